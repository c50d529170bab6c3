import {amsterdamDay, DAY_MS} from '../../domain/format/dates.ts'
import {until} from '../../tests/support/run/until.ts'
import {forgetOrders} from '../../tests/support/shop/database.ts'
import {TestShop} from '../../tests/support/shop/testShop.ts'
import {DETAILS} from '../billing/invoices/invoice.fixture.ts'
import {keptFiles} from '../billing/invoices/store.ts'
import {alert} from '../billing/orders/alerts.ts'
import {RECONCILED, readCheckpoint, refundsDue} from '../billing/orders/lists/due.ts'
import {withMail} from '../billing/orders/notify.ts'
import type {Order} from '../billing/orders/order.ts'
import {settlePayment} from '../billing/payments/settle.ts'
import {inState} from '../billing/state/subscription.ts'
import {createPayment, type PaymentRequest} from '../checkout/createPayment.ts'
import type {OutboxOptions} from '../notifications/outbox.ts'
import {reconcile} from './reconcile.ts'

const AUDIT = {actor: 'shop', reason: 'settle'} as const
let shop: TestShop
beforeEach(async () => {
  shop = await new TestShop().open()
})
afterEach(() => {
  jest.restoreAllMocks()
  return shop.close()
})

const run = () => reconcile(shop.services)
/** The time that a run takes stands still but for what a test lets pass. */
function holdTime() {
  let now = performance.now()
  jest.spyOn(performance, 'now').mockImplementation(() => now)
  return (milliseconds: number) => {
    now += milliseconds
  }
}
const order = async (id: string) => (await shop.services.orders.get(id)) as Order
async function buy(change: Partial<PaymentRequest> = {}) {
  const request = {plan: 'basis', period: 'monthly', language: 'en', customerEmail: 'jo@example.nl'} as const
  const {paymentUrl} = await createPayment({...request, customerName: 'Jo de Vries', ...change}, shop.services)
  return {paymentId: shop.paymentIdOf(paymentUrl), orderId: shop.orderIdOf(paymentUrl)}
}
const end = (paymentId: string, status: string) => shop.control('payment', {id: paymentId, status})
const subscriptions = () => shop.sandbox.store.list('subscription')

test('a payment whose webhook never came is settled, once, however many run at the same time', async () => {
  const {paymentId, orderId} = await buy()
  await end(paymentId, 'paid')
  await Promise.all([run(), run(), run()])
  expect(await order(orderId)).toMatchObject({status: 'paid', alerts: [], mails: [{state: 'sent'}]})
  expect(subscriptions()).toHaveLength(1)
  expect(shop.mails.map(({kind}) => kind)).toEqual(['confirmation'])
})

test('a payment that could not be settled is looked at again hours later, when no webhook comes', async () => {
  const {subscription, id} = await shop.paidOrder()
  await run()
  await shop.control('subscription', {id: subscription?.id, nextOutcome: 'failed'})
  const later = async (days: number) => {
    await shop.control('clock', {days})
    shop.now = shop.sandbox.clock.now()
    return run()
  }
  await shop.control('faults', {faults: [{kind: 'reset', call: 'GET .*/payments/tr_'}]})
  expect(await later(32)).toMatchObject({failed: 1})
  await shop.control('faults', {faults: []})
  await later(0.5)
  expect(await order(id)).toMatchObject({subscription: {state: 'overdue'}})
})

test('an order that is missing is made again from what Mollie knows, and a person is asked to look', async () => {
  const {paymentId, orderId} = await buy({period: 'quarterly', attempt: 'one visit'})
  const before = await order(orderId)
  await forgetOrders(shop.database.database)
  await end(paymentId, 'paid')
  expect(await settlePayment(paymentId, shop.services)).toBe('retry')
  expect(await shop.services.orders.get(orderId)).toBeNull()
  await run()
  const {termsId: _, mandateId: __, ...expected} = before
  expect(await order(orderId)).toMatchObject({
    ...expected,
    createdAt: expect.any(String),
    status: 'paid',
    payments: [{id: paymentId, status: 'paid'}],
    mails: [{kind: 'confirmation', state: 'sent'}],
    staffNotifications: [{kind: 'needsPerson'}, {kind: 'orderPaid'}],
    alerts: [alert('madeAgain')],
  })
  expect(subscriptions()).toHaveLength(1)
})

