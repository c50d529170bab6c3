import {amsterdamDay} from '../../../domain/format/dates.ts'
import {TestShop} from '../../../tests/support/shop/testShop.ts'
import {compareSubscriptions} from '../../jobs/subscriptions.ts'
import {DETAILS} from '../invoices/invoice.fixture.ts'
import {issueInvoices} from '../invoices/issue.ts'
import {invoicesOf} from '../invoices/store.ts'
import type {Order} from '../orders/order.ts'
import {settlePayment} from '../payments/settle.ts'
import {cancelSubscription, resumeSubscription} from './cancel.ts'
import {nextCollectionOn, onPaidDay, runsUntil} from './renewal.ts'

/** Subscriptions that are sold on the last days of a month: what Mollie says of their days is what customers are told. */
let shop: TestShop
beforeEach(async () => {
  shop = await new TestShop().open()
})
afterEach(() => shop.close())

async function moveTo(day: string) {
  await shop.control('clock', {to: day})
  shop.now = shop.sandbox.clock.now()
}
/** Has Mollie count a month from the last collection: its reference does not say which way it does. */
const stayEarly = () => shop.control('renewals', {monthEnds: 'lastCollection'})
async function buyOn(day: string) {
  await moveTo(day)
  const {id} = await shop.paidOrder({customerEmail: 'jo@example.nl', details: DETAILS})
  return id
}
const order = async (id: string) => (await shop.services.orders.get(id)) as Order
/** Each renewal is settled on its day; returns the days that Mollie collected on. */
async function renewUntil(days: readonly string[]) {
  for (const day of days) {
    await moveTo(day)
    const [newest] = shop.sandbox.store.list('payment')
    await settlePayment(newest?.id ?? '', shop.services)
  }
  return shop.sandbox.store
    .list('payment')
    .filter(({subscriptionId}) => subscriptionId)
    .map(({createdAt}) => amsterdamDay(new Date(createdAt)))
    .reverse()
}
const periods = async (id: string) => {
  await issueInvoices(id, shop.services)
  const invoices = await invoicesOf(shop.database.database, id)
  return invoices.map(({data}) => `${data.period.from} ${data.period.until}`)
}

test.each([
  ['2029-01-31', ['2029-02-28', '2029-03-31', '2029-04-30', '2029-05-31']],
  ['2029-05-31', ['2029-06-30', '2029-07-31', '2029-08-31', '2029-09-30']],
  ['2027-12-30', ['2028-01-30', '2028-02-29', '2028-03-30', '2028-04-30']],
  ['2028-11-29', ['2028-12-29', '2029-01-29', '2029-02-28', '2029-03-29']],
])('sold on %s it is collected on that day, or on the last one of a shorter month', async (day, days) => {
  await stayEarly()
  const id = await buyOn(day)
  expect(await renewUntil(days)).toEqual(days)
  const spans = await periods(id)
  const starts = [day, ...days]
  expect(spans.map((span) => span.slice(0, 10))).toEqual(starts)
  // Each period ends on the day before the next begins: none twice, and no day in none.
  const dayBefore = (date: string) => new Date(Date.parse(date) - 86_400_000).toISOString().slice(0, 10)
  expect(spans.slice(0, -1).map((span) => span.slice(11))).toEqual(days.map(dayBefore))
})

test('the next day that customers are told of is the one on which Mollie collects', async () => {
  await stayEarly()
  const id = await buyOn('2029-01-31')
  await renewUntil(['2029-02-28'])
  const {nextPaymentDate} = shop.sandbox.store.list('subscription')[0] ?? {}
  expect(nextPaymentDate).toBe('2029-03-31')
  expect(nextCollectionOn(await order(id), shop.now)).toBe(nextPaymentDate)
  expect(runsUntil(await order(id), shop.now)).toBe(nextPaymentDate)
})

