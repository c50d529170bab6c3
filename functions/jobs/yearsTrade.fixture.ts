import {randomUUID} from 'node:crypto'
import {CANCEL, END_PAUSE, METHOD, PAUSE, PAY, UNDO, WITHDRAW_CHANGE} from '../../domain/customers/portalActs.ts'
import {daysLater} from '../../domain/format/dates.ts'
import {formatAmount, parseAmount} from '../../domain/money/money.ts'
import {isPeriod} from '../../domain/money/periods.ts'
import {randomFrom} from '../../tests/support/shop/customers.ts'
import type {TestShop} from '../../tests/support/shop/testShop.ts'
import {isOpenAgain} from '../billing/ledger/chargeback.ts'
import {stateOf} from '../billing/state/stateOf.ts'
import {isCancelled} from '../billing/state/subscription.ts'
import {remaining, Trial} from '../billing/state/trial.fixture.ts'
import {abroad, correct, offered, reinvoiced} from '../billing/vat/settledVat.fixture.ts'
import type {Database} from '../database/database.ts'
import {reconcile} from './reconcile.ts'
import {ANNOUNCED, OFFERS, withPrice, YEARLY} from './yearsPrices.fixture.ts'

export const START = '2032-01-01'
const SEED = 20320101
const MOST_TRIES = 20
/** Runs of the schedule on a day on which Mollie fails. */
const MOST_RUNS = 12
/** Faults of Mollie in turn, each for a month: calls and answers that are lost, other answers, calls that are too many. */
const FAULTS = [
  [{kind: 'reset', rate: 0.1}],
  [{kind: 'html', rate: 0.1}],
  [{kind: 'reset', rate: 0.1, after: true}],
  [
    {kind: '429', rate: 0.1},
    {kind: '503', times: 1},
  ],
] as const
/** Days after which Mollie calls about news: at once, twice, two days late, never, and two times late. */
const CALLS = [[0], [0, 0], [2], [], [1, 3]] as const

/** The database with empty files for each invoice: to draw them takes a third of the time, and has tests of its own. */
const withoutDrawing = (database: Database): Database => ({
  ...database,
  query: async (sql, values) =>
    sql.startsWith('SELECT pdf, ubl FROM') ? [{pdf: '', ubl: '-'}] : database.query(sql, values),
})

type Act = (one: string, two: string, three: string) => Promise<unknown>

/** One of the customers, with the acts of the year by their day. */
export class YearsCustomer extends Trial {
  readonly row: string
  /** The state, plan, period and euros of the end, as the table says. */
  readonly expected: string
  readonly #year: Year
  readonly #acts: readonly {day: string; act: string; args: string[]}[]

