import styled from 'styled-components'
import {anchorOf} from '../../../../../domain/pages/anchors.ts'
import {Hyphenated} from '../../../layout/Hyphenated.tsx'
import {Lede, SectionHead, Subtitle} from '../../../ui/primitives.ts'

export const Heading = styled(Subtitle)`
  margin-bottom: var(--s4);
  scroll-margin-top: 6rem;
  overflow-wrap: anywhere;
`

type Props = {title: string; intro?: string | null; children: React.ReactNode}

/** A part with its heading, whose id is the anchor that links to it use. */
export function Titled({title, intro, children}: Props) {
  return (
    <section aria-label={title}>
      <SectionHead>
        <Heading id={anchorOf(title)} style={{marginBottom: 0}}>
          <Hyphenated>{title}</Hyphenated>
        </Heading>
        {intro && <Lede>{intro}</Lede>}
      </SectionHead>
      {children}
    </section>
  )
}
