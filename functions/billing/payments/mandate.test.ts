import {PaymentMethod} from '@mollie/api-client'
import {DAY_MS, monthsLater} from '../../../domain/format/dates.ts'
import {TestShop} from '../../../tests/support/shop/testShop.ts'
import {reconcile} from '../../jobs/reconcile.ts'
import {entriesOf} from '../ledger/bookkeeping.ts'
import {monthOf} from '../ledger/month.ts'
import type {Order} from '../orders/order.ts'
import {inState, type Standing} from '../state/subscription.ts'
import {cancelSubscription, resumeSubscription} from '../subscriptions/cancel.ts'
import {hasNewMandate, lastMandatePayment, requestMandatePayment} from './mandate.ts'
import {settlePayment} from './settle.ts'

/** Another account or card, for a subscription that runs. */
const AUDIT = {actor: 'customer', reason: 'settle'} as const
const PAGE = 'http://localhost:9/abonnement/?order=x'
let shop: TestShop
let id: string
let first: string
beforeEach(async () => {
  shop = await new TestShop().open()
  const bought = await shop.paidOrder({customerEmail: 'jo@example.nl'})
  id = bought.id
  first = subscription()?.mandateId ?? ''
})
afterEach(() => shop.close())

const order = async () => (await shop.services.orders.get(id)) as Order
const subscription = () => shop.sandbox.store.list('subscription')[0]
const ask = async () => shop.paymentIdOf((await requestMandatePayment(await order(), PAGE, shop.services)) ?? '')
const pay = async (paymentId: string, status = 'paid') => {
  await shop.control('payment', {id: paymentId, status})
  return settlePayment(paymentId, shop.services)
}
const refunds = () => shop.sandbox.store.list('refund').map(({paymentId, amount}) => [paymentId, amount.value])

test('a cent is asked for, taken as the new mandate, and given back, once', async () => {
  const before = await order()
  const paymentId = await ask()
  expect(shop.sandbox.store.get('payment', paymentId)).toMatchObject({
    sequenceType: 'first',
    amount: {value: '0.01'},
    redirectUrl: `${PAGE}&done=method`,
    cancelUrl: PAGE,
  })
  expect(await pay(paymentId)).toBe('done')
  const {mandateId = ''} = shop.sandbox.store.get('payment', paymentId) ?? {}
  expect(mandateId).not.toBe(first)
  expect(subscription()).toMatchObject({status: 'active', mandateId})
  const after = await order()
  expect(after.subscription).toMatchObject({...before.subscription, mandateId})
  expect(hasNewMandate(after, shop.now)).toBe(true)
  await settlePayment(paymentId, shop.services)
  expect(refunds()).toEqual([[paymentId, '0.01']])
  expect(await order()).toEqual(after)
})

test('pressed twice, at once or a while later, it is one payment; after that one has ended it is another', async () => {
  const paymentId = await Promise.all([ask(), ask(), ask()])
  expect(new Set(paymentId).size).toBe(1)
  // Bancontact gives an hour from when it is chosen: longer than Mollie knows an idempotency key.
  await shop.control('clock', {minutes: 10})
  await shop.services.mollie.payments.update(paymentId[0] ?? '', {method: PaymentMethod.bancontact})
  await shop.control('clock', {minutes: 55})
  expect(await ask()).toBe(paymentId[0])
  await pay(paymentId[0] ?? '', 'canceled')
  const next = await Promise.all([ask(), ask()])
  expect(new Set(next).size).toBe(1)
  expect(next[0]).not.toBe(paymentId[0])
  await pay(next[0] ?? '')
  expect(await ask()).not.toBe(next[0])
})

test('the customer is told of it, once', async () => {
  const paymentId = await ask()
  for (let call = 0; call < 2; call++) await pay(paymentId)
  const mails = shop.mails.filter(({kind}) => kind === 'methodChanged')
  expect(mails).toMatchObject([{to: 'jo@example.nl', kind: 'methodChanged', payment: paymentId}])
})

