import {PAUSE_MONTHS} from '../../domain/customers/portalActs.ts'
import {amsterdamDay} from '../../domain/format/dates.ts'
import {maySendByPeppol} from '../billing/deliveries/peppol.ts'
import {payUntil} from '../billing/dunning/overdue.ts'
import {type Balance, balanceOf} from '../billing/ledger/balance.ts'
import {isOpenAgain, owedAgain} from '../billing/ledger/chargeback.ts'
import type {LedgerEntry} from '../billing/ledger/entries.ts'
import {type AgreedTexts, paragraphsOf} from '../billing/orders/agreedTexts.ts'
import {liveBy} from '../billing/orders/onboarding.ts'
import type {Order, OrderPayment} from '../billing/orders/order.ts'
import {agreedOn, amountsOf, isOpen, overdueAmounts} from '../billing/prices/priceChange.ts'
import {goesOn} from '../billing/state/subscription.ts'
import {cancellationNumber, endIfCancelled, isGivenBack, mayResume} from '../billing/subscriptions/cancellation.ts'
import {pauseEnd, pauseEndsEarly, pauseFrom} from '../billing/subscriptions/pauseRules.ts'
import {paidUntil} from '../billing/subscriptions/renewal.ts'
import {missingOf} from '../customers/firstDay.ts'
import {readableAddress} from '../http/readableAddress.ts'
import {peppolConfig} from '../runtime/config.ts'
import type {
  FirstDay,
  ListedOrder,
  PortalBuying,
  PortalDocument,
  PortalOrder,
  PortalPause,
  PortalPayment,
  PortalSharing,
  PortalState,
} from './view/order.ts'
import type {PortalPlanChange} from './view/planChange.ts'

type Beside = {
  agreed: AgreedTexts
  mandateReference: string
  documents: readonly PortalDocument[]
  ledger: readonly LedgerEntry[]
  exportHref: string
  pageHref: string
  planChange: PortalPlanChange
  ofAddress: readonly ListedOrder[]
  buying: PortalBuying | null
  sharing: PortalSharing | null
  now: Date
}

/** An order as the portal shows it. */
export function portalOrderOf(
  order: Order,
  {
    agreed,
    mandateReference,
    documents,
    ledger,
    exportHref,
    pageHref,
    planChange,
    ofAddress,
    buying,
    sharing,
    now,
  }: Beside,
): PortalOrder {
  const next = nextDayOf(order, now)
  const change = (order.priceChanges ?? []).find((each) => isOpen(each) && each.toldAt)
  return {
    ...agreedOn(order, next),
    id: order.id,
    state: stateOf(order, now),
    period: order.period,
    planName: order.planName,
    periodLabel: order.periodLabel,
    since: amsterdamDay(new Date(order.paidAt ?? order.createdAt)),
    newPrice: change ? {total: change.total, from: change.startsOn} : null,
    nextDay: next,
    runsUntil: order.subscription?.endsOn ?? endIfCancelled(order, now) ?? '',
    receipt: cancellationNumber(order),
    isGivenBack: isGivenBack(order),
    owes: order.subscription?.overdueId !== undefined,
    nextIfPaid: paidUntil(order, now) ?? '',
    payUntil: payUntil(order),
    overdueTotal: overdueAmounts(order).total,
    pause: pauseOf(order, now),
    mayUndo: mayResume(order, now),
    firstDay: firstDayOf(order, now),
    unknownVatNumber: unknownVatNumber(order),
    customerName: order.customerName ?? '',
    email: readableAddress(order.customerEmail ?? ''),
    details: order.details ?? {},
    mayUsePeppol: maySendByPeppol(order, peppolConfig()),
    payments: order.payments.flatMap((payment) => shown(order, payment, balanceOf(ledger, payment.id))),
    documents,
    pageHref,
    terms: agreed.terms ? paragraphsOf(agreed.terms) : [],
    mandate: agreed.mandate ?? '',
    mandateReference,
    exportHref,
    planChange,
    ofAddress,
    buying,
    sharing,
  }
}

/** The day of the next collection; empty where none follows. While it is on hold nothing is collected. */
const nextDayOf = (order: Order, now: Date): string =>
  order.subscription && !goesOn(order.subscription)
    ? ''
    : (order.subscription?.pauseUntil ?? paidUntil(order, now) ?? '')

function pauseOf(order: Order, now: Date): PortalPause | null {
  const {subscription} = order
  if (subscription?.state === 'paused') {
    const {pauseFrom: from, pauseUntil: until} = subscription
    return {isAgreed: true, from, until, resumeOn: pauseEndsEarly(subscription, now)}
  }
  const from = pauseFrom(order, now)
  return from === null
    ? null
    : {isAgreed: false, from, choices: PAUSE_MONTHS.map((months) => ({months, until: pauseEnd(order, from, months)}))}
}

/** The number as it is now, when the register was asked about just that and does not know it. */
const unknownVatNumber = ({details, vatScheme, vatCheck}: Order): string =>
  vatScheme && vatCheck?.state === 'refused' && vatCheck.number === details?.vatNumber ? vatCheck.number : ''

function firstDayOf(order: Order, now: Date): FirstDay | null {
  if (!order.onboarding) return null
  const {toldAt, connectedAt, liveAt, promisedOn = ''} = order.onboarding
  const promised = liveBy(order)
  const day = (at: string | undefined) => (at ? amsterdamDay(new Date(at)) : '')
  return {
    toldAt: day(toldAt),
    connectedAt: day(connectedAt),
    liveAt: day(liveAt),
    liveBy: promised,
    isLate: !liveAt && promised !== null && promised <= now.toISOString(),
    // A day that is over promises nothing any more.
    promisedOn: promisedOn >= amsterdamDay(now) ? promisedOn : '',
    missing: missingOf(order),
  }
}

export function stateOf(order: Order, now: Date): PortalState {
  const {subscription} = order
  switch (subscription?.state) {
    case undefined:
      return 'starting'
    case 'cancelled':
    case 'resuming':
      return subscription.endsOn <= amsterdamDay(now) ? 'ended' : 'cancelled'
    case 'onHold':
      return 'paused'
    case 'paused':
      return 'onPause'
    case 'running':
    case 'restarting':
      return 'running'
    case 'overdue':
    case 'missing':
      return !subscription.overdueId ? 'running' : owedAgain(order) ? 'chargedBack' : 'overdue'
  }
}

const STATUS: Partial<Record<OrderPayment['status'], PortalPayment['status']>> = {
  paid: 'paid',
  pending: 'underway',
  authorized: 'underway',
  failed: 'failed',
}

/** A payment of the list; none for one that was begun at Mollie and given up. */
function shown(order: Order, payment: OrderPayment, {paid, paidAt, refunded, chargedBack}: Balance): PortalPayment[] {
  const status = isOpenAgain(order, payment) ? 'openAgain' : STATUS[payment.status]
  if (!status) return []
  const total = paid || amountsOf(order, payment).total
  const day = paidAt ? amsterdamDay(new Date(paidAt)) : ''
  return [{id: payment.id, day, total, status, refunded, chargedBack}]
}
