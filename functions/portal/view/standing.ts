import {PAY} from '../../../domain/customers/portalActs.ts'
import {formatDay, inSentence} from '../../../domain/format/format.ts'
import {formatEuros} from '../../../domain/money/money.ts'
import {pathOf} from '../../../domain/pages/pages.ts'
import {shownAddress} from '../../notifications/customerMail.ts'
import {Html, html} from '../../ui/html.ts'
import {withMailLinks} from '../../ui/mailLinks.ts'
import {postButton} from '../../ui/plainPage.ts'
import type {AccountSection} from './order.ts'
import {factList, failure} from './parts.ts'

/** What runs, since when, until when, and what is paid next; an unpaid renewal can be paid here. */
export const standing: AccountSection = (order, {language, words, problem}) => {
  const day = (date: string) => (date ? formatDay(date, language, 'long') : '')
  const {details, overdue, orderLabel} = words
  const {state, newPrice} = order
  const goesOn = state !== 'cancelled' && state !== 'ended'
  const isOver = !goesOn && order.owes
  const isReverseCharged = order.vatRate === 0
  return html`<section class="card" aria-labelledby="page-heading">${
    order.owes &&
    html`${isOver && html`<p>${words.owing}</p>`}${problem === 'pay' && failure(new Html(withMailLinks(overdue.failed)))}${new Html(postButton(overdue.button, PAY))}`
  }${state === 'ended' && html`<p><a class="button main" href="${pathOf('landing', language)}#pricing">${words.again}</a></p>`}${factList(
    [
      [details.plan, `${order.planName}, ${inSentence(words.periods[order.period])}`],
      [words.business.labels.company, order.details.company ?? ''],
      [words.business.labels.website, shownAddress(order.details.website ?? '')],
      [details.since, day(order.since)],
      goesOn ? [details.nextPayment, day(order.nextDay)] : [details.runsUntil, day(order.runsUntil)],
      goesOn && !isReverseCharged && [details.amount, formatEuros(order.total, language)],
      goesOn && [details.exclVat, formatEuros(order.exclVat, language)],
      goesOn && isReverseCharged && [details.vat, details.reverseCharged],
      goesOn && newPrice !== null && [details.newPrice.replace(', (', ' ('), formatEuros(newPrice.total, language)],
      state === 'running' && [details.ifCancelled, day(order.runsUntil)],
      [orderLabel, order.id],
    ],
  )}</section>`
}
