import {SAVE_DETAILS} from '../../domain/customers/portalActs.ts'
import {TestShop} from '../../tests/support/shop/testShop.ts'
import type {Order} from '../billing/orders/order.ts'
import subscription from '../endpoints/subscription.ts'
import {manageToken} from './links/manage.ts'

/** The steps of a new customer's first day in the portal. */
const environment = process.env
let shop: TestShop
let order: Order
beforeEach(async () => {
  shop = await new TestShop(new Date()).open()
  process.env = {...environment, ...(await shop.openEnvironment())}
  const paid = await shop.paidOrder({language: 'nl', customerEmail: 'jo@example.nl'})
  const anew = (kept: Order): Order => ({...kept, onboarding: {remindAt: '2099-01-01T00:00:00.000Z'}})
  order = await shop.services.orders.update(paid.id, anew, {actor: 'shop', reason: 'settle'})
})
afterEach(async () => {
  process.env = environment
  await shop.close()
})

async function call(fields?: Record<string, string>) {
  const token = manageToken(order, [process.env.LINK_SECRET ?? ''])
  const address = `${process.env.SITE_URL}/abonnement/?${new URLSearchParams({order: order.id, token})}`
  const body = fields && {method: 'POST', body: new URLSearchParams({act: SAVE_DETAILS, ...fields})}
  const response = await subscription(new Request(address, body))
  return {status: response.status, html: await response.text()}
}
const kept = async () => (await shop.services.orders.get(order.id)) as Order
const current = (html: string) => /<li aria-current="step"><strong>(.*?)</.exec(html)?.[1]
const COMPANY = {company: 'Bakkerij Jansen', website: 'voorbeeld.nl', country: 'NL'}
const REST = {street: 'Kade 1', postalCode: '1011 AA', city: 'Amsterdam', businessType: 'Bakkerij', keywords: 'brood'}

test('keeps details submitted in parts, and notifies staff of the promised time with the last of them', async () => {
  const first = await call()
  expect(current(first.html)).toBe('Je vertelt ons over je website')
  expect(first.html).toMatch(/Nog nodig: bedrijf, website, land, /)
  expect(first.html).not.toContain('Je hoeft niets te doen')
  expect((await call(COMPANY)).status).toBe(303)
  // On another device, another day.
  expect((await call()).html).toMatch(/value="https:\/\/voorbeeld\.nl\/"/)
  expect((await kept()).onboarding?.toldAt).toBeUndefined()
  await call({...REST, access: 'login'})
  const {onboarding, staffNotifications} = await kept()
  expect(onboarding).toMatchObject({toldAt: expect.any(String)})
  expect(staffNotifications.map(({kind}) => kind)).toContain('readyToBegin')
  const told = await call()
  expect(current(told.html)).toBe('Onze laag staat op je website')
  expect(told.html).toMatch(/We hebben alles\. Vóór \d+ \w+ \d{4}, \d\d:\d\d/)
  expect(told.html).toContain('Maak op je website een account voor <a href="mailto:hulp@example.nl">')
})

test('keeps the typed values when one is wrong, and notifies nobody', async () => {
  const {status, html} = await call({...COMPANY, ...REST, website: 'localhost', access: 'script'})
  expect(status).toBe(422)
  expect(html).toMatch(/value="localhost"/)
  expect(html).toMatch(/value="Kade 1"/)
  expect(await kept()).toMatchObject({
    onboarding: {remindAt: expect.any(String)},
    staffNotifications: [{kind: 'orderPaid'}],
  })
})

test('once it is live the steps are gone', async () => {
  const done = {toldAt: '2026-01-01T10:00:00Z', connectedAt: '2026-01-01T12:00:00Z', liveAt: '2026-01-01T18:00:00Z'}
  await shop.services.orders.update(order.id, (each) => ({...each, onboarding: done, details: {...COMPANY, ...REST}}), {
    actor: 'shop',
    reason: 'settle',
  })
  const {html} = await call()
  expect(html).not.toContain('id="first-day"')
  expect(html).toContain('Je hoeft niets te doen')
})
