import {CORRECT_VAT_NUMBER} from '../../../domain/customers/portalActs.ts'
import {Html, html} from '../../ui/html.ts'
import {withMailLinks} from '../../ui/mailLinks.ts'
import type {AccountSection} from './order.ts'
import {card, field} from './parts.ts'

/** A VAT number that the European register does not know: without one that it knows, VAT is not the customer's to account for. */
export const vatNumber: AccountSection = ({unknownVatNumber}, {words: {vatNumber: t, business}, vatNumber: typed}) =>
  unknownVatNumber !== '' &&
  card(
    'vat',
    t.heading,
    html`<p>${new Html(withMailLinks(t.text))}</p>
<form class="form" method="post" novalidate><input type="hidden" name="act" value="${CORRECT_VAT_NUMBER}">${field({
      name: 'vatNumber',
      label: business.labels.vatNumber,
      value: typed?.fields.vatNumber ?? unknownVatNumber,
      wrong: typed?.wrong.includes('vatNumber') && t.invalid,
      max: 40,
    })}<button class="main">${t.button}</button></form>`,
  )
