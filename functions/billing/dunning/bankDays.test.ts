import {TestShop} from '../../../tests/support/shop/testShop.ts'
import {reconcile} from '../../jobs/reconcile.ts'
import type {Order} from '../orders/order.ts'
import {settlePayment} from '../payments/settle.ts'

/** Dunning while banks take their days: a renewal and its retries are answered late, day after day by one clock. */
let shop: TestShop
let id: string
beforeEach(async () => {
  shop = await (await new TestShop().open()).toNoon()
  await shop.control('renewals', {atOnce: false})
  const order = await shop.paidOrder({customerEmail: 'jo@example.nl', period: 'quarterly'})
  id = order.id
  await shop.control('subscription', {id: order.subscription?.id, nextOutcome: 'failed', reason: 'AM04'})
  await shop.control('clock', {to: order.subscription?.startDate})
})
afterEach(() => shop.close())

const order = async () => (await shop.services.orders.get(id)) as Order
const debits = () => shop.sandbox.store.list('payment').filter(({sequenceType}) => sequenceType === 'recurring')

/** Passes days: Mollie's webhooks and the schedule run on each. Returns how many debits were with the bank at most. */
async function pass(days: number, answer: object) {
  let most = 0
  for (let day = 0; day < days; day++) {
    await shop.control('clock', {days: 1})
    shop.now = shop.sandbox.clock.now()
    for (const {id: paymentId, status} of debits())
      if (status !== 'pending') await settlePayment(paymentId, shop.services)
    await reconcile(shop.services)
    const pending = debits().filter(({status}) => status === 'pending')
    for (const retry of pending) if (!retry.subscriptionId) await shop.control('answer', {id: retry.id, ...answer})
    most = Math.max(most, pending.length)
  }
  return most
}

test('collects a period by one debit at a time, and ends when all of them fail late', async () => {
  expect(await pass(80, {status: 'failed', reason: 'AM04', days: 5})).toBe(1)
  expect(debits().map(({status}) => status)).toEqual(['failed', 'failed', 'failed', 'failed'])
  const mails = (await order()).mails.map(({kind}) => kind).filter((kind) => /^(renewal|subscription)/.test(kind))
  expect(mails).toEqual([
    ...['renewalFailed', 'renewalReminder', 'renewalReminder', 'renewalReminder'],
    ...['subscriptionPaused', 'subscriptionEnded'],
  ])
})

test('collects no second time while a retry is with the bank, and counts it as the renewal once it is paid', async () => {
  expect(await pass(30, {status: 'paid', days: 5})).toBe(1)
  const paid = debits().filter(({status}) => status === 'paid')
  expect(debits()).toHaveLength(2)
  expect(paid).toHaveLength(1)
  expect(shop.sandbox.store.list('refund')).toEqual([])
  expect(shop.sandbox.store.list('subscription')).toMatchObject([{status: 'active'}])
})
