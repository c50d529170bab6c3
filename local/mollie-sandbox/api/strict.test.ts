import {readFileSync} from 'node:fs'
import path from 'node:path'
import {CaptureMethod, MandateMethod, PaymentMethod, SequenceType} from '@mollie/api-client'
import {type ServedSandbox, serveSandbox} from '../testing/served.fixture.ts'

let served: ServedSandbox
beforeEach(async () => {
  served = await serveSandbox()
})
afterEach(() => served.close())

const amount = {currency: 'EUR', value: '119.79'}
const payment = {amount, description: 'Basis', redirectUrl: 'http://localhost/'}
const pay = (change: object = {}) => served.mollie.payments.create({...payment, ...change})
const end = (id: string, status: string) => served.control('payment', {id, status})

async function all<Item>(items: AsyncIterable<Item>): Promise<Item[]> {
  const found: Item[] = []
  for await (const item of items) found.push(item)
  return found
}

async function customerWithMandate() {
  const {id: customerId} = await served.mollie.customers.create({name: 'Jo'})
  const {id} = await served.mollie.customerPayments.create({customerId, sequenceType: SequenceType.first, ...payment})
  await end(id, 'paid')
  return {customerId, first: await served.mollie.payments.get(id)}
}

test.each([
  ['method', {method: 'nonsense'}],
  ['method', {method: 'paypal2'}],
  ['method', {method: 'klarna'}],
  ['method', {method: 'directdebit'}],
  ['locale', {locale: 'xx'}],
  ['sequenceType', {sequenceType: 'bogus'}],
  ['customerId', {customerId: 'cst_nobody'}],
  ['customerId', {sequenceType: 'first'}],
  ['customerId', {sequenceType: 'recurring', redirectUrl: undefined}],
  ['amount', {method: 'ideal', amount: {currency: 'EUR', value: '9999999.00'}}],
  ['amount', {method: 'creditcard', amount: {currency: 'EUR', value: '10000.01'}}],
  ['amount', {amount: {currency: 'EUR', value: '0.00'}}],
  ['amount', {amount: {currency: 'EUR', value: '0.00'}, method: 'creditcard'}],
  ['amount', {amount: {currency: 'XXX', value: '1.00'}}],
  ['amount', {amount: {currency: 'JPY', value: '1.00'}}],
  ['captureMode', {captureMode: 'later'}],
  ['captureDelay', {captureDelay: 'a while'}],
])('answers 422 with the field when a payment has an invalid %s: %j', async (field, change) => {
  await expect(pay(change)).rejects.toMatchObject({statusCode: 422, field})
})

test('refuses a misspelt field', async () => {
  await expect(pay({webhookURL: 'http://localhost/'})).rejects.toMatchObject({statusCode: 400, field: 'webhookURL'})
})

test.each(['null', '3', '[]', '"text"', '{', ''])(
  'answers 400 or 422 when the body is no object (%s)',
  async (body) => {
    const answer = await fetch(`${served.url}/v2/payments`, {
      method: 'POST',
      headers: {authorization: 'Bearer test_sandbox', 'content-type': 'application/json'},
      body,
    })
    expect([400, 422]).toContain(answer.status)
    expect(await answer.json()).toMatchObject({status: answer.status, detail: expect.any(String)})
  },
)

test('accepts other currencies, and makes a mandate from a first payment of zero', async () => {
  expect((await pay({amount: {currency: 'USD', value: '10.00'}, method: 'creditcard'})).amount.currency).toBe('USD')
  const {id: customerId} = await served.mollie.customers.create({name: 'Jo'})
  const nothing = {...payment, amount: {currency: 'EUR', value: '0.00'}, method: PaymentMethod.creditcard}
  const {id} = await served.mollie.customerPayments.create({customerId, sequenceType: SequenceType.first, ...nothing})
  await end(id, 'paid')
  expect(await served.mollie.customerMandates.page({customerId})).toHaveLength(1)
})

