import fc from 'fast-check'
import {PAUSE_MONTHS} from '../../../domain/customers/portalActs.ts'
import {amsterdamDay, HOUR_MS} from '../../../domain/format/dates.ts'
import {type Cents, formatAmount, parseAmount} from '../../../domain/money/money.ts'
import type {TestShop} from '../../../tests/support/shop/testShop.ts'
import {reconcile} from '../../jobs/reconcile.ts'
import {agreeToChange} from '../changes/agree.ts'
import {byMandate} from '../changes/byMandate.ts'
import {readOnSale} from '../changes/onSale.ts'
import {planChange} from '../changes/planChange.ts'
import {payOverdue} from '../dunning/collectOverdue.ts'
import {DETAILS} from '../invoices/invoice.fixture.ts'
import {isOpenAgain} from '../ledger/chargeback.ts'
import type {Order} from '../orders/order.ts'
import {readMandate, requestMandatePayment} from '../payments/mandate.ts'
import {refund, refundable} from '../payments/refund.ts'
import {settlePayment} from '../payments/settle.ts'
import {mandateFor} from '../payments/snapshot.ts'
import {amountsOf} from '../prices/priceChange.ts'
import {cancelSubscription, resumeSubscription} from '../subscriptions/cancel.ts'
import {endPause, pauseSubscription} from '../subscriptions/pause.ts'
import {decide} from './decide.ts'
import type {BillingEvent} from './events.ts'

const PAGE = 'http://localhost:9/abonnement/?order=x'
const AUDIT = {actor: 'customer', reason: 'settle'} as const
/** A run mails what the run before it found out. */
const QUIET_RUNS = 2
const MOST_RUNS = 40

const centsOf = (amount?: {value: string}): Cents => (amount ? (parseAmount(amount.value) ?? 0) : 0)

/** One customer of a shop, who pays monthly and whose details are complete. */
export class Trial {
  readonly shop: TestShop
  id = ''

  constructor(shop: TestShop) {
    this.shop = shop
  }

  async begin() {
    const order = await this.shop.paidOrder({customerEmail: 'jo@example.nl', customerName: 'Jo'})
    this.id = order.id
    await this.shop.services.orders.update(order.id, (kept) => ({...kept, details: DETAILS}), AUDIT)
    await this.hear(order.paymentId ?? '')
  }

  get services() {
    this.shop.now = this.shop.sandbox.clock.now()
    return this.shop.services
  }

  order = async () => (await this.services.orders.get(this.id)) as Order
  /** All payments of periods at Mollie, oldest first. Those of a cent pay none. */
  theirs = () =>
    this.shop.sandbox.store
      .list('payment')
      .filter((payment) => !mandateFor(payment))
      .toReversed()
  subscriptions = () => this.shop.sandbox.store.list('subscription')
  hear = (paymentId: string) => settlePayment(paymentId, this.services)

  /** A payment by number, of those that meet a condition. */
  pick(which: number, meets: (payment: ReturnType<Trial['theirs']>[number]) => boolean) {
    const found = this.theirs().filter(meets)
    return found[which % (found.length || 1)]
  }

  /** Something that Mollie's faults, or the rules, may refuse. */
  async attempt(work: (order: Order) => Promise<unknown>) {
    await work(await this.order()).catch(() => {})
  }

  async decide(event: BillingEvent) {
    await this.services.orders.update(this.id, (kept) => decide(kept, event, this.shop.now), AUDIT)
  }

  /** Days on which the schedule runs, and Mollie's webhooks come. */
  async live(days: number) {
    for (let day = 0; day < days; day++) {
      await this.shop.control('clock', {days: 1})
      for (const payment of this.theirs()) if (this.isNews(payment)) await this.hear(payment.id)
      await reconcile(this.services)
    }
  }
  #heard = new Map<string, string>()
  isNews(payment: {id: string}): boolean {
    const now = JSON.stringify(payment)
    const isNews = this.#heard.get(payment.id) !== now
    this.#heard.set(payment.id, now)
    return isNews
  }

