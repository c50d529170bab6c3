import type {MollieClient} from '@mollie/api-client'
import {amsterdamDay, DAY_MS} from '../../../domain/format/dates.ts'
import {TestShop} from '../../../tests/support/shop/testShop.ts'
import {reconcile} from '../../jobs/reconcile.ts'
import type {Order} from '../orders/order.ts'
import {requestMandatePayment} from '../payments/mandate.ts'
import {settlePayment} from '../payments/settle.ts'
import {cancelSubscription} from '../subscriptions/cancel.ts'
import {mayResume} from '../subscriptions/cancellation.ts'
import {paidUntil} from '../subscriptions/renewal.ts'
import {payOverdue, takeOverdueStep} from './collectOverdue.ts'
import {DUNNING_STEPS, payUntil} from './overdue.ts'

/** The sandbox's clock goes on while the shop's stands still: a slow machine is late by seconds, never by this. */
const MARGIN_MS = 3_600_000

const PAGE = 'http://localhost:9/abonnement/?order=x'
let shop: TestShop
let id: string
/** The last renewal of a monthly subscription, which failed. */
let renewalId: string
let failedAt: Date

beforeEach(async () => {
  shop = await new TestShop().open()
  const order = await shop.paidOrder({customerEmail: 'jo@example.nl', customerName: 'Jo'})
  id = order.id
  await settlePayment(order.paymentId ?? '', shop.services)
  await failRenewal(order)
})
afterEach(() => shop.close())

/** The next renewal. */
async function failRenewal({subscription}: Order) {
  await shop.control('subscription', {id: subscription?.id, nextOutcome: 'failed'})
  await shop.control('clock', {days: 32})
  renewalId = newest().id
  // As Mollie tells it, to the second.
  failedAt = new Date((await shop.services.mollie.payments.get(renewalId)).failedAt ?? '')
  shop.now = failedAt
  await settlePayment(renewalId, shop.services)
}
const revokeMandates = async () => {
  for (const {id} of shop.sandbox.store.list('mandate')) await shop.control('mandate', {id})
}

const order = async () => (await shop.services.orders.get(id)) as Order
const newest = () =>
  shop.sandbox.store.list('payment')[0] as NonNullable<ReturnType<typeof shop.sandbox.store.get<'payment'>>>
const subscriptions = () => shop.sandbox.store.list('subscription').map(({status}) => status)
const decide = async (paymentId: string, status: string) => {
  await shop.control('payment', {id: paymentId, status})
  await settlePayment(paymentId, shop.services)
}
/** The schedule as it runs so many days after the renewal failed. */
async function day(days: number) {
  shop.now = new Date(failedAt.getTime() + days * DAY_MS + MARGIN_MS)
  await reconcile(shop.services)
}
const kinds = (mails: Order['mails']) => mails.map(({kind}) => kind)
const pay = async () => {
  const url = await payOverdue(await order(), PAGE, shop.services)
  return shop.paymentIdOf(url ?? '')
}

test('customer and company are told at once, and the order says since when', async () => {
  expect(await order()).toMatchObject({
    status: 'paid',
    alerts: [],
    subscription: {overdueId: renewalId, overdueSince: failedAt.toISOString(), overdueSteps: 0},
  })
  expect(kinds(shop.mails)).toEqual(['confirmation', 'renewalFailed'])
  expect(kinds(shop.notices)).toEqual(['orderPaid', 'overdue'])
})

test('it is collected again after 3, 7 and 14 days, once each, whatever runs twice; each failure is told', async () => {
  for (const [index, {day: due}] of DUNNING_STEPS.slice(0, 3).entries()) {
    await day(due - 1)
    expect((await order()).payments.filter(({kind}) => kind === 'retry')).toHaveLength(index)
    await Promise.all([day(due), day(due), day(due)])
    expect((await order()).payments.filter(({kind}) => kind === 'retry')).toHaveLength(index + 1)
    expect(newest()).toMatchObject({status: 'pending', sequenceType: 'recurring', amount: {value: '119.79'}})
    await decide(newest().id, 'failed')
  }
  expect(kinds(shop.mails).filter((kind) => kind === 'renewalReminder')).toHaveLength(3)
  expect(shop.sandbox.store.list('payment')).toHaveLength(5)
})

