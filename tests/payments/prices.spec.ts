import {amsterdamDay, daysLater} from '../../studio/model/dates.ts'
import {expect, test} from './shop.ts'

/** One price change from the price document to the payment, with what can go wrong on the way. */

const PRICE = 'price-basis-monthly-next'
const DAY_MINUTES = 24 * 60

test('a price that also holds for running customers: told, changed on its day, collected; who cancels keeps the old one', async ({
  shop,
}) => {
  const [jo, an, plain] = [
    await shop.buy(),
    await shop.buy({language: 'en'}),
    await shop.buy({customerEmail: undefined}),
  ]
  for (const {paymentId} of [jo, an, plain]) await shop.end(paymentId, 'paid')
  const before = await shop.content.getDocument('price-basis-monthly')
  const validFrom = daysLater(amsterdamDay(new Date()), 7)
  await shop.content.create({...before, _type: 'price', _id: PRICE, exclVat: 109, validFrom, holdsForRunning: true})
  try {
    // Told, once each, though the schedule runs twice at once; who gave no address cannot be told.
    await Promise.all([shop.reconcile(), shop.reconcile()])
    await shop.reconcile()
    const [, told] = shop.mailbox.to(jo.email)
    expect(told?.subject).toMatch(/^De prijs van Vindkracht Basis verandert op /)
    for (const amount of ['€ 119,79', '€ 131,89']) expect(told?.text?.replaceAll('\u00a0', ' ')).toContain(amount)
    expect(shop.mailbox.to(an.email)[1]?.subject).toMatch(/^The price of Vindkracht Basic changes on /)
    expect(shop.mailbox.to(jo.email)).toHaveLength(2)
    expect((await shop.order(plain.orderId)).priceChanges).toBeUndefined()
    const [change] = (await shop.order(jo.orderId)).priceChanges ?? []
    const startsOn = change?.startsOn ?? ''
    expect(startsOn >= daysLater(amsterdamDay(new Date()), 30)).toBe(true)

    // The Studio reads numbers.
    await shop.withSettings({STUDIO_URL: 'https://studio.example'}, async () => {
      const asked = `/api/running-customers?plan=basis&period=monthly&price=${PRICE}`
      const {status, body} = await shop.call(asked, {headers: {origin: 'https://studio.example'}})
      expect(status).toBe(200)
      expect(Object.keys(body).sort()).toEqual(['paying', 'running', 'told', 'withoutAddress'])
      expect(Number(body.told)).toBeGreaterThanOrEqual(2)
      expect((await shop.call(asked)).status).toBe(403)
    })

    // One cancels with the link of that mail.
    expect((await shop.call(await shop.manageAddress(an.orderId), {method: 'POST'})).status).toBe(303)

    // The day before: the answer of Mollie is lost, as in a crash between the change there and our row.
    const [day = 0] = [(Date.parse(startsOn) - Date.parse(amsterdamDay(new Date()))) / 86_400_000 - 1]
    const {customerId} = await shop.order(jo.orderId)
    await shop.faults({kind: 'reset', call: `PATCH /v2/customers/${customerId}/`, after: true, times: 1})
    await shop.reconcile(day * DAY_MINUTES)
    await shop.faults()
    expect((await shop.order(jo.orderId)).total).toBe(11979)
    await Promise.all([shop.reconcile(day * DAY_MINUTES), shop.reconcile(day * DAY_MINUTES)])
    expect(await shop.subscriptions(jo.orderId)).toMatchObject([{status: 'active', amount: {value: '131.89'}}])
    expect(await shop.subscriptions(an.orderId)).toMatchObject([{status: 'canceled', amount: {value: '119.79'}}])

    // The days pass at Mollie: renewals of either amount are right, and say what they came to.
    await shop.control('clock', {to: startsOn})
    const changed = await shop.order(jo.orderId)
    expect(changed).toMatchObject({total: 13189, exclVat: 10900, priceId: PRICE, attention: []})
    expect(changed.payments[0]).toMatchObject({kind: 'first', total: 11979})
    expect(changed.payments.filter(({kind}) => kind === 'renewal').length).toBeGreaterThan(0)
    expect(shop.mailbox.to(jo.email).at(-1)?.text?.replaceAll('\u00a0', ' ')).toContain('€ 131,89')
    expect(await shop.order(an.orderId)).toMatchObject({total: 11979, attention: []})
    expect(await shop.order(plain.orderId)).toMatchObject({total: 11979, attention: ['detailsMissing']})
  } finally {
    await shop.content.delete(PRICE)
  }
})
