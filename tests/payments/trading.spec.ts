import type {Row} from '../../functions/database/database.ts'
import {formatAmount, parseAmount} from '../../functions/model.ts'
import type {Order} from '../../functions/orders/order.ts'
import {type Customer, randomFrom, visit} from './customers.ts'
import {expect, OPERATOR, type Shop, test} from './shop.ts'

/**
 * A day's trading: customers all day, while Mollie's API fails now and then, the mail server is away for an hour, the
 * functions are killed three times, and the store is put back to what it was at noon. In the evening every cent, subscription,
 * mail and alert is accounted for. `TRADING_ORDERS=200` makes it as long as a good day.
 */
const CHECKOUTS = Number(process.env.TRADING_ORDERS ?? 40)
const AT_ONCE = 8
const SEED = 20261122
const DEADLINE_MS = 6000
const HOUR = 60
const TABLES = ['orders', 'payments', 'subscriptions', 'mails', 'attention', 'history', 'attempts'] as const

type Backup = Record<(typeof TABLES)[number], Row[]>
async function backUp(shop: Shop): Promise<Backup> {
  const {query} = shop.database.database
  const rows = await Promise.all(TABLES.map(async (table) => [table, await query(`SELECT * FROM ${table}`)]))
  return Object.fromEntries(rows)
}

async function restore(shop: Shop, backup: Backup) {
  await shop.database.database.transaction(async (query) => {
    await query('DELETE FROM orders')
    await query('DELETE FROM attempts')
    for (const table of TABLES)
      for (const row of backup[table]) {
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
    Object.fromEntries(
      ['PAYMENT_DEADLINE_MS', 'SETTLEMENT_DEADLINE_MS', 'MAIL_CLAIM_MS'].map((name) => [name, String(DEADLINE_MS)]),
    ),
    () => trade(shop),
  )
})

async function trade(shop: Shop) {
  const {store} = shop.sandbox
  const random = randomFrom(SEED)
  await shop.control('reset')
  await restore(shop, {
    orders: [],
    payments: [],
    subscriptions: [],
    mails: [],
    attention: [],
    history: [],
    attempts: [],
  })
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

  // Until noon, with two crashes; then the backup that will be needed.
  const noon = Math.floor(CHECKOUTS / 2)
  await serve(0, noon, [Math.floor(noon / 3), Math.floor((2 * noon) / 3)])
  const backup = await backUp(shop)
  // An hour without mail, and a crash in it.
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
  for (let minutes = HOUR; runs < 40; minutes += 15) {
    runs++
    const {mailed, failed} = await shop.reconcile(minutes)
    // What one run finds out is mailed by the next.
    if (runs > 1 && mailed + failed === 0) break
  }

  const orders = await shop.orders()
  const paid = orders.filter(({status}) => status === 'paid')
  const payments = orders.flatMap((order) => order.payments.map((payment) => ({...payment, total: order.total})))
  const sum = (cents: number[]) => cents.reduce((total, each) => total + each, 0)
  const centsOf = (amounts: ({value: string} | undefined)[]) =>
    sum(amounts.map((amount) => parseAmount(amount?.value ?? '') ?? 0))
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
  const running = store.list('subscription').filter(({status}) => status === 'active')
  const idsOf = (address: string) => new Set(shop.mailbox.to(address).map(({messageId}) => messageId))
  const owed = orders.flatMap(({mails, notices}) => [...mails, ...notices]).filter(({state}) => state !== 'sent')
  const alerts = orders.filter(({attention}) => attention.length > 0)
  const missing = orders.filter(({attention}) => attention.includes('madeAgain'))
  const rows: [string, string | number, string | number][] = [
    ['paid', formatAmount(ours.paid), formatAmount(theirs.paid)],
    ['refunded', formatAmount(ours.refunded), formatAmount(theirs.refunded)],
    ['charged back', formatAmount(ours.chargedBack), formatAmount(theirs.chargedBack)],
    ['payments that were paid', payments.filter(({status}) => status === 'paid').length, paidAtMollie().length],
    ['subscriptions', paid.filter(({subscription}) => subscription).length, running.length],
    ['orders made again', missing.length, ''],
    ['orders that need a person', alerts.length, ''],
    ['mails still owed', owed.length, ''],
    ['faults of Mollie', shop.faultsStruck - faultsBefore, ''],
    ['runs of the schedule', runs, ''],
  ]
  console.log(
    [
      '',
      `A day's trading: ${CHECKOUTS} customers`,
      ...rows.map(
        ([what, one, other]) => `  ${what.padEnd(28)}${String(one).padStart(12)}${String(other).padStart(14)}`,
      ),
      '',
    ].join('\n'),
  )

  expect(ours).toEqual(theirs)
  expect(owed).toEqual([])
  expect(missing.length).toBeGreaterThan(0)
  expect(running.map(({id}) => id).sort()).toEqual(paid.map(({subscription}) => subscription?.id).sort())
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
    for (const key of told) expect(idsOf(OPERATOR)).toContain(`<${key}-${id}@localhost>`)
  }
  await shop.control('reset')
}