test('it is collected once when Mollie’s answer was lost for longer than its idempotency keys last', async () => {
  await shop.control('faults', {faults: [{kind: 'reset', call: 'POST .*/payments', after: true}]})
  shop.now = new Date(failedAt.getTime() + 3 * DAY_MS + MARGIN_MS)
  await expect(takeOverdueStep(await order(), shop.services, shop.now)).rejects.toThrow()
  await shop.control('faults', {faults: []})
  await shop.control('clock', {minutes: 120})
  shop.now = new Date(shop.now.getTime() + 2 * MARGIN_MS)
  await takeOverdueStep(await order(), shop.services, shop.now)
  const retries = shop.sandbox.store
    .list('payment')
    .filter(({metadata}) => JSON.stringify(metadata).includes('renewalOf'))
  expect(retries).toHaveLength(1)
  expect((await order()).payments.at(-1)).toMatchObject({id: retries[0]?.id, kind: 'retry'})
})

test('collects from the account that the customer chose when the one of before is still valid', async () => {
  const asked = shop.paymentIdOf((await requestMandatePayment(await order(), PAGE, shop.services)) ?? '')
  await decide(asked, 'paid')
  const {mandateId} = (await order()).subscription ?? {}
  await day(3)
  expect(mandateId).toMatch(/^mdt_/)
  // The sandbox takes the latest mandate by itself; Mollie does not say which.
  const [collected] = shop.calls.flatMap(({body}) => (body.sequenceType === 'recurring' ? [body] : []))
  expect(collected).toMatchObject({mandateId})
})

test('a retry that is paid settles it: nothing more is collected, and the subscription runs on', async () => {
  await day(3)
  await decide(newest().id, 'paid')
  expect((await order()).subscription).not.toHaveProperty('overdueId')
  expect(kinds(shop.mails)).toEqual(['confirmation', 'renewalFailed', 'renewal'])
  expect(subscriptions()).toEqual(['active'])
  await day(14)
  expect((await order()).payments.filter(({kind}) => kind === 'retry')).toHaveLength(1)
})

test('the customer pays by the link: one payment however often it is pressed, and it counts as the renewal', async () => {
  const paymentId = await pay()
  expect(await pay()).toBe(paymentId)
  expect(newest()).toMatchObject({sequenceType: 'first', redirectUrl: PAGE, metadata: {renewalOf: renewalId}})
  await decide(paymentId, 'paid')
  const {subscription, payments, alerts} = await order()
  expect(subscription).not.toHaveProperty('overdueId')
  expect(alerts).toEqual([])
  expect(payments.map(({kind, status, refunded}) => [kind, status, refunded])).toEqual([
    ['first', 'paid', 0],
    ['renewal', 'failed', 0],
    ['catchUp', 'paid', 0],
  ])
  expect(shop.sandbox.store.list('refund')).toEqual([])
  expect(await payOverdue(await order(), PAGE, shop.services)).toBeNull()
})

test('the mandate of a payment by link collects the next renewals, until another account is chosen', async () => {
  const before = shop.sandbox.store.list('subscription')[0]?.mandateId
  const paymentId = await pay()
  await decide(paymentId, 'paid')
  const {mandateId} = newest()
  expect(mandateId).not.toBe(before)
  expect(shop.sandbox.store.list('subscription')).toMatchObject([{status: 'active', mandateId}])
  expect((await order()).subscription).toMatchObject({mandateId, mandateAt: expect.any(String)})

  await shop.control('clock', {minutes: 5})
  await decide(shop.paymentIdOf((await requestMandatePayment(await order(), PAGE, shop.services)) ?? ''), 'paid')
  const chosen = (await order()).subscription?.mandateId
  expect(chosen).not.toBe(mandateId)
  await settlePayment(paymentId, shop.services)
  expect((await order()).subscription).toMatchObject({mandateId: chosen})
  expect(shop.sandbox.store.list('subscription')).toMatchObject([{status: 'active', mandateId: chosen}])
})

