import {ASK_ADDRESS} from '../../../../domain/customers/portalActs.ts'
import {button} from '../../../ui/button.ts'
import {field} from '../../../ui/field.ts'
import {form} from '../../../ui/form.ts'
import {html} from '../../../ui/html.ts'
import type {PortalSection} from '../order.ts'
import {partCard} from '../partCard.ts'

/** The address of mails. Another one takes its place once a link that was sent there is opened. */
export const emailAddress: PortalSection = (order, {words: {address: t}, address: typed, problem}) => {
  const email = field({
    name: 'email',
    label: t.label,
    value: typed?.fields.email ?? '',
    wrong: problem === 'tooOften' ? t.tooOften : typed?.wrong.includes('email') && t.invalid,
    autocomplete: 'email',
    type: 'email',
    max: 200,
  })
  return partCard({
    id: 'address',
    heading: t.heading,
    isFolded: order.email !== '' && !typed && problem !== 'tooOften',
    content: html`<p>${order.email ? t.text : t.none}</p>
${form({fields: {act: ASK_ADDRESS}, content: html`${email}${button(t.button)}`})}`,
  })
}
