import {Endpoints} from '../../tests/support/shop/endpoints.ts'
import type {Order} from '../billing/orders/order.ts'
import {withConfirmedAddress} from '../customers/mailAddress.ts'
import subscription from '../endpoints/subscription.ts'
import signIn from '../endpoints/subscription-link.ts'
import {managePath, pageToken} from './links/manage.ts'

/** The customer's page without its link: by the mail address that one ordered with. */
const JO = 'jo@example.nl'
let endpoints: Endpoints
let shop: Endpoints['shop']
let mailbox: Endpoints['mailbox']
let call: Endpoints['call']
let order: Order
beforeEach(async () => {
  endpoints = await new Endpoints((path) => (/aanmelden|sign-in/.test(path) ? signIn : subscription)).open()
  ;({shop, mailbox, call} = endpoints)
  order = await shop.paidOrder({customerName: 'Jo de Vries', customerEmail: JO})
})
afterEach(() => endpoints.close())

const secrets = () => [process.env.LINK_SECRET ?? ''] as [string]
const page = (of = order, language: 'nl' | 'en' = 'nl') => managePath(of, secrets(), language)
const ask = (email = JO, language: 'nl' | 'en' = 'nl') =>
  call(language === 'nl' ? '/abonnement/aanmelden/' : '/en/subscription/sign-in/', {email})
const asked = async (email = JO) => {
  await ask(email)
  await endpoints.settled()
  return endpoints.linkIn(email)
}
const follow = (link: string) => {
  const {pathname, searchParams} = new URL(link)
  return call(pathname, {link: searchParams.get('link') ?? ''})
}

test('the page asks for a mail address, and says the same whoever asks', async () => {
  expect(await call('/abonnement/')).toMatchObject({status: 200, heading: 'Mijn abonnement'})
  const [known, unknown] = [await ask(), await ask('eve@example.nl')]
  expect([known.status, known.to, known.html]).toEqual([unknown.status, unknown.to, unknown.html])
  expect(await call(known.to)).toMatchObject({status: 200, heading: 'Kijk in je e-\u2060mail'})
  await endpoints.settled()
  expect(mailbox.messages).toHaveLength(1)
  expect(mailbox.to(JO)).toHaveLength(1)
})

test('a link shows a button and does nothing by itself; its button opens the page, once', async () => {
  const link = await asked()
  expect(await call(link)).toMatchObject({status: 200, heading: 'Open je abonnement'})
  expect(await follow(link)).toMatchObject({status: 303, to: page()})
  expect(await follow(link)).toMatchObject({status: 410, heading: 'Deze link werkt niet'})
  expect((await follow(link)).html).toContain('<input id="field-email" name="email"')
})

test('the mail is in the language of the page, in whatever language one bought', async () => {
  await ask(JO, 'en')
  await endpoints.settled()
  expect(mailbox.to(JO)[0]?.subject).toBe('Your link to your subscription at Vindkracht')
  expect(endpoints.linkIn(JO)).toMatch(/\/en\/subscription\/sign-in\/\?link=/)
  expect((await follow(endpoints.linkIn(JO))).to).toBe(page(order, 'en'))
})

test('asked again at once, no second mail is sent', async () => {
  for (let count = 0; count < 4; count++) expect((await ask()).status).toBe(303)
  await endpoints.settled()
  expect(mailbox.to(JO).length).toBeLessThanOrEqual(1)
})

test('lists several orders to choose from, for an hour', async () => {
  const other = await shop.paidOrder({plan: 'pro', customerEmail: JO})
  await ask('JO@Example.nl')
  await endpoints.settled()
  const {status, to} = await follow(endpoints.linkIn(JO))
  expect(status).toBe(303)
  const list = await call(to)
  expect(list).toMatchObject({status: 200, heading: 'Je abonnementen'})
  for (const each of [order, other]) expect(list.html).toContain(page(each).replace('&', '&amp;'))
  const stranger = await shop.paidOrder({customerEmail: 'eve@example.nl'})
  expect((await call(to.replace(other.id, stranger.id))).status).toBe(404)
  expect((await call(to.replace(/until=\d+/, 'until=2099'))).status).toBe(404)
})

