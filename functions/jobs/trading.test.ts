import {DAY_MS, MINUTE_MS, monthsLater} from '../../domain/format/dates.ts'
import {type Cents, parseAmount} from '../../domain/money/money.ts'
import {TEST_LIMIT_MS} from '../../tests/support/limits.ts'
import {type Checkout, eachVisit, randomFrom, type Visitor, visit} from '../../tests/support/shop/customers.ts'
import {ENGINES} from '../../tests/support/shop/database.ts'
import {invoiced} from '../../tests/support/shop/invoiced.ts'
import {TestShop} from '../../tests/support/shop/testShop.ts'
import {DETAILS} from '../billing/invoices/invoice.fixture.ts'
import {type Entry, entriesOf} from '../billing/ledger/bookkeeping.ts'
import {withLedgerException} from '../billing/ledger/ledger.ts'
import {monthOf} from '../billing/ledger/month.ts'
import {mailId} from '../billing/orders/mails.ts'
import type {Order, OrderMail} from '../billing/orders/order.ts'
import {TABLES} from '../billing/orders/rows.ts'
import {settlePayment} from '../billing/payments/settle.ts'
import {createPayment} from '../checkout/createPayment.ts'
import type {Database, Row} from '../database/database.ts'
import {type OutboxOptions, outboxOf} from '../notifications/outbox.ts'
import {reconcile} from './reconcile.ts'

/**
 * A day's trading, and the evening before it: customers come while Mollie's API fails now and then, the mail server is away
 * for an hour, and the store is put back to what it was the day before. A month later renewals follow, one of which fails to
 * its end. Then every cent, subscription, mail, invoice and alert is accounted for, in the books too. `TRADING_ORDERS=200`
 * makes it as long as a good day. Functions that are killed meanwhile: tests/payments/soak.spec.ts.
 */
const CHECKOUTS = Number(process.env.TRADING_ORDERS ?? 40)
const AT_ONCE = 8
const SEED = 20261122
const HOUR = 60
const DAY = 24 * HOUR
const MONTH_DAYS = 32
const MONTH = MONTH_DAYS * DAY
/** Steps of dunning: three more tries, a hold and the end. */
const DUNNING_DAYS = [0, 4, 8, 15, 19, 33]

/** Tables that are not reached from the rows of an order. `marks`: until when the schedule has compared. */
const WITHOUT_ORDER = ['attempts', 'marks', 'counters', 'invoices', 'invoice_files'] as const
const ALL_TABLES = [
  ...(Object.keys(TABLES) as (keyof typeof TABLES)[]),
  'history',
  'ledger_entries',
  ...WITHOUT_ORDER,
] as const
type Backup = Partial<Record<(typeof ALL_TABLES)[number], Row[]>>

async function backUp({query}: Database): Promise<Backup> {
  const rows = await Promise.all(ALL_TABLES.map(async (table) => [table, await query(`SELECT * FROM ${table}`)]))
  return Object.fromEntries(rows)
}

async function restore(database: Database, backup: Backup) {
  await database.transaction(async (query) => {
    await withLedgerException(query, 'restore', () => query('DELETE FROM orders'))
    for (const table of WITHOUT_ORDER) await query(`DELETE FROM ${table}`)
    for (const table of ALL_TABLES)
      for (const row of backup[table] ?? []) {
        const places = Object.keys(row).map((_, index) => `$${index + 1}`)
        await query(
          `INSERT INTO ${table} (${Object.keys(row).join(', ')}) VALUES (${places.join(', ')})`,
          Object.values(row),
        )
      }
  })
}

const sum = (cents: readonly Cents[]) => cents.reduce((total, each) => total + each, 0)
const centsOf = (rows: readonly {amount: {value: string}}[]) =>
  sum(rows.map(({amount}) => parseAmount(amount.value) ?? 0))

/** A shop that trades by its own clock, and whose mail server can be away. */
class Market {
  readonly shop: TestShop
  readonly visitors: Visitor[] = []
  readonly delivered = new Set<string>()
  /** Whether the mail server refuses this message. */
  refuses = () => false
  readonly #start: number

  constructor(shop: TestShop) {
    this.shop = shop
    this.#start = shop.now.getTime()
  }

  get services() {
    const {orders, ...services} = this.shop.services
    const {now} = services
    const sendMail = async (order: Order, mail: OrderMail) => {
      if (this.refuses()) throw new Error('Try again later')
      this.delivered.add(messageOf(order, mail))
    }
    const outbox = ({id}: Pick<Order, 'id'>, options?: OutboxOptions) => outboxOf(id, {orders, sendMail, now}, options)
    return {...services, orders, outbox}
  }

  get checkout(): Checkout {
    return {
      click: ({planType, billingPeriod, shownTotal, ...click}) =>
        createPayment(
          {plan: planType, period: billingPeriod, shownTotal: parseAmount(shownTotal) ?? 0, ...click},
          this.services,
        ).then(
          ({paymentUrl}) => paymentUrl,
          () => null,
        ),
      end: async (id, status) => {
        await this.control('payment', {id, status})
        await settlePayment(id, this.services)
      },
    }
  }

