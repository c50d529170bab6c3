import {TestShop} from '../../tests/support/shop/testShop.ts'
import {withStep} from '../billing/orders/onboarding.ts'
import type {Order} from '../billing/orders/order.ts'
import correctAddress from '../endpoints/correct-address.ts'
import mollieWebhook from '../endpoints/mollie-webhook.ts'
import orderStatus from '../endpoints/order-status.ts'
import paymentMethods from '../endpoints/payment-methods.ts'
import subscription from '../endpoints/subscription.ts'
import {isManageToken, manageToken} from '../portal/links/manage.ts'
import {createPayment} from './createPayment.ts'

/** Status and address of an order after paying. */
const environment = process.env
let shop: TestShop
beforeEach(async () => {
  shop = await new TestShop(new Date()).open()
  process.env = {...environment, ...(await shop.openEnvironment())}
})
afterEach(async () => {
  process.env = environment
  await shop.close()
})

const SITE = 'http://localhost:9'
const read = async (response: Response) => ({status: response.status, body: await response.json()})
const status = async (id: string, headers: Record<string, string> = {}) =>
  read(await orderStatus(new Request(`${SITE}/api/order-status?order=${id}`, {headers})))
const hook = async (body: string) => (await mollieWebhook(new Request(SITE, {method: 'POST', body}))).status
const correct = async (body: object) =>
  read(
    await correctAddress(
      new Request(SITE, {method: 'POST', headers: {'content-type': 'application/json'}, body: JSON.stringify(body)}),
    ),
  )
const tokenOf = (order: Order) => manageToken(order, [process.env.LINK_SECRET ?? ''])
/** Makes the order one that was paid so many minutes ago. */
const age = (order: Order, minutes: number) => {
  const paidAt = new Date(Date.now() - minutes * 60_000).toISOString()
  return shop.services.orders.update(order.id, (kept) => ({...kept, createdAt: paidAt, paidAt}), {
    actor: 'shop',
    reason: 'settle',
  })
}

describe('coming back from a payment without scripts', () => {
  const request = {plan: 'basis', period: 'monthly', language: 'nl', customerEmail: 'jo@example.nl'} as const
  const buy = async () => {
    const {paymentUrl} = await createPayment(request, shop.services)
    return {id: shop.orderIdOf(paymentUrl), payment: shop.paymentIdOf(paymentUrl)}
  }
  const open = async (path: string) => {
    const response = await subscription(new Request(SITE + path))
    return {status: response.status, to: response.headers.get('location') ?? '', html: await response.text()}
  }
  const comeBack = (id: string) => open(`/abonnement/?paid=&order=${id}`)

  test('leads to the page of the order, with its number and the details to fill in, before the webhook came', async () => {
    const {id, payment} = await buy()
    await shop.control('payment', {id: payment, status: 'paid'})
    const {status, to} = await comeBack(id)
    expect([status, to]).toEqual([303, expect.stringContaining(`/abonnement/?order=${id}&token=`)])
    const {html} = await open(to)
    expect(html).toContain(`<dt>Bestelnummer</dt><dd>${id}</dd>`)
    expect(html).toContain('id="for-invoice"')
    expect(html).toContain('Je betaling is verwerkt. Je krijgt een bevestiging per ')
  })

  test.each(['pending', 'open'])('waits on a page with the number and a link while it is %s', async (state) => {
    const {id, payment} = await buy()
    await shop.control('payment', {id: payment, status: state})
    const {status, html} = await comeBack(id)
    expect([status, html.includes('We wachten op je betaling'), html.includes(id)]).toEqual([200, true, true])
    expect(html).toContain(`href="?paid=&amp;order=${id}"`)
    expect(html).not.toContain('token=')
  })

  test('waits on that page while Mollie is away', async () => {
    const {id, payment} = await buy()
    await shop.control('payment', {id: payment, status: 'paid'})
    const {MOLLIE_URL} = process.env
    process.env.MOLLIE_URL = 'http://localhost:9'
    const {status, html} = await comeBack(id)
    expect([status, html.includes('We wachten op je betaling'), html.includes(id)]).toEqual([200, true, true])
    process.env.MOLLIE_URL = MOLLIE_URL
    expect((await comeBack(id)).status).toBe(303)
  })

  test('leads to the page that says so when the payment failed', async () => {
    const {id, payment} = await buy()
    await shop.control('payment', {id: payment, status: 'failed'})
    expect((await comeBack(id)).to).toBe(`/payment-cancelled/?order=${id}&status=failed&plan=basis&period=monthly`)
  })

  test('opens nothing an hour later, nor for an unknown order', async () => {
    const order = await shop.paidOrder({customerEmail: 'jo@example.nl'})
    await age(order, 61)
    expect(await comeBack(order.id)).toMatchObject({status: 303, to: '/abonnement/'})
    expect((await comeBack('VK-0123456789AB')).status).toBe(404)
  })
})

