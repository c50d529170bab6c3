import {DAY_MS} from '../../../domain/format/dates.ts'
import {formatAmount} from '../../../domain/money/money.ts'
import {TestShop} from '../../../tests/support/shop/testShop.ts'
import {perform} from '../../admin/order/actions.ts'
import {reconcile} from '../../jobs/reconcile.ts'
import {payOverdue} from '../dunning/collectOverdue.ts'
import {DETAILS} from '../invoices/invoice.fixture.ts'
import {invoicesOf} from '../invoices/store.ts'
import {alert} from '../orders/alerts.ts'
import type {Order} from '../orders/order.ts'
import {cancelSubscription} from '../subscriptions/cancel.ts'
import {requestMandatePayment} from './mandate.ts'
import {refund} from './refunds/refund.ts'
import {settlePayment} from './settle.ts'

/** The sandbox's clock goes on while the shop's stands still: a slow machine is late by seconds, never by this. */
const MARGIN_MS = 3_600_000

/** A renewal that was paid, and that the customer's bank takes back five days later. */
const PAGE = 'http://localhost:9/abonnement/?order=x'
const AUDIT = {actor: 'customer', reason: 'settle'} as const
let shop: TestShop
let id: string
let renewalId: string
let takenBackAt: Date

beforeEach(async () => {
  shop = await (await new TestShop().open()).toNoon()
  const order = await shop.paidOrder({customerEmail: 'jo@example.nl', customerName: 'Jo'})
  id = order.id
  await shop.services.orders.update(id, (kept) => ({...kept, details: DETAILS}), AUDIT)
  await settlePayment(order.paymentId ?? '', shop.services)
  await forward(32)
  renewalId = newest().id
  await settlePayment(renewalId, shop.services)
  await forward(5)
  await shop.control('chargeback', {id: renewalId})
  takenBackAt = shop.now
  await settlePayment(renewalId, shop.services)
})
afterEach(() => shop.close())

async function forward(days: number) {
  await shop.control('clock', {days})
  shop.now = new Date(shop.now.getTime() + days * DAY_MS)
}
const order = async () => (await shop.services.orders.get(id)) as Order
const newest = () => shop.sandbox.store.list('payment')[0] ?? {id: ''}
const kinds = (mails: Order['mails']) => mails.map(({kind}) => kind)
const documents = async () => (await invoicesOf(shop.database.database, id)).map(({kind}) => kind)
async function day(days: number) {
  shop.now = new Date(takenBackAt.getTime() + days * DAY_MS + MARGIN_MS)
  await reconcile(shop.services)
}
/** The bank gives the renewal back; no webhook says so. */
const giveBack = () =>
  shop.sandbox.store.put('payment', {
    ...shop.sandbox.store.get('payment', renewalId),
    amountChargedBack: undefined,
  } as never)
async function payAgain() {
  const paymentId = shop.paymentIdOf((await payOverdue(await order(), PAGE, shop.services)) ?? '')
  await shop.control('payment', {id: paymentId, status: 'paid'})
  await settlePayment(paymentId, shop.services)
  return paymentId
}
const office = (act: string) =>
  shop.services.orders
    .get(id)
    .then((kept) => perform(kept as Order, {act, payment: renewalId}, shop.services, 'ann@example.nl'))

test('it is overdue from that day on: the customer is asked to pay in words of its own, and a person is told', async () => {
  const {subscription, alerts} = await order()
  expect(subscription).toMatchObject({overdueId: renewalId, overdueSteps: 0})
  expect(Math.abs(Date.parse(subscription?.overdueSince ?? '') - takenBackAt.getTime())).toBeLessThan(DAY_MS)
  expect(alerts).toEqual([alert('chargedBack', renewalId, 11979)])
  expect(kinds(shop.mails).slice(-1)).toEqual(['chargedBack'])
  expect(await documents()).toEqual(['invoice', 'invoice'])
})

