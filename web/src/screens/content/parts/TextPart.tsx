import {anchorOf} from '../../../../../domain/pages/anchors.ts'
import {RichText} from '../../../ui/RichText.tsx'
import type {PartOf} from './part.ts'
import {Heading} from './Titled.tsx'

export function TextPart({part: {title, body}}: {part: PartOf<'textPart'>}) {
  if (!title) return <RichText value={body} />
  return (
    <section aria-label={title}>
      <Heading id={anchorOf(title)}>{title}</Heading>
      <RichText value={body} />
    </section>
  )
}
