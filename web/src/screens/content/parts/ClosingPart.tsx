import {anchorOf} from '../../../../../domain/pages/anchors.ts'
import {Hyphenated} from '../../../layout/Hyphenated.tsx'
import {Lede} from '../../../ui/primitives.ts'
import {Actions} from './Actions.tsx'
import type {PartOf} from './part.ts'
import {Heading} from './Titled.tsx'

export const ClosingPart = ({part: {title, text, actions}}: {part: PartOf<'closingPart'>}) => (
  <section aria-label={title}>
    <Heading id={anchorOf(title)}>
      <Hyphenated>{title}</Hyphenated>
    </Heading>
    {text && <Lede style={{marginBottom: 'var(--s5)'}}>{text}</Lede>}
    <Actions actions={actions} />
  </section>
)
