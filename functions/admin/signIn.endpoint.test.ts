import {Office, OPERATOR, tokenIn} from '../../tests/support/shop/admin.ts'
import type {Order} from '../billing/orders/order.ts'

/** The way into the back office, and out of it. */
let office: Office
let shop: Office['shop']
let mailbox: Office['mailbox']
let call: Office['call']
let order: Order
beforeEach(async () => {
  office = new Office()
  await office.open()
  ;({shop, mailbox, call} = office)
  order = await shop.paidOrder({customerName: 'Jo de Vries', customerEmail: 'jo@example.nl'})
})
afterEach(() => office.close())

const address = () => `/beheer?order=${order.id}`

test('sends a visitor without a session to the sign-in and back again', async () => {
  const {status, to} = await call(address())
  expect([status, to]).toEqual([303, `/beheer/aanmelden?next=${encodeURIComponent(address())}`])
  await office.ask(OPERATOR, address())
  const link = await office.mailedLink()
  expect(await office.follow(link)).toMatchObject({status: 303, to: address()})
})

test('never leads out of the back office', async () => {
  for (const next of ['https://evil.example', '//evil.example', '/beheer//evil.example', '/beheer\\evil', '/api/x']) {
    await office.ask(OPERATOR, next)
    expect(await office.follow(await office.mailedLink())).toMatchObject({to: '/beheer'})
    mailbox.messages.length = 0
  }
})

test('answers an operator and a stranger the same, and writes to the operator only', async () => {
  const [known, unknown] = [await office.ask(), await office.ask('eve@example.nl')]
  expect(known.status).toBe(200)
  expect(unknown.html.replaceAll('eve@example.nl', OPERATOR)).toBe(known.html)
  await office.mailedLink()
  expect(mailbox.messages).toHaveLength(1)
})

test('a link shows a button and does nothing by itself, since mail scanners follow links', async () => {
  await office.ask()
  const link = await office.mailedLink()
  const shown = await call(link)
  expect(shown.headers.get('set-cookie')).toBeNull()
  expect(shown.html).toContain('name="link"')
  const {headers} = await office.follow(link)
  expect(headers.get('set-cookie')).toMatch(/^beheer=[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax$/)
  expect(await office.follow(link)).toMatchObject({status: 410, heading: 'Deze link werkt niet meer'})
})

test('hosted, the cookie is secure and bound to the host', async () => {
  await office.ask()
  const link = await office.mailedLink()
  process.env.SITE_URL = 'https://www.example.nl'
  expect((await office.follow(link)).headers.get('set-cookie')).toMatch(/^__Host-beheer=\S+; Path=\/; .*; Secure$/)
})

test('marks an invalid e-mail address', async () => {
  expect(await office.ask('piet@localhost')).toMatchObject({
    status: 422,
    html: expect.stringMatching(/<title>[^|]*e-mailadres[^|]*\| .* aria-invalid="true" [^>]*autofocus/s),
  })
})

test('a mail server that is away changes nothing in the answer', async () => {
  process.env.SMTP_URL = 'smtp://localhost:9'
  expect(await office.ask()).toMatchObject({status: 200, heading: 'Kijk in je e-mail'})
})

test('another site can neither ask for a link nor use one', async () => {
  const foreign = {origin: 'https://evil.example'}
  expect((await call('/beheer/aanmelden', {email: OPERATOR}, foreign)).status).toBe(403)
  await office.settled()
  expect(mailbox.messages).toEqual([])
})

test('signing out ends the session, wherever its cookie still is', async () => {
  await office.enterByMail()
  const {html} = await call('/beheer')
  const out = await call('/beheer/aanmelden', {act: 'signOut', token: tokenIn(html)})
  expect(out.headers.get('set-cookie')).toContain('Max-Age=0')
  expect(out.headers.get('clear-site-data')).toBe('"cache", "storage"')
  expect((await call('/beheer')).status).toBe(303)
})

test('ends the session of an operator who is taken out of OPERATOR_MAIL', async () => {
  await office.enterByMail()
  expect((await call('/beheer')).status).toBe(200)
  process.env.OPERATOR_MAIL = 'somebody@example.nl'
  expect((await call('/beheer')).status).toBe(303)
})

test('signing out everywhere ends the sessions of other browsers too', async () => {
  await office.enterByMail()
  const other = office.cookie
  await office.enterByMail()
  const {html} = await call('/beheer')
  expect(html).toContain('Overal afmelden')
  await call('/beheer/aanmelden', {act: 'signOutEverywhere', token: tokenIn(html)})
  for (const cookie of [other, office.cookie]) {
    office.cookie = cookie
    expect((await call('/beheer')).status).toBe(303)
  }
})

test('an operator is written to when somebody signs in with their address, and the log says who without the address', async () => {
  const lines: string[] = []
  const print = console.log
  console.log = (line: string) => lines.push(line)
  await office.enterByMail()
  await office.settled()
  console.log = print
  expect(mailbox.to(OPERATOR).at(-1)).toMatchObject({
    subject: expect.stringMatching(/^Aangemeld bij het beheer van /),
    text: expect.stringContaining('Was jij dat niet?'),
  })
  expect(lines.join('\n')).toMatch(/"event":"admin\.signed_in","worked":true,"operator":"[0-9a-f]{8}"/)
  expect(lines.join('\n')).not.toContain(OPERATOR)
})

test('an answer does not wait for what its address has to do', async () => {
  const done: string[] = []
  const asked = office.ask().then(() => done.push('answered'))
  await asked
  expect(mailbox.arrived).toBe(0)
  await office.settled()
  expect(mailbox.arrived).toBe(1)
})
