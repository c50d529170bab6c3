import {PaymentMethod, SequenceType} from '@mollie/api-client'
import {type ServedSandbox, serveSandbox} from '../testing/served.fixture.ts'

/** Time by the sandbox's clock, from Christmas Eve of 2026: a Thursday before two closed days and a Sunday. */
const START = new Date('2026-12-24T08:00:00Z')
let served: ServedSandbox
beforeEach(async () => {
  served = await serveSandbox({start: START})
})
afterEach(() => served.close())

const amount = {currency: 'EUR', value: '119.79'}
const payment = {amount, description: 'Basis', redirectUrl: 'http://localhost/', webhookUrl: 'http://localhost:9/'}
const to = (day: string) => served.control('clock', {to: day})
const read = async (id: string) => (await served.call('GET', `/payments/${id}`)).body
const calls = () => served.sandbox.store.list('delivery').length

async function customerWithMandate(method = PaymentMethod.ideal) {
  const {id: customerId} = await served.mollie.customers.create({name: 'Jo'})
  const first = {...payment, customerId, method, sequenceType: SequenceType.first}
  const {id} = await served.mollie.payments.create(first)
  await served.control('payment', {id, status: 'paid'})
  return customerId
}
const debit = async (customerId: string): Promise<string> => {
  const body = {...payment, customerId, redirectUrl: undefined, sequenceType: 'recurring'}
  return (await served.call('POST', '/payments', body)).body.id
}
/** A subscription whose first renewal is made today. */
async function subscribe(customerId: string) {
  const body = {...payment, redirectUrl: undefined, interval: '1 month'}
  return (await served.call('POST', `/customers/${customerId}/subscriptions`, body)).body.id as string
}
const renewals = () => served.sandbox.store.list('payment').filter(({subscriptionId}) => subscriptionId)

test('keeps a debit pending over closed days, calls no webhook meanwhile, and pays it on the business day after it', async () => {
  const id = await debit(await customerWithMandate())
  const before = calls()
  expect(await read(id)).toMatchObject({
    status: 'pending',
    details: {dueDate: '2026-12-28', bankReasonCode: null},
    _links: {changePaymentState: {href: `${served.url}/checkout/${id}`}},
  })
  await to('2026-12-28')
  expect([(await read(id)).status, calls()]).toEqual(['pending', before])
  await to('2026-12-29')
  expect(await read(id)).toMatchObject({status: 'paid', paidAt: '2026-12-29T09:00:00+00:00'})
  expect(calls()).toBe(before + 1)
})

test.each([
  [{}, '2027-01-05'],
  [{days: 2}, '2026-12-30'],
])('fails a debit with the bank’s reason when told %j', async (when, day) => {
  const id = await debit(await customerWithMandate())
  await served.control('answer', {id, status: 'failed', reason: 'AM04', ...when})
  await to('2027-01-10')
  expect(await read(id)).toMatchObject({
    status: 'failed',
    failedAt: `${day}T09:00:00+00:00`,
    details: {bankReasonCode: 'AM04', bankReason: 'Insufficient funds'},
  })
})

test('charges a debit back days after it was paid', async () => {
  const id = await debit(await customerWithMandate())
  await served.control('answer', {id, status: 'chargedBack', days: 40})
  await to('2027-02-06')
  expect(await read(id)).toMatchObject({status: 'paid'})
  expect(await read(id)).not.toHaveProperty('amountChargedBack')
  await to('2027-02-07')
  expect(await read(id)).toMatchObject({status: 'paid', amountChargedBack: amount})
  const {body} = await served.call('GET', `/payments/${id}/chargebacks`)
  expect(body._embedded.chargebacks).toMatchObject([{reason: {code: 'MD06'}, createdAt: '2027-02-07T09:00:00+00:00'}])
})

test('refuses to choose an answer for a payment that its customer has to pay', async () => {
  const {id} = await served.mollie.payments.create(payment)
  expect((await served.control('answer', {id, status: 'paid'})).status).toBe(422)
})

test('settles what the bank would answer days later', async () => {
  const id = await debit(await customerWithMandate())
  await served.control('settle', {id})
  expect((await read(id)).status).toBe('paid')
  expect((await served.control('settle', {id})).status).toBe(404)
})

test('collects from a card at once', async () => {
  const id = await debit(await customerWithMandate(PaymentMethod.creditcard))
  expect((await read(id)).status).toBe('paid')
})