test('giving up on Mollie’s page is not reported and can be repeated', async () => {
  const first = await pay()
  await decide(first, 'canceled')
  expect(kinds(shop.mails)).toEqual(['confirmation', 'renewalFailed'])
  expect(await pay()).not.toBe(first)
})

test('paid by the link and collected as well: the second goes back, once', async () => {
  await day(3)
  const retry = newest().id
  const paymentId = await pay()
  await decide(paymentId, 'paid')
  await shop.control('clock', {days: 1})
  await decide(retry, 'paid')
  await settlePayment(retry, shop.services)
  expect(shop.sandbox.store.list('refund')).toMatchObject([{paymentId: retry, amount: {value: '119.79'}}])
  expect(kinds(shop.mails)).toContain('refunded')
})

test('unpaid for 18 days it is put on hold, and paying then starts it again from the next period on', async () => {
  for (const due of [3, 7, 14]) {
    await day(due)
    await decide(newest().id, 'failed')
  }
  await day(18)
  expect((await order()).subscription).toMatchObject({heldAt: shop.now.toISOString(), overdueId: renewalId})
  expect(subscriptions()).toEqual(['canceled'])
  expect([kinds(shop.mails).at(-1), kinds(shop.notices).at(-1)]).toEqual(['subscriptionPaused', 'paused'])
  await decide(await pay(), 'paid')
  const {subscription, paymentId} = await order()
  expect(subscription).not.toHaveProperty('heldAt')
  expect(shop.sandbox.store.list('subscription')).toMatchObject([
    {id: subscription?.id, status: 'active', startDate: subscription?.startDate, mandateId: newest().mandateId},
    {status: 'canceled'},
  ])
  expect(subscription?.mandateId).toBe(newest().mandateId)
  await settlePayment(paymentId ?? '', shop.services)
  expect(subscriptions()).toEqual(['active', 'canceled'])
})

test.each(['open', 'pending', 'authorized'])(
  'while a retry is %s with the bank nothing else is collected, and nothing stops',
  async (status) => {
    await day(3)
    await decide(newest().id, status)
    for (const due of [7, 14, 18, 32]) await day(due)
    expect((await order()).payments.filter(({kind}) => kind === 'retry')).toHaveLength(1)
    expect((await order()).subscription).not.toHaveProperty('heldAt')
    expect(subscriptions()).toEqual(['active'])
  },
)

test('while the customer pays by the link nothing is collected beside it', async () => {
  const paymentId = await pay()
  for (const due of [3, 7]) await day(due)
  expect((await order()).payments.filter(({kind}) => kind === 'retry')).toEqual([])
  await decide(paymentId, 'expired')
  await day(7)
  expect((await order()).payments.filter(({kind}) => kind === 'retry')).toHaveLength(1)
})

test('each step counts from the answer to the one before, and so does the day by which one can pay', async () => {
  const daysOn = (days: number) => new Date(failedAt.getTime() + days * DAY_MS)
  const untilDay = async () => payUntil(await order())
  expect(await untilDay()).toBe(amsterdamDay(daysOn(18)))
  await day(3)
  await day(9)
  // The bank takes days to refuse: the next step is four days after that, the hold another eleven.
  await shop.control('clock', {days: 8})
  await decide(newest().id, 'failed')
  const answered = Date.parse((await shop.services.mollie.payments.get(newest().id)).failedAt ?? '')
  const answeredOn = (answered - failedAt.getTime()) / DAY_MS
  expect(await untilDay()).toBe(amsterdamDay(daysOn(answeredOn + 4 + 7 + 4)))
  await day(answeredOn + 3)
  expect((await order()).payments.filter(({kind}) => kind === 'retry')).toHaveLength(1)
  await day(answeredOn + 4)
  expect((await order()).payments.filter(({kind}) => kind === 'retry')).toHaveLength(2)
})