test('nothing is collected again: the customer is reminded, then it is put on hold, and ends with the invoice open', async () => {
  for (const due of [3, 7, 14, 18, 32]) await day(due)
  expect(shop.sandbox.store.list('payment')).toHaveLength(2)
  expect(kinds(shop.mails).slice(-5)).toEqual([
    ...['chargedBackReminder', 'chargedBackReminder', 'chargedBackReminder', 'subscriptionPaused', 'endedOwing'],
  ])
  expect((await order()).subscription).toMatchObject({cancelledAt: expect.any(String), overdueId: renewalId})
  expect(await documents()).toEqual(['invoice', 'invoice'])
  expect((await order()).alerts).toEqual([alert('chargedBack', renewalId, 11979)])
  await payAgain()
  expect((await order()).subscription).not.toHaveProperty('overdueId')
  expect((await order()).alerts).toEqual([])
})

test('paying again pays the same invoice, goes back to nobody, and settles it', async () => {
  const again = await payAgain()
  const {subscription, payments} = await order()
  expect(subscription).not.toHaveProperty('overdueId')
  expect(payments.map(({kind, refunded, chargedBack}) => [kind, refunded, chargedBack])).toEqual([
    ['first', 0, 0],
    ['renewal', 0, 11979],
    ['catchUp', 0, 0],
  ])
  expect(kinds(shop.mails).slice(-1)).toEqual(['paidAgain'])
  expect(await documents()).toEqual(['invoice', 'invoice'])
  await settlePayment(again, shop.services)
  expect(shop.sandbox.store.list('refund')).toEqual([])
})

test('a customer who cancels then still owes it, and is not told that nothing is to pay', async () => {
  await cancelSubscription(await order(), shop.services, AUDIT, shop.now)
  expect((await order()).subscription).toMatchObject({overdueId: renewalId})
  expect((await order()).subscription).not.toHaveProperty('overdueNextAt')
  expect(kinds((await order()).mails).slice(-1)).toEqual(['endedOwing'])
  await payAgain()
  expect(kinds((await order()).mails).slice(-1)).toEqual(['paidAgain'])
})

test('nobody is reminded when the bank gave it back and the webhook that says so was lost', async () => {
  giveBack()
  await day(3)
  expect((await order()).subscription).not.toHaveProperty('overdueId')
  expect(kinds(shop.mails).slice(-2)).toEqual(['chargedBack', 'paidAgain'])
})

test('an operator asks once more, also after the end', async () => {
  expect(await office('askToPay')).toEqual({done: 'asked'})
  expect((await order()).subscription).toMatchObject({overdueSince: shop.now.toISOString()})
  expect(kinds(shop.mails).slice(-1)).toEqual(['chargedBackReminder'])
  await cancelSubscription(await order(), shop.services, AUDIT, shop.now)
  expect(await office('askToPay')).toEqual({done: 'asked'})
  expect(kinds(shop.mails).slice(-1)).toEqual(['endedOwing'])
})

test('an operator writes it off: a credit note in a mail, and nothing is asked any more', async () => {
  expect(await office('writeOff')).toEqual({done: 'writtenOff'})
  expect(await documents()).toEqual(['invoice', 'invoice', 'creditNote'])
  expect((await order()).subscription).not.toHaveProperty('overdueId')
  expect(kinds(shop.mails).slice(-1)).toEqual(['invoice'])
  expect(await office('writeOff')).toMatchObject({problem: 'notPossible'})
  expect(await office('askToPay')).toMatchObject({problem: 'notPossible'})
  await day(18)
  expect((await order()).subscription).not.toHaveProperty('heldAt')
})

test('given back by the bank after it was written off, its credit note is corrected and mailed', async () => {
  await office('writeOff')
  giveBack()
  await settlePayment(renewalId, shop.services)
  expect(await documents()).toEqual(['invoice', 'invoice', 'creditNote', 'correction'])
  expect(kinds(shop.mails).slice(-1)).toEqual(['invoice'])
})

test.each([
  {atMollie: 0, refunds: ['53.24', '66.55', '66.55']},
  {atMollie: 5990, refunds: ['53.24', '59.90', '6.65', '66.55']},
])(
  'given back after a part of what paid it again was credited, all but the rest of the price goes back',
  async (story) => {
    const paymentId = await payAgain()
    await refund(await order(), paymentId, 6655, shop.services, {actor: 'operator ann@example.nl', reason: 'refund'})
    await settlePayment(paymentId, shop.services)
    giveBack()
    if (story.atMollie > 0) await shop.control('refund', {id: renewalId, amount: formatAmount(story.atMollie)})
    await settlePayment(renewalId, shop.services)
    const refunds = shop.sandbox.store.list('refund').map(({amount}) => amount.value)
    expect(refunds.toSorted()).toEqual(story.refunds)
    expect(await documents()).toEqual(['invoice', 'invoice', 'creditNote'])
  },
)

