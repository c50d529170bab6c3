import type {Order} from '../../functions/billing/orders/order.ts'
import {type Checkout, eachVisit, randomFrom, type Visitor, visit} from '../support/shop/customers.ts'
import {expect, type Shop, test} from './shop.ts'

/**
 * Customers at once while everything fails now and then: Mollie's API, the mail server, the functions themselves. The same seed
 * brings the same customers and the same row of faults; which call meets which fault is a matter of timing. `SOAK_SEED` tries
 * another, `SOAK_CHECKOUTS=500` more of them. The same with many orders and a month of renewals, in one process:
 * functions/jobs/trading.test.ts.
 */
const CHECKOUTS = Number(process.env.SOAK_CHECKOUTS ?? 10)
const AT_ONCE = 5
const CRASHES = 2
const CRASH_EVERY = Math.floor(CHECKOUTS / CRASHES)
const SEED = Number(process.env.SOAK_SEED ?? 20260101)
/** Mollie calls a webhook again for a day and two hours. */
const RETRIES_END_MINUTES = 30 * 60

test(`${CHECKOUTS} checkouts with faults and ${CRASHES} crashes end with every order, subscription and mail accounted for`, async ({
  shop,
}) => {
  await shop.control('reset') // subscriptions of other tests would renew when a day passes
  const faultsBefore = shop.faultsStruck
  const visitors = await trade(shop)
  await complete(shop)
  expect(visitors.filter(({paymentId}) => paymentId)).toHaveLength(CHECKOUTS)
  expect(shop.faultsStruck).toBeGreaterThan(faultsBefore)
  await accountFor(shop, visitors)
  await shop.control('reset')
})

async function trade(shop: Shop): Promise<Visitor[]> {
  const random = randomFrom(SEED)
  await shop.control('faults', {
    seed: SEED,
    faults: [
      {kind: 'reset', call: '.', rate: 0.03},
      {kind: '429', call: '.', rate: 0.03},
      {kind: 'html', call: '.', rate: 0.01},
      {kind: 'reset', call: '.', rate: 0.03, after: true},
      {kind: '503', call: '.', rate: 0.005},
    ],
  })
  shop.mailbox.refuses = () => random() < 0.1
  const checkout: Checkout = {
    click: async (click) => {
      await shop.running
      return shop.create(click).then(
        ({body}) => body.paymentUrl ?? null,
        () => null, // the functions were killed
      )
    },
    end: (paymentId, status) => shop.end(paymentId, status),
  }
  const visitors: Visitor[] = []
  await eachVisit({until: CHECKOUTS, atOnce: AT_ONCE}, async (index) => {
    visitors.push(await visit(checkout, index, SEED))
    if (index % CRASH_EVERY === Math.floor(CRASH_EVERY / 2)) await shop.restartFunctions()
  })
  return visitors
}

/** The faults end and a day passes: Mollie's retries complete what was left. */
async function complete(shop: Shop) {
  await shop.running
  await shop.faults()
  shop.mailbox.refuses = () => false
  await shop.afterClaims(async () => {
    await shop.control('clock', {minutes: RETRIES_END_MINUTES})
  })
  expect(shop.webhooksOwed()).toBe(0)
}

/** Status of an order after that day: what was open has expired, and Mollie calls nobody about what is pending. */
const AFTER_A_DAY: Partial<Record<Visitor['outcome'], string>> = {open: 'expired', pending: 'open'}

async function accountFor(shop: Shop, visitors: readonly Visitor[]) {
  const orders = new Map((await shop.orders()).map((order) => [order.id, order]))
  for (const {outcome, paymentId, email} of visitors) {
    const order = orders.get(shop.orderIdOf(paymentId ?? '')) as Order
    expect(order).toMatchObject({status: AFTER_A_DAY[outcome] ?? outcome, paymentId, alerts: []})
    const subscriptions = order.customerId ? await shop.subscriptions(order.id) : []
    expect([order.id, subscriptions.length]).toEqual([order.id, outcome === 'paid' ? 1 : 0])
    expect(order.subscription?.id).toBe(subscriptions[0]?.id)
    expect(order.mails.filter(({state}) => state === 'pending')).toEqual([])
    const ids = new Set((email ? shop.mailbox.to(email) : []).map(({messageId}) => messageId))
    const isMailed = email && outcome === 'paid'
    expect([order.id, [...ids]]).toEqual([order.id, isMailed ? [`<confirmation-${order.id}@localhost>`] : []])
  }
  // Nobody is charged whom we do not know: each payment that was paid at Mollie is one of those orders.
  const paid = visitors.filter(({outcome}) => outcome === 'paid').map(({paymentId}) => paymentId)
  const paidAtMollie = shop.sandbox.store.list('payment').filter(({status}) => status === 'paid')
  expect(paidAtMollie.map(({id}) => id).sort()).toEqual(paid.sort())
}
