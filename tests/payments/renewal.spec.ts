import {expect, test} from './shop.ts'

/** Events after a first payment: renewals, refunds, days of collection. The numbers are those of the cases that must hold. */

test.describe('R13: renewals', () => {
  test('R13: matches and records a renewal with an unseen id, and notifies the customer', async ({shop}) => {
    const {paymentId, orderId, email} = await shop.buy()
    await shop.end(paymentId, 'paid')
    await shop.control('clock', {days: 32})
    const order = await shop.order(orderId)
    expect(order.payments).toMatchObject([
      {id: paymentId, kind: 'first', status: 'paid'},
      {kind: 'renewal', status: 'paid'},
    ])
    expect(order.alerts).toEqual([])
    expect(shop.mailbox.to(email).map(({subject}) => subject)).toEqual([
      'Bevestiging: je abonnement Vindkracht Basis',
      'Je abonnement Vindkracht Basis is verlengd',
    ])
  })

  test('R13: hears of a renewal when the bank has paid it, days after it was made', async ({shop}) => {
    const {paymentId, orderId, email} = await shop.buy()
    await shop.end(paymentId, 'paid')
    const [subscription] = await shop.subscriptions(orderId)
    await shop.control('subscription', {id: subscription?.id, nextOutcome: 'paid', days: 5})
    await shop.control('clock', {days: 32})
    const [made] = shop.sandbox.store.list('payment')
    expect([made?.subscriptionId, made?.status]).toEqual([subscription?.id, 'pending'])
    expect((await shop.order(orderId)).payments).toHaveLength(1)
    await shop.control('clock', {days: 14})
    expect((await shop.order(orderId)).payments).toMatchObject([{kind: 'first'}, {id: made?.id, status: 'paid'}])
    expect(shop.mailbox.to(email)).toHaveLength(2)
  })

  test('R13: finds a renewal that carries no order by its customer', async ({shop}) => {
    const {paymentId, orderId} = await shop.buy()
    await shop.end(paymentId, 'paid')
    const [subscription] = await shop.subscriptions(orderId)
    if (!subscription) throw new Error('There is no subscription')
    shop.sandbox.store.put('subscription', {...subscription, metadata: null})
    await shop.control('clock', {days: 32})
    expect((await shop.order(orderId)).payments).toHaveLength(2)
  })

  for (const [cause, reason] of [
    ['fails', 'AM04'],
    ['finds its mandate revoked at the bank', 'MD01'],
  ] as const)
    test(`R13: records a renewal that ${cause}, and notifies the customer`, async ({shop}) => {
      const {paymentId, orderId, email} = await shop.buy()
      await shop.end(paymentId, 'paid')
      const [subscription] = await shop.subscriptions(orderId)
      await shop.control('subscription', {id: subscription?.id, nextOutcome: 'failed', reason})
      await shop.control('clock', {days: 32})
      expect((await shop.order(orderId)).payments).toMatchObject([
        {status: 'paid'},
        {kind: 'renewal', status: 'failed'},
      ])
      expect((await shop.order(orderId)).status).toBe('paid')
      const [, mail] = shop.mailbox.to(email)
      expect(mail?.subject).toBe('Je betaling voor Vindkracht Basis is niet gelukt')
      expect(mail?.text).toContain('/abonnement/?order=')
      expect(mail?.text).not.toMatch(/\{\w+\}/)
    })
})

for (const [kind, field] of [
  ['refund', 'refunded'],
  ['chargeback', 'chargedBack'],
] as const)
  test(`R14: records a ${kind} without a second confirmation`, async ({shop}) => {
    const {paymentId, orderId, email} = await shop.buy()
    await shop.end(paymentId, 'paid')
    await shop.control(kind, {id: paymentId})
    expect((await shop.order(orderId)).payments).toMatchObject([{id: paymentId, status: 'paid', [field]: 11979}])
    expect((await shop.order(orderId)).alerts).toHaveLength(kind === 'chargeback' ? 1 : 0)
    const about =
      kind === 'refund'
        ? 'Je krijgt € 119,79 terug van Vindkracht'
        : 'Je bank heeft je betaling voor Vindkracht Basis teruggeboekt'
    expect(
      shop.mailbox
        .to(email)
        .map(({subject}) => subject?.replaceAll('\u00a0', ' '))
        .slice(1),
    ).toEqual([about])
  })

test('R16: starts a subscription a period later, at the end of a shorter month, by the calendar of Amsterdam', async ({
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
    expect(await shop.subscriptions(orderId)).toMatchObject([{interval, startDate}])
  }
})
