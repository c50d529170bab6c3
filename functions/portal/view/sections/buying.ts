import {details} from '../../../ui/details.ts'
import {html} from '../../../ui/html.ts'
import {choiceList} from '../choiceList.ts'
import type {PortalSection} from '../order.ts'
import {partCard} from '../partCard.ts'

/** Plans on sale, to start again with the details kept, or folded for another website. */
export const buying: PortalSection = (order, context) => {
  if (!order.buying) return false
  const {kind, choices} = order.buying
  const {buying: t, again} = context.words
  const list = choiceList(choices, context)
  if (kind === 'again') return partCard({id: 'buy', heading: again, content: html`<p>${t.again}</p>${list}`})
  return html`<section class="card" id="buy" aria-labelledby="buy-heading">${details(
    html`<h3 id="buy-heading">${t.heading}</h3>`,
    html`<p>${t.text}</p>${list}`,
  )}</section>`
}
