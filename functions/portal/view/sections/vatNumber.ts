import {CORRECT_VAT_NUMBER} from '../../../../domain/customers/portalActs.ts'
import {button} from '../../../ui/button.ts'
import {card} from '../../../ui/card.ts'
import {field} from '../../../ui/field.ts'
import {form} from '../../../ui/form.ts'
import {html} from '../../../ui/html.ts'
import {withMailLinks} from '../../../ui/mailLinks.ts'
import type {PortalSection} from '../order.ts'

/** The form for a VAT number that VIES does not know: the reverse charge needs one that it knows. */
export const vatNumber: PortalSection = ({unknownVatNumber}, {words: {vatNumber: t, business}, vatNumber: typed}) => {
  if (unknownVatNumber === '') return false
  const number = field({
    name: 'vatNumber',
    label: business.labels.vatNumber,
    value: typed?.fields.vatNumber ?? unknownVatNumber,
    wrong: typed?.wrong.includes('vatNumber') && t.invalid,
    max: 40,
  })
  return card({
    id: 'vat',
    heading: t.heading,
    content: html`<p>${withMailLinks(t.text)}</p>
${form({fields: {act: CORRECT_VAT_NUMBER}, content: html`${number}${button(t.button, 'main')}`})}`,
  })
}