describe('the state of an order', () => {
  test('is looked up at Mollie while it is not paid, and names nothing personal', async () => {
    const request = {plan: 'basis', period: 'monthly', language: 'nl', customerEmail: 'jo@example.nl'} as const
    const {paymentUrl} = await createPayment({...request, customerName: 'Jo de Vries'}, shop.services)
    const id = shop.orderIdOf(paymentUrl)
    const {body: open} = await status(id)
    expect(open).toMatchObject({success: true, order: id, status: 'open', hasAddress: true})
    expect(open).not.toHaveProperty('nextPayment')
    await shop.control('payment', {id: shop.paymentIdOf(paymentUrl), status: 'paid'})
    const {body} = await status(id)
    expect(body).toMatchObject({status: 'paid', nextPayment: expect.stringMatching(/^\d{4}-\d\d-\d\d$/)})
    expect(JSON.stringify(body)).not.toMatch(/jo@|Jo de|tr_|cst_|sub_/)
  })

  test('is 503 while it is not paid and Mollie is away; a paid one is known without Mollie', async () => {
    const {paymentUrl} = await createPayment({plan: 'basis', period: 'monthly', language: 'nl'}, shop.services)
    const paid = await shop.paidOrder()
    process.env.MOLLIE_URL = 'http://localhost:9'
    expect(await status(shop.orderIdOf(paymentUrl))).toEqual({
      status: 503,
      body: {success: false, error: 'Unknown error occurred'},
    })
    expect((await status(paid.id)).body.status).toBe('paid')
  })

  test('gives the link to manage it for an hour after paying, and not later', async () => {
    const order = await shop.paidOrder()
    const {token, manageUrl, lacksInvoice} = (await status(order.id)).body
    expect(lacksInvoice).toBe(true)
    const {paidTotal, nextTotal} = (await status(order.id)).body
    expect([paidTotal, nextTotal]).toEqual([order.total, order.total])
    // Neither the page that it opens nor the answer passes on a token that lasts.
    expect(new URL(manageUrl).searchParams.get('token')).toBe(token)
    const shown = await subscription(new Request(manageUrl))
    const html = await shown.text()
    expect([shown.status, html.includes(encodeURIComponent(token))]).toEqual([200, true])
    expect(html + token).not.toContain(tokenOf(order))
    const isManaged = (minutes: number) =>
      isManageToken(token, order, [process.env.LINK_SECRET ?? ''], new Date(Date.now() + minutes * 60_000))
    expect([isManaged(58), isManaged(61)]).toEqual([true, false])
    await age(order, 59)
    expect((await status(order.id)).body).toHaveProperty('manageUrl')
    await age(order, 61)
    expect((await status(order.id)).body).not.toHaveProperty('manageUrl')
    expect((await status(order.id)).body).not.toHaveProperty('token')
  })

  test('names the steps that are done, so that the page after paying shows the one that comes', async () => {
    const order = await shop.paidOrder()
    const steps = async () => (await status(order.id)).body.done
    // The customer of a paid order of tests has told everything.
    expect(await steps()).toEqual(['told'])
    const live = (kept: Order) => withStep(kept, 'live', new Date().toISOString())
    await shop.services.orders.update(order.id, live, {actor: 'shop', reason: 'settle'})
    expect(await steps()).toEqual(['told', 'live'])
  })

  test('answers 404 for an unknown order and 403 to another site', async () => {
    for (const id of ['VK-000000000000', '', '../secrets', 'VK-1']) expect((await status(id)).status).toBe(404)
    expect((await status('VK-000000000000', {'sec-fetch-site': 'cross-site'})).status).toBe(403)
  })
})

