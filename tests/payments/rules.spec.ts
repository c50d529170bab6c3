import {randomUUID} from 'node:crypto'
import {expect, test} from './shop.ts'

/** The cases of a payment that must hold, by their numbers, against the bundles that Netlify would run. */

test('R1: a paid payment is one paid order, one subscription and one mail', async ({shop}) => {
  const {email, paymentId, orderId} = await shop.buy({
    planType: 'pro',
    billingPeriod: 'quarterly',
    shownTotal: '486.78',
  })
  await shop.end(paymentId, 'paid')
  const order = shop.order(orderId)
  expect(order).toMatchObject({status: 'paid', total: 48678, plan: 'pro', period: 'quarterly', attention: []})
  expect(order.termsRevision).not.toBe('')
  expect(order.priceRevision).not.toBe('')
  expect(shop.subscriptions(orderId)).toMatchObject([
    {id: order.subscription?.id, status: 'active', interval: '3 months', amount: {value: '486.78', currency: 'EUR'}},
  ])
  expect(shop.mailbox.to(email)).toHaveLength(1)
  expect(shop.mailbox.to(email)[0]?.messageId).toBe(`<confirmation-${orderId}@localhost>`)
})

for (const outcome of ['failed', 'canceled', 'expired'] as const)
  test(`R2: ${outcome} makes no order, subscription or mail, and the customer can try again`, async ({shop}) => {
    const attempt = randomUUID()
    const {email, paymentId, orderId} = await shop.buy({attempt})
    await shop.end(paymentId, outcome)
    expect((await shop.status(orderId)).body).toMatchObject({status: outcome, plan: 'basis', period: 'monthly'})
    expect(shop.subscriptions(orderId)).toEqual([])
    expect(shop.mailbox.to(email)).toEqual([])

    const again = await shop.buy({attempt, customerEmail: email})
    expect(again.orderId).toBe(orderId)
    expect(again.paymentId).not.toBe(paymentId)
    await shop.end(again.paymentId, 'paid')
    expect(shop.order(orderId)).toMatchObject({status: 'paid', paymentId: again.paymentId, attention: []})
    expect(shop.mailbox.to(email)).toHaveLength(1)
  })

for (const outcome of ['open', 'pending'] as const)
  test(`R3: ${outcome} on return is told as it is, never as success`, async ({shop}) => {
    const {paymentId, orderId, email} = await shop.buy()
    if (outcome === 'pending') await shop.end(paymentId, 'pending')
    const {body} = await shop.status(orderId)
    expect(body.status).toBe(outcome)
    expect(body).not.toHaveProperty('nextPayment')
    expect(shop.mailbox.to(email)).toEqual([])
  })

for (const order of ['before', 'after', 'without'] as const)
  test(`R4: a return ${order} the webhook ends in the same state`, async ({shop}) => {
    if (order !== 'after') await shop.control('webhooks', {held: true})
    const {paymentId, orderId, email} = await shop.buy()
    await shop.end(paymentId, 'paid')
    expect((await shop.status(orderId)).body).toMatchObject({status: 'paid', hasAddress: true})
    if (order === 'before') await shop.control('webhooks', {held: false})
    expect(shop.order(orderId)).toMatchObject({status: 'paid', mails: [{kind: 'confirmation', state: 'sent'}]})
    expect(shop.subscriptions(orderId)).toHaveLength(1)
    expect(shop.mailbox.to(email)).toHaveLength(1)
  })

test('R5: the same webhook twenty times at once, and again hours later, is one order, one subscription and one mail', async ({
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
  expect(shop.order(orderId)).toMatchObject({status: 'paid', attention: []})
  expect(shop.subscriptions(orderId)).toHaveLength(1)
  expect(new Set(shop.mailbox.to(email).map(({messageId}) => messageId)).size).toBe(1)
  expect(shop.mailbox.to(email)).toHaveLength(1)
})

test.describe('R6: a crash between two effects is completed by the next delivery', () => {
  const CRASHES = [
    ['before the order is paid', {kind: 'hang', call: 'GET /v2/payments/tr_', after: true}],
    [
      'between the order and the subscription',
      {kind: 'hang', call: 'GET /v2/customers/.*/subscriptions', after: false},
    ],
    ['while the subscription is made', {kind: 'hang', call: 'POST /v2/customers/.*/subscriptions', after: true}],
  ] as const
  for (const [moment, fault] of CRASHES)
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
      expect(await shop.hook(paymentId)).toBe(200)
      expect(shop.order(orderId)).toMatchObject({status: 'paid', mails: [{state: 'sent'}], attention: []})
      expect(shop.subscriptions(orderId)).toHaveLength(1)
      expect(shop.mailbox.to(email)).toHaveLength(1)
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
      await expect.poll(() => shop.mailbox.arrived).toBe(arrived + 1)
      await shop.killFunctions()
      expect(await call).toBe('no answer')
      shop.mailbox.behaviour = 'accept'
      await shop.startFunctions()
      // Until the one who took the mail must have sent it or given up, Mollie is asked to call again.
      await expect.poll(() => shop.hook(paymentId), {timeout: 30_000, intervals: [500]}).toBe(200)
      expect(shop.order(orderId)).toMatchObject({status: 'paid', mails: [{state: 'sent'}]})
      expect(shop.subscriptions(orderId)).toHaveLength(1)
      expect(shop.mailbox.to(email)).toHaveLength(mails)
      expect(new Set(shop.mailbox.to(email).map(({messageId}) => messageId)).size).toBe(1)
    })
})

