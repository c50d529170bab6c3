import {CORRECT_VAT_NUMBER} from '../../../../domain/customers/portalActs.ts'
import {button} from '../../../ui/button.ts'
import {field} from '../../../ui/field.ts'
import {form} from '../../../ui/form.ts'
import {html} from '../../../ui/html.ts'
import {withMailLinks} from '../../../ui/mailLinks.ts'
import {decide} from '../nextAction.ts'
import type {PortalSection} from '../order.ts'
import {partCard} from '../partCard.ts'

/** The form for a VAT number that VIES does not know: the reverse charge needs one that it knows. */
export const vatNumber: PortalSection = (order, {words: {vatNumber: t, business}, vatNumber: typed}) => {
  const {unknownVatNumber} = order
  if (unknownVatNumber === '') return false
  const number = field({
    name: 'vatNumber',
    label: business.labels.vatNumber,
    value: typed?.fields.vatNumber ?? unknownVatNumber,
    wrong: typed?.wrong.includes('vatNumber') && t.invalid,
    max: 40,
  })
  return partCard({
    id: 'vat',
    heading: t.heading,
    content: html`<p>${withMailLinks(t.text)}</p>
${form({fields: {act: CORRECT_VAT_NUMBER}, content: html`${number}${button(t.button, decide(order) === 'vatNumber' && 'main')}`})}`,
  })
}