test('paid again after it was written off, it has an invoice of its own', async () => {
  const paymentId = shop.paymentIdOf((await payOverdue(await order(), PAGE, shop.services)) ?? '')
  await office('writeOff')
  await shop.control('payment', {id: paymentId, status: 'paid'})
  await settlePayment(paymentId, shop.services)
  expect(await documents()).toEqual(['invoice', 'invoice', 'creditNote', 'invoice'])
  expect(shop.sandbox.store.list('refund')).toEqual([])
})

test('a first payment that is taken back is owed like a renewal', async () => {
  const {paymentId = ''} = await order()
  await payAgain()
  await shop.control('chargeback', {id: paymentId})
  await settlePayment(paymentId, shop.services)
  expect((await order()).subscription).toMatchObject({overdueId: paymentId})
  await payAgain()
  expect((await order()).subscription).not.toHaveProperty('overdueId')
  expect(shop.sandbox.store.list('refund')).toEqual([])
})

describe('the rest of a payment that was refunded in part', () => {
  let paymentId: string
  beforeEach(async () => {
    await payAgain()
    paymentId = (await order()).paymentId ?? ''
    await shop.control('refund', {id: paymentId, amount: '39.93'})
    await settlePayment(paymentId, shop.services)
    await shop.control('chargeback', {id: paymentId, amount: '79.86'})
    await settlePayment(paymentId, shop.services)
    expect((await order()).subscription).toMatchObject({overdueId: paymentId})
  })
  const refused = async () => (await order()).alerts.filter(({kind}) => kind === 'refused')

  test('is paid again by the link', async () => {
    await payAgain()
    expect((await order()).subscription).not.toHaveProperty('overdueId')
    expect(await refused()).toEqual([])
    expect(shop.sandbox.store.list('refund')).toHaveLength(1)
  })

  test('goes back when the bank returned it before it was paid by the link', async () => {
    const again = shop.paymentIdOf((await payOverdue(await order(), PAGE, shop.services)) ?? '')
    const given = shop.sandbox.store.get('payment', paymentId)
    shop.sandbox.store.put('payment', {...given, amountChargedBack: undefined} as never)
    await settlePayment(paymentId, shop.services)
    await shop.control('payment', {id: again, status: 'paid'})
    await settlePayment(again, shop.services)
    expect(await refused()).toEqual([])
    expect(shop.sandbox.store.list('refund').map(({amount}) => amount.value)).toEqual(['79.86', '39.93'])
  })
})

test('given back by the bank while it was on hold, it is started again by the schedule', async () => {
  for (const due of [3, 7, 14, 18]) await day(due)
  expect((await order()).subscription).toMatchObject({state: 'onHold', overdueId: renewalId})
  giveBack()
  await shop.control('faults', {faults: [{kind: 'reset', call: 'POST .*/subscriptions'}]})
  await settlePayment(renewalId, shop.services)
  expect(kinds(shop.mails).slice(-1)).toEqual(['paidAgain'])
  expect((await order()).subscription).toMatchObject({state: 'restarting'})
  await shop.control('faults', {faults: []})
  await day(19)
  expect((await order()).subscription).toMatchObject({state: 'running'})
  expect(shop.sandbox.store.list('subscription')[0]).toMatchObject({status: 'active'})
})

test('given back while it was on hold, it is missing where no mandate is left, until another account collects', async () => {
  for (const due of [3, 7, 14, 18]) await day(due)
  giveBack()
  const customerId = (await order()).customerId
  for (const {id: mandate} of shop.sandbox.store.list('mandate', 'customerId', customerId))
    await shop.control('mandate', {id: mandate})
  await settlePayment(renewalId, shop.services)
  expect(await order()).toMatchObject({
    subscription: {state: 'missing'},
    alerts: expect.arrayContaining([alert('subscriptionLost', (await order()).subscription?.id)]),
  })
  const cent = shop.paymentIdOf((await requestMandatePayment(await order(), PAGE, shop.services)) ?? '')
  await shop.control('payment', {id: cent, status: 'paid'})
  await settlePayment(cent, shop.services)
  expect((await order()).subscription).toMatchObject({state: 'running'})
})