test('R7: an unknown, malformed, empty or injected id is 200, and a malformed one makes no call', async ({shop}) => {
  await shop.faults({kind: '503', call: '.', rate: 1})
  for (const id of ['', 'tr_', 'tr_%2e%2e/customers', 'tr_../customers', 'ord_1234567', "tr_1' OR 1=1", 'tr_1\r\nx: y'])
    expect([id, await shop.hook(id)]).toEqual([id, 200])
  expect(shop.sandbox.faults.struck).toEqual([])
  await shop.faults()
  expect(await shop.hook('tr_unknown12345')).toBe(200)
  const malformed = await shop.call('/api/mollie-webhook', {method: 'POST', body: '{"id": 3}'})
  expect(malformed.status).toBe(200)
})

for (const kind of ['503', '429', 'hang', 'reset', 'html'] as const)
  test(`R8: Mollie answering ${kind} while a payment is created is a clear error in time, and the user can retry`, async ({
    shop,
  }) => {
    const attempt = randomUUID()
    await shop.faults({kind, call: 'POST /v2/'})
    const started = performance.now()
    const {status, body} = await shop.create({attempt})
    expect(performance.now() - started).toBeLessThan(11_000)
    expect([status, body]).toEqual([503, {success: false, error: 'Payment creation failed'}])
    await shop.faults()
    const retry = await shop.create({attempt})
    expect(retry.status).toBe(200)
  })

for (const kind of ['503', '429', 'hang', 'reset', 'html'] as const)
  test(`R9: Mollie answering ${kind} to the webhook is 503, and Mollie's retry recovers`, async ({shop}) => {
    await shop.control('webhooks', {held: true})
    const {paymentId, orderId, email} = await shop.buy()
    await shop.end(paymentId, 'paid')
    await shop.faults({kind, call: 'GET /v2/payments/tr_'})
    const started = performance.now()
    expect(await shop.hook(paymentId)).toBe(503)
    expect(performance.now() - started).toBeLessThan(14_000)
    await shop.faults()
    await shop.control('webhooks', {held: false})
    expect(shop.order(orderId)).toMatchObject({status: 'paid', mails: [{state: 'sent'}]})
    expect(shop.mailbox.to(email)).toHaveLength(1)
  })

test('R8: cut off right after the payment was made, the customer tries again and gets all of it', async ({shop}) => {
  const attempt = randomUUID()
  await shop.faults({kind: 'hang', call: 'POST /v2/customers/.*/payments', after: true})
  const call = shop.create({attempt, customerEmail: 'cut@example.nl'}).catch(() => 'no answer')
  await shop.struck(/POST .*payments/)
  await shop.killFunctions()
  expect(await call).toBe('no answer')
  await shop.faults()
  await shop.startFunctions()
  const [made] = shop.sandbox.store.list('payment')
  // Paid all the same, by somebody who had the address: the order is complete.
  await shop.end(made?.id ?? '', 'paid')
  const orderId = shop.orderIdOf(made?.id ?? '')
  expect(shop.order(orderId)).toMatchObject({status: 'paid', customerId: made?.customerId, mails: [{state: 'sent'}]})
  expect(shop.subscriptions(orderId)).toHaveLength(1)
  const again = await shop.create({attempt})
  expect(again.body.paymentUrl).toBe(`${shop.site}/payment-success/?order=${orderId}`)
})

