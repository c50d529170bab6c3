import {randomUUID} from 'node:crypto'
import {SequenceType} from '@mollie/api-client'
import {inProcess} from '../../../tests/support/run/childProcess.ts'
import {until} from '../../../tests/support/run/until.ts'
import {TestShop} from '../../../tests/support/shop/testShop.ts'
import {createPayment, type PaymentRequest} from '../../checkout/createPayment.ts'
import {DETAILS} from '../invoices/invoice.fixture.ts'
import {alert} from '../orders/alerts.ts'
import type {Order} from '../orders/order.ts'
import {RefundRefused} from './refunds/refund.ts'
import {refundRefused} from './refunds/refundRefused.ts'
import {settlePayment} from './settle.ts'

/** Effects of a payment, with Mollie's own client against the sandbox. */
let shop: TestShop
beforeEach(async () => {
  shop = await new TestShop().open()
})
afterEach(() => shop.close())

async function buy(change: Partial<PaymentRequest> = {}) {
  const request = {plan: 'basis', period: 'monthly', language: 'nl', customerEmail: 'jo@example.nl', ...change} as const
  const {paymentUrl} = await createPayment(request, shop.services)
  return {paymentId: shop.paymentIdOf(paymentUrl), orderId: shop.orderIdOf(paymentUrl)}
}
const end = (id: string, status: string) => shop.control('payment', {id, status})
const faults = (...list: object[]) => shop.control('faults', {faults: list})
const order = async (id: string) => (await shop.services.orders.get(id)) as Order
const subscriptions = () => shop.sandbox.store.list('subscription')

test('paid: the order, one subscription and one mail, however often Mollie calls', async () => {
  const {paymentId, orderId} = await buy()
  await end(paymentId, 'paid')
  for (let call = 0; call < 3; call++) expect(await settlePayment(paymentId, shop.services)).toBe('done')
  expect(await order(orderId)).toMatchObject({status: 'paid', paymentId, alerts: [], mails: [{state: 'sent'}]})
  expect(subscriptions()).toHaveLength(1)
  expect(shop.mails.map(({kind}) => kind)).toEqual(['confirmation'])
  expect(shop.notices.map(({kind}) => kind)).toEqual(['orderPaid'])
})

test('while Mollie makes the subscription the invoice is issued already', async () => {
  const {paymentId, orderId} = await buy({details: DETAILS})
  await end(paymentId, 'paid')
  const {mollie, database, ...services} = shop.services
  const isInvoiced = async () =>
    (await database.query('SELECT number FROM invoices WHERE order_id = $1', [orderId])).length > 0
  const customerSubscriptions = Object.create(mollie.customerSubscriptions, {
    create: {
      value: async (parameters: Parameters<typeof mollie.customerSubscriptions.create>[0]) => {
        await until(isInvoiced, {otherwise: () => 'The invoice waits for the subscription'})
        return mollie.customerSubscriptions.create(parameters)
      },
    },
  })
  const slow = Object.create(mollie, {customerSubscriptions: {value: customerSubscriptions}})
  expect(await settlePayment(paymentId, {...services, database, mollie: slow})).toBe('done')
  expect(subscriptions()).toHaveLength(1)
  expect(await order(orderId)).toMatchObject({
    subscription: {id: subscriptions()[0]?.id},
    payments: [{invoice: expect.any(String)}],
  })
})

test('ten calls at once end in the same', async () => {
  const {paymentId, orderId} = await buy()
  await end(paymentId, 'paid')
  await Promise.all(Array.from({length: 10}, () => settlePayment(paymentId, shop.services)))
  expect(await order(orderId)).toMatchObject({status: 'paid', alerts: []})
  expect(subscriptions()).toHaveLength(1)
  expect(shop.mails).toHaveLength(1)
})

test('three processes with twenty calls each, all at once, end in the same', async () => {
  const {paymentId, orderId} = await buy()
  await end(paymentId, 'paid')
  const {DATABASE_URL, MOLLIE_URL, MOLLIE_API_KEY} = await shop.openEnvironment()
  await shop.database.database.script('CREATE TABLE handed_over (mail text NOT NULL)')
  const program = `
    import {openDatabase} from './database/index.ts'
    import {outboxOf} from './notifications/outbox.ts'
    import {databaseOrders} from './billing/orders/store.ts'
    import {mollieClient} from './billing/payments/mollie.ts'
    import {settlePayment} from './billing/payments/settle.ts'
    console.log = () => {}
    const database = openDatabase(${JSON.stringify(DATABASE_URL)})
    const orders = databaseOrders(database)
    const mollie = mollieClient({apiKey: '${MOLLIE_API_KEY}', sandboxUrl: '${MOLLIE_URL}'})
    const sendMail = (_, {kind}) => database.query('INSERT INTO handed_over (mail) VALUES ($1)', [kind])
    const deadlines = {settlement: 60_000, mailClaim: 60_000}
    const outbox = ({id}) => outboxOf(id, {orders, sendMail, deadlines})
    const services = {database, orders, mollie, outbox, deadlines, content: null}
    await Promise.all(Array.from({length: 20}, () => settlePayment('${paymentId}', services)))
    await database.close()`
  expect(await Promise.all([1, 2, 3].map(() => inProcess(program)))).toEqual([0, 0, 0])
  expect(await settlePayment(paymentId, shop.services)).toBe('done')
  expect(await order(orderId)).toMatchObject({status: 'paid', alerts: [], mails: [{state: 'sent'}]})
  expect(subscriptions()).toHaveLength(1)
  const mails = await shop.database.database.query('SELECT mail FROM handed_over ORDER BY mail')
  expect(mails.map(({mail}) => mail)).toEqual(['confirmation', 'orderPaid'])
  const lines = (await shop.services.orders.auditLog(orderId)).flatMap(({changes}) => changes)
  const paid = lines.filter((change) => change.of === 'order' && change.field === 'status' && change.from !== undefined)
  expect(paid).toEqual([{of: 'order', field: 'status', from: 'open', to: 'paid'}])
})