test.each([
  ['paid', {}, ['pending', 'paid']],
  ['failed', {reason: 'AM04'}, ['pending', 'failed']],
] as const)('answers a renewal days later: %s', async (nextOutcome, why, expected) => {
  const id = await subscribe(await customerWithMandate())
  await served.control('subscription', {id, nextOutcome, ...why})
  const statuses = []
  for (const day of ['2026-12-27', '2027-01-06']) {
    await to(day)
    statuses.push(renewals()[0]?.status)
  }
  expect(statuses).toEqual(expected)
  expect(served.sandbox.store.get('subscription', id)).toMatchObject({status: 'active', nextPaymentDate: '2027-01-24'})
  await to('2027-02-10')
  expect(renewals()[0]?.status).toBe('paid')
})

test('answers renewals at once when told, unless their days are chosen', async () => {
  const id = await subscribe(await customerWithMandate())
  await served.control('renewals', {atOnce: true})
  await to('2026-12-25')
  expect(renewals().map(({status}) => status)).toEqual(['paid'])
  await served.control('subscription', {id, nextOutcome: 'failed', days: 1})
  await to('2027-01-25')
  expect(renewals().map(({status}) => status)).toEqual(['pending', 'paid'])
})

test('suspends the subscription when the bank says that the mandate is none', async () => {
  const customerId = await customerWithMandate()
  const id = await subscribe(customerId)
  await served.control('subscription', {id, nextOutcome: 'failed', reason: 'MD01'})
  await to('2027-03-01')
  expect(renewals().map(({status}) => status)).toEqual(['failed'])
  expect(served.sandbox.store.get('subscription', id)).toMatchObject({status: 'suspended', nextPaymentDate: null})
  expect((await served.call('GET', `/customers/${customerId}/mandates`)).body._embedded.mandates).toMatchObject([
    {status: 'invalid'},
  ])
})

test.each([
  [undefined, 15],
  [PaymentMethod.ideal, 15],
  [PaymentMethod.bancontact, 60],
])('expires an open payment with method %s after %i minutes, and calls its webhook', async (method, minutes) => {
  const {id} = await served.mollie.payments.create({...payment, ...(method && {method})})
  const {createdAt, expiresAt} = await read(id)
  expect(Date.parse(expiresAt) - Date.parse(createdAt)).toBe(minutes * 60_000)
  await served.control('clock', {minutes: minutes - 1})
  expect([(await read(id)).status, calls()]).toEqual(['open', 0])
  await served.control('clock', {minutes: 1})
  expect(await read(id)).toMatchObject({status: 'expired', expiredAt: expect.any(String)})
  expect(await read(id)).not.toHaveProperty('expiresAt')
  expect(calls()).toBe(1)
})

test('begins the time of a method when it is chosen, by the shop or on the page', async () => {
  const {id} = await served.mollie.payments.create(payment)
  await served.control('clock', {minutes: 10})
  await served.mollie.payments.update(id, {method: PaymentMethod.ideal})
  await served.control('clock', {minutes: 10})
  await fetch(`${served.url}/checkout/${id}`, {method: 'POST', body: new URLSearchParams({method: 'bancontact'})})
  await served.control('clock', {minutes: 55})
  expect((await read(id)).status).toBe('open')
  await served.control('clock', {minutes: 5})
  expect((await read(id)).status).toBe('expired')
})

test('shows on its page until when a debit is with the bank, and settles it there', async () => {
  const id = await debit(await customerWithMandate())
  const page = `${served.url}/checkout/${id}`
  expect(await (await fetch(page)).text()).toContain('De bank betaalt op dinsdag 29 december 2026 om 10:00')
  expect(await (await fetch(served.url)).text()).toMatch(/debited on 2026-12-28.*will be paid on 2026-12-29 09:00/s)
  await fetch(page, {method: 'POST', redirect: 'manual', body: new URLSearchParams({final_state: 'failed'})})
  expect((await read(id)).status).toBe('failed')
  expect(await (await fetch(page)).text()).not.toContain('name="final_state"')
})

test('keeps a refund pending until the next business day', async () => {
  const {id} = await served.mollie.payments.create(payment)
  await served.control('payment', {id, status: 'paid'})
  await served.mollie.paymentRefunds.create({paymentId: id, amount})
  const status = async () => (await served.call('GET', `/payments/${id}/refunds`)).body._embedded.refunds[0].status
  await to('2026-12-27')
  expect(await status()).toBe('pending')
  await to('2026-12-28')
  expect(await status()).toBe('refunded')
})
