import {amsterdamDay, DAY_MS} from '../../../domain/format/dates.ts'
import {TestShop} from '../../../tests/support/shop/testShop.ts'
import {reconcile} from '../../jobs/reconcile.ts'
import type {Order} from '../orders/order.ts'
import {settlePayment} from '../payments/settle.ts'
import {inState} from '../state/subscription.ts'
import {cancelSubscription, resumeSubscription} from './cancel.ts'
import {mayResume} from './cancellation.ts'

/** A cancellation that is taken back before the last day. */
const AUDIT = {actor: 'customer', reason: 'settle'} as const
let shop: TestShop
let order: Order
beforeEach(async () => {
  shop = await new TestShop().open()
  order = await shop.paidOrder({customerEmail: 'jo@example.nl'})
})
afterEach(() => shop.close())

const subscriptions = () => shop.sandbox.store.list('subscription')
const cancel = async () => {
  order = await cancelSubscription(order, shop.services, AUDIT, shop.now)
}
const undo = async () => {
  order = await resumeSubscription(order, shop.services, AUDIT, shop.now)
}
const newest = () => shop.sandbox.store.list('payment')[0]?.id ?? ''
const change = async (changed: (kept: Order) => Order) => {
  order = await shop.services.orders.update(order.id, changed, AUDIT)
}

test('goes on from the day on which it would have ended, for the same amount, and is confirmed', async () => {
  const before = order
  await cancel()
  await undo()
  const [running, stopped] = subscriptions()
  expect(stopped).toMatchObject({id: before.subscription?.id, status: 'canceled'})
  expect(running).toMatchObject({
    status: 'active',
    amount: {value: '119.79'},
    interval: '1 month',
    startDate: before.subscription?.startDate,
  })
  expect(order.subscription).toEqual({
    id: running?.id,
    startDate: before.subscription?.startDate,
    state: 'running',
  })
  expect(order.mails.at(-1)).toMatchObject({kind: 'cancellationUndone', state: 'pending'})
  const lines = await shop.services.orders.auditLog(order.id)
  expect(lines.at(-1)).toMatchObject({
    actor: 'customer',
    changes: expect.arrayContaining([{of: 'subscription', field: 'endsOn', from: before.subscription?.startDate}]),
  })
})

test('one that was on hold, paid for and not started again yet is on hold no longer', async () => {
  const onHold = (kept: Order): Order => ({
    ...kept,
    ...(kept.subscription && {
      subscription: inState(kept.subscription, {state: 'restarting', heldAt: '2026-01-01T00:00:00.000Z'}),
    }),
  })
  await change(onHold)
  await cancel()
  await undo()
  expect(order.subscription?.heldAt).toBeUndefined()
})

test('the period after that day is collected once, and is a renewal like any other', async () => {
  await cancel()
  await undo()
  await shop.control('clock', {days: 32})
  shop.now = new Date(shop.now.getTime() + 32 * DAY_MS)
  await settlePayment(newest(), shop.services)
  const kept = (await shop.services.orders.get(order.id)) as Order
  expect(kept.payments).toMatchObject([{kind: 'first'}, {kind: 'renewal', status: 'paid'}])
  expect(kept.alerts).toEqual([])
  expect(shop.sandbox.store.list('payment')).toHaveLength(2)
})

test('taking it back again, or after a crash in between, makes no second subscription', async () => {
  await cancel()
  const cancelled = order
  await undo()
  expect(await resumeSubscription(order, shop.services, AUDIT, shop.now)).toEqual(order)
  await change(() => cancelled)
  await undo()
  expect(subscriptions()).toMatchObject([{status: 'active'}, {status: 'canceled'}])
  expect(order.subscription?.id).toBe(subscriptions()[0]?.id)
})

test('a second cancellation is mailed again and can be resumed too', async () => {
  await cancel()
  await undo()
  await cancel()
  await undo()
  expect(order.mails.map(({kind}) => kind)).toEqual([
    'confirmation',
    ...['cancellationConfirmed', 'cancellationUndone', 'cancellationConfirmed', 'cancellationUndone'],
  ])
  expect(subscriptions().map(({status}) => status)).toEqual(['active', 'canceled', 'canceled'])
})

test.each(['before', 'after'])('ends at Mollie when it is cancelled again just %s it is made there', async (moment) => {
  await cancel()
  const {mollie} = shop.services
  const cancelAgain = async () =>
    cancelSubscription((await shop.services.orders.get(order.id)) as Order, shop.services, AUDIT, shop.now)
  const create = async (fields: Parameters<typeof mollie.customerSubscriptions.create>[0]) => {
    if (moment === 'before') await cancelAgain()
    const made = await mollie.customerSubscriptions.create(fields)
    if (moment === 'after') await cancelAgain()
    return made
  }
  const slow = Object.create(mollie, {
    customerSubscriptions: {value: Object.create(mollie.customerSubscriptions, {create: {value: create}})},
  })
  const after = await resumeSubscription(order, {...shop.services, mollie: slow}, AUDIT, shop.now)
  expect(after.subscription).toEqual(order.subscription)
  expect(subscriptions().map(({status}) => status)).toEqual(['canceled', 'canceled'])
  expect(after.mails.map(({kind}) => kind)).toEqual(['confirmation', 'cancellationConfirmed'])
})

