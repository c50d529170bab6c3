import {amsterdamDay, daysLater, monthsLater} from '../../../domain/format/dates.ts'
import {TestShop} from '../../../tests/support/shop/testShop.ts'
import {reconcile} from '../../jobs/reconcile.ts'
import {recordPayment} from '../ledger/record.ts'
import {alert} from '../orders/alerts.ts'
import type {Order} from '../orders/order.ts'
import {settlePayment} from '../payments/settle.ts'
import {cancelSubscription} from './cancel.ts'
import {nextRenewal, startFrom} from './renewal.ts'
import {ensureSubscription} from './subscription.ts'

/** The subscription that renews a paid order: made once, cancelled once. */
const AUDIT = {actor: 'customer', reason: 'settle'} as const
let shop: TestShop
beforeEach(async () => {
  shop = await new TestShop().open()
})
afterEach(() => shop.close())

const subscriptions = () => shop.sandbox.store.list('subscription')
const created = () => shop.calls.filter(({call}) => /^POST .*\/subscriptions$/.test(call))
/** The order as it is kept when its subscription was never noted. */
const forgetting = async (order: Order): Promise<Order> =>
  shop.services.orders.update(order.id, ({subscription: _, ...kept}) => kept, AUDIT)

test('a paid order renews by itself, a period after it was paid, at the price it was sold at', async () => {
  const order = await shop.paidOrder({plan: 'pro', period: 'quarterly'})
  expect(subscriptions()).toMatchObject([
    {
      id: order.subscription?.id,
      status: 'active',
      amount: {currency: 'EUR', value: '486.78'},
      interval: '3 months',
      startDate: order.subscription?.startDate,
      description: `Vindkracht, Pro, Per 3 maanden, ${order.id}`,
      webhookUrl: `${shop.siteUrl}/api/mollie-webhook`,
      metadata: {orderId: order.id},
    },
  ])
})

test('one month is not "1 months"', async () => {
  await shop.paidOrder({period: 'monthly'})
  expect(subscriptions()).toMatchObject([{interval: '1 month'}])
})

test('takes the one that runs when the note of it was lost', async () => {
  const order = await shop.paidOrder()
  const kept = await forgetting(order)
  const made = await ensureSubscription(kept, shop.services.mollie, {now: shop.now})
  expect(made?.note(kept).subscription).toEqual(order.subscription)
  expect(subscriptions()).toHaveLength(1)
  expect(created()).toHaveLength(1)
})

test('two that make it at once make one: Mollie refuses the second, which takes the first one', async () => {
  const order = await forgetting(await shop.paidOrder())
  const {mollie} = shop.services
  let looked = 0
  // The first look finds nothing yet.
  const customerSubscriptions = Object.create(mollie.customerSubscriptions, {
    iterate: {
      value: (parameters: {customerId: string}) =>
        looked++ === 0 ? [] : mollie.customerSubscriptions.iterate(parameters),
    },
  })
  const hasty = Object.create(mollie, {customerSubscriptions: {value: customerSubscriptions}})
  await shop.control('clock', {minutes: 61}) // the key is forgotten, the description is not
  const made = await ensureSubscription(order, hasty, {now: shop.now})
  expect(subscriptions()).toMatchObject([{id: made?.note(order).subscription?.id}])
  expect(created()).toHaveLength(2)
})

test('its idempotency key is of the order: whoever makes it, within the hour it is the same one', async () => {
  const order = await shop.paidOrder()
  await forgetting(order)
  const [first] = created()
  expect(first?.key).toMatch(/^[0-9a-f-]{36}$/)
  shop.sandbox.store.put('subscription', {...subscriptions()[0], description: 'not found by it'} as never)
  await ensureSubscription(await forgetting(order), shop.services.mollie, {now: shop.now})
  expect(created().map(({key}) => key)).toEqual([first?.key, first?.key])
  expect(subscriptions()).toHaveLength(1)
})

