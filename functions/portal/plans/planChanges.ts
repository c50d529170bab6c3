import type {MollieClient} from '@mollie/api-client'
import {amsterdamDay, daysLater} from '../../../domain/format/dates.ts'
import {breakdown} from '../../../domain/money/pricing.ts'
import {vatRateOn} from '../../../domain/money/vat.ts'
import type {Language} from '../../../domain/texts/languages.ts'
import {byMandate} from '../../billing/changes/byMandate.ts'
import {isAtOnce, isOpenChange, isWaiting, plannedChange} from '../../billing/changes/change.ts'
import {mayCallOff, underwayPayment} from '../../billing/changes/changePayment.ts'
import {type InvoicePreview, invoicePreview} from '../../billing/changes/invoicePreview.ts'
import {
  hasDiscountOn,
  type OnSale,
  type Planned,
  planChange,
  type Refusal,
  type Wish,
} from '../../billing/changes/planChange.ts'
import {invoiceQuery} from '../../billing/invoices/invoice.query.ts'
import type {Order} from '../../billing/orders/order.ts'
import type {OrderMandate} from '../../billing/payments/mandate.ts'
import type {ContentClient} from '../../runtime/content.ts'
import {withDeadline} from '../../runtime/deadline.ts'
import {caught} from '../../runtime/log.ts'
import type {Services} from '../../runtime/services.ts'
import type {ChangeRefusal, ChangeSum, PendingChange, PortalPlanChange, SumAtOnce} from '../view/planChange.ts'

/** The customer waits for the page. */
export const MOLLIE_MS = 2000

export const NO_CHANGES: PortalPlanChange = {choices: [], backHref: '', chosen: null, refusal: null, pending: null}

type Asked = {
  pageHref: string
  language: Language
  wish: Wish | undefined
  mandate: Promise<OrderMandate | null>
  onSale: OnSale
  now: Date
}

/** The section of the page; without choices when the content cannot be read. */
export async function planChangesOf(
  order: Order,
  asked: Asked,
  {content, mollie}: Pick<Services, 'content' | 'mollie'>,
): Promise<PortalPlanChange> {
  const planned = pendingOf(order, asked.now)
  const pending = planned && {
    ...planned,
    mayWithdraw: planned.mayWithdraw || (await isDebitOpen(order, planned, mollie)),
  }
  if (pending || order.subscription?.state !== 'running' || asked.onSale.sold.length === 0)
    return {...NO_CHANGES, pending}
  try {
    return await choicesOf(order, asked, content)
  } catch (error) {
    caught('texts.read_failed', {endpoint: 'subscription', order: order.id}, error)
    return NO_CHANGES
  }
}

/** Whether the debit of a change can be called off; not while Mollie does not say so soon. */
const isDebitOpen = (order: Order, planned: PendingChange, mollie: MollieClient): Promise<boolean> =>
  withDeadline(MOLLIE_MS, mayCallOff(order, planned, mollie)).catch((error: unknown) => {
    caught('plan.call_off_failed', {order: order.id}, error)
    return false
  })

async function choicesOf(order: Order, asked: Asked, content: ContentClient) {
  const {pageHref, language, wish, mandate, onSale, now} = asked
  const change = wish && planChange(order, wish, onSale, now)
  const chosen = change && !('refusal' in change) ? change : null
  const {settings} = chosen ? await content.fetch(invoiceQuery) : {settings: null}
  const collected = chosen?.atOnce && wish ? collectedBy(await mandate, order, wish, onSale, now) : null
  return {
    choices: choicesIn(onSale, order, now).map(({plan, ...choice}) => ({
      ...choice,
      ...(choice.isPresent && {total: order.total}),
      href: `${pageHref}&change=${plan}.${choice.period}#change`,
    })),
    backHref: `${pageHref}#change`,
    chosen: chosen && {
      ...sumOf(order, chosen, settings && invoicePreview({...order, language}, chosen, settings, now)),
      byMandate: collected,
    },
    refusal: change && 'refusal' in change ? refusalWords(change.refusal) : null,
    pending: null,
  }
}

/** Each plan and period on sale with its total for the customer of an order. */
export const choicesIn = ({sold, vat}: OnSale, order: Order, now: Date) =>
  sold.map(({plan, planName, period, exclVat}) => {
    const isPresent = plan === order.plan && period === order.period
    const rate = order.vatScheme === 'reverseCharge' ? 0 : vatRateOn(vat, amsterdamDay(now))
    return {plan, planName, period, total: breakdown(exclVat / 100, rate).total, isPresent}
  })

/** The sum of a dearer plan when the mandate pays it; null where that cannot be. */
function collectedBy(mandate: OrderMandate | null, order: Order, wish: Wish, onSale: OnSale, now: Date) {
  if (!mandate) return null
  const planned = planChange(order, byMandate(wish, mandate, amsterdamDay(now)), onSale, now)
  return 'refusal' in planned || !planned.atOnce
    ? null
    : {...atOnceOf(planned.atOnce), isDebit: mandate.method === 'directdebit'}
}

const atOnceOf = ({daysLeft, from, until, price, credit, due}: NonNullable<Planned['atOnce']>): SumAtOnce => ({
  ...{daysLeft, from, until, price, credit},
  ...{vat: due.vat, total: due.total, vatRate: due.vatRate},
})

const sumOf = (
  order: Order,
  {atOnce, paidToday, next, startsOn, withdrawUntil}: Planned,
  invoice: InvoicePreview | null,
): Omit<ChangeSum, 'byMandate'> => ({
  ...{plan: next.plan, planName: next.planName, period: next.period, total: next.total, startsOn, paidToday},
  atOnce: atOnce && atOnceOf(atOnce),
  withdrawUntil: withdrawUntil ?? '',
  endsDiscount: hasDiscountOn(order, atOnce?.from ?? startsOn),
  invoice,
})

const WORDED: readonly string[] = ['differs', 'tooLate', 'collecting', 'noMandate'] satisfies ChangeRefusal[]
const isWorded = (refusal: string): refusal is ChangeRefusal => WORDED.includes(refusal)

export const refusalWords = (refusal: Refusal | 'differs' | 'noMandate'): ChangeRefusal | null => {
  if (refusal === 'same') return null
  return isWorded(refusal) ? refusal : 'refused'
}

/** The change that is agreed to; none of one at once that nobody began to pay. */
function pendingOf(order: Order, now: Date): PendingChange | null {
  const atOnce = order.planChanges?.find((change) => isWaiting(change) && isAtOnce(change))
  const change = atOnce && underwayPayment(order, atOnce) ? atOnce : plannedChange(order)
  if (!change || !isOpenChange(change)) return null
  const last = daysLater(change.startsOn, -2)
  const mayWithdraw = isWaiting(change) && !isAtOnce(change) && last >= amsterdamDay(now)
  const {number, planName, period, total, startsOn} = change
  return {
    number,
    planName,
    period,
    total,
    startsOn,
    withdrawUntil: mayWithdraw ? last : '',
    mayWithdraw,
    isUnderway: change === atOnce,
  }
}
