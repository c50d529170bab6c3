import type {Row} from '../../functions/database/database.ts'
import {formatAmount, monthsLater, parseAmount} from '../../functions/model.ts'
import {type Entry, entriesOf} from '../../functions/orders/bookkeeping.ts'
import {monthOf} from '../../functions/orders/month.ts'
import type {Order} from '../../functions/orders/order.ts'
import {TABLES} from '../../functions/orders/rows.ts'
import {type Customer, randomFrom, visit} from './customers.ts'
import {invoiced} from './invoiced.ts'
import {expect, OPERATOR, type Shop, test} from './shop.ts'

/**
 * A day's trading, and the evening before it: customers come while Mollie's API fails now and then, the mail server is away
 * for an hour, the functions are killed three times, and the store is put back to what it was the day before. A month later
 * renewals follow, one of which fails to its end. Then every cent, subscription, mail, invoice and alert is accounted for, in
 * the books too. `TRADING_ORDERS=200` makes it as long as a good day.
 */
const CHECKOUTS = Number(process.env.TRADING_ORDERS ?? 40)
const AT_ONCE = 8
const SEED = 20261122
const DEADLINE_MS = 6000
const HOUR = 60
const DAY = 24 * HOUR
const MONTH = 32 * DAY
/** What an order is made of goes with it. `marks`: until when the schedule has compared; stories before this one went months ahead. */
const WITHOUT_ORDER = ['attempts', 'marks', 'counters', 'invoices', 'invoice_files'] as const
const ALL_TABLES = [...(Object.keys(TABLES) as (keyof typeof TABLES)[]), 'history', ...WITHOUT_ORDER] as const

type Backup = Partial<Record<(typeof ALL_TABLES)[number], Row[]>>
async function backUp(shop: Shop): Promise<Backup> {
  const {query} = shop.database.database
  const rows = await Promise.all(ALL_TABLES.map(async (table) => [table, await query(`SELECT * FROM ${table}`)]))
  return Object.fromEntries(rows)
}