test('one that was paid for on hold, and could not be started again then, is started by the schedule', async () => {
  await revokeMandates()
  for (const {day: due} of DUNNING_STEPS.slice(0, 4)) await day(due)
  const paymentId = await pay()
  await shop.control('faults', {faults: [{kind: 'html', call: 'POST /v2/customers/.*/subscriptions'}]})
  await decide(paymentId, 'paid')
  expect((await order()).subscription).toHaveProperty('heldAt')
  await shop.control('faults', {faults: []})
  await day(20)
  expect((await order()).subscription).not.toHaveProperty('heldAt')
  expect(subscriptions()).toEqual(['active', 'canceled'])
})

test('paid on hold and started again only months later, it begins with a period to come, and a person is told', async () => {
  await revokeMandates()
  for (const {day: due} of DUNNING_STEPS.slice(0, 4)) await day(due)
  const paymentId = await pay()
  await shop.control('faults', {faults: [{kind: 'html', call: 'POST /v2/customers/.*/subscriptions'}]})
  await decide(paymentId, 'paid')
  await shop.control('clock', {days: 80})
  await shop.control('faults', {faults: []})
  shop.now = shop.sandbox.clock.now()
  await reconcile(shop.services)
  const {subscription, alerts} = await order()
  expect(subscription).not.toHaveProperty('heldAt')
  expect(subscription?.startDate.localeCompare(amsterdamDay(shop.now))).not.toBe(-1)
  expect(alerts).toEqual([
    {kind: 'notCollected', about: subscription?.id, detail: expect.stringMatching(/^(11979|23958)$/)},
  ])
})

/** A Mollie that lets something happen once it has made a subscription, before it answers. */
function meanwhile(happen: () => Promise<unknown>): MollieClient {
  const {mollie} = shop.services
  const create = async (fields: Parameters<typeof mollie.customerSubscriptions.create>[0]) => {
    const made = await mollie.customerSubscriptions.create(fields)
    await happen()
    return made
  }
  const value = Object.create(mollie.customerSubscriptions, {create: {value: create}})
  return Object.create(mollie, {customerSubscriptions: {value}})
}
const cancel = async () =>
  cancelSubscription(await order(), shop.services, {actor: 'customer', reason: 'settle'}, shop.now)

test('cancelled while it is started again after a hold, it ends at Mollie in the same step', async () => {
  await revokeMandates()
  for (const {day: due} of DUNNING_STEPS.slice(0, 4)) await day(due)
  const paymentId = await pay()
  await shop.control('payment', {id: paymentId, status: 'paid'})
  await settlePayment(paymentId, {...shop.services, mollie: meanwhile(cancel)})
  expect((await order()).subscription).toHaveProperty('cancelledAt')
  expect(subscriptions()).toEqual(['canceled', 'canceled'])
})

test('cancelled while another account starts it again, it ends at Mollie in the same step', async () => {
  const paymentId = await pay()
  await decide(paymentId, 'paid')
  const stopped = shop.sandbox.store.list('subscription')[0]
  if (stopped) shop.sandbox.store.put('subscription', {...stopped, status: 'canceled', nextPaymentDate: null})
  await shop.control('clock', {minutes: 5})
  const asked = shop.paymentIdOf((await requestMandatePayment(await order(), PAGE, shop.services)) ?? '')
  await shop.control('payment', {id: asked, status: 'paid'})
  await settlePayment(asked, {...shop.services, mollie: meanwhile(cancel)})
  expect((await order()).subscription).toHaveProperty('cancelledAt')
  expect(subscriptions()).toEqual(['canceled', 'canceled'])
})