describe('the address of a fresh order', () => {
  const customerEmail = 'right@example.nl'

  test('is put right by whoever has its token', async () => {
    const order = await shop.paidOrder({customerEmail: 'wrong@example.nl'})
    expect(await correct({order: order.id, token: tokenOf(order), customerEmail})).toEqual({
      status: 200,
      body: {success: true, sent: false}, // the mail server is away: it is owed
    })
    const {mails = [], ...kept} = (await shop.services.orders.get(order.id)) ?? {}
    expect(kept).toMatchObject({customerEmail})
    expect(mails.filter(({to}) => to === customerEmail)).toHaveLength(2)
  })

  test('that was never given can be given afterwards, and gets one confirmation', async () => {
    const order = await shop.paidOrder()
    expect((await status(order.id)).body.hasAddress).toBe(false)
    expect((await correct({order: order.id, token: tokenOf(order), customerEmail})).status).toBe(200)
    const {mails = [], ...kept} = (await shop.services.orders.get(order.id)) ?? {}
    expect(kept).toMatchObject({customerEmail})
    expect(mails.map(({kind, to}) => [kind, to])).toEqual([['confirmation', customerEmail]])
    expect((await status(order.id)).body.hasAddress).toBe(true)
  })

  test.each([
    ['with a wrong token', 404, (order: Order) => ({order: order.id, token: 'wrong', customerEmail})],
    [
      'with the token of another order',
      404,
      (order: Order) => ({order: 'VK-000000000000', token: tokenOf(order), customerEmail}),
    ],
    ['to what is no address', 400, (order: Order) => ({order: order.id, token: tokenOf(order), customerEmail: 'jo'})],
  ])('is not changed %s: %i', async (_, expected, bodyOf) => {
    const order = await shop.paidOrder({customerEmail: 'wrong@example.nl'})
    expect((await correct(bodyOf(order))).status).toBe(expected)
    expect(await shop.services.orders.get(order.id)).toMatchObject({customerEmail: 'wrong@example.nl'})
  })

  test('is not changed when the order is an hour old, nor more than three times', async () => {
    const order = await shop.paidOrder({customerEmail: 'wrong@example.nl'})
    const latest = async () => (await shop.services.orders.get(order.id)) as Order
    const correctTo = async (name: string) =>
      (await correct({order: order.id, token: tokenOf(await latest()), customerEmail: `${name}@example.nl`})).status
    const statuses = []
    for (const name of ['a', 'b', 'c', 'd']) statuses.push(await correctTo(name))
    expect(statuses).toEqual([200, 200, 200, 429])
    await age(order, 61)
    expect(await correctTo('e')).toBe(410)
  })

  test('takes the link of before away: whoever reads the old mailbox opens nothing with it', async () => {
    const order = await shop.paidOrder({customerEmail: 'wrong@example.nl'})
    expect((await correct({order: order.id, token: tokenOf(order), customerEmail})).status).toBe(200)
    expect((await correct({order: order.id, token: tokenOf(order), customerEmail: 'x@example.nl'})).status).toBe(404)
    const {body} = await status(order.id)
    expect(body.token).not.toBe(tokenOf(order))
  })
})

describe('the webhook', () => {
  test('settles a payment, and asks to be called again while something is owed', async () => {
    const {paymentUrl} = await createPayment(
      {plan: 'basis', period: 'monthly', language: 'nl', customerEmail: 'jo@example.nl'},
      shop.services,
    )
    const id = shop.paymentIdOf(paymentUrl)
    await shop.control('payment', {id, status: 'paid'})
    expect(await hook(`id=${id}`)).toBe(503) // the mail server is away
    expect(await shop.services.orders.get(shop.orderIdOf(paymentUrl))).toMatchObject({
      status: 'paid',
      subscription: {id: expect.stringMatching(/^sub_/)},
      mails: [{state: 'pending'}],
    })
  })

  test('answers 200 to whatever is no payment, and asks Mollie nothing', async () => {
    for (const body of [
      'id=tr_../customers',
      'id=tr_%2e%2e',
      'id=ord_1234567',
      'id=',
      '',
      '{"id": 3}',
      'x'.repeat(9000),
    ])
      expect([body.slice(0, 20), await hook(body)]).toEqual([body.slice(0, 20), 200])
    expect(shop.calls).toEqual([])
    expect(await hook('id=tr_unknown12345')).toBe(200)
  })

  test('is 503 without its settings, so that Mollie calls again', async () => {
    delete process.env.LINK_SECRET
    expect(await hook('id=tr_unknown12345')).toBe(503)
  })
})

test('the logo of a way to pay comes by its name, runs nothing, and may be kept for a while', async () => {
  const logo = (name: string) => paymentMethods(new Request(`${SITE}/api/payment-methods?logo=${name}`))
  const drawn = new Set<string>()
  for (const name of ['ideal', 'creditcard', 'Apple%20Pay', 'bitcoin']) {
    const response = await logo(name)
    expect([name, response.status, response.headers.get('content-type')]).toEqual([name, 200, 'image/svg+xml'])
    expect(response.headers.get('content-security-policy')).toMatch(/^default-src 'none';.* sandbox$/)
    expect(response.headers.get('cache-control')).toContain('public')
    drawn.add(await response.text())
  }
  expect(drawn.size).toBe(4)
  for (const name of ['iDEAL', 'iDEAL%20%7C%20Wero']) expect(await (await logo(name)).text()).toBe([...drawn][0])
  process.env.MOLLIE_URL = 'http://localhost:9'
  const without = await logo('ideal')
  expect([without.status, without.headers.get('cache-control')]).toEqual([503, 'no-store'])
  expect(await without.text()).toBe([...drawn].at(-1)) // a card: browsers draw what an error brings
})