  constructor(year: Year, line: string) {
    super(year.shop)
    const [row = '', expected = ''] = line.split('|').map((text) => text.trim())
    this.row = row
    this.expected = expected
    this.#year = year
    this.#acts = row.split(', ').map((text) => {
      const [day = '', act = '', ...args] = text.split(' ')
      return {day: `${START.slice(0, 4)}-${day}`, act, args}
    })
  }

  async act(day: string) {
    for (const {
      act,
      args: [one = '', two = '', three = ''],
    } of this.#acts.filter((each) => each.day === day)) {
      const perform = Object.hasOwn(this.#named, act) ? this.#named[act] : undefined
      if (!perform) throw new Error(`${this.row}: nobody can do this: ${act}`)
      await perform(one, two, three)
    }
  }

  /** The acts by the words of the table. */
  readonly #named: Record<string, Act> = {
    buys: (plan, period, more) =>
      this.#buy({...wishOf(plan, period), ...(more in abroad ? {details: abroad[more]} : more && {code: more})}),
    changes: (plan, period, status) => this.#pay(() => this.change(wishOf(plan, period)), status || 'paid'),
    changesByMandate: (plan, period) => this.#insist(() => this.change(wishOf(plan, period), 'mandate')),
    plans: (plan, period) => this.#insist(() => this.change(wishOf(plan, period))),
    withdraws: (number) => this.#insist(() => this.press(WITHDRAW_CHANGE, {number})),
    pauses: (months) => this.#insist(() => this.press(PAUSE, {months})),
    resumes: () => this.#insist(() => this.press(END_PAUSE)),
    cancels: (...words) => this.#insist(() => this.press(CANCEL, {reason: words.join(' ').trim()})),
    returns: () => this.#insist(() => this.press(UNDO)),
    pays: () => this.#pay(() => this.press(PAY)),
    account: () => this.#pay(() => this.press(METHOD)),
    fails: () => this.#nextRenewal('failed'),
    failsAfter: (days) => this.#nextRenewal('failed', Number(days)),
    paysAfter: (days) => this.#nextRenewal('paid', Number(days)),
    losesMandate: () => this.#loseMandate(),
    chargesBack: (amount) => this.shop.control('chargeback', {id: this.#last().id, amount: amount || this.#kept()}),
    givesBack: () => this.#giveBack(),
    operatorPlans: (plan, period) => this.#insist(() => this.operate('changePlan', {wish: `${plan}.${period}`})),
    operatorGives: (percent, periods) =>
      this.#insist(() => this.operate('discount', {percent, periods, label: 'Dank je', note: 'Storing'})),
    operatorRefunds: (amount) => this.#refund(amount),
    operatorRefundsAndCancels: (amount) => this.#refund(amount, {cancel: '1'}),
    refundedAtMollie: (amount) => this.shop.control('refund', {id: this.#last().id, amount}),
    operatorCorrects: (country) => this.#insist(() => correct(this, abroad[country] ?? {})),
    operatorReinvoices: () => this.#reinvoice(),
    operatorWritesOff: () => this.#writeOff(),
  }

  /** Clicks again, in the same attempt, until Mollie's page comes. */
  async #buy(wish: object) {
    const attempt = randomUUID()
    for (let tries = 1; this.id === ''; tries++)
      await this.begin({...wish, attempt, customerEmail: `${this.row.slice(0, 5)}@example.nl`}).catch(
        (error: unknown) => {
          if (tries === MOST_TRIES) throw error
        },
      )
  }

  /** Presses a button until it answers: what seemed to fail may have been done. */
  async #insist<T extends object>(press: () => Promise<T>): Promise<T> {
    for (let tries = 1; tries <= MOST_TRIES; tries++) {
      const outcome = await this.#year.risk(press)
      const {status, problem, refusal} = {status: 0, problem: '', refusal: '', ...outcome}
      if (!outcome || status === 503 || problem === 'changed') continue
      const isNothing = Object.keys(outcome).length === 0 || problem === 'notPossible' || refusal === 'underway'
      if (isNothing ? tries === 1 : status > 0 || refusal)
        throw new Error(
          `${this.row}: ${JSON.stringify(outcome)} ${JSON.stringify(await this.order(), null, 1)} ${JSON.stringify(this.theirs(), null, 1)}`,
        )
      return outcome
    }
    throw new Error(`${this.row}: no answer`)
  }

  async #pay(press: () => Promise<object>, status = 'paid') {
    const outcome = await this.#insist(press)
    if (!('location' in outcome)) throw new Error(`${this.row}: no page to pay at`)
    await this.shop.control('payment', {id: this.shop.paymentIdOf(String(outcome.location)), status})
  }

  async #nextRenewal(nextOutcome: 'paid' | 'failed', days?: number) {
    const [{id} = {id: ''}] = this.subscriptions()
    await this.shop.control('subscription', {id, nextOutcome, ...(days && {days})})
  }

  async #loseMandate() {
    const {store} = this.shop.sandbox
    for (const {id} of store.list('mandate', 'customerId', this.customerId)) await this.shop.control('mandate', {id})
  }

  /** The last payment of which something is kept. */
  #last() {
    const last = this.theirs().findLast((payment) => remaining(payment) > 0)
    if (!last) throw new Error(`${this.row}: nothing was paid`)
    return last
  }
  #kept = () => formatAmount(remaining(this.#last()))

  async #refund(amount: string, more: Record<string, string> = {}) {
    const {id} = this.#last()
    const cents = parseAmount(amount) ?? 0
    await this.#insist(async () => {
      const {payments, subscription} = await this.order()
      const payment = payments.find((each) => each.id === id)
      // Killed between the two, it is refunded and runs on: the operator sees that and cancels.
      if (!payment || payment.refunded >= cents)
        return more.cancel && !isCancelled(subscription) ? this.operate('cancel') : {done: 'refunded'}
      return this.operate('refund', {payment: id, cents: String(cents), seen: String(payment.refunded), ...more})
    })
  }

  /** Only the webhook tells of it: Mollie's lists have nothing then. */
  async #giveBack() {
    const {store} = this.shop.sandbox
    const payment = this.theirs().findLast(({amountChargedBack}) => amountChargedBack !== undefined)
    if (!payment) throw new Error(`${this.row}: nothing was charged back`)
    const {id} = store.put('payment', {...payment, amountChargedBack: undefined})
    for (const each of store.list('chargeback')) if (each.paymentId === id) store.delete('chargeback', each.id)
    while ((await this.#year.risk(() => this.settle(id))) !== 'done');
  }

  /** Presses until nothing is left to replace: what seemed to fail may have been done. */
  async #reinvoice() {
    if ((await offered(this)).length === 0) throw new Error(`${this.row}: nothing to invoice anew`)
    for (let tries = 1; (await offered(this)).length > 0; tries++) {
      if (tries > MOST_TRIES) throw new Error(`${this.row}: not invoiced anew`)
      await this.#year.risk(() => reinvoiced(this))
    }
  }

  async #writeOff() {
    const order = await this.order()
    const payment = order.payments.find((each) => isOpenAgain(order, each))
    await this.#insist(() => this.operate('writeOff', {payment: payment?.id ?? ''}))
  }
}

