import {amsterdamDay, DAY_MS, daysLater, monthsLater} from '../../../domain/format/dates.ts'
import {TestShop} from '../../../tests/support/shop/testShop.ts'
import {reconcile} from '../../jobs/reconcile.ts'
import {payOverdue} from '../dunning/collectOverdue.ts'
import {withoutSubscription} from '../orders/lists/due.ts'
import type {Order} from '../orders/order.ts'
import type {Orders} from '../orders/orders.ts'
import {refund} from '../payments/refunds/refund.ts'
import {settlePayment} from '../payments/settle.ts'
import {stateOf} from '../state/stateOf.ts'
import {cancelSubscription} from './cancel.ts'
import {endPause, pauseSubscription} from './pause.ts'
import {pauseFrom} from './pauseRules.ts'
import {pauseToTell} from './wanted.ts'

const AUDIT = {actor: 'customer', reason: 'linkInMail'} as const
let shop: TestShop
let order: Order
/** The first day that is not paid. */
let from: string
beforeEach(async () => {
  shop = await new TestShop().open()
  order = await shop.paidOrder({customerEmail: 'jo@example.nl'})
  from = order.subscription?.startDate ?? ''
})
afterEach(() => shop.close())

const subscription = () => shop.sandbox.store.list('subscription')[0]
const payments = () => shop.sandbox.store.list('payment')
const kinds = () => order.mails.map(({kind}) => kind)
const pause = async (months: 1 | 2 | 3) => {
  order = await pauseSubscription(order, months, shop.services, AUDIT, shop.now)
}
/** The jobs as they run so many days after the purchase. */
async function day(days: number) {
  await shop.control('clock', {days})
  shop.now = new Date(shop.now.getTime() + days * DAY_MS)
  for (const {id} of payments()) await settlePayment(id, shop.services)
  await reconcile(shop.services)
  order = (await shop.services.orders.get(order.id)) as Order
}

test('nothing is collected for the months of the pause, and then as before', async () => {
  await pause(2)
  expect(stateOf(order, shop.now)).toBe('pausing')
  expect(subscription()).toMatchObject({status: 'active', nextPaymentDate: monthsLater(from, 2)})
  await day(40)
  expect(stateOf(order, shop.now)).toBe('paused')
  expect(payments()).toHaveLength(1)
  await day(55)
  expect(order.payments).toMatchObject([{kind: 'first'}, {kind: 'renewal', collectedOn: monthsLater(from, 2)}])
  expect(order.subscription).toEqual({...order.subscription, state: 'running', nextOn: monthsLater(from, 3)})
  expect(order.alerts).toEqual([])
  expect(kinds()).toEqual(['confirmation', 'pauseConfirmed', 'renewal'])
})

test('the customer is told a week before it is over, once', async () => {
  await pause(1)
  await day(50)
  expect(kinds()).not.toContain('pauseEnding')
  await day(7)
  await day(1)
  expect(order.mails.filter(({kind}) => kind === 'pauseEnding')).toMatchObject([
    {day: monthsLater(from, 1), state: 'sent'},
  ])
})

test('asked again before it begins it has another length, and asked twice it is one', async () => {
  await pause(1)
  await pause(3)
  const asked = order
  await pause(3)
  expect(order).toEqual(asked)
  expect(order.subscription).toMatchObject({pauseFrom: from, pauseUntil: monthsLater(from, 3)})
  expect(subscription()?.nextPaymentDate).toBe(monthsLater(from, 3))
})

test('ended before it begins it is collected as if there had been none', async () => {
  await pause(1)
  order = await endPause(order, shop.services, AUDIT, shop.now)
  expect(subscription()?.nextPaymentDate).toBe(from)
  expect(order.subscription).toMatchObject({state: 'running', nextOn: from})
  expect(kinds()).toEqual(['confirmation', 'pauseConfirmed', 'pauseEnded'])
})

test('ended while it lasts it is collected on that day, and once a period from then on', async () => {
  await pause(3)
  await day(45)
  const today = amsterdamDay(shop.now)
  order = await endPause(order, shop.services, AUDIT, shop.now)
  await day(1)
  expect(order.payments).toMatchObject([{kind: 'first'}, {kind: 'renewal', collectedOn: today}])
  await day(32)
  expect(payments()).toHaveLength(3)
})

test('cancelled while it lasts it ends where what is paid ends', async () => {
  await pause(3)
  await day(45)
  order = await cancelSubscription(order, shop.services, AUDIT, shop.now)
  expect(order.subscription).toMatchObject({state: 'cancelled', endsOn: from})
  expect(subscription()?.status).toBe('canceled')
})

test('cancelled before it begins it runs to the end of what is paid', async () => {
  await pause(3)
  order = await cancelSubscription(order, shop.services, AUDIT, shop.now)
  expect(order.subscription).toMatchObject({state: 'cancelled', endsOn: from})
  expect(kinds().at(-1)).toBe('cancellationConfirmed')
})