async function restore(shop: Shop, backup: Backup) {
  await shop.database.database.transaction(async (query) => {
    await query('DELETE FROM orders')
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

test(`a day's trading of ${CHECKOUTS} orders ends with every cent, subscription, mail and alert accounted for`, async ({
  shop,
}) => {
  test.setTimeout(600_000)
  await shop.withSettings(
    {
      ...{PAYMENT_DEADLINE_MS: String(DEADLINE_MS), SETTLEMENT_DEADLINE_MS: String(DEADLINE_MS)},
      ...{MAIL_CLAIM_MS: String(DEADLINE_MS), CLOCK_AHEAD_MS: '0'},
    },
    () => trade(shop),
  )
})

async function trade(shop: Shop) {
  const {store} = shop.sandbox
  const random = randomFrom(SEED)
  await shop.control('reset')
  await restore(shop, {})
  shop.mailbox.messages.splice(0)
  const faultsBefore = shop.faultsStruck
  await shop.control('faults', {
    seed: SEED,
    faults: [
      {kind: 'reset', call: '.', rate: 0.03},
      {kind: '429', call: '.', rate: 0.02},
      {kind: 'reset', call: '.', rate: 0.02, after: true},
      {kind: '503', call: '.', rate: 0.005},
    ],
  })
  const customers: Customer[] = []
  const serve = async (from: number, until: number, killAt: number[]) => {
    let next = from
    const walkIn = async () => {
      while (next < until) {
        const index = next++
        customers.push(await visit(shop, index, SEED))
        if (killAt.includes(index)) await shop.restartFunctions()
      }
    }
    await Promise.all(Array.from({length: AT_ONCE}, walkIn))
  }

  // The day before, with a crash; at night the backup that will be needed.
  const before = Math.floor(CHECKOUTS / 2)
  await serve(0, before, [Math.floor(before / 2)])
  await shop.reconcile(HOUR)
  const backup = await backUp(shop)
  // Today: two crashes, an hour without mail, and in the evening the store is yesterday's.
  await shop.control('clock', {days: 1})
  await shop.change({CLOCK_AHEAD_MS: String(DAY * 60_000)})
  await shop.reconcile(DAY)
  const noon = Math.floor((before + CHECKOUTS) / 2)
  await serve(before, noon, [Math.floor((before + noon) / 2)])
  await shop.reconcile(DAY + HOUR)
  shop.mailbox.behaviour = 'refuse'
  await serve(noon, CHECKOUTS, [Math.floor((noon + CHECKOUTS) / 2)])
  await restore(shop, backup)
  shop.mailbox.refuses = () => random() < 0.1
  shop.mailbox.behaviour = 'accept'

  // Refunds and chargebacks that somebody makes at Mollie, of payments of which we know nothing at this moment.
  await shop.control('webhooks', {held: true})
  const paidAtMollie = () => store.list('payment').filter(({status}) => status === 'paid')
  const [refunded, chargedBack] = paidAtMollie()
  if (refunded) await shop.control('refund', {id: refunded.id, amount: '10.00'})
  if (chargedBack) await shop.control('chargeback', {id: chargedBack.id})

  // The evening: faults end, the schedule runs every quarter of an hour.
  await shop.faults()
  shop.mailbox.refuses = () => false
  let runs = 0
  const untilQuiet = async (from: number) => {
    for (let count = 1; count <= 40; count++) {
      runs++
      const {mailed, failed} = await shop.reconcile(from + 15 * count)
      // What one run finds out is mailed by the next.
      if (count > 1 && mailed + failed === 0) return
    }
  }
  await untilQuiet(DAY + 3 * HOUR)

  // Customers tell of their business: from here on there are invoices, also of what was paid and went back before.
  for (const {id} of await shop.orders()) await shop.tell(id)
  await untilQuiet(DAY + 14 * HOUR)

  // A month later what is paid monthly renews, still without a webhook. One renewal fails, and its mandate is gone.
  // Somebody to whom nothing else has happened: their mails are counted.
  const unlucky = (await shop.orders()).find(
    ({subscription, period, customerEmail, payments}) =>
      subscription &&
      period === 'monthly' &&
      customerEmail &&
      payments.every((payment) => payment.refunded + payment.chargedBack === 0),
  )
  if (!unlucky) throw new Error('Nobody pays monthly: trade more')
  await shop.control('subscription', {id: unlucky.subscription?.id, nextOutcome: 'failed'})
  await shop.control('clock', {days: MONTH / DAY})
  for (const {id} of store.list('mandate', 'customerId', unlucky.customerId)) await shop.control('mandate', {id})
  const renewals = paidAtMollie().filter(({subscriptionId}) => subscriptionId)
  const [reduced, disputed] = renewals
  if (reduced) await shop.control('refund', {id: reduced.id, amount: '5.00'})
  if (disputed) await shop.control('chargeback', {id: disputed.id, amount: '7.50'})
  // Three tries, then it is put on hold, and ends.
  for (const days of [0, 4, 8, 15, 19, 33]) await untilQuiet(DAY + MONTH + days * DAY)

  const orders = await shop.orders()
  const paid = orders.filter(({status}) => status === 'paid')
  const payments = orders.flatMap((order) => order.payments.map((payment) => ({...payment, total: order.total})))
  const sum = (cents: number[]) => cents.reduce((total, each) => total + each, 0)
  const centsOf = (amounts: ({value: string} | undefined)[]) =>
    sum(amounts.map((amount) => parseAmount(amount?.value ?? '') ?? 0))
  const ended = await shop.order(unlucky.id)
  const now = Date.now()
  const months = [0, 1, 2, 3].map((index) => monthsLater(`${monthOf(new Date(now))}-01`, index).slice(0, 7))
  const booked = (await Promise.all(months.map((month) => entriesOf(shop.database.database, month, 'test')))).flat()
  const bookedAs = (kind: Entry['kind']) => sum(booked.filter((entry) => entry.kind === kind).map(({total}) => total))
  const books = {
    paid: bookedAs('payment'),
    refunded: -bookedAs('refund'),
    chargedBack: -bookedAs('chargeback'),
  }
  const ours = {
    paid: sum(payments.filter(({status}) => status === 'paid').map(({total}) => total)),
    refunded: sum(payments.map((payment) => payment.refunded)),
    chargedBack: sum(payments.map((payment) => payment.chargedBack)),
  }
  const theirs = {
    paid: centsOf(paidAtMollie().map(({amount}) => amount)),
    refunded: centsOf(store.list('refund').map(({amount}) => amount)),
    chargedBack: centsOf(store.list('chargeback').map(({amount}) => amount)),
  }
  const {issued, due, hasGaps} = await invoiced(shop, orders)
  const running = store.list('subscription').filter(({status}) => status === 'active')
  const subscribed = paid.filter(({subscription}) => subscription && !subscription.cancelledAt)
  const idsOf = (address: string) => new Set(shop.mailbox.to(address).map(({messageId = ''}) => messageId))
  const idsFor = (order: Order, list: {key: string}[]) => list.map(({key}) => `<${key}-${order.id}@localhost>`)
  const sent = {
    mails: orders.flatMap((order) => idsFor(order, order.mails)).sort(),
    alerts: orders.flatMap((order) => idsFor(order, order.notices)).sort(),
  }
  const delivered = [...new Set(shop.mailbox.messages.map(({messageId = ''}) => messageId))].sort()
  const atOperator = idsOf(OPERATOR)
  const arrived = {
    mails: delivered.filter((id) => !atOperator.has(id)),
    // What is about no order, as the summary of the morning, is left out.
    alerts: delivered.filter((id) => atOperator.has(id) && /-VK-\w+@/.test(id)),
  }
  const owed = orders.flatMap(({mails, notices}) => [...mails, ...notices]).filter(({state}) => state !== 'sent')
  const alerts = orders.filter(({attention}) => attention.length > 0)
  const missing = orders.filter(({attention}) => attention.includes('madeAgain'))
  const rows: [what: string, ours: string | number, theirs: string | number, booked?: string][] = [
    ...(['paid', 'refunded', 'chargedBack'] as const).map((kind): [string, string, string, string] => [
      kind,
      formatAmount(ours[kind]),
      formatAmount(theirs[kind]),
      formatAmount(books[kind]),
    ]),
    ['payments that were paid', payments.filter(({status}) => status === 'paid').length, paidAtMollie().length],
    [
      'renewals that were paid',
      payments.filter(({kind, status}) => kind === 'renewal' && status === 'paid').length,
      renewals.length,
    ],
    ['invoices', issued.invoices, due.invoices],
    ['invoiced', formatAmount(issued.invoiced), formatAmount(due.invoiced)],
    ['credited', formatAmount(issued.credited), formatAmount(due.credited)],
    ['subscriptions', subscribed.length, running.length],
    ['subscriptions that ended unpaid', ended.subscription?.cancelledAt ? 1 : 0, ''],
    ['orders made again', missing.length, ''],
    ['orders that need a person', alerts.length, ''],
    ['mails to customers, delivered', sent.mails.length, arrived.mails.length],
    ['alerts, delivered', sent.alerts.length, arrived.alerts.length],
    ['mails still owed', owed.length, ''],
    ['faults of Mollie', shop.faultsStruck - faultsBefore, ''],
    ['runs of the schedule', runs, ''],
  ]
  console.log(
    [
      '',
      `A day's trading, and the month after it: ${CHECKOUTS} customers`,
      `${' '.repeat(34)}${'here'.padStart(12)}${'outside'.padStart(14)}${'booked'.padStart(14)}`,
      ...rows.map(
        ([what, one, other, booked = '']) =>
          `  ${what.padEnd(32)}${String(one).padStart(12)}${String(other).padStart(14)}${booked.padStart(14)}`,
      ),
      '',
    ].join('\n'),
  )

  expect(ours).toEqual(theirs)
  expect(books).toEqual(theirs)
  expect(issued).toEqual(due)
  expect(hasGaps).toBe(false)
  for (const {exclVat, vat, total} of booked) expect(exclVat + vat).toBe(total)
  expect(renewals.length).toBeGreaterThan(1)
  expect(ended.mails.map(({kind}) => kind).filter((kind) => kind !== 'detailsReminder')).toEqual([
    ...['confirmation', 'invoice', 'renewalFailed', 'renewalReminder', 'renewalReminder', 'renewalReminder'],
    ...['subscriptionPaused', 'subscriptionEnded'],
  ])
  expect(ended.notices.map(({kind}) => kind)).toEqual(expect.arrayContaining(['overdue', 'paused', 'ended']))
  expect(owed).toEqual([])
  expect(sent).toEqual(arrived)
  expect(missing.length).toBeGreaterThan(0)
  expect(running.map(({id}) => id).sort()).toEqual(subscribed.map(({subscription}) => subscription?.id).sort())
  for (const order of paid) accountFor(order)
  // Who paid is a customer of ours, by number.
  const bought = customers.filter(({outcome, paymentId}) => outcome === 'paid' && paymentId)
  expect(paid.map(({paymentId}) => paymentId).sort()).toEqual(bought.map(({paymentId}) => paymentId).sort())

  function accountFor({id, customerEmail, mails, notices, attention}: Order) {
    const mailed = mails.filter(({key}) => key === 'confirmation').length
    expect([id, mailed]).toEqual([id, customerEmail ? 1 : 0])
    for (const {key, to} of mails) expect(idsOf(to)).toContain(`<${key}-${id}@localhost>`)
    const told = notices.map(({key}) => key)
    expect(told.filter((key) => key === 'orderPaid')).toHaveLength(1)
    expect(told.filter((key) => key.startsWith('needsPerson'))).toHaveLength(attention.length)
  }
  await shop.control('reset')
}
