import {control} from '../../local/mollie/control.ts'
import {Mailbox} from '../../tests/payments/mailbox.ts'
import {TestShop} from '../../tests/support/testShop.ts'
import subscription from '../endpoints/subscription.ts'
import signIn from '../endpoints/subscription-link.ts'
import {managePath} from '../links/manage.ts'
import type {Order} from '../orders/order.ts'

/** The customer's page, by the requests that a browser sends. */
const JO = 'jo@example.nl'
const environment = process.env
let shop: TestShop
let mailbox: Mailbox
let order: Order
/** What goes on after the answer. */
let works: Promise<unknown>[]
beforeEach(async () => {
  shop = await new TestShop().open()
  mailbox = new Mailbox()
  process.env = {...environment, ...(await shop.openEnvironment()), SMTP_URL: await mailbox.listen()}
  order = await shop.paidOrder({customerName: 'Jo de Vries', customerEmail: JO})
  works = []
})
afterEach(async () => {
  await Promise.all(works)
  process.env = environment
  await mailbox.close()
  await shop.close()
})

async function call(address: string, fields?: Record<string, string>, headers: Record<string, string> = {}) {
  const url = new URL(address, process.env.SITE_URL)
  const request = new Request(url, {headers, ...(fields && {method: 'POST', body: new URLSearchParams(fields)})})
  const waitUntil = (work: Promise<unknown>) => void works.push(work)
  const isSignIn = /aanmelden|sign-in/.test(url.pathname)
  const response = await (isSignIn ? signIn(request, {waitUntil}) : subscription(request))
  const html = await response.text()
  return {
    status: response.status,
    headers: response.headers,
    html,
    to: response.headers.get('location') ?? '',
    heading: html.match(/<h1[^>]*>(.*?)<\/h1>/)?.[1],
    notice: html.match(/role="status">(.*?)<\/p>/)?.[1],
  }
}
const secrets = () => [process.env.LINK_SECRET ?? ''] as [string]
const page = (of = order, language: 'nl' | 'en' = 'nl') => managePath(of, secrets(), language)
const kept = async (of = order) => (await shop.services.orders.get(of.id)) as Order
const change = (changed: (before: Order) => Order) =>
  shop.services.orders.update(order.id, changed, {by: 'shop', why: 'a test'})
const linkIn = (address: string) =>
  mailbox
    .to(address)
    .at(-1)
    ?.text?.match(/http\S+/)?.[0] ?? ''
/** An act, and the page that says what was done. */
async function act(fields: Record<string, string>, of?: Order) {
  const {status, to} = await call(page(of), fields)
  expect(status).toBe(303)
  return call(to)
}

describe('without its link', () => {
  const ask = (email = JO, language: 'nl' | 'en' = 'nl') =>
    call(language === 'nl' ? '/abonnement/aanmelden/' : '/en/subscription/sign-in/', {email})
  const asked = async (email = JO) => {
    await ask(email)
    await Promise.all(works)
    return linkIn(email)
  }
  const follow = (link: string) => {
    const {pathname, searchParams} = new URL(link)
    return call(pathname, {link: searchParams.get('link') ?? ''})
  }

  test('the page asks for a mail address, and says the same whoever asks', async () => {
    expect(await call('/abonnement/')).toMatchObject({status: 200, heading: 'Mijn abonnement'})
    const [known, unknown] = [await ask(), await ask('eve@example.nl')]
    expect([known.status, known.to, known.html]).toEqual([unknown.status, unknown.to, unknown.html])
    expect(await call(known.to)).toMatchObject({status: 200, heading: 'Kijk in je e-mail'})
    await Promise.all(works)
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
    await Promise.all(works)
    expect(mailbox.to(JO)[0]?.subject).toBe('Your link to your subscription at Vindkracht')
    expect(linkIn(JO)).toMatch(/\/en\/subscription\/sign-in\/\?link=/)
    expect((await follow(linkIn(JO))).to).toBe(page(order, 'en'))
  })

  test('asked again at once, no second mail is sent', async () => {
    for (let count = 0; count < 4; count++) expect((await ask()).status).toBe(303)
    await Promise.all(works)
    expect(mailbox.to(JO).length).toBeLessThanOrEqual(1)
  })

  test('whoever has several orders chooses one, for an hour', async () => {
    const other = await shop.paidOrder({plan: 'pro', customerEmail: JO})
    await ask('JO@Example.nl')
    await Promise.all(works)
    const {status, to} = await follow(linkIn(JO))
    expect(status).toBe(303)
    const list = await call(to)
    expect(list).toMatchObject({status: 200, heading: 'Je abonnementen'})
    for (const each of [order, other]) expect(list.html).toContain(page(each).replace('&', '&amp;'))
    const stranger = await shop.paidOrder({customerEmail: 'eve@example.nl'})
    expect((await call(to.replace(other.id, stranger.id))).status).toBe(404)
    expect((await call(to.replace(/until=\d+/, 'until=2099'))).status).toBe(404)
  })

  test('what is no address is said at the field, with what was typed', async () => {
    const {status, html} = await ask('jo@')
    expect(status).toBe(422)
    expect(html).toMatch(/value="jo@"|aria-invalid="true"/)
    expect(html).toContain('id="field-email-wrong"')
  })

  test('another site can ask for nothing', async () => {
    const headers = {origin: 'https://evil.example'}
    expect((await call('/abonnement/aanmelden/', {email: JO}, headers)).status).toBe(403)
  })

  test('a mail server that is away changes nothing of the answer', async () => {
    mailbox.behaviour = 'refuse'
    expect((await ask()).status).toBe(303)
  })
})