test.describe('R10: one charge, or the second flagged', () => {
  test('R10: two clicks and a refresh of one attempt are one payment', async ({shop}) => {
    const attempt = randomUUID()
    const answers = await Promise.all(Array.from({length: 5}, () => shop.create({attempt})))
    const addresses = answers.map(({body}) => body.paymentUrl)
    expect(new Set(addresses).size).toBe(1)
    expect((await shop.create({attempt})).body.paymentUrl).toBe(addresses[0])
  })

  test('R10: an address that was given in one tab is kept when the other tab gives none', async ({shop}) => {
    const attempt = randomUUID()
    const {orderId, email} = await shop.buy({attempt})
    await shop.create({attempt})
    expect(shop.order(orderId).customerEmail).toBe(email)
  })

  test('R10: an attempt that was paid leads to the page that says so, not to a second payment', async ({shop}) => {
    const attempt = randomUUID()
    const {paymentId, orderId} = await shop.buy({attempt})
    await shop.end(paymentId, 'paid')
    const again = await shop.create({attempt})
    expect(again.body.paymentUrl).toBe(`${shop.site}/payment-success/?order=${orderId}`)
    const other = await shop.create({attempt, planType: 'pro', shownTotal: '180.29'})
    expect(other.body.paymentUrl).toBe(`${shop.site}/payment-success/?order=${orderId}`)
  })

  test('R10: two tabs with different choices, both paid: the second is flagged, renews nothing and is told so', async ({
    shop,
  }) => {
    const attempt = randomUUID()
    const first = await shop.buy({attempt})
    const second = await shop.buy({attempt, planType: 'pro', shownTotal: '180.29'})
    await shop.end(first.paymentId, 'paid')
    await shop.end(second.paymentId, 'paid')
    expect(shop.order(first.orderId).attention).toEqual([])
    expect(shop.order(second.orderId)).toMatchObject({duplicateOf: first.orderId, mails: []})
    expect(shop.order(second.orderId).attention).toEqual([expect.stringContaining(`refund ${second.paymentId}`)])
    expect(shop.subscriptions(second.orderId)).toEqual([])
    expect((await shop.status(second.orderId)).body).toMatchObject({status: 'paid', duplicate: true})
    expect(shop.logs).toContain(`refund ${second.paymentId}`)
  })

  test('R10: a first try that is paid after the second one was: flagged', async ({shop}) => {
    const attempt = randomUUID()
    const first = await shop.buy({attempt})
    await shop.end(first.paymentId, 'failed')
    const second = await shop.buy({attempt})
    await shop.end(second.paymentId, 'paid')
    await shop.end(first.paymentId, 'paid')
    expect(shop.order(first.orderId)).toMatchObject({paymentId: second.paymentId})
    expect(shop.order(first.orderId).attention).toEqual([expect.stringContaining(`refund ${first.paymentId}`)])
    expect(shop.subscriptions(first.orderId)).toHaveLength(1)
  })
})

test.describe('R11: amounts that do not agree are refused and logged', () => {
  test('R11: a tampered amount creates nothing', async ({shop}) => {
    const before = shop.sandbox.store.list('payment').length
    expect((await shop.create({shownTotal: '0.01'})).status).toBe(409)
    expect((await shop.create({amount: '0.01'})).status).toBe(400)
    expect(shop.sandbox.store.list('payment')).toHaveLength(before)
  })

  for (const [what, change] of [
    ['another amount than the order', {amount: '0.01'}],
    ['live where the order is a test', {mode: 'live'}],
  ] as const)
    test(`R11: a paid payment of ${what} pays nothing`, async ({shop}) => {
      const {paymentId, orderId, email} = await shop.buy()
      await shop.control('payment', {id: paymentId, status: 'paid', ...change})
      expect(shop.order(orderId)).toMatchObject({status: 'open', mails: []})
      expect(shop.order(orderId).attention).toHaveLength(1)
      expect(shop.mailbox.to(email)).toEqual([])
      expect(shop.logs).toContain(`"event":"payment refused","payment":"${paymentId}"`)
    })
})