  /** Mollie is sound, all webhooks arrive, and the schedule runs until it has nothing more to do. */
  async untilQuiet() {
    await this.shop.control('faults', {faults: []})
    await this.live(1)
    for (const {id} of this.shop.sandbox.store.list('payment')) await this.hear(id)
    let quiet = 0
    for (let count = 0; quiet < QUIET_RUNS; count++) {
      if (count > MOST_RUNS) throw new Error('The schedule does not come to rest')
      const before = JSON.stringify(await this.order())
      await this.shop.control('clock', {minutes: HOUR_MS / 60_000})
      const {mailed, failed} = await reconcile(this.services)
      quiet = mailed + failed === 0 && before === JSON.stringify(await this.order()) ? quiet + 1 : 0
    }
  }
}

const which = fc.nat({max: 20})
const OUTCOMES = [
  {nextOutcome: 'paid'},
  {nextOutcome: 'failed'},
  {nextOutcome: 'paid', days: 5},
  {nextOutcome: 'failed', days: 5},
  {nextOutcome: 'paid', days: 20},
  {nextOutcome: 'chargedBack', days: 3},
] as const
/** Faults of any call, of answers that are lost, and of one kind of call; none at which Mollie's client waits to try again. */
const FAULTS = [
  [{kind: 'reset', rate: 0.3}],
  [{kind: 'html', rate: 0.3}],
  [{kind: 'reset', rate: 0.3, after: true}],
  [{kind: '429', call: 'POST .*/subscriptions'}],
  [{kind: 'html', call: 'GET .*/payments', rate: 0.5}],
  [],
] as const
const ENDS = ['paid', 'failed', 'canceled', 'expired', 'open'] as const

export type Act = {act: keyof typeof ACTS; which: number}

