import {DAY_MS} from '../../../domain/format/dates.ts'
import {type Cents, formatAmount} from '../../../domain/money/money.ts'
import {INTERVALS} from '../../../domain/money/periods.ts'
import {invoicesOf} from '../invoices/store.ts'
import {ENTRY_KINDS} from '../ledger/entries.ts'
import {readLedger} from '../ledger/ledger.ts'
import type {Order} from '../orders/order.ts'
import {amountsOf} from '../prices/priceChange.ts'
import {goesOn} from './subscription.ts'
import {remaining, type Trial} from './trial.fixture.ts'

const sum = (cents: readonly Cents[]): Cents => cents.reduce((total, each) => total + each, 0)
const isUnderway = ({status}: {status: string}) => status === 'open' || status === 'pending'

/** Faults at Mollie at any moment; empty when it is sound. */
export function faultsAtMollie({subscriptions, theirs}: Trial): string[] {
  const live = subscriptions().filter(({status}) => status === 'active')
  const collections = theirs().filter((payment) => isUnderway(payment) && payment.sequenceType === 'recurring')
  const periods = collections.map(({id, metadata}) => (metadata as {renewalOf?: string}).renewalOf ?? id)
  return [
    ...(live.length > 1 ? [`${live.length} subscriptions run`] : []),
    ...(new Set(periods).size < periods.length ? ['a period is collected twice'] : []),
  ]
}

/** The sums of an order by Mollie, by its payments, by the ledger and by its documents. */
async function sumsOf(trial: Trial, order: Order) {
  const {database} = trial.shop.database
  const refused = new Set(order.alerts.flatMap(({kind, about}) => (kind === 'refused' ? [about] : [])))
  const ledger = await readLedger(database.query, order.id)
  const documents = await invoicesOf(database, order.id)
  const isOfMoney = ({kind}: {kind: keyof typeof ENTRY_KINDS}) => ENTRY_KINDS[kind] !== null
  return {
    mollie: sum(
      trial
        .theirs()
        .filter(({id}) => !refused.has(id))
        .map(remaining),
    ),
    order: sum(
      order.payments
        .filter(({status}) => status === 'paid')
        .map((payment) => amountsOf(order, payment).total - payment.refunded - payment.chargedBack),
    ),
    ledger: sum(ledger.filter(isOfMoney).map(({total}) => total)),
    documents: sum(documents.map(({kind, data}) => (kind === 'creditNote' ? -1 : 1) * data.amounts.total)),
  }
}

/** Whether documents and money may differ: the bank took a payment back, and the claim stands. */
const isOpen = ({payments}: Order) =>
  payments.some(({chargedBack, writtenOff}) => chargedBack > 0 && writtenOff === undefined)

export async function faultsAtRest(trial: Trial): Promise<string[]> {
  const order = await trial.order()
  const {subscription} = order
  const sums = await sumsOf(trial, order)
  const live = trial.subscriptions().filter(({status}) => status === 'active')
  const expected = goesOn(subscription) && subscription.state !== 'missing' ? [subscription.id] : []
  // Ended at Mollie while it is owed, as when the answer to a cancellation was lost: it is made again once it is paid.
  const mayRest = subscription?.state === 'overdue' && live.length === 0
  const owed = [...order.mails, ...order.staffNotifications].filter(({state}) => state !== 'sent')
  return [
    ...faultsAtMollie(trial),
    ...(sums.order === sums.mollie ? [] : [`order ${sums.order}, Mollie ${sums.mollie}`]),
    ...(sums.ledger === sums.order ? [] : [`ledger ${sums.ledger}, order ${sums.order}`]),
    ...(isOpen(order) || sums.documents === sums.order ? [] : [`documents ${sums.documents}, order ${sums.order}`]),
    ...(mayRest || JSON.stringify(live.map(({id}) => id)) === JSON.stringify(expected)
      ? []
      : [`${subscription?.state} ${expected}, at Mollie ${live.map(({id}) => id)}`]),
    ...twiceCharged(trial),
    ...otherTerms(order, live),
    ...(owed.length > 0 ? [`mails are owed: ${owed.map(({kind}) => kind)}`] : []),
  ]
}

const isForChange = ({metadata}: {metadata?: unknown}) => 'planChange' in Object(metadata)

/** Mollie collects by the plan and period of the order. */
function otherTerms({total, period}: Order, live: ReturnType<Trial['subscriptions']>): string[] {
  return live
    .filter(({amount, interval}) => amount.value !== formatAmount(total) || interval !== INTERVALS[period])
    .map(({amount, interval}) => `Mollie collects ${amount.value} per ${interval}, the order says ${total} ${period}`)
}

/** No day is paid twice: the payments that were kept are a month apart. */
function twiceCharged(trial: Trial): string[] {
  const all = trial.theirs()
  // The difference for a dearer plan pays no period of its own.
  const kept = all.filter((payment) => remaining(payment) > 0 && !isForChange(payment))
  const periods = kept.map(({id, metadata}) => (metadata as {renewalOf?: string}).renewalOf ?? id)
  const days = [...new Set(periods)].map((id) => Date.parse(all.find((each) => each.id === id)?.createdAt ?? ''))
  const near = days
    .toSorted((one, other) => one - other)
    .filter((day, at, list) => day - (list[at - 1] ?? 0) < 27 * DAY_MS)
  return [
    ...(new Set(periods).size < periods.length ? ['a period was paid twice'] : []),
    ...near.map((day) => `charged again on ${new Date(day).toISOString()}`),
  ]
}