function wishOf(plan: string, period: string) {
  if (!isPeriod(period)) throw new Error(`No period: ${period}`)
  return {plan, period}
}

/** A shop over a year, in which Mollie fails, its calls come late or twice, and processes are killed. */
export class Year {
  readonly shop: TestShop
  readonly customers: readonly YearsCustomer[]
  readonly #random = randomFrom(SEED)
  /** Calls of Mollie that are on their way. */
  #calls: {day: string; id: string; of: YearsCustomer}[] = []
  #news = 0
  kills = 0

  constructor(shop: TestShop, table: string) {
    this.shop = shop
    shop.database = {...shop.database, database: withoutDrawing(shop.database.database)}
    shop.documents = [...shop.documents, ...OFFERS, ...YEARLY.map((price) => withPrice(shop, price))]
    this.customers = table.split('\n').flatMap((line) => (line.trim() ? [new YearsCustomer(this, line)] : []))
  }

  /** The state, plan and period of an order, and the euros that were kept. */
  async endOf(customer: YearsCustomer): Promise<string> {
    const order = await customer.order()
    const kept = customer.theirs().reduce((all, payment) => all + remaining(payment), 0)
    return [stateOf(order, this.shop.now), order.plan, order.period, formatAmount(kept)].join(' ')
  }

  /** Does some work in a process that may be killed on the way; null when it was, or when Mollie failed. */
  risk = async <T>(work: () => Promise<T>): Promise<T | null> => {
    const {process} = this.shop
    if (this.#random() < 0.1) process.killAfter(1 + Math.floor(this.#random() * 40))
    const result = await work().catch((error: unknown) => {
      if (process.isDead()) return null
      throw error
    })
    const wasKilled = process.isDead()
    if (wasKilled) this.kills++
    process.restart()
    return wasKilled ? null : result
  }

  get services() {
    this.shop.now = this.shop.sandbox.clock.now()
    return this.shop.services
  }

  /** A day: Mollie collects early, people act, Mollie's calls come, and the schedule runs. Returns those of whom there was news. */
  async live(day: string): Promise<YearsCustomer[]> {
    await this.shop.control('clock', {to: day})
    if (day.endsWith('-01')) await this.#otherFaults(Number(day.slice(5, 7)))
    for (const {on, ...price} of ANNOUNCED)
      if (on === day) this.shop.documents = [...this.shop.documents, withPrice(this.shop, price)]
    for (const each of this.customers) await each.act(day)
    const concerned = await this.#hear(day)
    await this.#runSchedule()
    return concerned
  }

  /** Every five minutes, until all is done; that of most of the day's runs is nothing. */
  async #runSchedule() {
    for (let run = 0; run < MOST_RUNS; run++) {
      const report = await this.risk(() => reconcile(this.services))
      if (report?.failed === 0) return
      await this.shop.control('clock', {minutes: 5})
    }
  }

  async #otherFaults(month: number) {
    await this.shop.control('faults', {seed: SEED + month, faults: FAULTS[month % FAULTS.length]})
  }

  /** Those of whom there is news at Mollie, which calls about it now, later, twice or never. */
  async #hear(day: string): Promise<YearsCustomer[]> {
    const concerned = new Set<YearsCustomer>()
    for (const payment of this.shop.sandbox.store.list('payment').toReversed()) {
      const of = this.customers.find(({customerId}) => customerId === payment.customerId)
      if (!of?.isNews(payment)) continue
      concerned.add(of)
      for (const after of CALLS[this.#news++ % CALLS.length] ?? [])
        this.#calls.push({day: daysLater(day, after), id: payment.id, of})
    }
    const due = this.#calls.filter((call) => call.day <= day)
    this.#calls = this.#calls.filter((call) => call.day > day)
    for (const {id, of} of due)
      if ((await this.risk(() => of.settle(id))) !== 'done') this.#calls.push({day: daysLater(day, 1), id, of})
    return [...concerned]
  }
}
