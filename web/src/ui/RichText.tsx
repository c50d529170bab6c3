import {PortableText, type PortableTextComponents} from '@portabletext/react'
import styled from 'styled-components'

const Prose = styled.div`
  max-width: var(--measure);
  > * + * { margin-top: var(--s4); }
  ul { display: grid; gap: var(--s2); padding-left: 1.2em; list-style: square; }
  li::marker { color: var(--signal); }
  strong { font-weight: 600; color: var(--ground-ink, var(--ink)); }
`

const components: PortableTextComponents = {
  marks: {
    link: ({children, value}) => <a href={value?.href}>{children}</a>,
  },
}

type Blocks = Parameters<typeof PortableText>[0]['value']

/** Paragraphs, lists, bold and links from the Studio. */
export function RichText({value, className}: {value: Blocks; className?: string}) {
  return (
    <Prose className={className}>
      <PortableText value={value} components={components} />
    </Prose>
  )
}
