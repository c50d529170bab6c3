import {TestShop} from '../../../../tests/support/shop/testShop.ts'
import {DETAILS} from '../../invoices/invoice.fixture.ts'
import {invoicesOf} from '../../invoices/store.ts'
import {mailId} from '../../orders/mails.ts'
import type {Order} from '../../orders/order.ts'
import {settlePayment} from '../settle.ts'
import {refund} from './refund.ts'

/** Money that goes back, with Mollie's own client against the sandbox. */
const AUDIT = {actor: 'operator ann@example.nl', reason: 'refund', note: 'agreed on the phone'} as const
let shop: TestShop
let order: Order
let paymentId: string
beforeEach(async () => {
  shop = await new TestShop().open()
  order = await shop.paidOrder()
  paymentId = order.paymentId ?? ''
})
afterEach(() => shop.close())

const back = (cents: number, seen = order) => refund(seen, paymentId, cents, shop.services, AUDIT)
const refunds = () =>
  shop.sandbox.store
    .list('refund')
    .map(({amount}) => amount.value)
    .sort()
const kept = async () => (await shop.services.orders.get(order.id)) as Order

test('all of it goes back, the order says so, and its history by whom and why', async () => {
  expect(await back(11979)).toMatchObject({status: 'paid', payments: [{status: 'paid', refunded: 11979}]})
  expect(refunds()).toEqual(['119.79'])
  expect(shop.sandbox.store.list('refund')).toMatchObject([{paymentId, description: expect.stringContaining(order.id)}])
  expect((await shop.services.orders.auditLog(order.id)).at(-1)).toMatchObject({
    ...AUDIT,
    changes: [{of: 'payment', id: paymentId, field: 'refunded', to: 11979}],
  })
})

test('its history says by whom, also when Mollie’s own call was quicker', async () => {
  const {mollie, orders} = shop.services
  const create = async (request: Parameters<typeof mollie.paymentRefunds.create>[0]) => {
    const made = await mollie.paymentRefunds.create(request)
    await settlePayment(paymentId, shop.services)
    return made
  }
  const quick: typeof mollie = Object.create(mollie, {paymentRefunds: {value: {create}}})
  await refund(order, paymentId, 5000, {mollie: quick, orders}, AUDIT)
  const lines = await shop.services.orders.auditLog(order.id)
  expect(lines.filter(({actor}) => actor === AUDIT.actor)).toMatchObject([
    {reason: AUDIT.reason, changes: [{of: 'refundAsked', refund: expect.stringMatching(/^re_/), amount: 5000}]},
  ])
})

test('part of it goes back, and later the rest, but never more than was paid', async () => {
  const after = await back(5000)
  expect(after.payments).toMatchObject([{refunded: 5000}])
  await expect(back(6980, after)).rejects.toMatchObject({reason: 'no such amount'})
  expect((await back(6979, after)).payments).toMatchObject([{refunded: 11979}])
  await expect(back(1, await kept())).rejects.toMatchObject({reason: 'no such amount'})
  expect(refunds()).toEqual(['50.00', '69.79'])
})

test('twice the same decision, at once or one after the other, refunds once', async () => {
  const both = await Promise.allSettled([back(5000), back(5000)])
  expect(both.filter(({status}) => status === 'fulfilled').length).toBeGreaterThan(0)
  await expect(back(5000)).rejects.toMatchObject({reason: 'changed'})
  expect(refunds()).toEqual(['50.00'])
  expect((await kept()).payments).toMatchObject([{refunded: 5000}])
})

test('two decisions at once on other amounts: one is carried out, and the other hears that it was not', async () => {
  const both = await Promise.allSettled([back(5000), back(3000)])
  expect(both.map(({status}) => status).sort()).toEqual(['fulfilled', 'rejected'])
  expect(refunds()).toHaveLength(1)
})

test('reads refunds and chargebacks made at Mollie first, so that none is repeated', async () => {
  await shop.control('refund', {id: paymentId, amount: '19.79'})
  await expect(back(11979)).rejects.toMatchObject({reason: 'changed'})
  expect((await kept()).payments).toMatchObject([{refunded: 1979}])
  await shop.control('chargeback', {id: paymentId, amount: '50.00'})
  await expect(back(10000, await kept())).rejects.toMatchObject({reason: 'changed'})
  expect(await kept()).toMatchObject({
    payments: [{chargedBack: 5000}],
    alerts: [{kind: 'chargedBack'}],
  })
  await expect(back(5001, await kept())).rejects.toMatchObject({reason: 'no such amount'})
  expect((await back(5000, await kept())).payments).toMatchObject([{refunded: 6979, chargedBack: 5000}])
})

