import {randomUUID} from 'node:crypto'
import {expect, test} from './shop.ts'

/**
 * Webhook calls of Mollie through the bundled functions, whenever and however often they come, and functions that are killed in
 * between. The numbers are those of the cases that must hold.
 */

test('R1: makes one paid order, one subscription and one mail of a paid payment', async ({shop}) => {
  const {email, paymentId, orderId} = await shop.buy({
    planType: 'pro',
    billingPeriod: 'quarterly',
    shownTotal: '486.78',
  })
  await shop.end(paymentId, 'paid')
  const order = await shop.order(orderId)
  expect(order).toMatchObject({status: 'paid', total: 48678, plan: 'pro', period: 'quarterly', alerts: []})
  expect(order.termsRevision).not.toBe('')
  expect(order.priceRevision).not.toBe('')
  expect(await shop.subscriptions(orderId)).toMatchObject([
    {id: order.subscription?.id, status: 'active', interval: '3 months', amount: {value: '486.78', currency: 'EUR'}},
  ])
  expect(shop.mailbox.to(email)).toHaveLength(1)
  expect(shop.mailbox.to(email)[0]?.messageId).toBe(`<confirmation-${orderId}@localhost>`)
})

for (const outcome of ['failed', 'canceled', 'expired'] as const)
  test(`R2: makes no subscription or mail of ${outcome}, and the customer can try again`, async ({shop}) => {
    const attempt = randomUUID()
    const {email, paymentId, orderId} = await shop.buy({attempt})
    await shop.end(paymentId, outcome)
    expect((await shop.status(orderId)).body).toMatchObject({status: outcome, plan: 'basis', period: 'monthly'})
    expect(await shop.subscriptions(orderId)).toEqual([])
    expect(shop.mailbox.to(email)).toEqual([])

    const again = await shop.buy({attempt, customerEmail: email})
    expect(again.orderId).toBe(orderId)
    expect(again.paymentId).not.toBe(paymentId)
    await shop.end(again.paymentId, 'paid')
    expect(await shop.order(orderId)).toMatchObject({status: 'paid', paymentId: again.paymentId, alerts: []})
    expect(shop.mailbox.to(email)).toHaveLength(1)
  })

for (const outcome of ['open', 'pending'] as const)
  test(`R3: reports ${outcome} on return as it is, never as success`, async ({shop}) => {
    const {paymentId, orderId, email} = await shop.buy()
    if (outcome === 'pending') await shop.end(paymentId, 'pending')
    const {body} = await shop.status(orderId)
    expect(body.status).toBe(outcome)
    expect(body).not.toHaveProperty('nextPayment')
    expect(shop.mailbox.to(email)).toEqual([])
  })

for (const order of ['before', 'after', 'without'] as const)
  test(`R4: ends in the same state on a return ${order} the webhook`, async ({shop}) => {
    if (order !== 'after') await shop.control('webhooks', {held: true})
    const {paymentId, orderId, email} = await shop.buy()
    await shop.end(paymentId, 'paid')
    expect((await shop.status(orderId)).body).toMatchObject({status: 'paid', hasAddress: true})
    if (order === 'before') await shop.control('webhooks', {held: false})
    expect(await shop.order(orderId)).toMatchObject({status: 'paid', mails: [{kind: 'confirmation', state: 'sent'}]})
    expect(await shop.subscriptions(orderId)).toHaveLength(1)
    expect(shop.mailbox.to(email)).toHaveLength(1)
  })

test('R5: makes one order, one subscription and one mail when a webhook comes twenty times at once and again hours later', async ({
  shop,
}) => {
  await shop.control('webhooks', {held: true})
  const {paymentId, orderId, email} = await shop.buy()
  await shop.end(paymentId, 'paid')
  const answers = await Promise.all(Array.from({length: 20}, () => shop.hook(paymentId)))
  expect(answers.every((status) => status === 200 || status === 503)).toBe(true)
  expect(answers).toContain(200)
  await shop.control('webhooks', {held: false})
  await shop.control('clock', {minutes: 300})
  expect(await shop.hook(paymentId)).toBe(200)
  expect(await shop.order(orderId)).toMatchObject({status: 'paid', alerts: []})
  expect(await shop.subscriptions(orderId)).toHaveLength(1)
  expect(new Set(shop.mailbox.to(email).map(({messageId}) => messageId)).size).toBe(1)
  expect(shop.mailbox.to(email)).toHaveLength(1)
})