test('started again while it is cancelled, it ends at Mollie in the same step', async () => {
  await revokeMandates()
  for (const {day: due} of DUNNING_STEPS.slice(0, 4)) await day(due)
  const {mollie} = shop.services
  // It is paid, and starts again, after the cancellation has looked at the one of before.
  async function* iterate(...call: Parameters<typeof mollie.customerSubscriptions.iterate>) {
    yield* mollie.customerSubscriptions.iterate(...call)
    if (subscriptions().length === 1) await decide(await pay(), 'paid')
  }
  const value = Object.create(mollie.customerSubscriptions, {iterate: {value: iterate}})
  const slow = Object.create(mollie, {customerSubscriptions: {value}})
  await cancelSubscription(
    await order(),
    {...shop.services, mollie: slow},
    {actor: 'customer', reason: 'settle'},
    shop.now,
  )
  expect((await order()).subscription).toHaveProperty('cancelledAt')
  expect(subscriptions()).toEqual(['canceled', 'canceled'])
})

test.each([
  ['put on hold', 3, 18],
  ['ended', 4, 32],
])('paid while it is %s it runs on', async (_, steps, due) => {
  await revokeMandates()
  for (const {day: each} of DUNNING_STEPS.slice(0, steps)) await day(each)
  const paymentId = await pay()
  // The webhook has come, and found the subscription as it was, when the schedule stops it.
  const stopped = await order()
  await decide(paymentId, 'paid')
  const before = {...stopped, payments: stopped.payments.filter(({kind}) => kind !== 'catchUp')}
  shop.now = new Date(failedAt.getTime() + due * DAY_MS + MARGIN_MS)
  await takeOverdueStep(before, shop.services, shop.now)
  const {subscription} = await order()
  expect(subscription).not.toHaveProperty('heldAt')
  expect(subscription).not.toHaveProperty('cancelledAt')
  expect(shop.sandbox.store.get('subscription', subscription?.id ?? '')?.status).toBe('active')
  expect(subscriptions().filter((status) => status === 'active')).toHaveLength(1)
})

test('unpaid for 32 days it ends: customer and company are told, and nothing more is collected', async () => {
  for (const due of [3, 7, 14]) {
    await day(due)
    await decide(newest().id, 'failed')
  }
  for (const due of [18, 32, 40]) await day(due)
  const {subscription, alerts} = await order()
  expect(subscription).toMatchObject({cancelledAt: expect.any(String), endsOn: expect.stringMatching(/^\d{4}-/)})
  expect(subscription).not.toHaveProperty('overdueId')
  expect(alerts).toEqual([])
  expect(kinds(shop.mails).slice(-2)).toEqual(['subscriptionPaused', 'subscriptionEnded'])
  expect(kinds(shop.notices).slice(-2)).toEqual(['paused', 'ended'])
})

test('a mandate that was revoked is asked to be paid instead of collected, and its subscription runs again after', async () => {
  await revokeMandates()
  const suspended = shop.sandbox.store.list('subscription')[0]
  if (suspended) shop.sandbox.store.put('subscription', {...suspended, status: 'suspended', nextPaymentDate: null})
  await day(3)
  expect(kinds(shop.mails)).toEqual(['confirmation', 'renewalFailed', 'renewalReminder'])
  expect((await order()).subscription).toMatchObject({overdueSteps: 1})
  await decide(await pay(), 'paid')
  expect(subscriptions()).toEqual(['active', 'suspended'])
})

test('the second time that a renewal is not paid all of it is told again', async () => {
  const told = {mails: 0, notices: 0}
  for (const time of [1, 2]) {
    if (time > 1) await failRenewal(await order())
    await revokeMandates()
    for (const {day: due} of DUNNING_STEPS.slice(0, 4)) await day(due)
    expect((await order()).subscription).toHaveProperty('heldAt')
    expect(kinds(shop.mails.slice(told.mails)).filter((kind) => kind !== 'confirmation')).toEqual([
      ...['renewalFailed', 'renewalReminder', 'renewalReminder', 'renewalReminder', 'subscriptionPaused'],
    ])
    expect(kinds(shop.notices.slice(told.notices)).filter((kind) => kind !== 'orderPaid')).toEqual([
      ...['overdue', 'paused'],
    ])
    await decide(await pay(), 'paid')
    Object.assign(told, {mails: shop.mails.length, notices: shop.notices.length})
  }
})

