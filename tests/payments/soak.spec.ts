import type {Order} from '../../functions/orders/order.ts'
import {type Customer, randomFrom, visit} from './customers.ts'
import {expect, type Shop, test} from './shop.ts'

/**
 * Many customers at once while everything fails now and then: Mollie's API, the mail server, the functions themselves.
 * The same seed brings the same customers and the same row of faults; which call meets which fault is a matter of timing.
 * `SOAK_SEED` tries another, `SOAK_CHECKOUTS=500` more of them.
 */
const CHECKOUTS = Number(process.env.SOAK_CHECKOUTS ?? 100)
const AT_ONCE = 10
const CRASHES = 3
const CRASH_EVERY = Math.floor(CHECKOUTS / CRASHES)
const SEED = Number(process.env.SOAK_SEED ?? 20260101)
/** Time enough for ten customers at once on a busy machine. */
const DEADLINE_MS = 6000
const DAY_MINUTES = 24 * 60

test(`a soak of ${CHECKOUTS} checkouts with faults at random ends with every order, subscription and mail accounted for`, async ({
  shop,
}) => {
  test.setTimeout(300_000)
  await shop.withSettings(
    Object.fromEntries(
      ['PAYMENT_DEADLINE_MS', 'SETTLEMENT_DEADLINE_MS', 'MAIL_CLAIM_MS'].map((name) => [name, String(DEADLINE_MS)]),
    ),
    () => soak(shop),
  )
})

async function soak(shop: Shop) {
  const random = randomFrom(SEED)
  await shop.control('reset') // nothing of other tests may renew meanwhile
  const faultsBefore = shop.faultsStruck
  await shop.control('faults', {
    seed: SEED,
    faults: [
      {kind: 'reset', call: '.', rate: 0.03},
      {kind: '429', call: '.', rate: 0.03},
      {kind: 'html', call: '.', rate: 0.01},
      {kind: 'reset', call: '.', rate: 0.03, after: true},
      {kind: '503', call: '.', rate: 0.005},
      {kind: 'hang', call: '.', times: 5, rate: 0.002},
    ],
  })
  shop.mailbox.refuses = () => random() < 0.1

  const customers: Customer[] = []
  let next = 0
  const walkIn = async () => {
    while (next < CHECKOUTS) {
      const index = next++
      customers.push(await visit(shop, index, SEED))
      if (index % CRASH_EVERY === Math.floor(CRASH_EVERY / 2)) await shop.restartFunctions()
    }
  }
  await Promise.all(Array.from({length: AT_ONCE}, walkIn))

  // The faults end, a day passes: Mollie's retries complete what was left.
  await shop.faults()
  shop.mailbox.refuses = () => false
  // A mail that a killed process had taken is left alone for a while; Mollie's clock runs faster than that one here.
  await expect.poll(() => shop.mailsTaken(DEADLINE_MS), {timeout: 30_000}).toBe(0)
  await shop.control('clock', {minutes: DAY_MINUTES + 6 * 60})
  await expect.poll(() => shop.webhooksOwed(), {timeout: 60_000}).toBe(0)

  const orders = new Map((await shop.orders()).map((order) => [order.id, order]))
  const bought = customers.flatMap(({paymentId, ...customer}) =>
    paymentId ? [{...customer, paymentId, order: orders.get(shop.orderIdOf(paymentId)) as Order}] : [],
  )
  const paid = bought.filter(({outcome}) => outcome === 'paid')
  const mails = paid.map(({email}) => (email ? shop.mailbox.to(email) : []))
  const counts = {
    checkouts: customers.length,
    'gave up': customers.length - bought.length,
    paid: paid.length,
    subscriptions: shop.sandbox.store.list('subscription').length,
    'mails owed': paid.filter(({email}) => email).length,
    'mails sent': mails.flat().length,
    'webhook calls': shop.sandbox.store.list('delivery').reduce((sum, {tries}) => sum + tries.length, 0),
    'faults of Mollie': shop.faultsStruck - faultsBefore,
  }
  console.log(
    `Soak, seed ${SEED}: ${Object.entries(counts)
      .map(([what, count]) => `${what} ${count}`)
      .join(', ')}`,
  )

  expect(customers).toHaveLength(CHECKOUTS)
  expect(counts['gave up']).toBeLessThan(CHECKOUTS / 50)
  expect(counts['faults of Mollie']).toBeGreaterThan(CHECKOUTS / 10)
  for (const {outcome, order, paymentId} of bought) {
    expect([order.id, order.status]).toEqual([order.id, outcome])
    expect(order.paymentId).toBe(paymentId)
    expect(order.attention).toEqual([])
    const subscriptions = order.customerId ? await shop.subscriptions(order.id) : []
    expect([order.id, subscriptions.length]).toEqual([order.id, outcome === 'paid' ? 1 : 0])
    if (outcome === 'paid') expect(order.subscription?.id).toBe(subscriptions[0]?.id)
    expect(order.mails.filter(({state}) => state === 'pending')).toEqual([])
  }
  for (const [index, {email, order}] of paid.entries()) {
    const ids = new Set(mails[index]?.map(({messageId}) => messageId))
    expect([order.id, [...ids]]).toEqual([order.id, email ? [`<confirmation-${order.id}@localhost>`] : []])
  }
  // Nobody is charged whom we do not know: each paid payment at Mollie is one of those orders.
  const paidAtMollie = shop.sandbox.store.list('payment').filter(({status}) => status === 'paid')
  expect(paidAtMollie.map(({id}) => id).sort()).toEqual(paid.map(({paymentId}) => paymentId).sort())
  // Hundreds of subscriptions would renew in the tests that let time pass.
  await shop.control('reset')
}
