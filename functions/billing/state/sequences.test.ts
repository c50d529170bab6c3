import fc from 'fast-check'
import {DAY_MS} from '../../../domain/format/dates.ts'
import {type Cents, formatAmount} from '../../../domain/money/money.ts'
import {INTERVALS} from '../../../domain/money/periods.ts'
import {TEST_LIMIT_MS} from '../../../tests/support/limits.ts'
import {ENGINES} from '../../../tests/support/shop/database.ts'
import {TestShop} from '../../../tests/support/shop/testShop.ts'
import {invoicesOf} from '../invoices/store.ts'
import {readLedger} from '../ledger/ledger.ts'
import type {Order} from '../orders/order.ts'
import {amountsOf} from '../prices/priceChange.ts'
import {ACTS, type Act, acts, remaining, Trial} from './sequences.fixture.ts'
import {goesOn} from './subscription.ts'

/**
 * Random sequences of acts by the customer, the bank, operators, the schedule and a Mollie that fails, on whole shops. Properties
 * of pure `decide`: decide.test.ts. `BILLING_SEQUENCES=200` makes so many; a failure names its seed and its acts.
 */
const SEQUENCES = Number(process.env.BILLING_SEQUENCES ?? 6)

const sum = (cents: readonly Cents[]): Cents => cents.reduce((total, each) => total + each, 0)
const isUnderway = ({status}: {status: string}) => status === 'open' || status === 'pending'

/** Faults at Mollie at any moment; empty when it is sound. */
function faultsAtMollie({shop, theirs}: Trial): string[] {
  const live = shop.sandbox.store.list('subscription').filter(({status}) => status === 'active')
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
  const isOfMoney = ({kind}: {kind: string}) => kind !== 'writeOff' && kind !== 'refused'
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

async function faultsAtRest(trial: Trial): Promise<string[]> {
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

async function run(trial: Trial, sequence: readonly Act[]) {
  await trial.begin()
  for (const {act, which} of sequence) {
    await ACTS[act](trial, which)
    expect(faultsAtMollie(trial)).toEqual([])
  }
  await trial.untilQuiet()
  expect(await faultsAtRest(trial)).toEqual([])
  const atRest = [await trial.order(), trial.shop.sandbox.store.list('refund'), trial.theirs()]
  for (const {id} of trial.shop.sandbox.store.list('payment').toReversed()) await trial.hear(id)
  expect([await trial.order(), trial.shop.sandbox.store.list('refund'), trial.theirs()]).toEqual(atRest)
}

test.each(ENGINES)(
  'no sequence of acts on %s charges a period twice, loses a cent or leaves Mollie collecting by itself',
  async (engine) => {
    await fc.assert(
      fc.asyncProperty(fc.array(acts, {minLength: 1, maxLength: 40, size: 'max'}), async (sequence) => {
        const shop = await (await new TestShop().open(engine)).toNoon()
        try {
          await run(new Trial(shop), sequence)
        } finally {
          await shop.close()
        }
      }),
      {numRuns: SEQUENCES, endOnFailure: process.env.BILLING_SHRINK === undefined},
    )
  },
  TEST_LIMIT_MS,
)