test.each(['failed', 'canceled', 'expired', 'pending'])('%s: recorded, and nothing else', async (status) => {
  const {paymentId, orderId} = await buy()
  await end(paymentId, status)
  expect(await settlePayment(paymentId, shop.services)).toBe('done')
  expect(await order(orderId)).toMatchObject({status, mails: [], alerts: []})
  expect(subscriptions()).toEqual([])
})

test('two orders of one attempt, both paid: the second renews and confirms nothing, and its money goes back', async () => {
  const attempt = randomUUID()
  const first = await buy({attempt})
  const second = await buy({attempt, plan: 'pro'})
  for (const {paymentId} of [first, second]) {
    await end(paymentId, 'paid')
    await settlePayment(paymentId, shop.services)
  }
  expect(await order(first.orderId)).toMatchObject({alerts: [], mails: [{kind: 'confirmation'}]})
  expect(await order(second.orderId)).toMatchObject({
    duplicateOf: first.orderId,
    mails: [{kind: 'refunded', amount: 18029, state: 'sent'}],
    alerts: [],
    payments: [{refunded: 18029}],
  })
  await settlePayment(second.paymentId, shop.services)
  expect(shop.sandbox.store.list('refund')).toMatchObject([{paymentId: second.paymentId, amount: {value: '180.29'}}])
  expect(subscriptions()).toHaveLength(1)
})

test('without the subscription the mail is sent all the same, and Mollie is asked to call again', async () => {
  const {paymentId, orderId} = await buy()
  await end(paymentId, 'paid')
  await faults({kind: 'reset', call: 'POST /v2/customers/.*/subscriptions'})
  expect(await settlePayment(paymentId, shop.services)).toBe('retry')
  expect(await order(orderId)).toMatchObject({status: 'paid', mails: [{state: 'sent'}]})
  await faults()
  expect(await settlePayment(paymentId, shop.services)).toBe('done')
  expect(subscriptions()).toHaveLength(1)
  expect(shop.mails).toHaveLength(1)
})

test('a Mollie that does not answer is given up in time, to be called again', async () => {
  const {paymentId} = await buy()
  await faults({kind: 'hang', call: 'GET /v2/payments'})
  expect(await settlePayment(paymentId, {...shop.services, deadlines: {settlement: 200}})).toBe('retry')
  await faults()
})

test('renewals are of the order of their subscription, also when only their customer says so', async () => {
  const {id} = await shop.paidOrder({customerEmail: 'jo@example.nl'})
  const [subscription] = subscriptions()
  if (!subscription) throw new Error('There is no subscription')
  await shop.control('clock', {days: 32})
  shop.sandbox.store.put('subscription', {...shop.sandbox.store.list('subscription')[0], metadata: null} as never)
  await shop.control('clock', {days: 32})
  const renewals = shop.sandbox.store.list('payment').filter(({subscriptionId}) => subscriptionId)
  expect(renewals.map(({metadata}) => metadata)).toEqual([null, {orderId: id}])
  for (const renewal of renewals) expect(await settlePayment(renewal.id, shop.services)).toBe('done')
  expect((await order(id)).payments.map(({kind, status}) => `${kind} ${status}`)).toEqual([
    'first paid',
    'renewal paid',
    'renewal paid',
  ])
  expect(shop.mails.map(({kind}) => kind)).toEqual(['confirmation', 'renewal', 'renewal'])
})

test.each([
  ['refund', 'refunded', 0, ['confirmation', 'refunded']],
  ['chargeback', 'chargedBack', 1, ['confirmation']],
])('a %s is recorded in cents, without a second confirmation', async (kind, field, attention, mails) => {
  const {id, paymentId} = await shop.paidOrder({customerEmail: 'jo@example.nl'})
  await shop.control(kind, {id: paymentId, amount: '19.79'})
  expect(await settlePayment(paymentId ?? '', shop.services)).toBe('done')
  const after = await order(id)
  expect(after.payments).toMatchObject([{status: 'paid', [field]: 1979}])
  expect(after.alerts).toHaveLength(attention)
  expect(shop.mails.map((mail) => mail.kind)).toEqual(mails)
})

