import {inSentence} from '../../../domain/format/format.ts'
import {formatEuros} from '../../../domain/money/money.ts'
import {type Html, html} from '../../ui/html.ts'
import type {PortalContext} from './order.ts'
import type {PlanChoice} from './planChange.ts'

/** Plans and periods with their totals, each a link but the one that the customer has. */
export function choiceList(choices: readonly PlanChoice[], {language, words}: PortalContext): Html {
  const items = choices.map(({planName, period, total, href, isPresent}) => {
    const name = `${planName}, ${inSentence(words.periods[period])}`
    const price = html`<span>${formatEuros(total, language)}</span>`
    return isPresent
      ? html`<li><p><span>${name}<br><small>${words.planChange.present}</small></span> ${price}</p></li>`
      : html`<li><a href="${href}"><span>${name}</span> ${price}</a></li>`
  })
  return html`<p class="hint">${words.payments.amount}</p><ul class="orders">${items}</ul>`
}
