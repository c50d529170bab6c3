import {PAY} from '../../../../domain/customers/portalActs.ts'
import {formatDay, inSentence} from '../../../../domain/format/format.ts'
import {formatEuros} from '../../../../domain/money/money.ts'
import {shownAddress} from '../../../notifications/customerMail.ts'
import {pageCard} from '../../../ui/card.ts'
import {type DescriptionRow, descriptionList} from '../../../ui/descriptionList.ts'
import {postButton} from '../../../ui/form.ts'
import {html} from '../../../ui/html.ts'
import {withMailLinks} from '../../../ui/mailLinks.ts'
import {notice} from '../../../ui/notice.ts'
import {decide, type NextAction} from '../nextAction.ts'
import type {PortalContext, PortalOrder, PortalSection} from '../order.ts'
import {partCard} from '../partCard.ts'

/**
 * The subscription: since when, until when, and the next payment. Its plan alone while the customer is asked for details,
 * since the sentence below the heading of the page has the next payment.
 */
export const standing: PortalSection = (order, context) => {
  const rows = descriptionList(rowsOf(order, context))
  if (!ASKING.has(decide(order)) || context.isReader) return pageCard(rows)
  return partCard({id: 'standing', heading: planAndPeriod(order, context), isFolded: true, content: rows})
}

/** Actions that are forms of details. */
const ASKING: ReadonlySet<NextAction> = new Set(['invoice', 'vatNumber', 'tell'])

const planAndPeriod = ({planName, period}: Pick<PortalOrder, 'planName' | 'period'>, {words}: PortalContext) =>
  `${planName}, ${inSentence(words.periods[period])}`

/** The button that pays what is open. */
export const paying: PortalSection = (order, {words, problem}) => {
  if (decide(order) !== 'pay') return false
  const {overdue, owing} = words
  const isOver = order.state === 'cancelled' || order.state === 'ended'
  const failure = problem === 'pay' && notice('down', withMailLinks(overdue.failed))
  const button = postButton(overdue.button, {act: PAY}, {variant: 'main'})
  // No section: the heading of the page names one already.
  return html`<div class="card">${isOver && html`<p>${owing}</p>`}${failure}${button}</div>`
}

function rowsOf(order: PortalOrder, context: PortalContext): (DescriptionRow | false)[] {
  const {language, words} = context
  const day = (date: string) => (date ? formatDay(date, language, 'long') : '')
  const {details, business, orderLabel} = words
  const {state, newPrice} = order
  const goesOn = state !== 'cancelled' && state !== 'ended'
  const isReverseCharged = order.vatRate === 0
  const {pending} = order.planChange
  // The next amount may be of another plan or period than the one that runs.
  const ofNext = pending && pending.startsOn <= order.nextDay ? ` (${planAndPeriod(pending, context)})` : ''
  return [
    [details.plan, planAndPeriod(order, context)],
    [business.labels.company, order.details.company ?? ''],
    [business.labels.website, shownAddress(order.details.website ?? '')],
    [details.since, day(order.since)],
    goesOn ? [details.nextPayment, day(order.nextDay)] : [details.runsUntil, day(order.runsUntil)],
    goesOn && !isReverseCharged && [details.amount, formatEuros(order.total, language) + ofNext],
    goesOn && [details.exclVat, formatEuros(order.exclVat, language) + (isReverseCharged ? ofNext : '')],
    goesOn && isReverseCharged && [details.vat, details.reverseCharged],
    goesOn && newPrice !== null && [details.newPrice.replace(', (', ' ('), formatEuros(newPrice.total, language)],
    (state === 'running' || state === 'onPause') && [details.ifCancelled, day(order.runsUntil)],
    order.receipt !== '' && [words.receipt, order.receipt],
    [orderLabel, order.id],
  ]
}