test.describe('R12: the price between page and click', () => {
  test('R12: changed in the CMS: 409 with the new amounts', async ({shop}) => {
    const before = await shop.content.getDocument('price-basis-monthly')
    await shop.content.patch('price-basis-monthly').set({exclVat: 109}).commit()
    try {
      const {status, body} = await shop.create()
      expect([status, body]).toEqual([
        409,
        {success: false, error: 'Price changed', exclVat: '109.00', vat: '22.89', total: '131.89'},
      ])
      expect((await shop.create({shownTotal: '131.89'})).status).toBe(200)
    } finally {
      await shop.content.patch('price-basis-monthly').set({exclVat: before?.exclVat}).commit()
    }
  })

  test('R12: gone from the CMS: 503, never a guessed price', async ({shop}) => {
    const before = await shop.content.getDocument('price-basis-monthly')
    if (!before) throw new Error('The price is not there')
    await shop.content.delete('price-basis-monthly')
    try {
      expect(await shop.create()).toEqual({status: 503, body: {success: false, error: 'Payment creation failed'}})
    } finally {
      await shop.content.createOrReplace(before)
    }
  })

  test('R12: with the CMS down: 503', async ({shop}) => {
    await shop.restartFunctions({changed: {LAKE_URL: 'http://localhost:9'}})
    try {
      expect(await shop.create()).toEqual({status: 503, body: {success: false, error: 'Payment creation failed'}})
    } finally {
      await shop.restartFunctions()
    }
  })

  test('R12: a later change of the CMS does not touch an order: it renews at the price it was sold at', async ({
    shop,
  }) => {
    const {paymentId, orderId} = await shop.buy()
    const before = await shop.content.getDocument('price-basis-monthly')
    await shop.content.patch('price-basis-monthly').set({exclVat: 200}).commit()
    try {
      await shop.end(paymentId, 'paid')
      expect(shop.order(orderId)).toMatchObject({status: 'paid', total: 11979})
      expect(shop.subscriptions(orderId)).toMatchObject([{amount: {value: '119.79'}}])
    } finally {
      await shop.content.patch('price-basis-monthly').set({exclVat: before?.exclVat}).commit()
    }
  })
})

test.describe('R13: renewals', () => {
  test('R13: a renewal with an unseen id is matched, recorded and told', async ({shop}) => {
    const {paymentId, orderId, email} = await shop.buy()
    await shop.end(paymentId, 'paid')
    await shop.control('clock', {days: 32})
    const order = shop.order(orderId)
    expect(order.payments).toMatchObject([
      {id: paymentId, kind: 'first', status: 'paid'},
      {kind: 'renewal', status: 'paid'},
    ])
    expect(order.attention).toEqual([])
    expect(shop.mailbox.to(email).map(({subject}) => subject)).toEqual([
      'Bevestiging: je abonnement Vindkracht Basis',
      'Je abonnement Vindkracht Basis is verlengd',
    ])
  })

  test('R13: a renewal that carries no order is found by its customer', async ({shop}) => {
    const {paymentId, orderId} = await shop.buy()
    await shop.end(paymentId, 'paid')
    const [subscription] = shop.subscriptions(orderId)
    if (!subscription) throw new Error('There is no subscription')
    shop.sandbox.store.put('subscription', {...subscription, metadata: null})
    await shop.control('clock', {days: 32})
    expect(shop.order(orderId).payments).toHaveLength(2)
  })

  for (const cause of ['fails', 'finds its mandate revoked'] as const)
    test(`R13: a renewal that ${cause} is recorded, and the customer is told`, async ({shop}) => {
      const {paymentId, orderId, email} = await shop.buy()
      await shop.end(paymentId, 'paid')
      const [subscription] = shop.subscriptions(orderId)
      if (cause === 'fails') await shop.control('subscription', {id: subscription?.id, nextOutcome: 'failed'})
      else await shop.control('mandate', {id: subscription?.mandateId})
      await shop.control('clock', {days: 32})
      expect(shop.order(orderId).payments).toMatchObject([{status: 'paid'}, {kind: 'renewal', status: 'failed'}])
      expect(shop.order(orderId).status).toBe('paid')
      const [, mail] = shop.mailbox.to(email)
      expect(mail?.subject).toBe('Je betaling voor Vindkracht Basis is niet gelukt')
      expect(mail?.text).toContain('/api/subscription?order=')
      expect(mail?.text).not.toMatch(/\{\w+\}/)
    })
})

for (const [kind, field] of [
  ['refund', 'refunded'],
  ['chargeback', 'chargedBack'],
] as const)
  test(`R14: a ${kind} is recorded, without a second confirmation`, async ({shop}) => {
    const {paymentId, orderId, email} = await shop.buy()
    await shop.end(paymentId, 'paid')
    await shop.control(kind, {id: paymentId})
    expect(shop.order(orderId).payments).toMatchObject([{id: paymentId, status: 'paid', [field]: 11979}])
    expect(shop.order(orderId).attention).toHaveLength(kind === 'chargeback' ? 1 : 0)
    expect(shop.mailbox.to(email)).toHaveLength(1)
  })

test('R15: paid after expired wins, and a status never moves backwards', async ({shop}) => {
  const {paymentId, orderId} = await shop.buy()
  await shop.end(paymentId, 'expired')
  expect(shop.order(orderId).status).toBe('expired')
  await shop.end(paymentId, 'paid')
  expect(shop.order(orderId).status).toBe('paid')
  await shop.end(paymentId, 'failed')
  expect((await shop.status(orderId)).body.status).toBe('paid')
  expect(shop.order(orderId).payments).toMatchObject([{id: paymentId, status: 'paid'}])
  expect(shop.subscriptions(orderId)).toHaveLength(1)
})

