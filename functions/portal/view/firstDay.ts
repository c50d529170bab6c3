import {ACCESS} from '../../../domain/customers/customerDetails.ts'
import {formatDay, inSentence} from '../../../domain/format/format.ts'
import {Html, html} from '../../ui/html.ts'
import {withMailLinks} from '../../ui/mailLinks.ts'
import {invoiceFields} from './forInvoice.ts'
import type {AccountSection} from './order.ts'
import {card} from './parts.ts'

/** What happens from paying to the first of it being live, as it really stands; nothing once it is. */
export const firstDay: AccountSection = (order, {language, words: {firstDay: t, business}}) => {
  const {firstDay: now, details} = order
  if (!now || now.liveAt || order.state === 'ended') return false
  const way = ACCESS.find((each) => each === details.access)
  const steps: (readonly [title: string, at: string, next: unknown])[] = [
    [t.paid, order.since, ''],
    [
      t.told,
      now.toldAt,
      html`${now.missing.length > 0 && html`<p>${t.missing}: ${now.missing.map((name) => inSentence(business.labels[name])).join(', ')}.</p>`}<p><a class="button${invoiceFields(order).length === 0 && ' main'}" href="#details">${t.fillIn}</a></p>`,
    ],
    [t.connected, now.connectedAt, way ? html`<p>${new Html(withMailLinks(t.ways[way]))}</p>` : ''],
    [t.live, now.liveAt, ''],
  ]
  const current = steps.findIndex(([, at]) => !at)
  const step = ([title, at, next]: (typeof steps)[number], index: number) =>
    html`<li${at && html` data-done`}${index === current && html` aria-current="step"`}><strong>${title}</strong> <span class="muted">${at ? formatDay(at, language, 'long') : index === current ? t.now : t.later}</span>${index === current && next}</li>`
  return card(
    'first-day',
    t.heading,
    html`<p>${now.promisedOn ? t.newDay : now.isLate ? t.late : now.liveBy ? t.promised : t.text}</p>
<ol class="steps">${steps.map(step)}</ol>
<p class="muted">${new Html(withMailLinks(t.person))}</p>`,
  )
}
