import {ACCESS, DETAILS} from '../../../../domain/customers/customerDetails.ts'
import {SAVE_DETAILS} from '../../../../domain/customers/portalActs.ts'
import {formatDay, inSentence} from '../../../../domain/format/format.ts'
import {button} from '../../../ui/button.ts'
import {details} from '../../../ui/details.ts'
import {form} from '../../../ui/form.ts'
import {type Html, html} from '../../../ui/html.ts'
import {withMailLinks} from '../../../ui/mailLinks.ts'
import {errorSummary} from '../../../ui/notice.ts'
import {promiseLine} from '../../../ui/promiseLine.ts'
import {workFields} from '../invoiceFields.ts'
import {decide} from '../nextAction.ts'
import type {FirstDay, PortalContext, PortalOrder, PortalSection} from '../order.ts'
import {partCard} from '../partCard.ts'
import {detailField, refusedForm, wrongFields} from './detailField.ts'

/** The steps from the payment to the first improvement being live; nothing once it is. */
export const firstDay: PortalSection = (order, context) => {
  const {firstDay: now} = order
  if (!now || now.liveAt || order.state === 'ended') return false
  const {firstDay: t, promise} = context.words
  const steps = stepsOf(order, now, context)
  const current = steps.findIndex(({at}) => !at)
  const step = ({title, at, next}: Step, index: number) =>
    html`<li${at && html` data-done`}${index === current && html` aria-current="step"`}><strong>${title}</strong> <span class="muted">${at ? formatDay(at, context.language, 'long') : index === current ? t.now : t.later}</span>${index === current && next}</li>`
  // Once a moment or a day is named, the general promise is over.
  const isPromised = Boolean(now.promisedOn || now.isLate || now.liveBy)
  return partCard({
    id: 'first-day',
    heading: t.heading,
    content: html`<p>${now.promisedOn ? t.newDay : now.isLate ? t.late : now.liveBy ? t.promised : t.text}</p>
<ol class="steps">${steps.map(step)}</ol>
${!isPromised && promise && html`<h4>${promise.heading}</h4>${promiseLine(promise.items)}`}
<p class="muted">${withMailLinks(t.person)}</p>`,
  })
}

/** `next`: the customer's own part in it. */
type Step = {title: string; at: string; next?: Html | false | undefined}

function stepsOf(order: PortalOrder, now: FirstDay, context: PortalContext): Step[] {
  const {firstDay: t} = context.words
  const way = ACCESS.find((each) => each === order.details.access)
  return [
    {title: t.paid, at: order.since},
    {title: t.told, at: now.toldAt, next: telling(order, now, context)},
    {title: t.connected, at: now.connectedAt, next: way && html`<p>${withMailLinks(t.ways[way])}</p>`},
    {title: t.live, at: now.liveAt},
  ]
}

/** The form of what is missing for the work; folded while something else comes first. */
function telling(order: PortalOrder, now: FirstDay, context: PortalContext): Html {
  const {firstDay: t, business} = context.words
  const names = workFields(order)
  const isNow = decide(order) === 'tell'
  const isRefused = refusedForm(order, context) === 'work'
  const missing = now.missing.map((name) => inSentence(business.labels[name]).replace(/\?$/, '')).join(', ')
  const fields = DETAILS.filter(({name}) => names.includes(name)).map((row) => detailField(row, order, context))
  const asked = html`${isRefused && errorSummary(business.problem, wrongFields(context.business, business))}
${form({fields: {act: SAVE_DETAILS}, content: html`<fieldset aria-label="${business.work}">${fields}</fieldset>${button(business.button, isNow && 'main')}`})}`
  if (names.length > 0 && (isNow || isRefused)) return asked
  return html`${missing && html`<p>${t.missing}: ${missing}.</p>`}${names.length > 0 && details(t.fillIn, asked)}`
}