test('a refusal for want of a mandate is a failure on the first day, and after it an alert, once', async () => {
  const order = await forgetting(await shop.paidOrder())
  const [subscription] = subscriptions()
  if (!subscription) throw new Error('There is no subscription')
  shop.sandbox.store.put('subscription', {...subscription, description: 'another'})
  await shop.control('mandate', {id: subscription.mandateId})
  await shop.control('clock', {minutes: 61})
  await expect(ensureSubscription(order, shop.services.mollie, {now: shop.now})).rejects.toMatchObject({
    statusCode: 422,
  })
  expect(await shop.services.orders.get(order.id)).toMatchObject({alerts: []})
  await shop.control('clock', {days: 1})
  shop.now = shop.sandbox.clock.now()
  for (const _ of [1, 2]) await reconcile(shop.services)
  const kept = await shop.services.orders.get(order.id)
  expect(kept?.alerts).toEqual([alert('notSubscribed')])
  expect(kept?.subscription).toBeUndefined()
})

test('begins nothing of a first payment that went back whole before the subscription was made', async () => {
  const order = await forgetting(await shop.paidOrder())
  await shop.control('clock', {minutes: 61})
  for (const {id} of subscriptions()) shop.sandbox.store.delete('subscription', id)
  await shop.control('refund', {id: order.paymentId, amount: '119.79'})
  await settlePayment(order.paymentId ?? '', shop.services)
  for (const _ of [1, 2]) await reconcile(shop.services)
  expect(subscriptions()).toEqual([])
  expect((await shop.services.orders.get(order.id))?.subscription).toBeUndefined()
})

test('takes the one that runs also when the payment went back whole before it was noted', async () => {
  const order = await forgetting(await shop.paidOrder())
  await shop.control('refund', {id: order.paymentId, amount: '119.79'})
  await settlePayment(order.paymentId ?? '', shop.services)
  const [running] = subscriptions()
  expect(await shop.services.orders.get(order.id)).toMatchObject({subscription: {id: running?.id, state: 'running'}})
})

test('duplicates and unpaid payments renew nothing', async () => {
  const order = await forgetting(await shop.paidOrder())
  const calls = shop.calls.length
  for (const change of [{duplicateOf: 'VK-BA9876543210'}, {paidAt: undefined}, {customerId: undefined}])
    await ensureSubscription({...order, ...change} as Order, shop.services.mollie, {now: shop.now})
  expect(shop.calls).toHaveLength(calls)
})

describe('made later than its first renewal', () => {
  /** The order as it is while Mollie refuses every subscription, so many days after it was paid. */
  async function refusedFor(days: number) {
    await shop.control('faults', {faults: [{kind: '503', call: 'POST /v2/customers/.*/subscriptions'}]})
    const order = await shop.paidOrder({customerEmail: 'jo@example.nl'})
    expect(order.subscription).toBeUndefined()
    await shop.control('faults', {faults: []})
    await shop.control('clock', {days})
    shop.now = shop.sandbox.clock.now()
    await reconcile(shop.services)
    return (await shop.services.orders.get(order.id)) as Order
  }
  const endsOf = ({paidAt = '', period}: Order, count: number) => {
    const first = nextRenewal(paidAt, period)
    return Array.from({length: count}, (_, index) => monthsLater(first, index))
  }

  test('begins with the next period end on or after today, and a person is told what was not collected', async () => {
    const order = await refusedFor(80)
    const [first, second, third] = endsOf(order, 3)
    expect(order.subscription?.startDate).toBe(third)
    expect(subscriptions()).toMatchObject([{status: 'active', startDate: third}])
    expect([first, second].every((day = '') => day < amsterdamDay(shop.now))).toBe(true)
    // Two months of 119.79.
    expect(order.alerts).toEqual([alert('notCollected', order.subscription?.id, 23958)])
    await reconcile(shop.services)
    expect((await shop.services.orders.get(order.id))?.alerts).toEqual(order.alerts)
  })

  test('begins today when today is the end of a period', async () => {
    const {paidAt = ''} = await refusedFor(0)
    const [, day = ''] = endsOf({paidAt, period: 'monthly'} as Order, 2)
    expect(startFrom(nextRenewal(paidAt, 'monthly'), 'monthly', day)).toBe(day)
    expect(startFrom(nextRenewal(paidAt, 'monthly'), 'monthly', daysLater(day, 1))).toBe(monthsLater(day, 1))
  })

  test('says nothing of a subscription that is made in time', async () => {
    const order = await refusedFor(20)
    expect(order.subscription?.startDate).toBe(endsOf(order, 1)[0])
    expect(order.alerts).toEqual([])
  })
})

