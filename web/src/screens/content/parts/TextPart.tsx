import {anchorOf} from '../../../../../domain/pages/anchors.ts'
import {Hyphenated} from '../../../layout/Hyphenated.tsx'
import {RichText} from '../../../ui/RichText.tsx'
import type {PartOf} from './part.ts'
import {Heading} from './Titled.tsx'

export function TextPart({part: {title, body}}: {part: PartOf<'textPart'>}) {
  if (!title) return <RichText value={body} />
  return (
    <section aria-label={title}>
      <Heading id={anchorOf(title)}>
        <Hyphenated>{title}</Hyphenated>
      </Heading>
      <RichText value={body} />
    </section>
  )
}