test('takes nothing for a first payment by card only, also on the page where the customer chooses', async () => {
  const {id: customerId} = await served.mollie.customers.create({name: 'Jo'})
  const nothing = {...payment, amount: {currency: 'EUR', value: '0.00'}, customerId, sequenceType: SequenceType.first}
  await expect(served.mollie.customerPayments.create({...nothing, method: PaymentMethod.ideal})).rejects.toMatchObject({
    statusCode: 422,
    field: 'amount',
  })
  const asked = {amount: nothing.amount, sequenceType: SequenceType.first}
  expect((await served.mollie.methods.list(asked)).map(({id}) => id)).toEqual(['creditcard'])
  const {id} = await served.mollie.customerPayments.create(nothing)
  const page = await (await fetch(`${served.url}/checkout/${id}`)).text()
  expect(page).toContain('value="creditcard"')
  expect(page).not.toContain('value="ideal"')
})

test('lists the methods for amount and sequence type, and Apple Pay only when asked for', async () => {
  const idsFor = async (asked: object) => (await served.mollie.methods.list(asked)).map(({id}) => id)
  expect(await idsFor({})).toEqual(['ideal', 'bancontact', 'creditcard'])
  expect(await idsFor({includeWallets: 'applepay'})).toContain('applepay')
  expect(await idsFor({sequenceType: SequenceType.recurring})).toEqual(['creditcard', 'directdebit'])
  expect(await idsFor({amount: {currency: 'EUR', value: '20000.00'}})).toEqual(['ideal', 'bancontact'])
  for (const [field, asked] of [
    ['sequenceType', {sequenceType: 'bogus'}],
    ['locale', {locale: 'xx'}],
    ['amount', {amount: {currency: 'EUR', value: '1'}}],
  ] as const)
    await expect(served.mollie.methods.list(asked as object)).rejects.toMatchObject({statusCode: 400, field})
  expect(await served.mollie.methods.get(PaymentMethod.ideal)).toMatchObject({
    minimumAmount: {value: '0.01'},
    maximumAmount: {value: '50000.00'},
  })
})

test('changes a payment while it is open', async () => {
  const made = await pay()
  await served.mollie.payments.update(made.id, {description: 'Pro', metadata: {order: '7'}})
  expect(await made.refresh()).toMatchObject({description: 'Pro', metadata: {order: '7'}, status: 'open'})
  await end(made.id, 'paid')
  await expect(served.mollie.payments.update(made.id, {redirectUrl: 'http://localhost/2'})).rejects.toMatchObject({
    statusCode: 422,
  })
  expect(await made.refresh()).toMatchObject({amountRemaining: amount, details: {}, profileId: 'pfl_sandbox'})
})

test('cancels a refund on its day, and not later', async () => {
  const {id: paymentId} = await pay()
  await end(paymentId, 'paid')
  const refund = await served.mollie.paymentRefunds.create({paymentId, amount: {currency: 'EUR', value: '20.00'}})
  expect(refund.status).toBe('pending')
  await served.mollie.paymentRefunds.cancel(refund.id, {paymentId})
  expect((await served.mollie.paymentRefunds.get(refund.id, {paymentId})).status).toBe('canceled')
  expect((await served.mollie.payments.get(paymentId)).amountRemaining).toEqual(amount)
  const later = await served.mollie.paymentRefunds.create({paymentId, amount})
  await served.control('clock', {days: 5})
  expect((await served.mollie.paymentRefunds.get(later.id, {paymentId})).status).toBe('refunded')
  await expect(served.mollie.paymentRefunds.cancel(later.id, {paymentId})).rejects.toMatchObject({statusCode: 422})
  expect((await later.getPayment()).id).toBe(paymentId)
})

test('captures or releases an authorisation', async () => {
  const held = {method: PaymentMethod.creditcard, captureMode: CaptureMethod.manual}
  const [{id: paymentId}, other] = [await pay(held), await pay(held)]
  for (const id of [paymentId, other.id]) await end(id, 'paid')
  expect(await served.mollie.payments.get(paymentId)).toMatchObject({
    status: 'authorized',
    captureBefore: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
  })
  const capture = await served.mollie.paymentCaptures.create({paymentId, amount: {currency: 'EUR', value: '100.00'}})
  expect((await served.mollie.paymentCaptures.get(capture.id, {paymentId})).status).toBe('succeeded')
  expect(await capture.refresh()).toMatchObject({resource: 'capture', id: capture.id})
  expect(await served.mollie.payments.get(paymentId)).toMatchObject({status: 'paid', amountCaptured: {value: '100.00'}})
  expect((await served.mollie.payments.cancel(other.id)).status).toBe('canceled')
})