test('it is no payment of the order: not in its list or its books, nor paid back again as paid twice', async () => {
  const before = await order()
  await pay(await ask())
  for (let run = 0; run < 2; run++) await reconcile(shop.services)
  const after = await order()
  expect(after.payments).toEqual(before.payments)
  expect(after.alerts).toEqual([])
  expect(refunds()).toHaveLength(1)
  const month = monthOf(new Date(before.paidAt ?? ''))
  expect(await entriesOf(shop.database.database, month, 'test')).toHaveLength(1)
})

test('the next period is collected by it, also when the first mandate goes', async () => {
  const paymentId = await ask()
  await pay(paymentId)
  await shop.control('mandate', {id: first})
  await shop.control('clock', {days: 32})
  shop.now = new Date(shop.now.getTime() + 32 * DAY_MS)
  const [renewal] = shop.sandbox.store.list('payment')
  await settlePayment(renewal?.id ?? '', shop.services)
  expect(renewal).toMatchObject({status: 'paid', mandateId: (await order()).subscription?.mandateId})
  expect((await order()).payments).toMatchObject([{kind: 'first'}, {kind: 'renewal', status: 'paid'}])
})

test('the later of two holds, whenever Mollie calls about the other', async () => {
  const one = await ask()
  await pay(one)
  await shop.control('clock', {minutes: 5})
  const other = await ask()
  await pay(other)
  const latest = (await order()).subscription?.mandateId
  expect(latest).toBe(shop.sandbox.store.get('payment', other)?.mandateId)
  await settlePayment(one, shop.services)
  expect(subscription()?.mandateId).toBe(latest)
  expect(refunds()).toHaveLength(2)
})

test('one that is not paid changes nothing; who cancelled meanwhile gets the cent back and no more', async () => {
  const before = await order()
  await pay(await ask(), 'canceled')
  expect(await order()).toEqual(before)
  const paymentId = await ask()
  await cancelSubscription(await order(), shop.services, AUDIT, shop.now)
  await pay(paymentId)
  expect((await order()).subscription).not.toHaveProperty('mandateId')
  expect(refunds()).toEqual([[paymentId, '0.01']])
  expect(await requestMandatePayment(await order(), PAGE, shop.services)).toBeNull()
})

test('taking a cancellation back keeps to it', async () => {
  await pay(await ask())
  const chosen = (await order()).subscription?.mandateId
  await cancelSubscription(await order(), shop.services, AUDIT, shop.now)
  await resumeSubscription(await order(), shop.services, AUDIT, shop.now)
  expect(subscription()).toMatchObject({status: 'active', mandateId: chosen})
})