test('cancelling again after an undo that was killed ends at Mollie what it made', async () => {
  await cancel()
  const {orders} = shop.services
  let updates = 0
  const update: typeof orders.update = (...call) =>
    updates++ === 0 ? orders.update(...call) : Promise.reject(new Error('killed'))
  await expect(
    resumeSubscription(order, {...shop.services, orders: {...orders, update}}, AUDIT, shop.now),
  ).rejects.toThrow('killed')
  expect(subscriptions().map(({status}) => status)).toEqual(['active', 'canceled'])
  await cancelSubscription((await orders.get(order.id)) as Order, shop.services, AUDIT, shop.now)
  expect(subscriptions().map(({status}) => status)).toEqual(['canceled', 'canceled'])
})

test.each(['at once', 'by the jobs'])('stays cancelled when the mandate is gone, as Mollie says %s', async (when) => {
  await cancel()
  for (const {id} of shop.sandbox.store.list('mandate')) await shop.control('mandate', {id})
  if (when === 'by the jobs') await shop.control('faults', {faults: [{kind: 'reset', call: 'POST'}]})
  const before = order.subscription
  await undo().catch(() => {})
  await shop.control('faults', {faults: []})
  expect(await reconcile(shop.services)).toMatchObject({failed: 0})
  const kept = (await shop.services.orders.get(order.id)) as Order
  expect(kept.subscription).toEqual(before)
  expect(await reconcile(shop.services)).toMatchObject({failed: 0})
})

test('completes with the next run of the jobs when it was cut off before Mollie answered', async () => {
  await cancel()
  await shop.control('faults', {faults: [{kind: 'reset', call: 'POST'}]})
  await expect(undo()).rejects.toThrow()
  await shop.control('faults', {faults: []})
  await reconcile(shop.services)
  const kept = (await shop.services.orders.get(order.id)) as Order
  expect(kept.subscription).toMatchObject({state: 'running', startDate: order.subscription?.endsOn})
  expect(kept.mails.at(-1)).toMatchObject({kind: 'cancellationUndone', state: 'sent'})
  expect(subscriptions().map(({status}) => status)).toEqual(['active', 'canceled'])
})

test('taken back twice at once it runs once', async () => {
  await cancel()
  const cancelled = order
  await Promise.all([1, 2, 3].map(() => resumeSubscription(cancelled, shop.services, AUDIT, shop.now)))
  order = (await shop.services.orders.get(order.id)) as Order
  expect(order.subscription).toEqual({
    id: subscriptions()[0]?.id,
    startDate: cancelled.subscription?.startDate,
    state: 'running',
  })
  expect(subscriptions().map(({status}) => status)).toEqual(['active', 'canceled'])
})

test('stays asked for when Mollie is away', async () => {
  await cancel()
  await shop.control('faults', {faults: [{kind: 'reset', call: 'POST'}]})
  await expect(undo()).rejects.toThrow()
  const {subscription, mails} = (await shop.services.orders.get(order.id)) as Order
  expect(subscription).toEqual({...order.subscription, state: 'resuming', undoAt: expect.any(String)})
  expect(mails).toEqual(order.mails)
})

describe('is not possible', () => {
  const payment = (changed: Partial<Order['payments'][number]>) => (kept: Order) => ({
    ...kept,
    payments: kept.payments.map((each) => ({...each, ...changed})),
  })
  const endingOn =
    (endsOn: string) =>
    ({subscription, ...kept}: Order): Order => ({
      ...kept,
      subscription:
        subscription && inState(subscription, {state: 'cancelled', cancelledAt: shop.now.toISOString(), endsOn}),
    })
  const CASES: [string, (kept: Order) => Order][] = [
    [
      'while it runs',
      ({subscription, ...kept}) => ({
        ...kept,
        subscription: subscription && inState(subscription, {state: 'running'}),
      }),
    ],
    ['when the last day has come', (kept) => endingOn(amsterdamDay(shop.now))(kept)],
    ['when the period that runs was never paid', endingOn('2040-01-01')],
    ['when the period was paid back', payment({refunded: 11979})],
    ['when the bank took it back', payment({chargedBack: 11979})],
    [
      'while a collection is underway',
      (kept) => ({
        ...kept,
        payments: [...kept.payments, {id: 'tr_next1', kind: 'renewal', status: 'pending', refunded: 0, chargedBack: 0}],
      }),
    ],
  ]
  test.each(CASES)('%s', async (_, changed) => {
    await cancel()
    expect(mayResume(order, shop.now)).toBe(true)
    await change(changed)
    expect(mayResume(order, shop.now)).toBe(false)
    if (order.subscription?.cancelledAt) await expect(undo()).rejects.toThrow('cannot be taken back')
    expect(subscriptions()).toHaveLength(1)
  })
})

test('records a later refund of an earlier renewal', async () => {
  await shop.control('clock', {days: 32})
  shop.now = new Date(shop.now.getTime() + 32 * DAY_MS)
  const renewal = newest()
  await settlePayment(renewal, shop.services)
  order = (await shop.services.orders.get(order.id)) as Order
  order = await cancelSubscription(order, shop.services, AUDIT, shop.now)
  order = await resumeSubscription(order, shop.services, AUDIT, shop.now)
  await shop.control('refund', {id: renewal, amount: '10.00'})
  await settlePayment(renewal, shop.services)
  const kept = (await shop.services.orders.get(order.id)) as Order
  expect(kept.payments.at(-1)).toMatchObject({id: renewal, refunded: 1000})
  expect(kept.alerts).toEqual([])
})