test('completes a subscription after its number of payments', async () => {
  const {customerId} = await customerWithMandate()
  const {id} = await served.mollie.customerSubscriptions.create({
    customerId,
    amount,
    interval: '1 month',
    description: 'Three',
    times: 3,
  })
  await served.control('clock', {days: 40})
  expect(await served.mollie.customerSubscriptions.get(id, {customerId})).toMatchObject({timesRemaining: 1})
  await served.mollie.customerSubscriptions.update(id, {customerId, times: 4})
  await served.control('clock', {days: 400})
  expect(await served.mollie.customerSubscriptions.get(id, {customerId})).toMatchObject({
    status: 'completed',
    times: 4,
    timesRemaining: 0,
  })
  expect(await served.mollie.subscriptionPayments.page({customerId, subscriptionId: id})).toHaveLength(4)
})

test.each(['shop', 'customer'])(
  'cancels the subscriptions of a mandate that the %s revokes, and no others',
  async (by) => {
    const {customerId} = await customerWithMandate()
    const {mollie} = served
    const [first] = await mollie.customerMandates.page({customerId})
    const other = await mollie.customerMandates.create({
      ...{customerId, method: MandateMethod.directdebit, consumerName: 'Jo', consumerAccount: 'NL55INGB0000000000'},
    })
    const begin = (description: string, mandateId?: string) =>
      mollie.customerSubscriptions.create({
        ...{customerId, amount, interval: '1 month', description, ...(mandateId && {mandateId})},
      })
    const [kept, gone] = [await begin('Kept', first?.id), await begin('Gone', other.id)]
    if (by === 'shop') await mollie.customerMandates.revoke(other.id, {customerId})
    else await served.control('mandate', {id: other.id})
    const statusOf = async ({id}: {id: string}) => (await mollie.customerSubscriptions.get(id, {customerId})).status
    expect([await statusOf(kept), await statusOf(gone)]).toEqual(['active', 'canceled'])
  },
)

test('refuses an interval of more than a year', async () => {
  const {customerId} = await customerWithMandate()
  const begin = (interval: string) =>
    served.call('POST', `/customers/${customerId}/subscriptions`, {amount, interval, description: interval})
  for (const interval of ['12 months', '52 weeks', '365 days']) expect((await begin(interval)).status).toBe(201)
  for (const interval of ['13 months', '53 weeks', '366 days', '1 year', '0 days', '1000 days'])
    expect((await begin(interval)).status).toBe(422)
})

test('limits metadata in bytes', async () => {
  const create = (name: string) => served.call('POST', '/customers', {name: 'Jo', metadata: {name}})
  expect((await create('a'.repeat(1000))).status).toBe(201)
  expect((await create('北'.repeat(400))).status).toBe(422)
})

test('creates a mandate only with a valid bank account', async () => {
  const {id: customerId} = await served.mollie.customers.create({name: 'Jo'})
  const give = (consumerAccount: string) =>
    served.call('POST', `/customers/${customerId}/mandates`, {
      method: 'directdebit',
      consumerName: 'Jo',
      consumerAccount,
    })
  expect(await give('NL56INGB0000000000')).toMatchObject({status: 422, body: {field: 'consumerAccount'}})
  expect(await give('NL55INGB0000000000')).toMatchObject({status: 201, body: {details: {consumerName: 'Jo'}}})
})

