import {amsterdamDay, daysLater} from '../../../domain/format/dates.ts'
import {TestShop} from '../../../tests/support/shop/testShop.ts'
import {withOverdue} from '../../billing/dunning/overdue.ts'
import type {Order} from '../../billing/orders/order.ts'
import {settlePayment} from '../../billing/payments/settle.ts'
import {inState} from '../../billing/state/subscription.ts'
import {cancelSubscription} from '../../billing/subscriptions/cancel.ts'
import {CHECKOUT_HTML} from '../../checkout/page/checkoutPage.fixture.ts'
import createPayment from '../../endpoints/create-payment.ts'
import subscription from '../../endpoints/subscription.ts'
import {managePath} from '../links/manage.ts'

/** Another subscription from the customer's page, without script: the checkout with the details filled in. */
const environment = process.env
const details = {
  ...{company: 'Bakkerij "Jansen"', website: 'https://voorbeeld.nl/', country: 'NL'},
  ...{street: 'Voorstraat 1', postalCode: '3511 AA', city: 'Utrecht'},
}
let shop: TestShop
let order: Order
beforeEach(async () => {
  shop = await new TestShop(new Date()).open()
  process.env = {...environment, ...(await shop.openEnvironment({'/checkout/basis/': CHECKOUT_HTML}))}
  order = await shop.paidOrder({customerName: 'Jo', customerEmail: 'jo@example.nl', details})
})
afterEach(async () => {
  process.env = environment
  await shop.close()
})

const page = () => managePath(order, [process.env.LINK_SECRET ?? ''], 'nl')
async function get(address: string) {
  const response = await subscription(new Request(new URL(address, process.env.SITE_URL)))
  return {status: response.status, headers: response.headers, html: await response.text()}
}
const choices = (html: string) =>
  [...html.matchAll(/<li><a href="([^"]*&amp;buy=(\w+\.\w+))"/g)].map(([, href = '', wish]) => ({
    href: href.replaceAll('&amp;', '&'),
    wish,
  }))

/** The fields of a form as a browser sends them. */
function fieldsIn(html: string): Record<string, string> {
  const attribute = (tag: string, name: string) => tag.match(new RegExp(` ${name}="([^"]*)"`))?.[1]
  const inputs = [...html.matchAll(/<input[^>]*>/g)]
    .map(([tag]) => tag)
    .filter((tag) => attribute(tag, 'type') !== 'radio' || tag.includes(' checked'))
  const country = html.match(/<option value="(\w+)" selected/)?.[1] ?? ''
  const texts = inputs.map((tag) => [
    attribute(tag, 'name') ?? '',
    attribute(tag, 'value')?.replaceAll('&quot;', '"') ?? '',
  ])
  return Object.fromEntries([...texts, ['country', country]])
}
async function submit(fields: Record<string, string>) {
  const body = new URLSearchParams(fields)
  const response = await createPayment(
    new Request(`${process.env.SITE_URL}/api/create-payment`, {method: 'POST', body}),
  )
  return {status: response.status, to: response.headers.get('location') ?? '', html: await response.text()}
}
const isAsked = (html: string) => /data-notice="alreadyCustomer"(?! hidden)/.test(html)

describe('for another website', () => {
  test('the plans on sale lead to the checkout with the company filled in, and no website', async () => {
    const {html} = await get(page())
    expect(choices(html).map(({wish}) => wish)).toEqual(
      ['basis', 'pro'].flatMap((plan) => ['monthly', 'quarterly', 'biannual'].map((period) => `${plan}.${period}`)),
    )
    const [, quarterly] = choices(html)
    expect(quarterly?.href).not.toMatch(/Jansen|example\.nl|Voorstraat/)
    const checkout = await get(quarterly?.href ?? '')
    expect(checkout.status).toBe(200)
    expect(checkout.headers.get('referrer-policy')).toBe('same-origin')
    expect(checkout.html).not.toMatch(/data-notice="\w+"(?! hidden)/)
    expect(fieldsIn(checkout.html)).toMatchObject({
      ...{company: 'Bakkerij "Jansen"', website: '', country: 'NL', customerName: 'Jo'},
      ...{customerEmail: 'jo@example.nl', billingPeriod: 'quarterly', again: 'website'},
    })
  })

  test('the plan that runs is bought without a question', async () => {
    const {html} = await get(`${page()}&buy=basis.monthly`)
    const {status, to} = await submit({...fieldsIn(html), website: 'winkel.example.nl'})
    expect(status).toBe(303)
    await shop.control('payment', {id: shop.paymentIdOf(to), status: 'paid'})
    await settlePayment(shop.paymentIdOf(to), shop.services)
    const bought = await shop.services.orders.get(shop.orderIdOf(to))
    expect(bought?.subscription?.state).toBe('running')
    expect(bought?.details).toMatchObject({website: 'https://winkel.example.nl/', company: details.company})
    expect(shop.sandbox.store.list('refund')).toEqual([])
  })

  test('a website whose subscription runs is asked about, also after the form was refused', async () => {
    const fields = fieldsIn((await get(`${page()}&buy=basis.monthly`)).html)
    const refused = await submit(fields)
    expect(refused.status).toBe(400)
    const again = fieldsIn(refused.html)
    expect(again.again).toBe('website')
    const same = await submit({...again, website: 'www.voorbeeld.nl'})
    expect([same.status, isAsked(same.html)]).toEqual([409, true])
    expect((await submit({...fieldsIn(same.html), website: 'www.voorbeeld.nl'})).status).toBe(303)
  })
})

test('starts again after the end with all details, the website too, and is a new order', async () => {
  await cancelSubscription(order, shop.services, {actor: 'customer', reason: 'cancel'}, shop.now)
  const yesterday = daysLater(amsterdamDay(new Date()), -1)
  const over = ({subscription: before, ...rest}: Order): Order => ({
    ...rest,
    subscription: before && inState(before, {state: 'cancelled', cancelledAt: rest.createdAt, endsOn: yesterday}),
  })
  await shop.services.orders.update(order.id, over, {actor: 'shop', reason: 'settle'})
  // As a day later.
  await shop.database.database.query('DELETE FROM attempts')
  const {html} = await get(page())
  expect(html).toContain('<h3 id="buy-heading">Begin opnieuw</h3>')
  const fields = fieldsIn((await get(choices(html)[0]?.href ?? '')).html)
  expect(fields).toMatchObject({website: 'https://voorbeeld.nl/', company: 'Bakkerij "Jansen"'})
  const {status, to} = await submit(fields)
  expect(status).toBe(303)
  expect(shop.orderIdOf(to)).not.toBe(order.id)
})

test('leads to the plain checkout when that page cannot be drawn, and shows nothing of a plan that is not one', async () => {
  const away = await get(`${page()}&buy=pro.monthly`)
  expect([away.status, away.headers.get('location')]).toEqual([303, '/checkout/pro/'])
  expect((await get(`${page()}&buy=gold.weekly`)).html).toContain('id="page-heading"')
})

test('is not offered while a payment is open', async () => {
  const overdue = (kept: Order): Order => withOverdue(kept, 'tr_renewal1', new Date().toISOString())
  await shop.services.orders.update(order.id, overdue, {actor: 'shop', reason: 'settle'})
  expect(choices((await get(page())).html)).toEqual([])
  expect((await get(`${page()}&buy=basis.monthly`)).html).not.toContain('data-notice')
})