test('takes Mollie’s day when that is later than the day of the purchase', async () => {
  const id = await buyOn('2029-01-28')
  const days = ['2029-02-28', '2029-03-31']
  expect(await renewUntil(days)).toEqual(days)
  expect(nextCollectionOn(await order(id), shop.now)).toBe('2029-04-30')
  expect(await periods(id)).toEqual(['2029-01-28 2029-02-27', '2029-02-28 2029-03-30', '2029-03-31 2029-04-29'])
})

test('cancelled, it runs until the day that the customer was told of, and taken back it goes on from there', async () => {
  await stayEarly()
  const id = await buyOn('2029-01-31')
  await renewUntil(['2029-02-28', '2029-03-31'])
  const lastDay = runsUntil(await order(id), shop.now)
  expect(lastDay).toBe('2029-04-30')
  const act = {actor: 'customer', reason: 'settle'} as const
  const cancelled = await cancelSubscription(await order(id), shop.services, act, shop.now)
  expect(cancelled.subscription?.endsOn).toBe(lastDay)
  await resumeSubscription(cancelled, shop.services, act, shop.now)
  expect(shop.sandbox.store.list('subscription')[0]).toMatchObject({status: 'active', nextPaymentDate: lastDay})
  expect(runsUntil(await order(id), shop.now)).toBe(lastDay)
})

test('customer and invoices have Mollie’s day when Mollie does not move it', async () => {
  await stayEarly()
  const id = await buyOn('2029-01-31')
  await shop.control('faults', {faults: [{kind: '429', call: 'PATCH .*/subscriptions/'}]})
  const days = ['2029-02-28', '2029-03-28', '2029-04-28']
  expect(await renewUntil(days)).toEqual(days)
  expect(nextCollectionOn(await order(id), shop.now)).toBe('2029-05-28')
  expect(await periods(id)).toEqual([
    ...['2029-01-31 2029-02-27', '2029-02-28 2029-03-27', '2029-03-28 2029-04-27', '2029-04-28 2029-05-27'],
  ])
})

test('the daily comparison reads a day moved at Mollie', async () => {
  const id = await buyOn('2029-01-15')
  await renewUntil(['2029-02-15'])
  const {id: subscriptionId = '', customerId = ''} = shop.sandbox.store.list('subscription')[0] ?? {}
  await shop.services.mollie.customerSubscriptions.update(subscriptionId, {customerId, startDate: '2029-03-20'})
  await compareSubscriptions({...shop.services, settle: async () => {}, isLate: () => false})
  expect((await order(id)).subscription?.nextOn).toBe('2029-03-20')
})

test('a renewal that is paid late has the period that it was collected for', async () => {
  const id = await buyOn('2029-01-15')
  const {id: subscriptionId} = shop.sandbox.store.list('subscription')[0] ?? {}
  await shop.control('subscription', {id: subscriptionId, nextOutcome: 'paid', days: 5})
  await renewUntil(['2029-02-15'])
  const [late] = shop.sandbox.store.list('payment')
  await shop.control('payment', {id: late?.id, status: 'pending'})
  await moveTo('2029-03-15')
  await settlePayment(shop.sandbox.store.list('payment')[0]?.id ?? '', shop.services)
  await shop.control('payment', {id: late?.id, status: 'paid'})
  await settlePayment(late?.id ?? '', shop.services)
  const spans = await periods(id)
  expect(spans.toSorted()).toEqual(['2029-01-15 2029-02-14', '2029-02-15 2029-03-14', '2029-03-15 2029-04-14'])
})

test.each([
  ['2029-03-28', '2029-01-31T12:00:00Z', '2029-03-31'],
  ['2029-04-28', '2029-01-31T12:00:00Z', '2029-04-30'],
  ['2029-03-30', '2029-01-30T12:00:00Z', '2029-03-30'],
  ['2029-03-31', '2029-01-30T12:00:00Z', '2029-03-31'],
  ['2029-03-03', '2029-01-31T12:00:00Z', '2029-03-03'],
])('a collection on %s of an order paid at %s wants the day %s', (day, paidAt, wanted) => {
  expect(onPaidDay(day, paidAt)).toBe(wanted)
})