test('R16: subscriptions start a period later, at the end of a shorter month, by the calendar of Amsterdam', async ({
  shop,
}) => {
  const CASES = [
    ['monthly', '119.79', '1 month', '2032-01-31T12:00:00Z', '2032-02-29'],
    ['quarterly', '323.43', '3 months', '2032-11-30T12:00:00Z', '2033-02-28'],
    ['biannual', '598.95', '6 months', '2033-08-31T12:00:00Z', '2034-02-28'],
    ['monthly', '119.79', '1 month', '2033-12-31T23:30:00Z', '2034-02-01'],
    ['monthly', '119.79', '1 month', '2034-03-25T23:30:00Z', '2034-04-26'],
  ] as const
  for (const [billingPeriod, shownTotal, interval, paidAt, startDate] of CASES) {
    const {paymentId, orderId} = await shop.buy({billingPeriod, shownTotal})
    const payment = shop.sandbox.store.get('payment', paymentId)
    if (!payment) throw new Error('There is no payment')
    // Paid at that moment; the order learns of it now.
    shop.sandbox.store.put('payment', {...payment, status: 'paid', statusAt: paidAt})
    shop.sandbox.store.put('mandate', {
      id: `mdt_${paymentId.slice(3)}`,
      customerId: payment.customerId ?? '',
      createdAt: paidAt,
      status: 'pending',
      method: 'directdebit',
    })
    expect(await shop.hook(paymentId)).toBe(200)
    expect(shop.subscriptions(orderId)).toMatchObject([{interval, startDate}])
  }
})

test.describe('R17: what is no honest request is refused, and nothing is created', () => {
  const order = {planType: 'basis', billingPeriod: 'monthly'}
  const CASES: [what: string, status: number, body: unknown, headers?: Record<string, string>][] = [
    ['text that is not JSON', 400, '{'],
    ['a list', 400, []],
    ['an unknown field', 400, {...order, total: '0.01'}],
    ['a wrong type', 400, {...order, planType: 3}],
    ['an unknown plan', 400, {...order, planType: 'gold'}],
    ['no mail address', 400, {...order, customerEmail: 'jo'}],
    ['another content type', 415, order, {'content-type': 'text/plain'}],
    ['a body of 5 kB', 413, {...order, customerName: 'x'.repeat(5000)}],
    ['another origin', 403, order, {origin: 'https://evil.example'}],
    ['a fetch of another site', 403, order, {'sec-fetch-site': 'cross-site'}],
  ]
  for (const [what, status, body, headers] of CASES)
    test(`R17: ${what} is ${status}`, async ({shop}) => {
      const before = [shop.sandbox.store.list('payment').length, shop.sandbox.store.list('customer').length]
      const answer = await shop.post('/api/create-payment', body, headers)
      expect([answer.status, answer.body.success]).toEqual([status, false])
      expect([shop.sandbox.store.list('payment').length, shop.sandbox.store.list('customer').length]).toEqual(before)
    })

  test('R17: a wrong method is 405, a wrong bearer 401', async ({shop}) => {
    for (const address of ['/api/create-payment', '/api/mollie-webhook', '/functions/v1/create-mollie-payment'])
      expect([address, (await shop.call(address)).status]).toEqual([address, 405])
    expect((await shop.call('/api/order-status', {method: 'DELETE'})).status).toBe(405)
    for (const key of ['', 'wrong', `${shop.functionsKey}x`])
      expect(
        (await shop.post('/functions/v1/create-mollie-payment', {}, {authorization: `Bearer ${key}`})).status,
      ).toBe(401)
  })
})

test('R18: with the mail server down the payment is unaffected, and the mail is sent once, later', async ({shop}) => {
  shop.mailbox.behaviour = 'refuse'
  const {paymentId, orderId, email} = await shop.buy()
  await shop.end(paymentId, 'paid')
  expect(shop.order(orderId)).toMatchObject({status: 'paid', mails: [{state: 'pending'}]})
  expect(shop.subscriptions(orderId)).toHaveLength(1)
  expect(shop.mailbox.to(email)).toEqual([])
  shop.mailbox.behaviour = 'accept'
  await shop.control('clock', {minutes: 10})
  expect(shop.order(orderId)).toMatchObject({mails: [{state: 'sent'}]})
  expect(shop.mailbox.to(email)).toHaveLength(1)
})
