import {anchorOf} from '../../../../../domain/pages/anchors.ts'
import {Lede} from '../../../ui/primitives.ts'
import {Form} from '../form/Form.tsx'
import type {PartOf} from './part.ts'
import {Heading} from './Titled.tsx'

export const FormPart = ({part: {title, intro, form, words}}: {part: PartOf<'formPart'>}) => (
  <section aria-label={title}>
    <Heading id={anchorOf(title)}>{title}</Heading>
    {intro && <Lede style={{marginBottom: 'var(--s5)'}}>{intro}</Lede>}
    {form && words && <Form form={form} words={words} />}
  </section>
)