test('rebuilds an order of a business abroad with its details and without VAT', async () => {
  const details = {
    company: 'Bakkerij Jansen',
    website: 'https://voorbeeld.nl/',
    country: 'BE',
    vatNumber: 'BE0123456749',
  }
  const {paymentId, orderId} = await buy({details})
  await forgetOrders(shop.database.database)
  await end(paymentId, 'paid')
  await run()
  expect(await order(orderId)).toMatchObject({
    status: 'paid',
    details,
    vatScheme: 'reverseCharge',
    vatRate: 0,
    total: 9900,
    alerts: [alert('madeAgain')],
  })
})

test('rebuilds an order from a renewal by its customer’s first payment', async () => {
  const {id, customerId} = await shop.paidOrder({period: 'monthly'})
  await shop.control('clock', {days: 32})
  const renewal = shop.sandbox.store.list('payment', 'customerId', customerId)[0]
  await forgetOrders(shop.database.database)
  expect(await settlePayment(renewal?.id ?? '', {...shop.services, rebuildsOrders: true})).toBe('done')
  await run()
  expect((await order(id)).payments.map(({kind, status}) => [kind, status]).sort()).toEqual([
    ['first', 'paid'],
    ['renewal', 'paid'],
  ])
})

test('a renewal that failed is learnt though no webhook told of it', async () => {
  const {id, subscription} = await shop.paidOrder({customerEmail: 'jo@example.nl'})
  await shop.control('subscription', {id: subscription?.id, nextOutcome: 'failed'})
  await shop.control('clock', {days: 32})
  await run()
  expect((await order(id)).subscription).toMatchObject({overdueId: expect.any(String)})
  expect(shop.mails.map(({kind}) => kind)).toEqual(['confirmation', 'renewalFailed'])
})

test('a direct debit whose last word never came is asked for, however old its order', async () => {
  const {id, subscription} = await shop.paidOrder({customerEmail: 'jo@example.nl'})
  await shop.control('subscription', {id: subscription?.id, nextOutcome: 'paid', days: 5})
  await shop.control('clock', {days: 32})
  shop.now = new Date(shop.now.getTime() + 32 * DAY_MS)
  await run()
  const renewal = async () => (await order(id)).payments.find(({kind}) => kind === 'renewal')
  expect(await renewal()).toMatchObject({status: 'pending'})
  await end((await renewal())?.id ?? '', 'paid')
  shop.now = new Date(shop.now.getTime() + 3 * DAY_MS)
  await run()
  expect(await renewal()).toMatchObject({status: 'paid'})
})

test('a renewal that Mollie cannot collect holds up no other, nor does one of the other mode', async () => {
  const orders = [await shop.paidOrder(), await shop.paidOrder(), await shop.paidOrder()]
  for (const {subscription} of orders) await shop.control('subscription', {id: subscription?.id, nextOutcome: 'failed'})
  await shop.control('clock', {days: 32})
  await run()
  const [stuck, live] = orders
  await shop.database.database.query('UPDATE orders SET mode = $1 WHERE id = $2', ['live', live?.id ?? ''])
  shop.sandbox.store.delete('customer', stuck?.customerId ?? '')
  shop.now = new Date(shop.now.getTime() + 36 * DAY_MS)
  expect((await run()).failed).toBe(1)
  const steps = await Promise.all(orders.map(async ({id}) => (await order(id)).subscription?.overdueSteps ?? 0))
  expect(steps).toEqual([0, 0, 1])
})

