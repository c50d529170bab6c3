import {ASK_ADDRESS} from '../../../domain/customers/portalActs.ts'
import {html} from '../../ui/html.ts'
import type {AccountSection} from './order.ts'
import {card, field} from './parts.ts'

/** Where mails go, and how another address takes its place: only once a link that was sent there is opened. */
export const emailAddress: AccountSection = (order, {words: {address: t}, address: typed, problem}) =>
  card(
    'address',
    t.heading,
    html`<p>${order.email ? t.text : t.none}</p>
<form class="form" method="post" novalidate><input type="hidden" name="act" value="${ASK_ADDRESS}">${field({
      name: 'email',
      label: t.label,
      value: typed?.fields.email ?? '',
      wrong: problem === 'tooOften' ? t.tooOften : typed?.wrong.includes('email') && t.invalid,
      autocomplete: 'email',
      type: 'email',
      max: 200,
    })}<button>${t.button}</button></form>`,
  )
