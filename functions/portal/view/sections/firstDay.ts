import {ACCESS} from '../../../../domain/customers/customerDetails.ts'
import {formatDay, inSentence} from '../../../../domain/format/format.ts'
import {linkButton} from '../../../ui/button.ts'
import {type Html, html} from '../../../ui/html.ts'
import {withMailLinks} from '../../../ui/mailLinks.ts'
import {decide} from '../nextAction.ts'
import type {FirstDay, PortalContext, PortalOrder, PortalSection} from '../order.ts'
import {partCard} from '../partCard.ts'

/** The steps from the payment to the first improvement being live; nothing once it is. */
export const firstDay: PortalSection = (order, context) => {
  const {firstDay: now} = order
  if (!now || now.liveAt || order.state === 'ended') return false
  const {firstDay: t} = context.words
  const steps = stepsOf(order, now, context)
  const current = steps.findIndex(({at}) => !at)
  const step = ({title, at, next}: Step, index: number) =>
    html`<li${at && html` data-done`}${index === current && html` aria-current="step"`}><strong>${title}</strong> <span class="muted">${at ? formatDay(at, context.language, 'long') : index === current ? t.now : t.later}</span>${index === current && next}</li>`
  return partCard({
    id: 'first-day',
    heading: t.heading,
    content: html`<p>${now.promisedOn ? t.newDay : now.isLate ? t.late : now.liveBy ? t.promised : t.text}</p>
<ol class="steps">${steps.map(step)}</ol>
<p class="muted">${withMailLinks(t.person)}</p>`,
  })
}

/** `next`: the customer's own part in it. */
type Step = {title: string; at: string; next?: Html | false | undefined}

function stepsOf(order: PortalOrder, now: FirstDay, {words: {firstDay: t, business}}: PortalContext): Step[] {
  const way = ACCESS.find((each) => each === order.details.access)
  const missing = now.missing.map((name) => inSentence(business.labels[name]).replace(/\?$/, '')).join(', ')
  const fillIn = linkButton('#details', t.fillIn, {variant: decide(order) === 'tell' && 'main'})
  return [
    {title: t.paid, at: order.since},
    {title: t.told, at: now.toldAt, next: html`${missing && html`<p>${t.missing}: ${missing}.</p>`}<p>${fillIn}</p>`},
    {title: t.connected, at: now.connectedAt, next: way && html`<p>${withMailLinks(t.ways[way])}</p>`},
    {title: t.live, at: now.liveAt},
  ]
}