test('many debits that are with the bank leave time for what comes after them', async () => {
  for (let count = 0; count < 3; count++) {
    const {subscription} = await shop.paidOrder()
    await shop.control('subscription', {id: subscription?.id, nextOutcome: 'paid', days: 5})
  }
  await shop.control('clock', {days: 32})
  shop.now = new Date(shop.now.getTime() + 32 * DAY_MS)
  await run()
  shop.now = new Date(shop.now.getTime() + DAY_MS)
  const {mollie} = shop.services
  const pass = holdTime()
  const get = (id: string) => {
    pass(9000)
    return mollie.payments.get(id)
  }
  const slow = Object.assign(Object.create(mollie), {payments: Object.assign(Object.create(mollie.payments), {get})})
  await reconcile({...shop.services, mollie: slow})
  expect(await readCheckpoint(shop.database.database, RECONCILED)).toBe(shop.now.toISOString())
})

test('a mail that hangs holds up nothing that moves money', async () => {
  const owing = (kept: Order) => withMail({...kept, customerEmail: 'jo@example.nl'}, 'cancellationConfirmed')
  await shop.services.orders.update((await shop.paidOrder()).id, owing, AUDIT)
  const {paymentId, orderId} = await buy()
  await end(paymentId, 'paid')
  const answered = Promise.withResolvers<void>()
  const outbox = (of: Pick<Order, 'id'>, options?: OutboxOptions) => {
    const {claim, send} = shop.services.outbox(of, options)
    return {
      claim,
      send: async (...concurrent: Parameters<typeof send>) => {
        if (options?.timeouts) await answered.promise
        return send(...concurrent)
      },
    }
  }
  const running = reconcile({...shop.services, outbox})
  await until(async () => Boolean((await order(orderId)).subscription), {otherwise: () => 'No subscription'})
  answered.resolve()
  expect((await running).mailed).toBe(1)
})

test('the mail server may take long for its answer, but no longer than the run has', async () => {
  const owing = (kept: Order) => withMail({...kept, customerEmail: 'jo@example.nl'}, 'cancellationConfirmed')
  for (let count = 0; count < 3; count++) await shop.services.orders.update((await shop.paidOrder()).id, owing, AUDIT)
  const pass = holdTime()
  const waits: number[] = []
  const outbox = (of: Pick<Order, 'id'>, options?: OutboxOptions) => {
    const {claim, send} = shop.services.outbox(of, options)
    return {
      claim,
      send: (...concurrent: Parameters<typeof send>) => {
        waits.push(Math.round(options?.timeouts?.().answer ?? 0))
        pass(13_000)
        return send(...concurrent)
      },
    }
  }
  await reconcile({...shop.services, outbox})
  expect(waits).toEqual([20_000, 15_000])
})

test('an invoice whose PDF cannot be made holds up no other', async () => {
  const {query} = shop.database.database
  for (let count = 0; count < 2; count++) await shop.paidOrder({details: DETAILS})
  await query('DELETE FROM invoice_files')
  const [broken, other] = (await query('SELECT number FROM invoices ORDER BY issued_at, number')).map(({number}) =>
    String(number),
  )
  await query('UPDATE invoices SET data = $1 WHERE number = $2', ['{}', broken ?? ''])
  expect((await run()).failed).toBe(1)
  expect(await keptFiles(shop.database.database, other ?? '')).not.toBeNull()
})

test('reads refunds and chargebacks made at Mollie', async () => {
  const {id, paymentId} = await shop.paidOrder({customerEmail: 'jo@example.nl'})
  await run()
  await shop.control('refund', {id: paymentId, amount: '20.00'})
  await run()
  expect(await order(id)).toMatchObject({
    payments: [{refunded: 2000}],
    mails: [{kind: 'confirmation'}, {kind: 'refunded', amount: 2000, state: 'sent'}],
  })
  await shop.control('chargeback', {id: paymentId, amount: '30.00'})
  await run()
  expect((await order(id)).alerts).toHaveLength(1)
})