describe('the page', () => {
  test('begins with what is, then payments, details, the address, what was agreed, and what ends things', async () => {
    const {html, status} = await call(page())
    expect(status).toBe(200)
    expect([...html.matchAll(/<h[12][^>]*>(.*?)<\/h[12]>/g)].map(([, words]) => words)).toEqual([
      ...['Je abonnement loopt', 'De eerste 24 uur', 'Betalingen', 'Je gegevens', 'Je e-mailadres', 'Hoe je betaalt'],
      ...['Wat is afgesproken', 'Abonnement opzeggen', 'Wat we van je bewaren'],
    ])
    expect(html).toMatch(/Bedrag incl\. btw<\/dt><dd>€\s119,79.*Bedrag excl\. btw<\/dt><dd>€\s99,00/s)
    expect(html).toMatch(/<summary>Algemene voorwaarden<\/summary>.*Toepasselijkheid/s)
    expect(html).not.toMatch(/\{\w+\}|undefined/)
  })

  test('is there in the other language too, a click away', async () => {
    const {html} = await call(page())
    expect(html).toContain(`<a href="${page(order, 'en').replace('&', '&amp;')}" lang="en" hreflang="en">English</a>`)
    expect((await call(page(order, 'en'))).heading).toBe('Your subscription is running')
  })

  test('says what went back, and what did not work', async () => {
    await change((before) => ({
      ...before,
      payments: [
        ...before.payments.map((payment) => ({...payment, refunded: 1000, chargedBack: 500})),
        {id: 'tr_next1', kind: 'renewal', status: 'failed', refunded: 0, chargedBack: 0},
        {id: 'tr_next2', kind: 'catchUp', status: 'canceled', refunded: 0, chargedBack: 0},
      ],
    }))
    const {html} = await call(page())
    expect(html).toMatch(/€\s10,00 teruggestort.*€\s5,00 teruggeboekt/s)
    expect(html.match(/Niet gelukt/g)).toHaveLength(1)
  })

  test('tells of an announced price', async () => {
    const {exclVat, vat, total, vatRate} = order
    const from = {fromExclVat: exclVat, fromVat: vat, fromTotal: total, fromVatRate: vatRate}
    const price = {priceId: 'p', priceRevision: 'r', exclVat: 10900, vat: 2289, total: 13189, vatRate}
    const told = {id: '2027-02-01-13189', startsOn: '2027-02-01', ...price, ...from, toldAt: '2026-11-22T10:00:00.000Z'}
    await change((before) => ({...before, priceChanges: [told]}))
    expect((await call(page())).html).toMatch(/Vanaf 1 februari 2027, incl\. btw<\/dt><dd>€\s131,89/)
  })

  test('without VAT, it says that VAT is reverse-charged', async () => {
    await change((before) => ({...before, vatScheme: 'reverseCharge', vatRate: 0, vat: 0, total: before.exclVat}))
    const {html} = await call(page())
    expect(html).toMatch(/<dt>Btw<\/dt><dd>Verlegd/)
    expect(html).not.toContain('Bedrag incl. btw</dt>')
  })

  test('one that ended offers neither to cancel nor to go on', async () => {
    await change(({subscription: before, ...rest}) => ({
      ...rest,
      subscription: before && {...before, cancelledAt: '2026-01-01T10:00:00.000Z', endsOn: '2026-11-01'},
    }))
    const {heading, html} = await call(page())
    expect(heading).toBe('Je abonnement is afgelopen')
    expect(html).not.toMatch(/<button class="end-it"|id="undo"/)
  })

  test('while the subscription is still to be made it says so, and nothing as if it had been done', async () => {
    process.env.MOLLIE_URL = 'http://localhost:9'
    await change(({subscription: _, ...rest}) => rest)
    expect(await call(page())).toMatchObject({status: 200, heading: 'We zetten je abonnement klaar'})
  })
})