  control = (action: string, body: object = {}) => this.shop.control(action, body)

  serve = (from: number, until: number) =>
    eachVisit({from, until, atOnce: AT_ONCE}, async (index) => {
      this.visitors.push(await visit(this.checkout, index, SEED))
    })

  /** The schedule, so many minutes after the beginning. */
  runSchedule(minutes: number) {
    this.shop.now = new Date(this.#start + minutes * MINUTE_MS)
    return reconcile(this.services)
  }

  /** Runs the schedule every quarter of an hour until it finds nothing to mail. */
  async untilQuiet(from: number) {
    for (let count = 1; count <= 40; count++) {
      const {mailed, failed} = await this.runSchedule(from + 15 * count)
      // A run mails what the run before it found out.
      if (count > 1 && mailed + failed === 0) return
    }
    throw new Error('The schedule does not come to rest')
  }

  paidAtMollie = () => this.shop.sandbox.store.list('payment').filter(({status}) => status === 'paid')
}

const messageOf = ({id}: Pick<Order, 'id'>, mail: OrderMail) => `${id} ${mailId(mail)} ${mail.to}`
const isUntouched = ({refunded, chargedBack}: {refunded: Cents; chargedBack: Cents}) => refunded + chargedBack === 0

/** Two days of customers with faults, and an evening on which the store is the one of the night before. */
async function tradeTwoDays(market: Market) {
  const {shop} = market
  const random = randomFrom(SEED)
  await market.control('faults', {
    seed: SEED,
    faults: [
      {kind: 'reset', call: '.', rate: 0.03},
      {kind: '429', call: '.', rate: 0.02},
      {kind: 'html', call: '.', rate: 0.01},
      {kind: 'reset', call: '.', rate: 0.02, after: true},
    ],
  })
  const before = Math.floor(CHECKOUTS / 2)
  await market.serve(0, before)
  await market.runSchedule(HOUR)
  const backup = await backUp(shop.database.database)
  await market.control('clock', {days: 1})
  await market.runSchedule(DAY)
  const noon = Math.floor((before + CHECKOUTS) / 2)
  await market.serve(before, noon)
  await market.runSchedule(DAY + HOUR)
  market.refuses = () => true
  await market.serve(noon, CHECKOUTS)
  await restore(shop.database.database, backup)
  market.refuses = () => random() < 0.1
  // Refunds and chargebacks that somebody makes at Mollie, of payments of which the store knows nothing at this moment.
  const [refunded, chargedBack] = market.paidAtMollie()
  await market.control('refund', {id: refunded?.id, amount: '10.00'})
  await market.control('chargeback', {id: chargedBack?.id})
  await market.control('faults', {faults: []})
  market.refuses = () => false
  await market.untilQuiet(DAY + 3 * HOUR)
}

/** Customers tell of their business: from here on there are invoices, also of payments of before. */
async function tellDetails(market: Market) {
  const {orders} = market.services
  for (const {id} of await market.shop.orders())
    await orders.update(id, (order) => ({...order, details: DETAILS}), {actor: 'customer', reason: 'settle'})
  await market.untilQuiet(DAY + 14 * HOUR)
}

/** Somebody who pays monthly and to whom nothing else has happened: their mails are counted. */
const isOrdinary = ({subscription, period, customerEmail, payments}: Order) =>
  subscription !== undefined && period === 'monthly' && customerEmail !== undefined && payments.every(isUntouched)

/** A month later monthly payments renew. One renewal fails, and its mandate is gone. Returns whose it is. */
async function tradeNextMonth(market: Market): Promise<Order> {
  const {store} = market.shop.sandbox
  const unlucky = (await market.shop.orders()).find(isOrdinary)
  if (!unlucky) throw new Error('Nobody pays monthly: trade more')
  await market.control('subscription', {id: unlucky.subscription?.id, nextOutcome: 'failed'})
  await market.control('clock', {days: MONTH_DAYS})
  for (const {id} of store.list('mandate', 'customerId', unlucky.customerId)) await market.control('mandate', {id})
  const [reduced, disputed] = market.paidAtMollie().filter(({subscriptionId}) => subscriptionId)
  if (!reduced || !disputed) throw new Error('Fewer than two renewals: trade more')
  await market.control('refund', {id: reduced.id, amount: '5.00'})
  await market.control('chargeback', {id: disputed.id, amount: '7.50'})
  for (const days of DUNNING_DAYS) await market.untilQuiet(DAY + MONTH + days * DAY)
  return unlucky
}

/** Payments and refunds by the orders, by Mollie and by the books. */
async function sumsOf({shop, paidAtMollie}: Market, orders: readonly Order[], since: Date) {
  const {store} = shop.sandbox
  const payments = orders.flatMap((order) => order.payments.map((payment) => ({...payment, total: order.total})))
  const months = [0, 1, 2, 3].map((index) => monthsLater(`${monthOf(since)}-01`, index).slice(0, 7))
  const booked = (await Promise.all(months.map((month) => entriesOf(shop.database.database, month, 'test')))).flat()
  const bookedAs = (kind: Entry['kind']) => sum(booked.filter((entry) => entry.kind === kind).map(({total}) => total))
  return {
    booked,
    books: {paid: bookedAs('payment'), refunded: -bookedAs('refund'), chargedBack: -bookedAs('chargeback')},
    ours: {
      paid: sum(payments.filter(({status}) => status === 'paid').map(({total}) => total)),
      refunded: sum(payments.map(({refunded}) => refunded)),
      chargedBack: sum(payments.map(({chargedBack}) => chargedBack)),
    },
    theirs: {
      paid: centsOf(paidAtMollie()),
      refunded: centsOf(store.list('refund')),
      chargedBack: centsOf(store.list('chargeback')),
    },
  }
}

describe.each(ENGINES)('trading on %s', (engine) => {
  let shop: TestShop
  beforeEach(async () => {
    shop = await (await new TestShop().open(engine)).toNoon()
  })
  afterEach(() => shop.close())

  test(
    `accounts for every cent, subscription, mail and alert after two days with ${CHECKOUTS} orders and a month of renewals`,
    async () => {
      const since = shop.now
      const market = new Market(shop)
      await tradeTwoDays(market)
      const faults = shop.sandbox.faults.count
      await tellDetails(market)
      const unlucky = await tradeNextMonth(market)

      const orders = await shop.orders()
      const {ours, theirs, books, booked} = await sumsOf(market, orders, since)
      expect(faults).toBeGreaterThan(CHECKOUTS / 10)
      expect(ours).toEqual(theirs)
      expect(books).toEqual(theirs)
      for (const {exclVat, vat, total} of booked) expect(exclVat + vat).toBe(total)
      const {issued, due, hasGaps} = await invoiced(shop.database.database, orders)
      expect(issued).toEqual(due)
      expect(hasGaps).toBe(false)

      // Every payer has an order of ours, by number, also when the store had lost it.
      const paid = orders.filter(({status}) => status === 'paid')
      const bought = market.visitors.filter(({outcome}) => outcome === 'paid')
      expect(market.visitors.filter(({paymentId}) => paymentId)).toHaveLength(CHECKOUTS)
      expect(paid.map(({paymentId}) => paymentId).sort()).toEqual(bought.map(({paymentId}) => paymentId).sort())
      expect(orders.filter(({alerts}) => alerts.some(({kind}) => kind === 'madeAgain')).length).toBeGreaterThan(0)
      const running = shop.sandbox.store.list('subscription').filter(({status}) => status === 'active')
      const subscribed = paid.filter(({subscription}) => subscription && !subscription.cancelledAt)
      expect(running.map(({id}) => id).sort()).toEqual(subscribed.map(({subscription}) => subscription?.id).sort())

      const owed = orders.flatMap((order) =>
        [...order.mails, ...order.staffNotifications].map((mail) => ({order, mail})),
      )
      expect(owed.filter(({mail}) => mail.state !== 'sent')).toEqual([])
      expect(owed.map(({order, mail}) => messageOf(order, mail)).sort()).toEqual([...market.delivered].sort())
      for (const {id, customerEmail, mails, staffNotifications} of paid) {
        const confirmed = mails.filter(({kind}) => kind === 'confirmation').length
        expect([id, confirmed]).toEqual([id, customerEmail ? 1 : 0])
        const kinds = staffNotifications.map(({kind}) => kind)
        expect(kinds.filter((kind) => kind === 'orderPaid')).toHaveLength(1)
        // One for each alert that was raised, unless it had settled itself before anybody was told.
        const changes = (await shop.services.orders.auditLog(id)).flatMap((entry) => entry.changes)
        const raised = changes.filter((change) => change.of === 'alert' && change.isOpen).length
        const withdrawn = changes.filter(
          (change) => change.of === 'mail' && change.mail.kind === 'needsPerson' && change.to === undefined,
        ).length
        expect(kinds.filter((kind) => kind === 'needsPerson')).toHaveLength(raised - withdrawn)
      }

      const ended = orders.find(({id}) => id === unlucky.id)
      expect(ended?.mails.map(({kind}) => kind).filter((kind) => kind !== 'detailsReminder')).toEqual([
        ...['confirmation', 'invoice', 'renewalFailed', 'renewalReminder', 'renewalReminder', 'renewalReminder'],
        ...['subscriptionPaused', 'subscriptionEnded'],
      ])
      expect(ended?.staffNotifications.map(({kind}) => kind)).toEqual(
        expect.arrayContaining(['overdue', 'paused', 'ended']),
      )
      expect(ended?.subscription?.cancelledAt).toBeTruthy()
      expect(shop.now.getTime() - since.getTime()).toBeGreaterThan((MONTH_DAYS + 33) * DAY_MS)
    },
    TEST_LIMIT_MS,
  )
})