/** The acts; `which` chooses among the payments, outcomes or days that there are. */
export const ACTS = {
  daysPass: (trial: Trial, which: number) => trial.shop.control('clock', {days: 1 + (which % 16)}),
  live: (trial: Trial, which: number) => trial.live([1, 3, 8, 15, 32][which % 5] ?? 1),
  nextRenewal: async (trial: Trial, which: number) => {
    const id = (await trial.order()).subscription?.id
    await trial.shop.control('subscription', {id, ...OUTCOMES[which % OUTCOMES.length]})
  },
  bankAnswers: async (trial: Trial, which: number) => {
    const payment = trial.pick(which >> 1, isPending)
    if (payment) await trial.shop.control('payment', {id: payment.id, status: which % 2 ? 'paid' : 'failed'})
  },
  webhook: async (trial: Trial, which: number) => {
    const payment = trial.pick(which, () => true)
    if (payment) await trial.hear(payment.id)
  },
  webhookTwice: async (trial: Trial, which: number) => {
    const payment = trial.pick(which, () => true)
    if (payment) await Promise.all([trial.hear(payment.id), trial.hear(payment.id)])
  },
  takeBack: async (trial: Trial, which: number) => {
    const payment = trial.pick(which, (each) => remaining(each) > 0)
    if (payment) await trial.shop.control('chargeback', {id: payment.id, amount: formatAmount(remaining(payment))})
  },
  giveBack: (trial: Trial, which: number) => {
    const {store} = trial.shop.sandbox
    const payment = trial.pick(which, ({amountChargedBack}) => amountChargedBack !== undefined)
    if (!payment) return
    store.put('payment', {...payment, amountChargedBack: undefined})
    for (const {id, paymentId} of store.list('chargeback')) if (paymentId === payment.id) store.delete('chargeback', id)
  },
  refund: (trial: Trial, which: number) =>
    trial.attempt(async (order) => {
      const paid = order.payments.filter((payment) => refundable(amountsOf(order, payment).total, payment) > 0)
      const payment = paid[(which >> 1) % paid.length]
      if (!payment) return
      const rest = refundable(amountsOf(order, payment).total, payment)
      await refund(order, payment.id, which % 2 ? rest : Math.ceil(rest / 3), trial.services, AUDIT)
    }),
  cancel: (trial: Trial) => trial.attempt((order) => cancelSubscription(order, trial.services, AUDIT, trial.shop.now)),
  resume: (trial: Trial) => trial.attempt((order) => resumeSubscription(order, trial.services, AUDIT, trial.shop.now)),
  pause: (trial: Trial, which: number) =>
    trial.attempt((order) =>
      pauseSubscription(order, PAUSE_MONTHS[which % 3] ?? 1, trial.services, AUDIT, trial.shop.now),
    ),
  endPause: (trial: Trial) => trial.attempt((order) => endPause(order, trial.services, AUDIT, trial.shop.now)),
  pay: (trial: Trial, which: number) =>
    trial.attempt(async (order) => {
      const url = await payOverdue(order, PAGE, trial.services)
      if (url) await trial.shop.control('payment', {id: trial.shop.paymentIdOf(url), status: ENDS[which % ENDS.length]})
    }),
  chooseAccount: (trial: Trial, which: number) =>
    trial.attempt(async (order) => {
      const url = await requestMandatePayment(order, PAGE, trial.services)
      if (!url) return
      const id = trial.shop.paymentIdOf(url)
      await trial.shop.control('payment', {id, status: 'paid'})
      if (which % 2) await trial.hear(id)
    }),
  askToPay: (trial: Trial) => onOpen(trial, 'askedToPay'),
  writeOff: (trial: Trial) => onOpen(trial, 'writtenOff'),
  changePlan: (trial: Trial, which: number) =>
    trial.attempt(async (order) => {
      const {services} = trial
      const now = trial.shop.now
      const onSale = await readOnSale(services.content, 'nl', now)
      const wish = onSale.sold[which % onSale.sold.length]
      const mandate = which % 3 === 2 ? await readMandate(order, services.mollie) : null
      if (!wish) return
      const change = planChange(order, mandate ? byMandate(wish, mandate, amsterdamDay(now)) : wish, onSale, now)
      if ('refusal' in change) return
      const {paidToday, startsOn, atOnce, next} = change
      const shown = {paidToday, total: next.total, startsOn, from: atOnce?.from ?? ''}
      const pageUrl = mandate ? null : PAGE
      const agreed = await agreeToChange(order, {wish, shown, onSale, pageUrl, audit: AUDIT, now}, services)
      if (!('location' in agreed)) return
      const id = trial.shop.paymentIdOf(agreed.location)
      await trial.shop.control('payment', {id, status: ENDS[which % ENDS.length]})
    }),
  withdrawChange: (trial: Trial, which: number) =>
    trial.decide({event: 'changeWithdrawn', number: 1 + (which % 3), at: trial.shop.now.toISOString()}),
  schedule: (trial: Trial) => reconcile(trial.services),
  faults: (trial: Trial, which: number) =>
    trial.shop.control('faults', {seed: which, faults: FAULTS[which % FAULTS.length]}),
} satisfies Record<string, (trial: Trial, which: number) => unknown>

const isPending = ({status}: {status: string}) => status === 'pending'
type Theirs = ReturnType<Trial['theirs']>[number]
export const remaining = ({status, amount, amountRefunded, amountChargedBack}: Theirs): Cents =>
  status === 'paid' ? centsOf(amount) - centsOf(amountRefunded) - centsOf(amountChargedBack) : 0

/** An operator acts on the first payment that the bank took back, where the page offers it. */
async function onOpen(trial: Trial, event: 'askedToPay' | 'writtenOff') {
  const order = await trial.order()
  const payment = order.payments.find((each) => isOpenAgain(order, each))
  if (payment) await trial.decide({event, payment: payment.id, at: trial.shop.now.toISOString()})
}

export const acts: fc.Arbitrary<Act> = fc.record({
  act: fc.constantFrom(...(Object.keys(ACTS) as (keyof typeof ACTS)[]), 'live', 'live', 'nextRenewal', 'nextRenewal'),
  which,
})