describe('details', () => {
  const FORM = {act: 'details', company: 'Bakkerij Jansen', website: 'voorbeeld.nl', country: 'NL', street: 'Kade 1'}

  test('are saved, said once to be saved, and searched for by those of the company', async () => {
    expect(await act(FORM)).toMatchObject({heading: 'Je abonnement loopt', notice: 'Je gegevens zijn bewaard.'})
    expect((await kept()).details).toEqual({
      company: 'Bakkerij Jansen',
      website: 'https://voorbeeld.nl/',
      country: 'NL',
      street: 'Kade 1',
    })
    expect((await call(page())).notice).toBeUndefined()
    const line = (await shop.services.orders.history(order.id)).find(({why}) => why === 'details')
    expect(line).toMatchObject({by: 'customer'})
    expect(JSON.stringify(line)).not.toContain('Jansen')
  })

  test('what is wrong is named in a summary and at its field, what was typed stays, and nothing is saved', async () => {
    const {status, html} = await call(page(), {...FORM, website: 'localhost', description: 'x'.repeat(1001)})
    expect(status).toBe(422)
    expect(html).toMatch(/role="alert">.*href="#field-website".*href="#field-description"/s)
    expect(html).toMatch(
      /name="website"[^>]*aria-invalid="true" aria-describedby="field-website-wrong"[^>]*value="localhost"/,
    )
    expect(html).toContain('value="Bakkerij Jansen"')
    expect((await kept()).details).toBeUndefined()
  })

  test('what is on invoices cannot be emptied any more; the country stays as it is', async () => {
    await act(FORM)
    expect((await call(page(), {...FORM, company: ' '})).status).toBe(422)
    await act({...FORM, country: 'BE', vatNumber: 'BE0123456749', street: 'Kade 2'})
    expect((await kept()).details).toMatchObject({company: 'Bakkerij Jansen', country: 'NL', street: 'Kade 2'})
    expect((await kept()).details).not.toHaveProperty('vatNumber')
    const {html} = await call(page())
    expect(html).not.toContain('name="country"')
    expect(html).toMatch(/Land<\/dt><dd>Nederland.*hulp@example\.nl/s)
  })

  test('what invoices need makes them, beside their payments and in the mail', async () => {
    expect((await call(page())).html).not.toContain('/api/invoice')
    const {html} = await act({...FORM, postalCode: '1000 AA', city: 'Amsterdam'})
    expect(html).toMatch(/Betaald<br><a href="[^"]*\/api\/invoice\?[^"]*">Factuur TEST-\d{4}-00001<\/a>/)
  })

  test('long texts fit, in any script', async () => {
    await act({...FORM, description: 'é'.repeat(1000), keywords: '面包'.repeat(250)})
    expect((await kept()).details?.description).toHaveLength(1000)
  })
})