test('answers every link that Mollie’s client follows', async () => {
  const {customerId, first} = await customerWithMandate()
  const {mollie} = served
  const customer = await mollie.customers.get(customerId)
  expect((await customer.refresh()).name).toBe('Jo')
  const [mandate] = await all(customer.getMandates())
  expect(await mandate?.getCustomer()).toMatchObject({id: customerId})
  const wanted = {customerId, amount, interval: '1 month', description: 'Basis'}
  const subscription = await mollie.customerSubscriptions.create(wanted)
  expect((await subscription.getCustomer()).id).toBe(customerId)
  await served.control('clock', {days: 1})
  const [renewal] = await all(customer.getPayments())
  expect((await renewal?.getSubscription())?.id).toBe(subscription.id)
  expect((await renewal?.getMandate())?.id).toBe(mandate?.id)
  await mollie.paymentRefunds.create({paymentId: first.id, amount: {currency: 'EUR', value: '1.00'}})
  await served.control('chargeback', {id: first.id, amount: '2.00'})
  const paid = await mollie.payments.get(first.id)
  expect([await all(paid.getRefunds()), await all(paid.getChargebacks())]).toMatchObject([[{}], [{}]])
  const [refund] = await all(paid.getRefunds())
  const [chargeback] = await mollie.paymentChargebacks.page({paymentId: first.id})
  expect((await mollie.paymentChargebacks.get(chargeback?.id ?? '', {paymentId: first.id})).reason).toBeDefined()
  const profile = await mollie.profiles.getCurrent()
  expect(profile.id).toBe('pfl_sandbox')
  const method = await mollie.methods.get(PaymentMethod.ideal)
  for (const each of [customer, mandate, subscription, renewal, paid, refund, chargeback, profile, method])
    expect(await each?.refresh()).toMatchObject({resource: each?.resource, id: each?.id})
})

test('embeds what belongs to a payment, and issuers of a method, when asked for', async () => {
  const {id} = await pay()
  await end(id, 'paid')
  const {id: refundId} = await served.mollie.paymentRefunds.create({paymentId: id, amount})
  const read = async (address: string) => (await served.call('GET', address)).body
  expect(await read(`/payments/${id}?embed=refunds,captures`)).toMatchObject({
    id,
    _embedded: {refunds: [{id: refundId}], captures: []},
  })
  expect(await read(`/payments/${id}`)).not.toHaveProperty('_embedded')
  expect(await read(`/payments/${id}/refunds/${refundId}?embed=payment`)).toMatchObject({_embedded: {payment: {id}}})
  expect(await read('/methods/ideal?include=issuers')).toMatchObject({id: 'ideal', issuers: []})
  expect(await read('/methods/ideal')).not.toHaveProperty('issuers')
  expect(await read(`/payments/${id}?embed=nothing`)).toMatchObject({status: 400})
})

test('pages a list forwards and backwards, in both directions', async () => {
  for (let count = 0; count < 5; count++) await pay({description: `Payment ${count}`})
  const page = await served.mollie.payments.page({limit: 2})
  expect(page.previousPageCursor).toBeUndefined()
  const next = await page.nextPage?.()
  expect(next?.[0]?.id).toBe(page.nextPageCursor)
  const back = await next?.previousPage?.()
  expect(back?.map(({description}) => description)).toEqual(['Payment 4', 'Payment 3'])
  const oldest = await served.call('GET', '/payments?limit=2&sort=asc')
  expect(oldest.body._embedded.payments.map((item: {description: string}) => item.description)).toEqual([
    'Payment 0',
    'Payment 1',
  ])
  expect((await served.call('GET', '/payments?sort=up')).body.field).toBe('sort')
})

test.each(
  Object.entries({
    orders: 'orders',
    'payment-links': 'payment links',
    'balances/primary/report': 'balance reports',
    invoices: 'invoices',
    terminals: 'terminals',
    'organizations/me': 'organisations',
    permissions: 'permissions',
    webhooks: 'webhooks',
    sessions: 'sessions',
  }),
)('answers 404 for %s, which the README lists', async (address, words) => {
  for (const method of ['GET', 'POST']) {
    const {status, body} = await served.call(method, `/${address}`, method === 'POST' ? {} : undefined)
    expect([status, body]).toMatchObject([
      404,
      {title: 'Not Found', detail: `The sandbox has no ${method} /v2/${address}`},
    ])
  }
  const [, listed] = readFileSync(path.resolve(import.meta.dirname, '../README.md'), 'utf8').split(
    'Any other path is a 404 that names it: ',
  )
  expect(listed?.split('\n')[0]).toContain(words)
})