describe('a subscription that Mollie does not run any more', () => {
  const stop = async (standing: Standing) => {
    const [running] = shop.sandbox.store.list('subscription')
    shop.sandbox.store.put('subscription', {...running, status: 'canceled', nextPaymentDate: null} as never)
    const stopped = ({subscription, ...kept}: Order) => ({
      ...kept,
      ...(subscription && {subscription: inState(subscription, standing)}),
    })
    return shop.services.orders.update(id, stopped, AUDIT)
  }

  test('is made again with the new mandate, from the end of what is paid, and the cent goes back', async () => {
    const lost = await stop({state: 'missing', lostAt: '2026-01-01T00:00:00.000Z'})
    const paymentId = await ask()
    expect(await pay(paymentId)).toBe('done')
    const {mandateId} = shop.sandbox.store.get('payment', paymentId) ?? {}
    expect(shop.sandbox.store.list('subscription')).toMatchObject([
      {status: 'active', mandateId, startDate: lost.subscription?.startDate, amount: {value: '119.79'}},
      {status: 'canceled'},
    ])
    expect((await order()).subscription).toEqual({
      id: subscription()?.id,
      startDate: lost.subscription?.startDate,
      state: 'running',
      mandateId,
      mandateAt: expect.any(String),
    })
    expect(refunds()).toEqual([[paymentId, '0.01']])
    await settlePayment(paymentId, shop.services)
    expect(shop.sandbox.store.list('subscription')).toHaveLength(2)
  })

  test('begins with the next period when the one that was paid is over', async () => {
    const lost = await stop({state: 'missing', lostAt: '2026-01-01T00:00:00.000Z'})
    await shop.control('clock', {days: 32})
    shop.now = new Date(shop.now.getTime() + 32 * DAY_MS)
    expect(await pay(await ask())).toBe('done')
    const {startDate = ''} = (await order()).subscription ?? {}
    expect(startDate).toBe(monthsLater(lost.subscription?.startDate ?? '', 1))
    expect(subscription()).toMatchObject({status: 'active', startDate})
  })

  test('stays on hold while its renewal is not paid: the mandate is kept, and the cent goes back', async () => {
    const at = '2026-01-01T00:00:00.000Z'
    const dunning = {overdueId: 'tr_overdue1', overdueSince: at, overdueSteps: 4, overdueNextAt: at}
    await stop({state: 'onHold', heldAt: at, ...dunning})
    const paymentId = await ask()
    expect(await pay(paymentId)).toBe('done')
    const {mandateId} = shop.sandbox.store.get('payment', paymentId) ?? {}
    expect((await order()).subscription).toMatchObject({id: subscription()?.id, mandateId, heldAt: at})
    expect(shop.sandbox.store.list('subscription')).toMatchObject([{status: 'canceled'}])
    expect(refunds()).toEqual([[paymentId, '0.01']])
  })
})

test('the cent goes back also when Mollie could not be told of the mandate, which is tried again', async () => {
  const paymentId = await ask()
  await shop.control('faults', {faults: [{kind: 'reset', call: 'PATCH'}]})
  expect(await pay(paymentId)).toBe('retry')
  expect(refunds()).toEqual([[paymentId, '0.01']])
  expect((await order()).subscription).not.toHaveProperty('mandateId')
  await shop.control('faults', {faults: []})
  expect(await settlePayment(paymentId, shop.services)).toBe('done')
  expect((await order()).subscription).toMatchObject({mandateId: subscription()?.mandateId})
  expect(refunds()).toHaveLength(1)
})

test('a cent that could not be given back is given back at the next call', async () => {
  const paymentId = await ask()
  await shop.control('faults', {faults: [{kind: 'reset', call: 'POST .*/refunds'}]})
  expect(await pay(paymentId)).toBe('retry')
  expect((await order()).subscription).toMatchObject({mandateId: subscription()?.mandateId})
  await shop.control('faults', {faults: []})
  expect(await settlePayment(paymentId, shop.services)).toBe('done')
  expect(refunds()).toEqual([[paymentId, '0.01']])
})

test('reads the payment when the customer comes back before the webhook', async () => {
  expect(await lastMandatePayment(await order(), shop.services.mollie)).toBeUndefined()
  const paymentId = await ask()
  expect((await lastMandatePayment(await order(), shop.services.mollie))?.id).toBe(paymentId)
})

test('a subscription that is made again while a renewal is with the bank begins after the period of that one', async () => {
  const due = (await order()).subscription?.startDate ?? ''
  await shop.control('subscription', {id: subscription()?.id, nextOutcome: 'paid', days: 5})
  await shop.control('clock', {to: due})
  shop.now = shop.sandbox.clock.now()
  const renewal = shop.sandbox.store.list('payment')[0]?.id ?? ''
  await settlePayment(renewal, shop.services)
  const paymentId = await ask()
  const stopped = subscription()
  if (stopped) shop.sandbox.store.put('subscription', {...stopped, status: 'canceled', nextPaymentDate: null})
  await pay(paymentId)
  expect(subscription()).toMatchObject({status: 'active', startDate: monthsLater(due, 1)})
  expect((await order()).alerts).toEqual([])
})
