import {BOOKKEEPER, Office, OPERATOR, tokenIn} from '../../tests/support/shop/admin.ts'
import {monthOf} from '../billing/ledger/month.ts'
import {OPERATOR_ACTS} from '../billing/ledger/reasons.ts'
import type {Order} from '../billing/orders/order.ts'
import {ACCESS, MESSAGE_ACTS} from './access.ts'
import {ADMIN_EXPORT} from './addresses.ts'

/** Pages and acts of the admin by role, as the server grants them. */
let office: Office
let order: Order
beforeEach(async () => {
  office = new Office()
  await office.open()
  order = await office.shop.paidOrder({customerName: 'Jo de Vries', customerEmail: 'jo@example.nl'})
})
afterEach(() => office.close())

const REFUSED = 'Dit is niet voor jou'
const ACTS = [...OPERATOR_ACTS, 'announceTerms', 'bookDocuments', ...MESSAGE_ACTS]
const isAct = (name: string) => ACTS.includes(name)
const ADDRESSES: Record<string, string> = {orders: '/beheer', export: ADMIN_EXPORT}
const addressOf = (page: string) =>
  ADDRESSES[page] ?? `/beheer?${page}=${['order', 'customer'].includes(page) ? order.id : 'all'}`

test('has a row for every act of the admin, and for every entry of its menu and forms', async () => {
  expect(Object.keys(ACCESS)).toEqual(expect.arrayContaining(ACTS))
  await office.enter()
  const pages = Object.keys(ACCESS).filter((name) => !isAct(name))
  for (const page of pages) {
    const {html} = await office.call(addressOf(page))
    const acts = [...html.matchAll(/name="act" value="(\w+)"/g)].map(([, name]) => name ?? '')
    expect(acts.filter((name) => !/^signOut/.test(name) && !Object.hasOwn(ACCESS, name))).toEqual([])
  }
})

test.each([
  ['bookkeeper', BOOKKEEPER],
  ['operator', OPERATOR],
] as const)('lets a %s use what the rows say, and nothing else', async (role, email) => {
  await office.enter(email)
  const {html} = await office.call(ADMIN_EXPORT)
  const refused: string[] = []
  for (const name of Object.keys(ACCESS)) {
    const before = await office.shop.services.orders.get(order.id)
    const {heading, to, status} = isAct(name)
      ? await office.call('/beheer', {act: name, order: order.id, period: '2026-11', token: tokenIn(html)})
      : await office.call(addressOf(name))
    if (heading !== REFUSED && to !== ADMIN_EXPORT) continue
    refused.push(name)
    expect([name, [303, 403].includes(status)]).toEqual([name, true])
    expect(await office.shop.services.orders.get(order.id)).toEqual(before)
  }
  expect(refused).toEqual(Object.keys(ACCESS).filter((name) => !ACCESS[name as keyof typeof ACCESS].includes(role)))
})

test('refuses an act that has no row to everybody', async () => {
  for (const email of [OPERATOR, BOOKKEEPER]) {
    await office.enter(email)
    const {html} = await office.call(ADMIN_EXPORT)
    for (const act of ['', 'toString', 'export everything'])
      expect(await office.call('/beheer', {act, order: order.id, token: tokenIn(html)})).toMatchObject({
        status: 403,
        heading: REFUSED,
      })
  }
})

test('lets no bookkeeper see another name or address than documents have', async () => {
  await office.enter(BOOKKEEPER)
  const month = monthOf(new Date(order.paidAt ?? ''))
  const {html} = await office.call(`${ADMIN_EXPORT}?period=${month}&file=csv`)
  expect(html).toContain(order.id)
  expect(html).not.toMatch(/de Vries|jo@example/)
  await office.enter()
  expect((await office.call(`${ADMIN_EXPORT}?period=${month}&file=csv`)).html).toMatch(/de Vries.*jo@example/)
})

test('shows a bookkeeper no link that leads to a refusal', async () => {
  await office.enter(BOOKKEEPER)
  expect((await office.call('/beheer')).to).toBe(ADMIN_EXPORT)
  const {html} = await office.call(ADMIN_EXPORT)
  const links = [...html.matchAll(/<a href="(\/beheer[^"]*)"/g)].map(([, href]) =>
    (href ?? '').replaceAll('&amp;', '&'),
  )
  expect(links.length).toBeGreaterThan(1)
  for (const link of links) expect((await office.call(link)).status).not.toBe(403)
})