describe('cancelling', () => {
  const now = new Date('2031-05-06T10:00:00Z')

  test('stops it at Mollie, runs until the end of what is paid, and owes a mail', async () => {
    const order = await shop.paidOrder({customerEmail: 'jo@example.nl'})
    const cancelled = await cancelSubscription(order, shop.services, AUDIT, shop.now)
    expect(subscriptions()).toMatchObject([{status: 'canceled'}])
    expect(cancelled.subscription).toMatchObject({
      cancelledAt: expect.stringMatching(/Z$/),
      endsOn: order.subscription?.startDate,
    })
    expect(cancelled.mails).toMatchObject([{kind: 'confirmation'}, {kind: 'cancellationConfirmed', state: 'pending'}])
    expect(cancelled.alerts).toEqual([])
  })

  test('again changes nothing, and asks Mollie nothing', async () => {
    const cancelled = await cancelSubscription(await shop.paidOrder(), shop.services, AUDIT, now)
    const calls = shop.calls.length
    expect(await cancelSubscription(cancelled, shop.services, AUDIT, shop.now)).toEqual(cancelled)
    expect(shop.calls).toHaveLength(calls)
  })

  test('one that was cancelled at Mollie is noted as cancelled', async () => {
    const order = await shop.paidOrder()
    const [subscription] = subscriptions()
    if (!subscription) throw new Error('There is no subscription')
    shop.sandbox.store.put('subscription', {...subscription, status: 'canceled'})
    expect((await cancelSubscription(order, shop.services, AUDIT, now)).subscription?.cancelledAt).toBe(
      now.toISOString(),
    )
    expect(shop.calls.filter(({call}) => call.startsWith('DELETE'))).toEqual([])
  })

  test('one that Mollie no longer knows is stopped: it is noted as cancelled', async () => {
    const order = await shop.paidOrder({customerEmail: 'jo@example.nl'})
    shop.sandbox.store.delete('subscription', order.subscription?.id ?? '')
    const cancelled = await cancelSubscription(order, shop.services, AUDIT, now)
    expect(cancelled.subscription?.cancelledAt).toBe(now.toISOString())
    expect(cancelled.mails).toMatchObject([{kind: 'confirmation'}, {kind: 'cancelledAtOnce', state: 'pending'}])
  })

  test.each([404, 410])('one that goes while it is cancelled (%d) is stopped', async (statusCode) => {
    const order = await shop.paidOrder()
    const cancel = () => Promise.reject(Object.assign(new Error('Gone'), {statusCode}))
    const customerSubscriptions = Object.create(shop.services.mollie.customerSubscriptions, {cancel: {value: cancel}})
    const mollie = Object.create(shop.services.mollie, {customerSubscriptions: {value: customerSubscriptions}})
    const cancelled = await cancelSubscription(order, {...shop.services, mollie}, AUDIT, now)
    expect(cancelled.subscription?.cancelledAt).toBe(now.toISOString())
  })

  test('is cancelled when Mollie did so and its answer was lost', async () => {
    const order = await shop.paidOrder()
    await shop.control('faults', {faults: [{kind: 'reset', call: 'DELETE', after: true}]})
    const cancelled = await cancelSubscription(order, shop.services, AUDIT, now)
    expect(cancelled.subscription?.cancelledAt).toBe(now.toISOString())
    expect(subscriptions()).toMatchObject([{status: 'canceled'}])
  })

  test('fails when Mollie cannot be reached, and the order stays as it was', async () => {
    const order = await shop.paidOrder()
    await shop.control('faults', {faults: [{kind: 'reset', call: 'DELETE'}]})
    await expect(cancelSubscription(order, shop.services, AUDIT, now)).rejects.toThrow()
    expect(await shop.services.orders.get(order.id)).toEqual(order)
  })

  test('fails for an order without a subscription', async () => {
    const order = await forgetting(await shop.paidOrder())
    await expect(cancelSubscription(order, shop.services, AUDIT, shop.now)).rejects.toThrow('no subscription')
  })

  test('a renewal that is on its way asks a person to look', async () => {
    const order = await shop.paidOrder()
    const underway = {
      id: 'tr_renewal1',
      kind: 'renewal',
      status: 'pending',
      at: '',
      refunded: 0,
      chargedBack: 0,
    } as const
    await shop.services.orders.update(order.id, (kept) => recordPayment(kept, underway), AUDIT)
    const {alerts} = await cancelSubscription(order, shop.services, AUDIT, shop.now)
    expect(alerts).toEqual([alert('underway', 'tr_renewal1')])
  })
})
