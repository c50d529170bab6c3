import {anchorOf} from '../../../../../domain/pages/anchors.ts'
import {Hyphenated} from '../../../layout/Hyphenated.tsx'
import {Lede} from '../../../ui/primitives.ts'
import {Form} from '../form/Form.tsx'
import type {PartOf} from './part.ts'
import {Heading} from './Titled.tsx'

type Props = {part: PartOf<'formPart'>; quiet?: boolean}

/** `quiet` beside another form, whose button is the one to press. */
export const FormPart = ({part: {title, intro, form, words}, quiet = false}: Props) => (
  <section aria-label={title}>
    <Heading id={anchorOf(title)}>
      <Hyphenated>{title}</Hyphenated>
    </Heading>
    {intro && <Lede style={{marginBottom: 'var(--s5)'}}>{intro}</Lede>}
    {form && words && <Form form={form} words={words} quiet={quiet} />}
  </section>
)
