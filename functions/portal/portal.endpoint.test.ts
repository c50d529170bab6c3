import {amsterdamDay, daysLater} from '../../domain/format/dates.ts'
import {PORTAL_CONTENT} from '../../tests/support/html/portalViews.ts'
import {Endpoints} from '../../tests/support/shop/endpoints.ts'
import {DETAILS} from '../billing/invoices/invoice.fixture.ts'
import {issueInvoices} from '../billing/invoices/issue.ts'
import {alert} from '../billing/orders/alerts.ts'
import type {Order} from '../billing/orders/order.ts'
import {inState} from '../billing/state/subscription.ts'
import subscription from '../endpoints/subscription.ts'
import {managePath} from './links/manage.ts'

/** The customer's page, by the requests that a browser sends. */
const JO = 'jo@example.nl'
let endpoints: Endpoints
let shop: Endpoints['shop']
let mailbox: Endpoints['mailbox']
let call: Endpoints['call']
let order: Order
beforeEach(async () => {
  endpoints = await new Endpoints(() => subscription).open()
  ;({shop, mailbox, call} = endpoints)
  order = await shop.paidOrder({customerName: 'Jo de Vries', customerEmail: JO})
})
afterEach(() => endpoints.close())

const secrets = () => [process.env.LINK_SECRET ?? ''] as [string]
const page = (of = order, language: 'nl' | 'en' = 'nl') => managePath(of, secrets(), language)
const kept = async (of = order) => (await shop.services.orders.get(of.id)) as Order
const change = (changed: (before: Order) => Order) =>
  shop.services.orders.update(order.id, changed, {actor: 'shop', reason: 'settle'})
const linkIn = (address: string) => endpoints.linkIn(address)
/** An act, and the page that says what was done. */
async function act(fields: Record<string, string>, of?: Order) {
  const {status, to} = await call(page(of), fields)
  expect(status).toBe(303)
  return call(to)
}

describe('the page', () => {
  test('is in five parts, what is to be done first and the end last', async () => {
    const {html, status} = await call(page())
    expect(status).toBe(200)
    const headings = [...html.matchAll(/<h([12]) [^>]*>(.*?)<\/h\1>|<h3 id[^>]*>(.*?)<\/h3>/g)]
    expect(headings.map(([, level, part, card]) => (level ? part : `- ${card}`))).toEqual([
      'Je abonnement loopt',
      ...['Nu', '- Voor je factuur', '- De eerste 24 uur'],
      ...[
        'Abonnement',
        '- Basis, maandelijks',
        '- Pakket of periode wijzigen',
        '- Hoe je betaalt',
        '- Pauzeren',
        '- Nog een website',
      ],
      ...['Facturen', '- Betalingen', '- Laten meekijken'],
      ...['Gegevens', '- Je gegevens', '- Je e-\u2060mailadres', '- Wat is afgesproken', '- Wat we van je bewaren'],
      ...['Opzeggen', '- Abonnement opzeggen'],
    ])
    expect(html).toMatch(/Bedrag incl\. btw<\/dt><dd>€\s119,79.*Bedrag excl\. btw<\/dt><dd>€\s99,00/s)
    expect(html).toMatch(/<summary>Algemene voorwaarden<\/summary>.*Toepasselijkheid/s)
    expect(html).not.toMatch(/\{\w+\}|undefined/)
  })

  test('says that a pause is agreed to, and that it is over', async () => {
    expect((await act({act: 'pause', months: '1'})).notice).toBe(PORTAL_CONTENT.texts.pause.done.nl)
    expect((await act({act: 'endPause'})).notice).toBe(PORTAL_CONTENT.texts.pause.resumed.nl)
  })

  test('names the mandate that collects, and is there without it when Mollie does not answer', async () => {
    const [mandate] = await shop.services.mollie.customerMandates.page({customerId: order.customerId ?? ''})
    const shown = (await call(page())).html
    expect(shown).toContain(`Kenmerk van de machtiging: ${mandate?.id}`)
    const [, file = ''] =
      new RegExp(`download="${order.id}.txt" href="data:text/plain;charset=utf-8,([^"]+)"`).exec(shown) ?? []
    expect(decodeURIComponent(file)).toMatch(new RegExp(`Vindkracht.*${mandate?.id}.*${order.id}`, 's'))
    await shop.control('faults', {faults: [{kind: '503', call: 'mandates'}]})
    const {html, status} = await call(page())
    expect(status).toBe(200)
    expect(html).not.toContain('Kenmerk van de machtiging')
    expect(html).toContain('Je abonnement loopt')
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
    const told = {
      plannedFor: '2027-02-01',
      startsOn: '2027-02-01',
      ...price,
      ...from,
      toldAt: '2026-11-22T10:00:00.000Z',
    }
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
      subscription:
        before &&
        inState(before, {
          state: 'cancelled',
          cancelledAt: order.createdAt,
          endsOn: daysLater(amsterdamDay(new Date()), -20),
        }),
    }))
    const {heading, html} = await call(page())
    expect(heading).toBe('Je abonnement is afgelopen')
    expect(html).not.toMatch(/<button class="danger"|id="undo"/)
  })

  test('while the subscription is still to be made it says so, and nothing as if it had been done', async () => {
    process.env.MOLLIE_URL = 'http://localhost:9'
    await change(({subscription: _, ...rest}) => rest)
    expect(await call(page())).toMatchObject({status: 200, heading: 'We zetten je abonnement klaar'})
  })
})