test.describe('R6: the next delivery completes what a crash interrupted', () => {
  const CRASHES = [
    ['before the order is paid', {kind: 'hang', call: 'GET /v2/payments/tr_', after: true}, 1],
    // From here on a mail is on its way beside it: its note may be lost, and then it is sent again.
    [
      'between the order and the subscription',
      {kind: 'hang', call: 'GET /v2/customers/.*/subscriptions', after: false},
      2,
    ],
    ['while the subscription is made', {kind: 'hang', call: 'POST /v2/customers/.*/subscriptions', after: true}, 2],
  ] as const
  for (const [moment, fault, atMost] of CRASHES)
    test(`R6: ${moment}`, async ({shop}) => {
      await shop.control('webhooks', {held: true})
      const {paymentId, orderId, email} = await shop.buy()
      await shop.end(paymentId, 'paid')
      await shop.faults(fault)
      const call = shop.hook(paymentId).catch(() => 'no answer')
      await shop.struck(new RegExp(fault.call))
      await shop.killFunctions()
      expect(await call).toBe('no answer')
      await shop.faults()
      await shop.startFunctions()
      await shop.completed(paymentId)
      expect(await shop.order(orderId)).toMatchObject({status: 'paid', mails: [{state: 'sent'}], alerts: []})
      expect(await shop.subscriptions(orderId)).toHaveLength(1)
      const ids = shop.mailbox.to(email).map(({messageId}) => messageId)
      expect([...new Set(ids)]).toEqual([`<confirmation-${orderId}@localhost>`])
      expect(ids.length).toBeLessThanOrEqual(atMost)
    })

  for (const [moment, behaviour, mails] of [
    ['between the subscription and the mail', 'hangBefore', 1],
    ['between the mail and its mark', 'hangAfter', 2],
  ] as const)
    test(`R6: ${moment}`, async ({shop}) => {
      await shop.control('webhooks', {held: true})
      const {paymentId, orderId, email} = await shop.buy()
      await shop.end(paymentId, 'paid')
      const {arrived} = shop.mailbox
      shop.mailbox.behaviour = behaviour
      const call = shop.hook(paymentId).catch(() => 'no answer')
      // The customer's, and the company's beside it.
      await expect.poll(() => shop.mailbox.arrived).toBe(arrived + 2)
      await shop.killFunctions()
      expect(await call).toBe('no answer')
      shop.mailbox.behaviour = 'accept'
      await shop.startFunctions()
      await shop.completed(paymentId)
      expect(await shop.order(orderId)).toMatchObject({status: 'paid', mails: [{state: 'sent'}]})
      expect(await shop.subscriptions(orderId)).toHaveLength(1)
      expect(shop.mailbox.to(email)).toHaveLength(mails)
      expect(new Set(shop.mailbox.to(email).map(({messageId}) => messageId)).size).toBe(1)
    })
})

test('R7: answers unknown, malformed, empty or injected ids with 200, and makes no call for a malformed one', async ({
  shop,
}) => {
  await shop.faults({kind: '503', call: '.', rate: 1})
  for (const id of ['', 'tr_', 'tr_%2e%2e/customers', 'tr_../customers', 'ord_1234567', "tr_1' OR 1=1", 'tr_1\r\nx: y'])
    expect([id, await shop.hook(id)]).toEqual([id, 200])
  expect(shop.sandbox.faults.struck).toEqual([])
  await shop.faults()
  expect(await shop.hook('tr_unknown12345')).toBe(200)
  const malformed = await shop.call('/api/mollie-webhook', {method: 'POST', body: '{"id": 3}'})
  expect(malformed.status).toBe(200)
})

test('R15: lets paid win after expired, and never moves a status backwards', async ({shop}) => {
  const {paymentId, orderId} = await shop.buy()
  await shop.end(paymentId, 'expired')
  expect((await shop.order(orderId)).status).toBe('expired')
  await shop.end(paymentId, 'paid')
  expect((await shop.order(orderId)).status).toBe('paid')
  await shop.end(paymentId, 'failed')
  expect((await shop.status(orderId)).body.status).toBe('paid')
  expect((await shop.order(orderId)).payments).toMatchObject([{id: paymentId, status: 'paid'}])
  expect(await shop.subscriptions(orderId)).toHaveLength(1)
})

test('R18: settles the payment while the mail server is down, and sends the mail once later', async ({shop}) => {
  shop.mailbox.behaviour = 'refuse'
  const {paymentId, orderId, email} = await shop.buy()
  await shop.end(paymentId, 'paid')
  expect(await shop.order(orderId)).toMatchObject({status: 'paid', mails: [{state: 'pending'}]})
  expect(await shop.subscriptions(orderId)).toHaveLength(1)
  expect(shop.mailbox.to(email)).toEqual([])
  shop.mailbox.behaviour = 'accept'
  await shop.control('clock', {minutes: 10})
  expect(await shop.order(orderId)).toMatchObject({mails: [{state: 'sent'}]})
  expect(shop.mailbox.to(email)).toHaveLength(1)
})