describe('another mail address', () => {
  const ANN = 'ann@example.nl'

  test('counts once the link that was sent there is opened; the old one is told, and its links end', async () => {
    expect((await act({act: 'address', email: ANN})).notice).toMatch(/onderweg/)
    expect((await kept()).customerEmail).toBe(JO)
    const link = linkIn(ANN)
    expect(mailbox.to(ANN).map(({subject}) => subject)).toEqual(['Bevestig je nieuwe e-mailadres bij Vindkracht'])
    // Looking changes nothing.
    expect(await call(link)).toMatchObject({status: 200, heading: 'Is dit je nieuwe e-mailadres?'})
    expect((await kept()).customerEmail).toBe(JO)
    const {status, to} = await call(link, {})
    expect(status).toBe(303)
    expect(await call(to)).toMatchObject({status: 200, notice: 'Je e-mailadres is veranderd.'})
    expect((await kept()).customerEmail).toBe(ANN)
    expect((await call(page())).status).toBe(404)
    expect((await call(link, {})).status).toBe(404)
    expect(mailbox.to(JO).at(-1)?.subject).toBe('Je e-mailadres bij Vindkracht is vervangen')
    expect(mailbox.to(ANN).at(-1)?.subject).toBe('Je e-mailadres bij Vindkracht is aangepast')
    expect(shop.sandbox.store.list('customer')).toMatchObject([{email: ANN}])
  })

  test('is asked for three times a day at most', async () => {
    for (const name of ['a', 'b', 'c']) await act({act: 'address', email: `${name}@example.nl`})
    const {status, html} = await call(page(), {act: 'address', email: 'd@example.nl'})
    expect(status).toBe(429)
    expect(html).toContain('morgen opnieuw')
    expect(mailbox.to('d@example.nl')).toEqual([])
  })

  test('that is none is refused at the field', async () => {
    const {status, html} = await call(page(), {act: 'address', email: 'ann'})
    expect(status).toBe(422)
    expect(html).toContain('id="field-email-wrong"')
  })
})

describe('a cancellation', () => {
  test('is confirmed, and can be taken back until the last day', async () => {
    expect((await act({act: 'cancel'})).heading).toBe('Je abonnement is opgezegd')
    // Coming back later, nothing reads as if it had just been done.
    const later = await call(page())
    expect(later.heading).toBe('Je abonnement is opgezegd')
    expect(later.html).toContain('Toch doorgaan met mijn abonnement')
    expect(await act({act: 'undo'})).toMatchObject({
      heading: 'Je abonnement loopt',
      notice: 'Je opzegging is teruggenomen.',
    })
    expect(mailbox.to(JO).map(({subject}) => subject)).toEqual([
      'Je opzegging van Vindkracht Basis is verwerkt',
      'Je abonnement Vindkracht Basis gaat door',
    ])
    expect((await call(`${page()}&done=cancelled`)).heading).toBe('Je abonnement loopt')
  })

  test('that cannot be taken back says that nothing changed', async () => {
    await act({act: 'cancel'})
    process.env.MOLLIE_URL = 'http://localhost:9'
    const {status, html} = await call(page(), {act: 'undo'})
    expect(status).toBe(503)
    expect(html).toMatch(/role="alert">Dat is nu niet gelukt/)
    expect((await kept()).subscription?.cancelledAt).toBeTruthy()
  })
})

test('another account or card is taken on coming back, and said only when it was', async () => {
  const {status, to} = await call(page(), {act: 'method'})
  expect([status, to]).toEqual([303, expect.stringContaining('/checkout/tr_')])
  const back = `${page()}&done=method`
  expect((await call(back)).notice).toBeUndefined()
  await control(shop.sandbox, 'payment', {id: shop.paymentIdOf(to), status: 'paid'})
  expect((await call(back)).notice).toMatch(/nieuwe rekening of kaart/)
  expect((await kept()).payments).toHaveLength(1)
  process.env.MOLLIE_URL = 'http://localhost:9'
  expect((await call(page(), {act: 'method'})).status).toBe(503)
})

test('all that is kept can be taken away, without what is ours', async () => {
  await change((before) => ({...before, attention: ['a note']}))
  await shop.services.orders.update(order.id, (before) => ({...before, customerName: 'Jo'}), {
    by: 'operator ann@example.nl',
    why: 'rang up',
  })
  const {headers, html} = await call(`${page()}&export=1`)
  expect(headers.get('content-disposition')).toBe(`attachment; filename="${order.id}.json"`)
  expect(headers.get('cache-control')).toBe('no-store')
  expect(JSON.parse(html)).toMatchObject({
    order: {id: order.id, customerEmail: JO, payments: [{status: 'paid'}]},
    mails: [{kind: 'confirmation', to: JO}],
    history: expect.arrayContaining([expect.objectContaining({by: 'operator'})]),
  })
  expect(html).not.toMatch(/ann@|rang up|a note|webhook/)
})

test('an act that is not known changes nothing', async () => {
  const before = await kept()
  for (const name of ['evil', '__proto__', 'constructor']) expect((await act({act: name})).status).toBe(200)
  expect(await kept()).toEqual(before)
})