test('a mail that failed is sent when its time has come, without anybody calling', async () => {
  const {id} = await shop.paidOrder()
  const nextAt = new Date(shop.now.getTime() + 60_000).toISOString()
  const owing = (kept: Order): Order => {
    const {mails, ...rest} = withMail({...kept, customerEmail: 'jo@example.nl'}, 'cancellationConfirmed')
    return {...rest, mails: mails.map((mail) => ({...mail, tries: 1, nextAt}))}
  }
  await shop.services.orders.update(id, owing, AUDIT)
  await run()
  expect(shop.mails).toEqual([])
  shop.now = new Date(shop.now.getTime() + 61_000)
  await run()
  expect(shop.mails.map(({kind}) => kind)).toEqual(['cancellationConfirmed'])
})

test('a subscription that Mollie refused is made later, and what was paid twice goes back', async () => {
  const {paymentId, orderId} = await buy()
  await end(paymentId, 'paid')
  await shop.control('faults', {faults: [{kind: '503', call: 'POST /v2/customers/.*/subscriptions'}]})
  await run()
  expect((await order(orderId)).subscription).toBeUndefined()
  await shop.control('faults', {faults: []})
  await run()
  expect((await order(orderId)).subscription).toBeDefined()
})

describe('duplicates', () => {
  const refunds = () => shop.sandbox.store.list('refund')
  let second: Awaited<ReturnType<typeof buy>>
  let tries: number
  beforeEach(async () => {
    tries = 0
    const first = await buy({attempt: 'one visit'})
    second = await buy({attempt: 'one visit', plan: 'pro'})
    for (const {paymentId} of [first, second]) {
      await end(paymentId, 'paid')
      await settlePayment(paymentId, {...shop.services, mollie: refusing()})
    }
  })
  /** Mollie, with a balance that is too low. */
  const refusing = () => {
    const create = async () => {
      tries++
      throw Object.assign(new Error('The balance is too low'), {statusCode: 422})
    }
    return Object.assign(Object.create(shop.services.mollie), {paymentRefunds: {create}})
  }

  test('is asked back ever later when Mollie refuses, a few times; a person is told once', async () => {
    expect(tries).toBe(1)
    const started = shop.now.getTime()
    const refundDays = []
    for (const hour of [0.1, 0.9, 1, 1.1, 6.9, 7, 30.9, 31, 102.9, 103, 200, 500]) {
      shop.now = new Date(started + hour * 3_600_000)
      const before = tries
      await reconcile({...shop.services, mollie: refusing()})
      if (tries > before) refundDays.push(hour)
    }
    expect(refundDays).toEqual([1, 7, 31, 103])
    expect(await order(second.orderId)).toMatchObject({
      alerts: [alert('notRefunded', second.paymentId)],
      staffNotifications: [{kind: 'needsPerson'}],
      payments: [{refunded: 0}],
    })
  })

  test('goes back when Mollie can, and neither payment is looked at again after it', async () => {
    shop.now = new Date(shop.now.getTime() + 2 * 3_600_000)
    await run()
    expect(refunds()).toMatchObject([{paymentId: second.paymentId, amount: {value: '180.29'}}])
    expect(await refundsDue(shop.database.database, shop.now.toISOString(), 10)).toEqual([])
  })

  test('and fails on its way to the customer is not sent again: a person is told', async () => {
    shop.now = new Date(shop.now.getTime() + 2 * 3_600_000)
    await run()
    const {store} = shop.sandbox
    const payment = store.get('payment', second.paymentId)
    if (payment) store.put('payment', {...payment, amountRefunded: undefined})
    for (const hours of [1, 2, 300]) {
      shop.now = new Date(shop.now.getTime() + hours * 3_600_000)
      await settlePayment(second.paymentId, shop.services)
      await run()
    }
    expect(refunds()).toHaveLength(1)
    expect((await order(second.orderId)).alerts).toEqual([alert('refundFailed', second.paymentId, 18029)])
  })
})