test('marks an invalid address at its field and keeps it', async () => {
  const {status, html} = await ask('jo@')
  expect(status).toBe(422)
  expect(html).toMatch(/value="jo@"|aria-invalid="true"/)
  expect(html).toContain('id="field-email-wrong"')
  expect(html).toMatch(/name="email"[^>]* autofocus/)
  expect(html).toMatch(/<title>Dit is (nog )?geen e-\u2060?mailadres[^|]*\| /)
})

test('another site can ask for nothing', async () => {
  const headers = {origin: 'https://evil.example'}
  expect((await call('/abonnement/aanmelden/', {email: JO}, headers)).status).toBe(403)
})

test('a mail server that is away changes nothing of the answer', async () => {
  mailbox.behaviour = 'refuse'
  expect((await ask()).status).toBe(303)
})

describe('with the CMS away', () => {
  beforeEach(() => {
    process.env.LAKE_URL = 'http://localhost:9'
  })

  test('a link can be asked for, comes by mail, and opens the page', async () => {
    const asking = await call('/abonnement/')
    expect(asking).toMatchObject({status: 200, heading: 'Mijn abonnement'})
    expect(asking.html).toMatch(
      /<form method="post" action="\/abonnement\/aanmelden\/".*<input id="field-email" name="email"/s,
    )
    const sent = await ask()
    expect(await call(sent.to)).toMatchObject({status: 200, heading: 'Kijk in je e-mail'})
    await endpoints.settled()
    expect(mailbox.to(JO)).toMatchObject([{subject: 'Je link naar je abonnement'}])
    const link = endpoints.linkIn(JO)
    expect(await call(link)).toMatchObject({status: 200, heading: 'Open je abonnement'})
    expect(await follow(link)).toMatchObject({status: 303, to: page()})
  })

  test('in English too; marks an invalid address at its field and keeps it', async () => {
    const {status, html} = await ask('jo@', 'en')
    expect(status).toBe(422)
    expect(html).toMatch(
      /value="jo@" aria-invalid="true" [^>]*autofocus.*role="alert">This is not an e-mail address yet/s,
    )
  })

  test('a link that does not work leads to another one, and several orders to a choice', async () => {
    expect(await follow(`${shop.siteUrl}/abonnement/aanmelden/?link=x`)).toMatchObject({
      status: 410,
      html: expect.stringContaining('name="email"'),
    })
    const other = await shop.paidOrder({plan: 'pro', customerEmail: JO})
    const {html} = await call((await follow(await asked())).to)
    for (const each of [order, other]) expect(html).toContain(page(each).replace('&', '&amp;'))
  })
})

describe('several orders of one address', () => {
  const website = (name: string) => ({
    company: 'Bakkerij Jansen',
    website: `https://${name}.example.nl/`,
    country: 'NL',
  })
  let other: Order
  beforeEach(async () => {
    other = await shop.paidOrder({plan: 'pro', customerEmail: 'JO@example.nl', details: website('winkel')})
  })
  const linksIn = (html: string) => [...html.matchAll(/<li><a href="([^#"][^"]*)"/g)].map(([, href]) => href)
  const escaped = (href: string) => href.replace('&', '&amp;')

  test('stand together on the page of each, with company and website, and lead to each other', async () => {
    const stranger = await shop.paidOrder({customerEmail: 'eve@example.nl'})
    const {html} = await call(page())
    expect(html).toContain('<h3 id="orders-heading">Je abonnementen</h3>')
    expect(html).toContain('Pro, maandelijks<br><small>Bakkerij Jansen, winkel.example.nl</small>')
    expect(linksIn(html)).toContain(escaped(page(other)))
    expect(html).not.toContain(stranger.id)
    expect(linksIn((await call(page(other))).html)).toContain(escaped(page()))
    expect((await call(page(stranger))).html).not.toContain('orders-heading')
  })

  test('are not listed for whoever has just paid one, and may have given it any address', async () => {
    const anHour = pageToken(order, secrets(), Date.now() + 60_000)
    const {status, html} = await call(managePath(order, secrets(), 'nl', anHour))
    expect(status).toBe(200)
    expect(html).not.toContain(other.id)
  })

  test('are not listed any more once the address is another one', async () => {
    const moved = await shop.services.orders.update(order.id, (kept) => withConfirmedAddress(kept, 'ann@example.nl'), {
      actor: 'customer',
      reason: 'addressConfirmed',
    })
    expect((await call(page())).status).toBe(404)
    expect((await call(page(moved))).html).not.toContain(other.id)
  })
})