test('a hold announced under the earlier key is not announced again', async () => {
  await revokeMandates()
  for (const {day: due} of DUNNING_STEPS.slice(0, 4)) await day(due)
  const asBefore = (mails: Order['mails']) =>
    mails.map((mail) => (['subscriptionPaused', 'paused'].includes(mail.kind) ? {...mail, payment: undefined} : mail))
  const before = await shop.services.orders.update(
    id,
    (kept) => ({...kept, mails: asBefore(kept.mails), staffNotifications: asBefore(kept.staffNotifications)}),
    {actor: 'shop', reason: 'settle'},
  )
  await day(19)
  expect(await order()).toEqual(before)
})

test('cancelling ends the debt', async () => {
  await cancelSubscription(await order(), shop.services, {actor: 'customer', reason: 'settle'}, shop.now)
  await day(14)
  expect((await order()).payments.filter(({kind}) => kind === 'retry')).toEqual([])
  expect(await payOverdue(await order(), PAGE, shop.services)).toBeNull()
})

describe('cancelling while a renewal is not paid', () => {
  const AUDIT = {actor: 'customer', reason: 'settle'} as const
  const endOfPaid = async () => (await order()).subscription?.startDate

  test('ends at the end of what is paid, says so in the mail, and cannot be taken back', async () => {
    const end = await endOfPaid()
    const cancelled = await cancelSubscription(await order(), shop.services, AUDIT, failedAt)
    expect(cancelled.subscription?.endsOn).toBe(end)
    expect(cancelled.mails.at(-1)).toMatchObject({kind: 'cancelledAtOnce', state: 'pending'})
    expect(mayResume(cancelled, failedAt)).toBe(false)
  })

  test('days later, on hold, it ends on that same day', async () => {
    const end = await endOfPaid()
    await revokeMandates()
    for (const {day: due} of DUNNING_STEPS.slice(0, 4)) await day(due)
    expect((await cancelSubscription(await order(), shop.services, AUDIT, shop.now)).subscription?.endsOn).toBe(end)
  })
})

describe('cancelling while a renewal is with the bank', () => {
  const AUDIT = {actor: 'customer', reason: 'settle'} as const
  const cancelUnderway = async () => {
    await decide(await pay(), 'paid')
    const {subscription} = await order()
    await shop.control('clock', {days: 32})
    renewalId = newest().id
    const payment = {...newest(), status: 'pending', paidAt: undefined} as never
    shop.sandbox.store.put('payment', payment)
    await settlePayment(renewalId, shop.services)
    shop.now = new Date(shop.now.getTime() + 32 * DAY_MS)
    return {
      paid: paidUntil(await order()),
      end: subscription,
      cancelled: await cancelSubscription(await order(), shop.services, AUDIT, shop.now),
    }
  }

  test('runs on while it may come in, which the mail says, and to the end of what is paid once it fails', async () => {
    const {paid, cancelled} = await cancelUnderway()
    expect((cancelled.subscription?.endsOn ?? '') > (paid ?? '')).toBe(true)
    expect(cancelled.mails.at(-1)).toMatchObject({kind: 'cancelledUnderway'})
    await decide(renewalId, 'failed')
    expect((await order()).subscription?.endsOn).toBe(paid)
    expect((await order()).mails.at(-1)).toMatchObject({kind: 'cancelledAtOnce'})
  })

  test('runs to the end of that period once it is paid, and can be taken back then', async () => {
    const {cancelled} = await cancelUnderway()
    expect(mayResume(cancelled, shop.now)).toBe(false)
    await decide(renewalId, 'paid')
    expect((await order()).subscription?.endsOn).toBe(cancelled.subscription?.endsOn)
    expect(mayResume(await order(), shop.now)).toBe(true)
  })
})