test('when the answer is lost, the order learns of the refund, and the next try does not refund again', async () => {
  await shop.control('faults', {faults: [{kind: 'reset', call: 'POST .*/refunds', after: true, times: 1}]})
  await back(5000).catch(() => {})
  await back(5000).catch(() => {})
  await settlePayment(paymentId, shop.services)
  expect(refunds()).toEqual(['50.00'])
  expect((await kept()).payments).toMatchObject([{refunded: 5000}])
})

test('fails when Mollie cannot be reached, and the order stays as it was', async () => {
  await shop.control('faults', {faults: [{kind: 'reset', call: 'POST .*/refunds'}]})
  await expect(back(5000)).rejects.not.toMatchObject({name: 'RefundRefused'})
  expect(await kept()).toEqual(order)
})

test.each([0, -1, 0.5, Number.NaN])('%s cents are no amount', async (cents) => {
  await expect(back(cents)).rejects.toMatchObject({reason: 'no such amount'})
  expect(refunds()).toEqual([])
})

test('a payment of another order, and one that was not paid, are refused without asking Mollie', async () => {
  const calls = shop.calls.length
  await expect(refund(order, 'tr_another1', 100, shop.services, AUDIT)).rejects.toMatchObject({
    reason: 'unknown payment',
  })
  const unpaid = {...order, payments: order.payments.map((payment) => ({...payment, status: 'failed' as const}))}
  await expect(back(100, unpaid)).rejects.toMatchObject({reason: 'not paid'})
  expect(shop.calls).toHaveLength(calls)
})

describe('a refund that is cancelled at Mollie', () => {
  const cancelAtMollie = async () => {
    const [made] = shop.sandbox.store.list('refund').filter((each) => !each.isCanceled)
    await shop.services.mollie.paymentRefunds.cancel(made?.id ?? '', {paymentId})
    await settlePayment(paymentId, shop.services)
  }
  const documents = async () =>
    (await invoicesOf(shop.database.database, order.id)).map(({kind, data}) => [kind, data.amounts.total])

  beforeEach(async () => {
    order = await shop.services.orders.update(
      order.id,
      (before) => ({...before, details: DETAILS, customerEmail: 'jo@example.nl'}),
      AUDIT,
    )
    await settlePayment(paymentId, shop.services)
    await back(5000, await kept())
    await settlePayment(paymentId, shop.services)
    await cancelAtMollie()
  })

  test('takes its credit note back by a correction that the mail about it carries, and asks nobody for an account', async () => {
    expect(await documents()).toEqual([
      ['invoice', 11979],
      ['creditNote', 5000],
      ['correction', 5000],
    ])
    const {payments, alerts, mails} = await kept()
    expect(payments).toMatchObject([{refunded: 0, credited: 0, refundCancelled: 5000, corrected: 5000}])
    expect(alerts).toEqual([])
    expect(mails.at(-1)).toMatchObject({
      ...{kind: 'refundCancelled', payment: paymentId, number: 5000},
      amount: 5000,
    })
    const [, credit, correction] = await invoicesOf(shop.database.database, order.id)
    expect(correction?.data.corrects?.number).toBe(credit?.number)
  })

  test('is not made again by itself; the next one is another refund, with a credit note and a mail of its own', async () => {
    await back(5000, await kept())
    await settlePayment(paymentId, shop.services)
    expect(shop.sandbox.store.list('refund')).toHaveLength(2)
    expect((await documents()).slice(3)).toEqual([['creditNote', 5000]])
    const keys = (await kept()).mails.filter(({kind}) => kind === 'refunded').map(mailId)
    expect(keys).toEqual([`refunded-${paymentId}-5000`, `refunded-${paymentId}-10000`])
  })

  test('looked at again, changes nothing', async () => {
    const before = await kept()
    await settlePayment(paymentId, shop.services)
    expect(await kept()).toEqual(before)
    expect(await documents()).toHaveLength(3)
  })
})
