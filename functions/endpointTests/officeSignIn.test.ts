import {Endpoints} from '../../tests/support/endpoints.ts'
import beheer from '../endpoints/beheer.ts'
import signIn from '../endpoints/beheer-aanmelden.ts'
import type {Order} from '../orders/order.ts'

/** The way into the back office, and out of it. */
const OPERATOR = 'beheer@example.nl'
let endpoints: Endpoints
let shop: Endpoints['shop']
let mailbox: Endpoints['mailbox']
let call: Endpoints['call']
let order: Order
beforeEach(async () => {
  endpoints = await new Endpoints((path) => (path === '/beheer/aanmelden' ? signIn : beheer)).open()
  ;({shop, mailbox, call} = endpoints)
  order = await shop.paidOrder({customerName: 'Jo de Vries', customerEmail: 'jo@example.nl'})
})
afterEach(() => endpoints.close())

const ask = (email = OPERATOR, next = '') => call('/beheer/aanmelden', {email, next})
async function mailedLink(): Promise<string> {
  await endpoints.settled()
  return endpoints.linkIn(OPERATOR)
}
/** Through the button of the link. */
const follow = (link: string) => {
  const {searchParams} = new URL(link)
  return call('/beheer/aanmelden', {link: searchParams.get('link') ?? '', next: searchParams.get('next') ?? ''})
}
async function enter() {
  await ask()
  const {headers} = await follow(await mailedLink())
  endpoints.cookie = headers.get('set-cookie')?.split(';')[0] ?? ''
}
const tokenIn = (html: string) => html.match(/name="token" value="(\w+)"/)?.[1] ?? ''
const address = () => `/beheer?order=${order.id}`

test('who is not signed in is sent there, and comes back to where they were going', async () => {
  const {status, to} = await call(address())
  expect([status, to]).toEqual([303, `/beheer/aanmelden?next=${encodeURIComponent(address())}`])
  await ask(OPERATOR, address())
  const link = await mailedLink()
  expect(await follow(link)).toMatchObject({status: 303, to: address()})
})

test('never leads out of the back office', async () => {
  for (const next of ['https://evil.example', '//evil.example', '/beheer//evil.example', '/beheer\\evil', '/api/x']) {
    await ask(OPERATOR, next)
    expect(await follow(await mailedLink())).toMatchObject({to: '/beheer'})
    mailbox.messages.length = 0
  }
})

test('answers an operator and a stranger the same, and writes to the operator only', async () => {
  const [known, unknown] = [await ask(), await ask('eve@example.nl')]
  expect(known.status).toBe(200)
  expect(unknown.html.replaceAll('eve@example.nl', OPERATOR)).toBe(known.html)
  await mailedLink()
  expect(mailbox.messages).toHaveLength(1)
})

test('a link shows a button and does nothing by itself, since mail scanners follow links', async () => {
  await ask()
  const link = await mailedLink()
  const shown = await call(link)
  expect(shown.headers.get('set-cookie')).toBeNull()
  expect(shown.html).toContain('name="link"')
  const {headers} = await follow(link)
  expect(headers.get('set-cookie')).toMatch(/^beheer=[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax$/)
  expect(await follow(link)).toMatchObject({status: 410, heading: 'Deze link werkt niet meer'})
})

test('hosted, the cookie is secure and bound to the host', async () => {
  await ask()
  const link = await mailedLink()
  process.env.SITE_URL = 'https://www.example.nl'
  expect((await follow(link)).headers.get('set-cookie')).toMatch(/^__Host-beheer=\S+; Path=\/; .*; Secure$/)
})

test('what is no address is marked', async () => {
  expect(await ask('piet@localhost')).toMatchObject({
    status: 422,
    html: expect.stringContaining('aria-invalid="true"'),
  })
})

test('a mail server that is away changes nothing in the answer', async () => {
  process.env.SMTP_URL = 'smtp://localhost:9'
  expect(await ask()).toMatchObject({status: 200, heading: 'Kijk in je e-mail'})
})

test('another site can neither ask for a link nor use one', async () => {
  const foreign = {origin: 'https://evil.example'}
  expect((await call('/beheer/aanmelden', {email: OPERATOR}, foreign)).status).toBe(403)
  await endpoints.settled()
  expect(mailbox.messages).toEqual([])
})

test('signing out ends the session, wherever its cookie still is', async () => {
  await enter()
  const {html} = await call('/beheer')
  const out = await call('/beheer/aanmelden', {act: 'signOut', token: tokenIn(html)})
  expect(out.headers.get('set-cookie')).toContain('Max-Age=0')
  expect((await call('/beheer')).status).toBe(303)
})

test('who is taken out of OPERATOR_MAIL is out at once', async () => {
  await enter()
  expect((await call('/beheer')).status).toBe(200)
  process.env.OPERATOR_MAIL = 'somebody@example.nl'
  expect((await call('/beheer')).status).toBe(303)
})