describe('when it is cut off', () => {
  const isWhole = async () => {
    await day(0)
    expect(order.subscription).toMatchObject({state: 'paused', pauseFrom: from, nextOn: monthsLater(from, 1)})
    expect(subscription()?.nextPaymentDate).toBe(monthsLater(from, 1))
    expect(order.mails.filter(({kind}) => kind === 'pauseConfirmed')).toMatchObject([{state: 'sent'}])
    expect(await withoutSubscription(shop.services.database, shop.now.toISOString(), 9)).toEqual([])
  }
  /** The store as a process has it that is killed at its next change but so many. */
  const killedAfter = (changes: number): Orders => {
    const {orders} = shop.services
    let count = 0
    return {
      ...orders,
      update: (...given) => (count++ < changes ? orders.update(...given) : Promise.reject(new Error('killed'))),
    }
  }

  test('before Mollie hears of it, the jobs tell Mollie, and the customer after that', async () => {
    await shop.control('faults', {faults: [{kind: 'reset', call: 'PATCH'}]})
    await expect(pause(1)).rejects.toThrow()
    const kept = await shop.services.orders.get(order.id)
    expect(kept?.subscription).toMatchObject({state: 'paused', pauseFrom: from, pauseUntil: monthsLater(from, 1)})
    expect(kept?.mails).toEqual(order.mails)
    await shop.control('faults', {faults: []})
    await isWhole()
  })

  test('before it notes that Mollie knows, the jobs note that', async () => {
    const services = {...shop.services, orders: killedAfter(1)}
    await expect(pauseSubscription(order, 1, services, AUDIT, shop.now)).rejects.toThrow('killed')
    expect(subscription()?.nextPaymentDate).toBe(monthsLater(from, 1))
    await isWhole()
  })

  test('before it is kept, nothing changes', async () => {
    const services = {...shop.services, orders: killedAfter(0)}
    await expect(pauseSubscription(order, 1, services, AUDIT, shop.now)).rejects.toThrow('killed')
    expect(subscription()?.nextPaymentDate).toBe(from)
    expect(await shop.services.orders.get(order.id)).toEqual(order)
  })

  test('and Mollie collects before it is told, the pause is over', async () => {
    await shop.control('faults', {faults: [{kind: 'reset', call: 'PATCH'}]})
    await expect(pause(1)).rejects.toThrow()
    await shop.control('faults', {faults: []})
    await shop.control('clock', {days: 31})
    shop.now = new Date(shop.now.getTime() + 31 * DAY_MS)
    expect(pauseToTell((await shop.services.orders.get(order.id)) as Order, shop.now)).toBeNull()
    await day(0)
    expect(order.payments).toMatchObject([{kind: 'first'}, {kind: 'renewal', collectedOn: from}])
    expect(order.subscription).toMatchObject({state: 'running', nextOn: monthsLater(from, 1)})
    expect(subscription()?.nextPaymentDate).toBe(monthsLater(from, 1))
  })
})

test('ended while Mollie is told of it, it is collected on its day again', async () => {
  const {orders} = shop.services
  let count = 0
  const services: typeof shop.services = {
    ...shop.services,
    orders: {
      ...orders,
      update: async (...given) => {
        if (count++ === 1) await endPause((await orders.get(order.id)) as Order, shop.services, AUDIT, shop.now)
        return orders.update(...given)
      },
    },
  }
  order = await pauseSubscription(order, 2, services, AUDIT, shop.now)
  expect(order.subscription).toMatchObject({state: 'running', nextOn: from})
  expect(subscription()?.nextPaymentDate).toBe(from)
})

describe('when the bank takes the paid period back', () => {
  beforeEach(async () => {
    await pause(2)
    await shop.control('chargeback', {id: order.paymentId, amount: '119.79'})
    await day(1)
  })
  const payAgain = async () => {
    const paid = shop.paymentIdOf((await payOverdue(order, `${shop.siteUrl}/page`, shop.services)) ?? '')
    await shop.control('payment', {id: paid, status: 'paid'})
    await day(0)
  }

  test('it is owed as ever, and no other pause can be had', () => {
    expect(stateOf(order, shop.now)).toBe('chargedBack')
    expect(pauseFrom(order, shop.now)).toBeNull()
  })

  test('the pause stands once it is paid again, here and at Mollie', async () => {
    await payAgain()
    expect(order.subscription).toMatchObject({state: 'paused', pauseUntil: monthsLater(from, 2)})
    expect(subscription()?.nextPaymentDate).toBe(monthsLater(from, 2))
  })

  test('the pause is over once it was on hold', async () => {
    for (const days of [3, 4, 7, 4]) await day(days)
    expect(order.subscription?.state).toBe('onHold')
    await payAgain()
    expect(order.subscription).toMatchObject({state: 'running', startDate: from})
    expect(subscription()).toMatchObject({status: 'active', nextPaymentDate: from})
  })
})

describe('is not possible', () => {
  test('for a plan that is paid for several months', async () => {
    const prepaid = await shop.paidOrder({period: 'quarterly'})
    await expect(pauseSubscription(prepaid, 1, shop.services, AUDIT, shop.now)).rejects.toThrow('cannot be paused')
  })

  test('once the money went back, a renewal is unpaid, or it is cancelled', async () => {
    await refund(order, order.paymentId ?? '', 11979, shop.services, AUDIT)
    const refunded = (await shop.services.orders.get(order.id)) as Order
    expect(pauseFrom(refunded, shop.now)).toBeNull()
    const cancelled = await cancelSubscription(order, shop.services, AUDIT, shop.now)
    expect(pauseFrom(cancelled, shop.now)).toBeNull()
  })

  test('on the day of a collection', () => {
    expect(pauseFrom(order, new Date(`${daysLater(from, -1)}T12:00:00Z`))).toBe(from)
    expect(pauseFrom(order, new Date(`${from}T12:00:00Z`))).toBeNull()
  })
})