describe('for the invoice', () => {
  const ADDRESS = {
    act: 'invoice',
    company: 'Bakkerij Jansen',
    country: 'NL',
    street: 'Kade 1',
    postalCode: '1000 AA',
    city: 'Amsterdam',
  }

  test('a short form comes before everything about the website, with what browsers fill in, and makes the invoice', async () => {
    const {html} = await call(page())
    expect(html).toMatch(
      /id="for-invoice".*autocomplete="address-line1".*autocomplete="postal-code".*autocomplete="address-level2".*id="first-day"/s,
    )
    expect(html.match(/name="street"/g)).toHaveLength(1)
    expect(html.match(/class="(button )?main"/g)).toHaveLength(1)
    const after = await act(ADDRESS)
    expect(after.notice).toBe('Je gegevens zijn bewaard.')
    expect(after.html).toMatch(/Factuur TEST-\d{4}-00001/)
    expect(after.html).not.toContain('id="for-invoice"')
    expect(after.html.match(/name="street"/g)).toHaveLength(1)
  })

  test('wants all of it: what is left empty is named at its field, and nothing is saved', async () => {
    const {status, html} = await call(page(), {...ADDRESS, city: ' '})
    expect(status).toBe(422)
    expect(html).toMatch(/id="for-invoice".*role="alert">.*href="#field-city".*aria-invalid="true".*id="first-day"/s)
    expect(html).toContain('value="Kade 1"')
    expect((await kept()).details).toBeUndefined()
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
    const line = (await shop.services.orders.auditLog(order.id)).find(({reason}) => reason === 'details')
    expect(line).toMatchObject({actor: 'customer'})
    expect(JSON.stringify(line)).not.toContain('Jansen')
  })

  test('name wrong values in a summary and at their fields, keep the typed ones, and save nothing', async () => {
    const {status, html} = await call(page(), {...FORM, website: 'localhost', description: 'x'.repeat(1001)})
    expect(status).toBe(422)
    expect(html).toMatch(/role="alert">.*href="#field-website".*href="#field-description"/s)
    expect(html).toMatch(
      /name="website"[^>]*value="localhost" aria-invalid="true" aria-describedby="field-website-wrong"/,
    )
    expect(html).toMatch(/<title>Nog niet bewaard[^<]* \| Je abonnement loopt/)
    expect(html.match(/<[^>]*autofocus/)?.[0]).toContain('name="website"')
    expect(html).not.toMatch(/<form[^>]*action="#/) // a target in the address takes the focus away
    expect(html).toContain('value="Bakkerij Jansen"')
    expect((await kept()).details).toBeUndefined()
  })

  test('cannot empty a field that invoices need, nor change the country', async () => {
    await act(FORM)
    expect((await call(page(), {...FORM, company: ' '})).status).toBe(422)
    await act({...FORM, country: 'BE', vatNumber: 'BE0123456749', street: 'Kade 2'})
    expect((await kept()).details).toMatchObject({company: 'Bakkerij Jansen', country: 'NL', street: 'Kade 2'})
    expect((await kept()).details).not.toHaveProperty('vatNumber')
    const {html} = await call(page())
    expect(html).not.toContain('name="country"')
    expect(html).toMatch(/Land<\/dt><dd>Nederland.*hulp@example\.nl/s)
  })

  test('issue the invoices that waited for them, beside their payments and in the mail', async () => {
    expect((await call(page())).html).not.toContain('/api/invoice')
    const {html} = await act({...FORM, postalCode: '1000 AA', city: 'Amsterdam'})
    expect(html).toMatch(/Betaald<br><a class="alone" href="[^"]*\/api\/invoice\?[^"]*">Factuur TEST-\d{4}-00001<\/a>/)
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
    expect(await call(link)).toMatchObject({status: 200, heading: 'Is dit je nieuwe e-\u2060mailadres?'})
    expect((await kept()).customerEmail).toBe(JO)
    // Posted without its button it changes nothing either.
    expect(await call(link, {})).toMatchObject({status: 200, heading: 'Is dit je nieuwe e-\u2060mailadres?'})
    expect((await kept()).customerEmail).toBe(JO)
    const {status, to} = await call(link, {act: 'confirm'})
    expect(status).toBe(303)
    expect(await call(to)).toMatchObject({status: 200, notice: 'Je e-\u2060mailadres is veranderd.'})
    expect((await kept()).customerEmail).toBe(ANN)
    expect((await call(page())).status).toBe(404)
    // Pressed again, or opened again.
    for (const fields of [{}, undefined])
      expect(await call(link, fields)).toMatchObject({
        status: 200,
        heading: 'Je e-\u2060mailadres',
        html: expect.stringContaining('Je e-\u2060mailadres is veranderd.'),
      })
    expect((await kept()).mails.filter(({kind}) => kind === 'addressCorrected')).toHaveLength(1)
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

describe('a VAT number that the register does not know', () => {
  const [GOOD, UNKNOWN] = ['BE0123456749', 'BE0100000070']
  const refuse = () =>
    change((before) => ({
      ...before,
      vatScheme: 'reverseCharge',
      details: {company: 'Bakkerij Jansen', country: 'BE', vatNumber: UNKNOWN},
      vatCheck: {number: UNKNOWN, state: 'refused', at: '2026-11-22T10:00:00.000Z'},
      alerts: [alert('vatRefused')],
    }))

  test('is corrected by the customer, and looked up again', async () => {
    expect((await call(page())).html).not.toContain('name="vatNumber"')
    await refuse()
    expect((await call(page())).html).toMatch(
      /VIES\) kent BE0100000070 niet.*name="vatNumber"[^>]*value="BE0100000070"/s,
    )
    const done = await act({act: 'vatNumber', vatNumber: 'be 0123.456.749'})
    expect(done.notice).toBe('Je btw-nummer is bewaard. We vragen het opnieuw na.')
    expect(done.html).not.toContain('name="vatNumber"')
    expect(await kept()).toMatchObject({details: {vatNumber: GOOD, company: 'Bakkerij Jansen'}, alerts: []})
  })

  test('stays, with what was typed at the field, when the other one is none of the country', async () => {
    await refuse()
    for (const vatNumber of ['NL004495445B01', 'BE0123456748', '']) {
      const {status, html} = await call(page(), {act: 'vatNumber', vatNumber})
      expect([vatNumber, status]).toEqual([vatNumber, 422])
      expect(html).toMatch(/<title>Dit nummer hoort niet bij je land/)
      expect(html).toContain(`value="${vatNumber}"`)
    }
    expect(await kept()).toMatchObject({details: {vatNumber: UNKNOWN}, alerts: [alert('vatRefused')]})
  })

  test('is all that this form changes: one that is known stays', async () => {
    await refuse()
    await change((before) => ({...before, vatCheck: {number: UNKNOWN, state: 'valid', at: '2026-11-22T10:00:00.000Z'}}))
    expect((await call(page(), {act: 'vatNumber', vatNumber: GOOD})).status).toBe(303)
    expect((await kept()).details?.vatNumber).toBe(UNKNOWN)
  })
})

describe('a cancellation', () => {
  test('is confirmed, and can be taken back until the last day', async () => {
    expect((await act({act: 'cancel'})).heading).toBe('Je abonnement is opgezegd')
    // Coming back later, nothing reads as if it had just been done.
    const later = await call(page())
    expect(later.heading).toBe('Je abonnement is opgezegd')
    expect(later.html).toContain('Toch doorgaan')
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

  test('that cannot be taken back at once says that it is tried again', async () => {
    await act({act: 'cancel'})
    process.env.MOLLIE_URL = 'http://localhost:9'
    const {status, html} = await call(page(), {act: 'undo'})
    expect(status).toBe(503)
    expect(html).toMatch(
      /role="alert"[^>]*autofocus>Onze betaaldienst antwoordt nu niet. We proberen het vanzelf opnieuw/,
    )
    expect((await kept()).subscription?.cancelledAt).toBeTruthy()
  })
})

test('with the CMS away it says what runs, and of a business abroad nothing of VAT that it did not pay', async () => {
  process.env.LAKE_URL = 'http://localhost:9'
  expect((await call(page())).html).toMatch(/<dt>Bedrag incl\. btw<\/dt><dd>€\s119,79/)
  await change((before) => ({...before, vatScheme: 'reverseCharge', vatRate: 0, vat: 0, total: before.exclVat}))
  const {html} = await call(page())
  expect(html).toMatch(/<dt>Bedrag, btw verlegd<\/dt><dd>€\s99,00/)
  expect(html).not.toContain('incl. btw')
})

test('another account or card is taken on coming back, and said only when it was', async () => {
  const {status, to} = await call(page(), {act: 'method'})
  expect([status, to]).toEqual([303, expect.stringContaining('/checkout/tr_')])
  const back = `${page()}&done=method`
  expect((await call(back)).notice).toBeUndefined()
  await shop.control('payment', {id: shop.paymentIdOf(to), status: 'paid'})
  expect((await call(back)).notice).toMatch(/nieuwe rekening of kaart/)
  expect((await kept()).payments).toHaveLength(1)
  process.env.MOLLIE_URL = 'http://localhost:9'
  expect((await call(page(), {act: 'method'})).status).toBe(503)
})

test('all that is kept can be taken away, without what is ours', async () => {
  await change((before) => ({...before, alerts: [alert('madeAgain')]}))
  await shop.services.orders.update(order.id, (before) => ({...before, customerName: 'Jo'}), {
    actor: 'operator ann@example.nl',
    reason: 'cancel',
    note: 'rang up',
  })
  const {headers, html} = await call(`${page()}&export=1`)
  expect(headers.get('content-disposition')).toBe(`attachment; filename="${order.id}.json"`)
  expect(headers.get('cache-control')).toBe('no-store')
  expect(JSON.parse(html)).toMatchObject({
    order: {id: order.id, customerEmail: JO, payments: [{status: 'paid'}]},
    mails: [{kind: 'confirmation', to: JO}],
    history: expect.arrayContaining([expect.objectContaining({by: 'operator'})]),
    invoices: [],
  })
  await change((before) => ({...before, details: DETAILS}))
  await issueInvoices(order.id, shop.services)
  expect(JSON.parse((await call(`${page()}&export=1`)).html).invoices).toMatchObject([
    {number: expect.stringMatching(/^TEST-/), customer: {name: DETAILS.company}, amounts: {total: order.total}},
  ])
  expect(html).not.toMatch(/ann@|rang up|a note|webhook/)
})

test('an act that is not known changes nothing', async () => {
  const before = await kept()
  for (const name of ['evil', '__proto__', 'constructor', '']) expect((await act({act: name})).status).toBe(200)
  expect(await kept()).toEqual(before)
})

test.each([
  ['no field at all', {}],
  ['fields without an act', {email: 'eve@example.nl', company: 'Eve'}],
])('a form with %s changes nothing: no act is a default', async (_, fields) => {
  const before = await kept()
  expect(await act(fields as Record<string, string>)).toMatchObject({status: 200, heading: 'Je abonnement loopt'})
  expect(await kept()).toEqual(before)
  expect(shop.sandbox.store.list('subscription')).toMatchObject([{status: 'active'}])
})

test('with the CMS away the button still cancels, and an empty form does not', async () => {
  process.env.LAKE_URL = 'http://localhost:9'
  const {html} = await call(page())
  expect(html).toMatch(/name="act" value="cancel"><button class="main">Abonnement opzeggen/)
  expect((await call(page(), {})).status).toBe(303)
  expect((await kept()).subscription?.cancelledAt).toBeUndefined()
  await call(page(), {act: 'cancel'})
  expect((await kept()).subscription?.cancelledAt).toBeTruthy()
})

test('the link in a mail about what was paid twice leads to the subscription that runs, of the same customer alone', async () => {
  const twice = await shop.paidOrder({customerEmail: JO})
  const as = (change: Partial<Order>) =>
    shop.services.orders.update(
      twice.id,
      ({subscription: _, ...kept}) => ({...kept, duplicateOf: order.id, ...change}),
      {actor: 'shop', reason: 'settle'},
    )
  await as({})
  const {status, to} = await call(page(twice))
  expect([status, to]).toEqual([303, expect.stringContaining(`order=${order.id}`)])
  expect(to).not.toBe(page())
  expect((await call(to)).heading).toBe('Je abonnement loopt')
  await as({customerEmail: 'ann@example.nl'})
  expect((await call(page(twice))).status).toBe(404)
})

test('a second try to change the account that fails says so, whatever an earlier one came to', async () => {
  const back = `${page()}&done=method`
  const ask = async () => shop.paymentIdOf((await call(page(), {act: 'method'})).to)
  await shop.control('payment', {id: await ask(), status: 'paid'})
  expect((await call(back)).notice).toMatch(/nieuwe rekening of kaart/)
  await shop.control('clock', {minutes: 5})
  await shop.control('payment', {id: await ask(), status: 'failed'})
  const {html, notice} = await call(back)
  expect(notice).toBeUndefined()
  expect(html).toMatch(/role="alert"[^>]*>Dat is nu niet gelukt. We schrijven nog af zoals voorheen/)
})

test('later than promised the page says sorry, and the new day once there is one', async () => {
  const told = '2026-01-01T10:00:00.000Z'
  await change((before) => ({...before, onboarding: {toldAt: told}}))
  expect((await call(page())).html).toMatch(
    /hadden beloofd dat de eerste verbeteringen vóór 2 januari 2026.*Onze excuses/,
  )
  await change((before) => ({...before, onboarding: {toldAt: told, promisedOn: '2099-03-02'}}))
  expect((await call(page())).html).toMatch(/uiterlijk op 2 maart 2099 live/)
})
