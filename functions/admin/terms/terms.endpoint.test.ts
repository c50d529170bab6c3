import {amsterdamDay, daysLater, HOUR_MS} from '../../../domain/format/dates.ts'
import {Office, OPERATOR, tokenIn} from '../../../tests/support/shop/admin.ts'
import type {Order} from '../../billing/orders/order.ts'
import {cancelSubscription} from '../../billing/subscriptions/cancel.ts'
import {reconcile} from '../../jobs/reconcile.ts'
import {tellTerms} from '../../notifications/termsNews.ts'

/** New terms, announced to running customers. */
let office: Office
let shop: Office['shop']
let call: Office['call']
beforeEach(async () => {
  office = new Office()
  await office.open()
  ;({shop, call} = office)
  await office.enter()
})
afterEach(() => office.close())

const PAGE = '/beheer?terms=all'
const inDays = (days: number) => daysLater(amsterdamDay(new Date()), days)
const textOf = (html: string) => html.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ')
const mails = async ({id}: Order) =>
  (await shop.services.orders.get(id))?.mails.filter(({kind}) => kind === 'termsChanged').map(({day}) => day)

async function announce(day: string, seen = 'yes') {
  const {html} = await call(PAGE)
  const text = html.match(/name="text" value="(\w+)"/)?.[1] ?? ''
  return call('/beheer', {act: 'announceTerms', text, day, seen, token: tokenIn(html)})
}

test('writes to each running customer once, when the operator says that the mail was checked, in their language, and shows how far that is', async () => {
  const dutch = await shop.paidOrder({customerEmail: 'jo@example.nl'})
  const english = await shop.paidOrder({customerEmail: 'kim@example.nl', language: 'en'})
  const gone = await shop.paidOrder({customerEmail: 'sam@example.nl'})
  await cancelSubscription(gone, shop.services, {actor: 'customer', reason: 'linkInMail'}, shop.now)
  const day = inDays(45)
  expect(textOf((await call(PAGE)).html)).toMatch(/Op de site: Versie van .* Mail 2 klanten/)
  await announce(day, '')
  expect(await mails(dutch)).toEqual([])
  expect((await announce(day)).status).toBe(303)
  const {html} = await call(PAGE)
  expect(html).not.toContain('name="act" value="announceTerms"')
  expect(textOf(html)).toMatch(new RegExp(`Aangekondigd op .* door ${OPERATOR}`))
  expect(textOf(html)).toMatch(/Verstuurd 0 Wordt verstuurd 2 Nog niet aan de beurt 0/)
  shop.now = new Date(Date.now() + HOUR_MS)
  const late = await shop.paidOrder({customerEmail: 'new@example.nl'})
  await Promise.all([tellTerms(shop.services), tellTerms(shop.services), reconcile(shop.services)])
  await reconcile(shop.services)
  expect(await Promise.all([dutch, english, gone, late].map(mails))).toEqual([[day], [day], [], []])
  expect(textOf((await call(PAGE)).html)).toMatch(/Verstuurd 2 Wordt verstuurd 0 Nog niet aan de beurt 0/)
  const log = await shop.services.orders.auditLog(dutch.id)
  expect(log).toContainEqual(expect.objectContaining({reason: 'termsAnnounced', day}))
})

test('goes on where a run was cut off', async () => {
  const orders: Order[] = []
  for (const name of ['a', 'b', 'c']) orders.push(await shop.paidOrder({customerEmail: `${name}@example.nl`}))
  const day = inDays(30)
  await announce(day)
  await shop.database.database.query("DELETE FROM mails WHERE kind = 'termsChanged'")
  let left = 1
  await tellTerms(shop.services, () => left-- <= 0)
  const told = async () => (await Promise.all(orders.map(mails))).flat()
  expect(await told()).toEqual([day])
  await tellTerms(shop.services)
  expect(await told()).toEqual([day, day, day])
})

test('refuses a day before the notice period is over, and announces a text once', async () => {
  const order = await shop.paidOrder({customerEmail: 'jo@example.nl'})
  for (const day of [inDays(29), 'tomorrow', '']) {
    const {status, html} = await announce(day)
    expect(status).toBe(422)
    expect(html).toContain('Kies een dag vanaf')
  }
  await announce(inDays(30))
  const {html} = await call(PAGE)
  await call('/beheer', {act: 'announceTerms', text: 'other', seen: 'yes', day: inDays(60), token: tokenIn(html)})
  expect(await mails(order)).toEqual([inDays(30)])
  shop.documents = shop.documents.map((each) => (each._id === 'terms-changes' ? {...each, body: null} : each))
  expect(textOf((await call(PAGE)).html)).toMatch(
    /Sinds de laatste aankondiging is de tekst veranderd\. .* Mail 1 klanten/,
  )
})