test('deletes only unpaid orders after thirty days, at Mollie too, and notes it', async () => {
  const paid = await shop.paidOrder()
  const {orderId} = await buy()
  const pending = await buy({plan: 'pro'})
  await end(pending.paymentId, 'pending')
  const {customerId = ''} = await order(orderId)
  shop.now = new Date(shop.now.getTime() + 29 * DAY_MS)
  expect((await run()).deleted).toBe(0)
  shop.now = new Date(shop.now.getTime() + 2 * DAY_MS)
  expect((await run()).deleted).toBe(1)
  expect(await shop.services.orders.get(orderId)).toBeNull()
  expect(shop.sandbox.store.get('customer', customerId)).toBeNull()
  expect(await order(paid.id)).toBeTruthy()
  expect(await order(pending.orderId)).toBeTruthy()
  expect(await shop.database.database.query('SELECT order_id, reason FROM deletions')).toEqual([
    {order_id: orderId, reason: 'never paid in 30 days'},
  ])
})

test('deletes paid orders after the seventh year that follows, once their subscription is over', async () => {
  const {id, subscription, customerId = ''} = await shop.paidOrder()
  const running = await shop.paidOrder({plan: 'pro'})
  const cancel = (kept: Order): Order => ({
    ...kept,
    subscription: inState(subscription ?? {id: '', startDate: ''}, {
      state: 'cancelled',
      cancelledAt: shop.now.toISOString(),
      endsOn: amsterdamDay(shop.now),
    }),
  })
  await shop.services.orders.update(id, cancel, AUDIT)
  const year = Number(amsterdamDay(shop.now).slice(0, 4))
  const runOn = async (day: string) => {
    shop.now = new Date(day)
    return (await run()).deleted
  }
  expect(await runOn(`${year + 7}-12-31T12:00:00Z`)).toBe(0)
  expect(await runOn(`${year + 8}-01-01T12:00:00Z`)).toBe(1)
  expect(await shop.services.orders.get(id)).toBeNull()
  expect(shop.sandbox.store.get('customer', customerId)).toBeNull()
  expect(await order(running.id)).toBeTruthy()
  expect(await shop.database.database.query('SELECT order_id, reason FROM deletions')).toEqual([
    {order_id: id, reason: 'kept for 7 years'},
  ])
})

test('deletes details for the work when the subscription is over and keeps those of invoices', async () => {
  const {id, subscription} = await shop.paidOrder()
  const invoiced = {company: 'Bakkerij Jansen', country: 'NL', city: 'Utrecht'}
  const details = {
    ...invoiced,
    website: 'https://voorbeeld.nl/',
    keywords: 'brood',
    contactPhone: '020',
    access: 'login',
  }
  const over = inState(subscription ?? {id: '', startDate: ''}, {
    state: 'cancelled',
    cancelledAt: shop.now.toISOString(),
    endsOn: '2027-03-01',
  })
  await shop.services.orders.update(id, (kept) => ({...kept, details, subscription: over}), AUDIT)
  shop.now = new Date('2027-03-01T12:00:00Z')
  await run()
  expect((await order(id)).details).toEqual(details)
  shop.now = new Date('2027-03-02T12:00:00Z')
  await run()
  expect((await order(id)).details).toEqual(invoiced)
  const history = await shop.services.orders.auditLog(id)
  await run()
  expect(await shop.services.orders.auditLog(id)).toEqual(history)
})

test('while Mollie is away it fails, says so, and takes up where it stopped', async () => {
  const {paymentId, orderId} = await buy()
  await end(paymentId, 'paid')
  await shop.control('faults', {faults: [{kind: 'reset', call: '.'}]})
  expect((await run()).failed).toBeGreaterThan(0)
  expect(await readCheckpoint(shop.database.database, RECONCILED)).toBeNull()
  await shop.control('faults', {faults: []})
  await run()
  expect((await order(orderId)).status).toBe('paid')
  expect(await readCheckpoint(shop.database.database, RECONCILED)).toBe(shop.now.toISOString())
})