test('an order that lost its customer while the payment was made learns it from the payment', async () => {
  const {paymentId, orderId} = await buy()
  await shop.services.orders.update(orderId, ({customerId: _, paymentId: __, ...kept}) => ({...kept, payments: []}), {
    actor: 'shop',
    reason: 'settle',
  })
  await end(paymentId, 'paid')
  expect(await settlePayment(paymentId, shop.services)).toBe('done')
  expect(await order(orderId)).toMatchObject({status: 'paid', paymentId, customerId: expect.stringMatching(/^cst_/)})
  expect(subscriptions()).toHaveLength(1)
})

/** A payment of the order by another customer: what a try left behind whose answer came after Mollie's keys had ended. */
async function strayPaymentOf(orderId: string, amount = '119.79') {
  const {metadata, description, redirectUrl} = shop.sandbox.store.list('payment')[0] ?? {}
  const {mollie} = shop.services
  const {id: customerId} = await mollie.customers.create({name: 'Jo', metadata: {orderId}})
  const {id} = await mollie.customerPayments.create({
    ...{customerId, sequenceType: SequenceType.first, amount: {currency: 'EUR', value: amount}},
    ...{metadata, description: description ?? '', redirectUrl: redirectUrl ?? ''},
  })
  await end(id, 'paid')
  return {id, customerId}
}

test('a payment that another customer was made for is the order’s when it is paid, and renews by its mandate', async () => {
  const {orderId} = await buy()
  const stray = await strayPaymentOf(orderId)
  expect(await settlePayment(stray.id, shop.services)).toBe('done')
  expect(await order(orderId)).toMatchObject({
    ...{status: 'paid', paymentId: stray.id, customerId: stray.customerId, alerts: []},
    subscription: {id: subscriptions()[0]?.id},
  })
  expect(subscriptions()).toMatchObject([{customerId: stray.customerId}])
})

test('a payment that another customer was made for goes back when the order is paid already', async () => {
  const {id, paymentId, customerId} = await shop.paidOrder({customerEmail: 'jo@example.nl'})
  const stray = await strayPaymentOf(id)
  expect(await settlePayment(stray.id, shop.services)).toBe('done')
  expect(await order(id)).toMatchObject({status: 'paid', paymentId, customerId, alerts: []})
  expect(shop.sandbox.store.get('payment', stray.id)?.amountRefunded?.value).toBe('119.79')
  expect(subscriptions()).toHaveLength(1)
})

test('a payment that another customer was made for, of another amount, is refused and told', async () => {
  const {orderId} = await buy()
  const stray = await strayPaymentOf(orderId, '1.19')
  expect(await settlePayment(stray.id, shop.services)).toBe('done')
  expect(await order(orderId)).toMatchObject({status: 'open', alerts: [alert('refused', stray.id, 'amount')]})
})

describe('a refused payment, from its alert,', () => {
  const AUDIT = {actor: 'operator beheer@example.nl', reason: 'refundRefused'} as const
  const back = async (orderId: string, id: string) =>
    refundRefused(await order(orderId), `refused ${id} amount`, shop.services, AUDIT)
  const refunds = () => shop.sandbox.store.list('refund').map(({amount}) => amount.value)

  test('is refunded once, and is told no more when Mollie calls about it again', async () => {
    const {orderId} = await buy()
    const {id} = await strayPaymentOf(orderId, '1.19')
    await settlePayment(id, shop.services)
    await back(orderId, id)
    await expect(back(orderId, id)).rejects.toThrow(RefundRefused)
    await settlePayment(id, shop.services)
    expect([refunds(), (await order(orderId)).alerts]).toEqual([['1.19'], []])
    expect((await shop.services.orders.auditLog(orderId)).flatMap(({changes}) => changes)).toContainEqual(
      expect.objectContaining({of: 'refundAsked', amount: 119}),
    )
  })

  test('is refunded once when the answer of Mollie is lost, and its alert goes with the next call', async () => {
    const {orderId} = await buy()
    const {id} = await strayPaymentOf(orderId, '1.19')
    await settlePayment(id, shop.services)
    await shop.control('faults', {faults: [{kind: 'reset', call: 'POST .*refunds', times: 1, after: true}]})
    await back(orderId, id).catch(() => {})
    expect((await order(orderId)).alerts).toHaveLength(1)
    await expect(back(orderId, id)).rejects.toThrow(RefundRefused)
    await settlePayment(id, shop.services)
    expect([refunds(), (await order(orderId)).alerts]).toEqual([['1.19'], []])
  })
})

test('a payment of nobody’s order is done with', async () => {
  const amount = {currency: 'EUR', value: '1.00'} as const
  const {mollie} = shop.services
  const {id} = await mollie.payments.create({amount, description: 'By hand', redirectUrl: 'http://localhost/'})
  await end(id, 'paid')
  expect(await settlePayment(id, shop.services)).toBe('done')
})
