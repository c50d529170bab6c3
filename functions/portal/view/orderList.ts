import {inSentence} from '../../../domain/format/format.ts'
import {shownAddress} from '../../notifications/customerMail.ts'
import {card} from '../../ui/card.ts'
import {type Html, html} from '../../ui/html.ts'
import type {ListedOrder, PortalWords} from './order.ts'

/** The orders of an address, each a link but the one whose page it is on. */
export function orderList(
  orders: readonly ListedOrder[],
  heading: string,
  {periods}: Pick<PortalWords, 'periods'>,
  present?: string,
  level: 2 | 3 = 2,
): Html {
  const items = orders.map(({id, planName, period, href, details: {company = '', website = ''} = {}}) => {
    const about = [company, website && shownAddress(website)].filter(Boolean).join(', ')
    const words = html`<span>${planName}, ${inSentence(periods[period])}${about && html`<br><small>${about}</small>`}</span> <span>${id}</span>`
    return id === present
      ? html`<li aria-current="true"><p>${words}</p></li>`
      : html`<li><a href="${href}">${words}</a></li>`
  })
  return card({id: 'orders', heading, content: html`<ul class="orders">${items}</ul>`, level})
}
