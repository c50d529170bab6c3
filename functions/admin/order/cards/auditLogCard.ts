import type {AuditEntry} from '../../../billing/orders/orders.ts'
import {card} from '../../../ui/card.ts'
import {type Html, html} from '../../../ui/html.ts'
import type {OrderView} from '../orderView.ts'
import {timelineOf} from '../timeline/timeline.ts'

/** The audit log of the order as a timeline. */
export function auditLogCard(history: readonly AuditEntry[], {order, ledger, words, view, moment}: OrderView): Html {
  const {order: w} = words
  const entries = timelineOf({history, ledger, order}, view.language).map(
    ({at, by, isPerson, what, why}) =>
      html`<li${isPerson && html` class="person"`}><time datetime="${at}">${moment(at)}</time> <span class="by">· ${by}</span>${what.map((line) => html`<div>${line}</div>`)}${why && html`<q>${why}</q>`}</li>`,
  )
  return card({
    id: 'history',
    heading: w.history,
    isFolded: view.isPhone,
    content: html`<ol class="timeline">${entries}</ol>`,
    beside: html`<p class="hint">${w.timesIn}</p>`,
  })
}
