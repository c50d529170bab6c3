import {amsterdamDay, daysLater} from '../../domain/format/dates.ts'
import {Office, OPERATOR, tokenIn} from '../../tests/support/shop/admin.ts'
import {DETAILS} from '../billing/invoices/invoice.fixture.ts'
import {monthOf} from '../billing/ledger/month.ts'
import {alert, alertId} from '../billing/orders/alerts.ts'
import {withAlert} from '../billing/orders/notify.ts'
import type {Order} from '../billing/orders/order.ts'
import {inState, type Standing} from '../billing/state/subscription.ts'
import beheer from '../endpoints/beheer.ts'
import {isManageToken, manageToken} from '../portal/links/manage.ts'

/** The back office, by the requests that a browser sends. */
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
async function act(fields: Record<string, string>) {
  const {html} = await call(address())
  return call('/beheer', {order: order.id, token: tokenIn(html), ...fields})
}
const kept = async () => (await shop.services.orders.get(order.id)) as Order

beforeEach(() => office.enter())

test('pages are for nobody else: not stored, not found by search engines, not framed', async () => {
  const {headers} = await call(address())
  expect(headers.get('cache-control')).toBe('no-store')
  expect(headers.get('x-robots-tag')).toBe('noindex')
  expect(headers.get('content-security-policy')).toContain("default-src 'none'")
  expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'")
  expect(headers.get('content-security-policy')).not.toContain('script-src')
})

test('the list finds an order, and says when there is none', async () => {
  expect((await call('/beheer?search=de+vries')).html).toContain(order.id)
  const none = await call('/beheer?search=nobody')
  expect(none.html).not.toContain(order.id)
  expect(none.html).toContain('Niets gevonden')
  expect((await call('/beheer?status=nonsense&month=13&needs=x&after=rubbish')).status).toBe(200)
})

test('an order shows the terms and the authorisation of direct debits that were agreed to, as they stood', async () => {
  shop.documents = shop.documents.map((each) =>
    each._type === 'checkoutPage' ? {...each, mandate: {_type: 'localeText', nl: 'Later.', en: 'Later.'}} : each,
  )
  const {html} = await call(address())
  expect(html).toMatch(
    /<summary>Machtiging voor automatische incasso<\/summary><p>Door te betalen machtig je Stichting Mollie Payments/,
  )
  expect(html).toMatch(/<summary>Algemene voorwaarden<\/summary>.*Aansprakelijkheid/s)
  expect(html).not.toContain('Later.')
})

test('the customer is shown with all that was told, and whether the VAT number was looked up', async () => {
  const business = {
    details: {company: 'Bakkerij Jansen', website: 'https://voorbeeld.nl/', country: 'BE', vatNumber: 'BE0123456749'},
    vatScheme: 'reverseCharge',
  } as const
  const change = (fields: Partial<Order>) =>
    shop.services.orders.update(order.id, (each) => ({...each, ...fields}), {actor: 'customer', reason: 'settle'})
  const said = async () => {
    const {html} = await call(address())
    const card = html.match(/<section class="card" id="customer".*?<\/section>/s)?.[0] ?? ''
    return card.replace(/<\/dt><dd>/g, ': ').replace(/<[^>]+>/g, '\n')
  }
  await change(business)
  for (const words of ['Bedrijf: ', 'Bakkerij Jansen', 'https://voorbeeld.nl/', 'Land: België', 'Btw: verlegd'])
    expect(await said()).toContain(words)
  expect(await said()).toContain('Btw-nummer nagekeken: nog niet')
  const vatCheck = {number: 'BE0123456749', state: 'valid', at: '2026-11-22T19:00:00Z', requestId: 'WAPI1'} as const
  await change({vatCheck})
  expect(await said()).toMatch(/bestaat volgens VIES\s+Vraag WAPI1, 22 november 2026/)
  // A check of another number says nothing.
  await change({details: {...business.details, vatNumber: 'BE0100000070'}})
  expect(await said()).toContain('Btw-nummer nagekeken: nog niet')
})

test('shows typed values as text, never as HTML', async () => {
  const name = '"><script>alert(1)</script>'
  await shop.services.orders.update(order.id, (each) => ({...each, customerName: name}), {
    actor: 'shop',
    reason: 'settle',
    note: name,
  })
  for (const page of ['/beheer', address(), `/beheer?search=${encodeURIComponent(name)}`])
    expect((await call(page)).html).not.toContain('<script')
})

test('another method is refused, and told which there are', async () => {
  const {status, headers} = await beheer(new Request(`${process.env.SITE_URL}/beheer`, {method: 'PUT'}))
  expect([status, headers.get('allow')]).toEqual([405, 'GET, HEAD, POST'])
})

test('an unknown order is 404, in words', async () => {
  expect(await call('/beheer?order=VK-000000000000')).toMatchObject({
    status: 404,
    heading: 'Deze bestelling is er niet',
  })
  expect((await call('/beheer?order=../secrets')).status).toBe(404)
})

test('English is chosen once, and stays, also for what was bought in Dutch', async () => {
  const chosen = await call(`${address()}&language=en`)
  expect([chosen.status, chosen.to]).toEqual([303, address()])
  office.cookie += `; ${chosen.headers.get('set-cookie')?.split(';')[0]}`
  const {html} = await call(address())
  expect(html).toContain('What you can do')
  expect(html).toContain('Basis, Monthly')
  expect((await call('/beheer')).html).toContain('Basis, Monthly')
  expect((await call('/beheer')).html).not.toContain('Maandelijks')
})

test('a refund needs a sign-in of the last half hour; everything else does not', async () => {
  const ago = new Date(Date.now() - 31 * 60_000).toISOString()
  await shop.database.database.query('UPDATE sessions SET began_at = $1', [ago])
  const payment = order.paymentId ?? ''
  for (const fields of [{amount: '50,00'}, {cents: '5000', seen: '0'}]) {
    const {status, heading, html} = await act({act: 'refund', payment, ...fields})
    expect([status, heading]).toEqual([403, 'Meld je eerst opnieuw aan'])
    expect(html).toContain(`name="email" value="${OPERATOR}"`)
    expect(html).toContain(`name="next" value="${address()}"`)
  }
  expect(shop.sandbox.store.list('refund')).toEqual([])
  expect((await act({act: 'withdraw'})).status).toBe(303)
  await office.enter()
  expect((await act({act: 'refund', payment, amount: '50,00'})).status).toBe(200)
})

test('a refund asks once more, then goes back once, however often it is clicked', async () => {
  const payment = order.paymentId ?? ''
  const asked = await act({act: 'refund', payment, amount: '50,00', note: 'goodwill'})
  expect(asked).toMatchObject({status: 200, heading: 'Dit bedrag terugbetalen?'})
  expect(asked.html).toContain('€\u00a050,00')
  expect(shop.sandbox.store.list('refund')).toEqual([])
  const confirmed = {act: 'refund', payment, cents: '5000', seen: '0', note: 'goodwill'}
  expect(await act(confirmed)).toMatchObject({status: 303, to: `${address()}&done=refunded`})
  expect(await act(confirmed)).toMatchObject({status: 409, html: expect.stringContaining('inmiddels al iets')})
  expect(shop.sandbox.store.list('refund')).toHaveLength(1)
  expect((await kept()).payments).toMatchObject([{refunded: 5000}])
  expect(await shop.services.orders.auditLog(order.id)).toContainEqual(
    expect.objectContaining({actor: `operator ${OPERATOR}`, reason: 'refund', note: 'goodwill'}),
  )
  expect((await call(`${address()}&done=refunded`)).html).toContain('doorgegeven aan Mollie')
})

test.each(['0', '119,80', '-1', 'alles', '1.000,00', ''])(
  '"%s" is no amount to refund, and it says which are',
  async (amount) => {
    const answer = await act({act: 'refund', payment: order.paymentId ?? '', amount})
    expect(answer).toMatchObject({status: 422, html: expect.stringContaining('en €\u00a0119,79')})
    expect(answer.html).toMatch(/ name="amount"[^>]* autofocus><p class="wrong"[^>]*>Vul een bedrag in/)
    expect(answer.html.match(/<[^>]*autofocus/)?.[0]).toContain('name="amount"')
    expect(answer.html).toMatch(/<title>Vul een bedrag in[^|]*\| VK-/)
    expect(shop.sandbox.store.list('refund')).toEqual([])
  },
)

test('with Mollie away nothing happens, and it says so', async () => {
  await shop.control('faults', {faults: [{kind: 'reset', call: '.*'}]})
  for (const fields of [{act: 'refund', payment: order.paymentId ?? '', cents: '5000', seen: '0'}, {act: 'cancel'}])
    expect(await act(fields)).toMatchObject({
      status: 503,
      html: expect.stringContaining('Mollie is nu niet te bereiken'),
    })
  expect((await act({act: 'cancel'})).html).toMatch(/<details open><summary>Abonnement opzeggen<\/summary>/)
  expect(await act({act: 'settle'})).toMatchObject({status: 503})
  expect(await kept()).toEqual(order)
})

test('a subscription is cancelled, and the customer gets the mail', async () => {
  expect(await act({act: 'cancel'})).toMatchObject({status: 303, to: `${address()}&done=cancelled`})
  expect((await kept()).subscription?.cancelledAt).toBeDefined()
  expect(mailbox.to('jo@example.nl')).toHaveLength(1)
  const {html} = await call(address())
  expect(html).not.toContain('Zeg het abonnement op')
  // Nothing says that it continues, where it is refunded.
  expect(html).not.toContain('Het abonnement loopt door')
  expect(html).toContain('terug. Het abonnement is al opgezegd.')
})

test('with the mail server away it is cancelled all the same, and it says that the mail follows', async () => {
  process.env.SMTP_URL = 'smtp://localhost:9'
  expect(await act({act: 'cancel'})).toMatchObject({to: `${address()}&done=cancelledLater`})
  expect((await kept()).mails.at(-1)).toMatchObject({kind: 'cancellationConfirmed', state: 'pending'})
})

test('a mail goes again as another mail; one that was given up is tried again', async () => {
  expect(await act({act: 'resend', mail: 'confirmation'})).toMatchObject({to: `${address()}&done=resent`})
  expect(mailbox.to('jo@example.nl').map(({messageId}) => messageId)).toEqual([
    `<confirmation-again-1-${order.id}@localhost>`,
  ])
  const giveUp = (each: Order) => ({
    ...each,
    mails: each.mails.map((mail) => ({...mail, state: 'given up' as const})),
  })
  await shop.services.orders.update(order.id, giveUp, {actor: 'shop', reason: 'settle'})
  await act({act: 'resend', mail: 'confirmation'})
  expect((await kept()).mails).toMatchObject([{kind: 'confirmation', state: 'sent'}, {state: 'given up'}])
})

describe('company details', () => {
  const BUSINESS = {company: 'Bakkerij Jansen', street: 'Kade 1', postalCode: '1000 AA', city: 'Utrecht', country: 'NL'}
  const NOTE = {note: 'Belde'}

  test('are completed by telephone, and the invoice that waited for them is issued', async () => {
    expect((await kept()).payments[0]?.invoice).toBeUndefined()
    expect(await act({act: 'business', ...NOTE, ...BUSINESS, vatNumber: ''})).toMatchObject({
      to: `${address()}&done=businessCorrected`,
    })
    const {details, payments} = await kept()
    expect(details).toMatchObject(BUSINESS)
    expect(payments[0]?.invoice).toMatch(/^TEST-/)
    expect((await call(address())).html).toMatch(/Bedrijf ingevuld/)
  })

  test('are refused at their field, and what was typed stays', async () => {
    await act({act: 'business', ...NOTE, ...BUSINESS})
    const {status, html} = await act({act: 'business', ...NOTE, ...BUSINESS, city: ' ', street: 'Kade 2'})
    expect(status).toBe(422)
    expect(html.match(/<[^>]*autofocus/)?.[0]).toContain('name="city"')
    expect(html).toContain('value="Kade 2"')
    expect((await kept()).details).toMatchObject(BUSINESS)
  })

  test('take a VAT number of the country only, and show what follows before the VAT changes', async () => {
    await act({act: 'business', ...NOTE, ...BUSINESS})
    const reversed = {
      vatScheme: 'reverseCharge',
      details: {...BUSINESS, country: 'BE', vatNumber: 'BE0100000070'},
    } as const
    await shop.services.orders.update(order.id, (each) => ({...each, ...reversed}), {actor: 'shop', reason: 'settle'})
    const change = (fields: object) =>
      act({act: 'business', ...NOTE, ...BUSINESS, country: 'BE', vatNumber: 'BE0123456749', ...fields})
    expect((await change({country: 'NL'})).status).toBe(422)
    expect((await change({vatNumber: 'NL004495445B01'})).status).toBe(422)
    const shown = await change({vatNumber: ''})
    expect([shown.status, shown.heading]).toEqual([200, 'De btw verandert'])
    expect((await kept()).details).toMatchObject({vatNumber: 'BE0100000070'})
    expect((await change({})).status).toBe(303)
    expect((await kept()).details).toMatchObject({country: 'BE', vatNumber: 'BE0123456749'})
  })
})

test('a corrected address gets the confirmation; what is no address is marked', async () => {
  expect(await act({act: 'address', email: 'jo@nowhere'})).toMatchObject({
    status: 422,
    html: expect.stringContaining('jo@nowhere'),
  })
  expect(await act({act: 'address', email: 'jo@new.example'})).toMatchObject({
    to: `${address()}&done=addressCorrected`,
  })
  expect(mailbox.to('jo@new.example').length).toBeGreaterThan(0)
  expect((await kept()).customerEmail).toBe('jo@new.example')
  expect(shop.sandbox.store.get('customer', order.customerId ?? '')?.email).toBe('jo@new.example')
})

test('the links of mails so far are withdrawn', async () => {
  const before = manageToken(await kept(), [process.env.LINK_SECRET ?? ''])
  expect(await act({act: 'withdraw'})).toMatchObject({to: `${address()}&done=withdrawn`})
  expect(isManageToken(before, await kept(), [process.env.LINK_SECRET ?? ''])).toBe(false)
  expect((await call(address())).html).toContain('Links in eerdere e-mails werken niet meer')
})

test('removes an alert that is dealt with, and keeps its note in the audit log', async () => {
  const text = alert('chargedBack', 'tr_1', 500)
  await shop.services.orders.update(order.id, (each) => withAlert(each, text), {actor: 'shop', reason: 'settle'})
  expect((await call('/beheer?needs=person')).html).toContain(order.id)
  expect((await call(address())).html).toContain(
    'tr_1 is teruggeboekt door de bank van de klant: €\u00a05,00 in totaal',
  )
  expect(await act({act: 'dealtWith', text: alertId(text)})).toMatchObject({status: 422})
  expect(await act({act: 'dealtWith', text: alertId(text), note: 'agreed to pay again'})).toMatchObject({status: 303})
  expect((await kept()).alerts).toEqual([])
  expect((await call(address())).html).toContain('agreed to pay again')
})

test('gives each form of two chargebacks fields of its own', async () => {
  const [first] = (await kept()).payments
  if (!first) throw new Error('no payment')
  const takenBack = {...first, chargedBack: order.total}
  const payments = [takenBack, {...takenBack, id: 'tr_second', kind: 'renewal' as const}]
  await shop.services.orders.update(order.id, (each) => ({...each, payments}), {actor: 'shop', reason: 'settle'})
  const ids = [...(await call(address())).html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id)
  expect(ids).toContain('field-writeOff-tr_second-note')
  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([])
})

test('lists unpaid orders and those on hold, each with its badge', async () => {
  const mark = (standing: Standing) =>
    shop.services.orders.update(
      order.id,
      (each) => ({...each, ...(each.subscription && {subscription: inState(each.subscription, standing)})}),
      {actor: 'shop', reason: 'settle'},
    )
  const at = '2026-11-22T10:00:00.000Z'
  const dunning = {overdueId: 'tr_9', overdueSince: at, overdueSteps: 0, overdueNextAt: at}
  const listed = async (needs: string) => (await call(`/beheer?needs=${needs}`)).html
  expect(await listed('overdue')).not.toContain(order.id)
  await mark({state: 'overdue', ...dunning})
  expect(await listed('overdue')).toMatch(new RegExp(`${order.id}[^]*badge warn">Niet betaald`))
  expect(await listed('onHold')).not.toContain(order.id)
  await mark({state: 'onHold', heldAt: at, ...dunning})
  expect(await listed('overdue')).not.toContain(order.id)
  expect(await listed('onHold')).toMatch(new RegExp(`${order.id}[^]*badge warn">Staat stil`))
  await mark({state: 'cancelled', cancelledAt: at, endsOn: '2026-11-22'})
  expect(await listed('onHold')).not.toContain(order.id)
})

test('lists a new customer until the first improvement is live, and mails each step', async () => {
  const listed = async (needs: string) => (await call(`/beheer?needs=${needs}`)).html.includes(order.id)
  expect([await listed('toBegin'), await listed('details')]).toEqual([true, false])
  for (const step of ['connected', 'live']) {
    expect(await act({act: step})).toMatchObject({status: 303, to: `/beheer?order=${order.id}&done=marked`})
    expect(await act({act: step})).toMatchObject({status: 303})
  }
  expect((await kept()).onboarding).toMatchObject({connectedAt: expect.any(String), liveAt: expect.any(String)})
  expect(mailbox.to('jo@example.nl').map(({subject}) => subject)).toEqual([
    'Vindkracht staat op je website',
    'De eerste verbeteringen zijn live',
  ])
  expect(await listed('toBegin')).toBe(false)
})

test('settling again does what is still missing', async () => {
  await shop.services.orders.update(order.id, ({subscription: _, ...each}) => each, {actor: 'shop', reason: 'settle'})
  expect(await act({act: 'settle'})).toMatchObject({to: `${address()}&done=settled`})
  expect((await kept()).subscription?.id).toBe(order.subscription?.id)
})

test('every act stands in the history under the name of the operator who did it', async () => {
  const text = alert('chargedBack', 'tr_1', 500)
  await shop.services.orders.update(order.id, (each) => withAlert(each, text), {actor: 'shop', reason: 'settle'})
  const acts: Record<string, string>[] = [
    {act: 'refund', payment: order.paymentId ?? '', cents: '5000', seen: '0'},
    {act: 'resend', mail: 'confirmation'},
    {act: 'address', email: 'jo@new.example'},
    {act: 'withdraw'},
    {act: 'settle'},
    {act: 'dealtWith', text: alertId(text), note: 'agreed'},
    {act: 'connected'},
    {act: 'live'},
    {act: 'cancel'},
  ]
  for (const fields of acts) {
    const before = (await shop.services.orders.auditLog(order.id)).length
    expect([fields.act, (await act(fields)).status]).toEqual([fields.act, 303])
    const added = (await shop.services.orders.auditLog(order.id)).slice(before)
    expect([fields.act, added.map(({actor}) => actor)]).toEqual([
      fields.act,
      expect.arrayContaining([`operator ${OPERATOR}`]),
    ])
  }
  expect((await call(address())).html).toContain('Opnieuw opgehaald bij Mollie')
})

test('a form without its token, of another session or another site does nothing', async () => {
  const fields = {act: 'cancel', order: order.id}
  expect((await call('/beheer', fields)).status).toBe(403)
  expect((await call('/beheer', {...fields, token: 'f'.repeat(64)})).status).toBe(403)
  const {html} = await call(address())
  const token = tokenIn(html)
  expect((await call('/beheer', {...fields, token}, {origin: 'https://evil.example'})).status).toBe(403)
  expect((await kept()).subscription?.cancelledAt).toBeUndefined()
})

test('lists due invoices with their day, and issued ones as a PDF, also for the export', async () => {
  const listed = async () => (await call('/beheer?needs=invoice')).html
  expect(await listed()).toMatch(new RegExp(`${order.id}[^]*Factuur uiterlijk 15 `))
  expect((await call(address())).html).toMatch(
    /de klant moet eerst dit invullen: bedrijf, land, straat en nummer, postcode, plaats/,
  )
  await shop.services.orders.update(order.id, (each) => ({...each, details: DETAILS}), {
    actor: 'shop',
    reason: 'settle',
  })
  expect(await act({act: 'settle'})).toMatchObject({to: `${address()}&done=settled`})
  expect(await listed()).not.toContain(order.id)
  const {html} = await call(address())
  const [, number = ''] = html.match(/<a [^>]*href="\/beheer\?invoice=[\w-]+">Factuur (TEST-[\d-]+)<\/a>/) ?? []
  expect(html).toContain(`Factuur ${number} gemaakt`)
  const pdf = await call(`/beheer?invoice=${number}`)
  expect([pdf.status, pdf.headers.get('content-type')]).toEqual([200, 'application/pdf'])
  expect((await call('/beheer?invoice=TEST-2020-00001')).status).toBe(404)
  const month = monthOf(new Date(order.paidAt ?? ''))
  const {html: csv} = await call(`/beheer/export?period=${month}&file=csv`)
  expect(csv).toMatch(
    new RegExp(`"Bakkerij Jansen B.V.";"NL";"NL123456789B01";"";"";"";"${number}";"\\d{4}-\\d\\d-\\d\\d"`),
  )
  const [paid] = (await kept()).payments
  await act({act: 'refund', payment: paid?.id ?? '', cents: '1000', seen: '0', note: ''})
  expect((await call(address())).html).toMatch(
    />Creditnota TEST-[\d-]+<\/a> <a [^>]*file=xml"[^>]*>UBL<\/a>[^<]*<span class="muted">[^<]*−€\u00a010,00/,
  )
  const refunded = mailbox.to('jo@example.nl').find(({subject}) => subject?.includes('10,00'))
  expect(refunded?.attachments.map(({filename}) => filename)).toContainEqual(
    expect.stringMatching(/^creditnota-.*pdf$/),
  )
  office.cookie = ''
  expect((await call(`/beheer?invoice=${number}`)).status).toBe(303)
})

test('a month is shown, and comes as a file', async () => {
  const month = monthOf(new Date(order.paidAt ?? ''))
  expect((await call(`/beheer/export?period=${month}`)).html).toContain('€\u00a0119,79')
  const {html, headers} = await call(`/beheer/export?period=${month}&file=csv`)
  expect(headers.get('content-type')).toBe('text/csv; charset=utf-8')
  expect(headers.get('content-disposition')).toBe(`attachment; filename="export-${month}.csv"`)
  expect(html).toContain(`"${order.id}";"${order.paymentId}"`)
})

test('without a setting, or with the database away, it says so in words', async () => {
  await shop.breakDatabase()
  expect(await call(address())).toMatchObject({status: 503, heading: 'Dat is niet gelukt'})
  delete process.env.LINK_SECRET
  const {status, heading, html, headers} = await call('/beheer')
  expect([status, heading]).toEqual([503, 'Dat is niet gelukt'])
  expect(html).toContain(`Kenmerk: ${headers.get('x-request-id')}`)
})

test('says why an order has no mails: none was sent yet, or there is no address', async () => {
  const change = (fields: Partial<Order>) =>
    shop.services.orders.update(order.id, (each) => ({...each, mails: [], staffNotifications: [], ...fields}), {
      actor: 'shop',
      reason: 'settle',
    })
  await change({})
  expect((await call(address())).html).toContain('Er is nog geen e-mail verstuurd.')
  await change({customerEmail: undefined})
  expect((await call(address())).html).toContain('de klant gaf geen adres op')
})

test('all of it going back, the confirmation offers to cancel too', async () => {
  const payment = order.paymentId ?? ''
  const part = await act({act: 'refund', payment, amount: '50,00'})
  expect(part.html).not.toContain('name="cancel"')
  const whole = await act({act: 'refund', payment, amount: '119,79'})
  expect(whole.html).toContain('name="cancel"')
  const confirmed = {act: 'refund', payment, cents: '11979', seen: '0', note: '', cancel: '1'}
  expect(await act(confirmed)).toMatchObject({to: `${address()}&done=refundedAndCancelled`})
  expect((await kept()).subscription?.cancelledAt).toBeTruthy()
  expect((await kept()).mails.at(-1)).toMatchObject({kind: 'cancelledAtOnce'})
})

test('a refund with a cancellation that Mollie did not answer is completed by the same form, refunded once', async () => {
  const payment = order.paymentId ?? ''
  const confirmed = {act: 'refund', payment, cents: '11979', seen: '0', note: '', cancel: '1'}
  await shop.control('faults', {faults: [{kind: 'reset', call: 'DELETE .*/subscriptions'}]})
  const halfDone = await act(confirmed)
  expect(halfDone.status).toBe(503)
  expect(halfDone.html).toContain('Het bedrag is terugbetaald, maar het abonnement loopt nog')
  await shop.control('faults', {faults: []})
  expect(await act(confirmed)).toMatchObject({to: `${address()}&done=refundedAndCancelled`})
  expect((await kept()).subscription?.cancelledAt).toBeTruthy()
  expect(shop.sandbox.store.list('refund').map(({amount}) => amount.value)).toEqual(['119.79'])
})

test('a new day is promised in a mail, while the first improvements are still to come', async () => {
  expect(await act({act: 'newDay', day: '2020-01-01'})).toMatchObject({status: 422})
  expect(await act({act: 'newDay', day: '2099-03-02'})).toMatchObject({status: 303})
  expect(mailbox.to('jo@example.nl').at(-1)?.text).toContain('De nieuwe dag is 2 maart 2099.')
  await act({act: 'live'})
  expect(await act({act: 'newDay', day: '2099-03-03'})).toMatchObject({status: 409})
})

test('lists the discounts that were used, and the menu names the page', async () => {
  const {html} = await call('/beheer?offers=all')
  expect(html).toContain('<h1>Kortingen</h1>')
  expect(html).toContain('Met een korting is nog niets besteld.')
  expect(html).toContain('href="/beheer?offers=all" aria-current="page"')
  expect((await call(address())).html).toContain('href="/beheer?offers=all"')
})

test('gives a discount from the next collection on, with a reason, and once', async () => {
  const given = {act: 'discount', percent: '10', periods: '2', label: 'Dank voor je geduld', note: 'Storing'}
  expect((await act({...given, percent: '100'})).html).toContain('Vul een heel percentage van 1 tot 99 in')
  expect((await act({...given, label: ' '})).status).toBe(422)
  expect((await act({...given, note: ''})).html).toContain('Schrijf op waarom, of wat er gedaan is.')
  expect(await kept()).not.toHaveProperty('offer')
  const {headers} = await act(given)
  expect(headers.get('location')).toContain('done=discounted')
  expect(await kept()).toMatchObject({offer: {percent: 10, periods: 2, label: 'Dank voor je geduld'}, total: 11979})
  const {html} = await call(address())
  expect(html).toContain('Dank voor je geduld, 10%')
  expect(html).toContain('Storing')
  expect(html).not.toContain('Korting geven')
  expect((await act(given)).status).toBe(409)
})

test('plans another plan from the next renewal, with the day and the total, and withdraws it', async () => {
  const {html} = await call(address())
  expect(html).toMatch(/<option value="pro\.monthly">Pro, Maandelijks: €\s180,29, \d+ \w+ \d{4}<\/option>/)
  expect(html).not.toContain('<option value="basis.monthly"')
  expect((await act({act: 'changePlan', wish: 'pro.monthly', note: 'by phone'})).status).toBe(303)
  expect(await kept()).toMatchObject({plan: 'basis', planChanges: [{plan: 'pro', period: 'monthly', number: 1}]})
  expect((await kept()).planChanges?.[0]).not.toHaveProperty('endsOn')
  const log = await shop.services.orders.auditLog(order.id)
  expect(log).toContainEqual(expect.objectContaining({reason: 'changePlan', note: 'by phone'}))
  expect((await act({act: 'changePlan', wish: 'pro.biannual'})).status).toBe(409)
  expect((await call(address())).html).toContain('Overstap intrekken: Pro, Maandelijks vanaf')
  await act({act: 'withdrawChange', number: '1'})
  expect((await kept()).planChanges?.[0]?.withdrawnAt).toBeDefined()
})

test('begins a dearer plan by the mandate after a look at its sum, with a reason, and once', async () => {
  const wished = {act: 'beginPlan', wish: 'pro.monthly', note: 'asked by phone'}
  expect((await call(address())).html).toContain('<option value="pro.monthly">Pro, Maandelijks</option>')
  expect((await act({...wished, note: ' '})).status).toBe(422)
  const {html} = await act(wished)
  const named = [...html.matchAll(/name="(paidToday|total|startsOn|from)" value="([^"]*)"/g)]
  const shown = Object.fromEntries(named.map(([, name, value]) => [name, value]))
  expect(html).toMatch(/<h1>Nu naar Pro, maandelijks\?<\/h1>/)
  expect(shown.from).toBe(daysLater(amsterdamDay(new Date()), 5))
  expect((await kept()).planChanges).toBeUndefined()
  // Another sum is shown once more.
  expect((await act({...wished, ...shown, paidToday: '1'})).html).toContain(`value="${shown.paidToday}"`)
  expect((await act({...wished, ...shown})).headers.get('location')).toContain('done=planBegun')
  expect((await act({...wished, ...shown})).status).toBe(303)
  const debits = shop.sandbox.store.list('payment').filter(({sequenceType}) => sequenceType === 'recurring')
  expect(debits.map(({amount}) => amount.value.replace('.', ''))).toEqual([shown.paidToday])
  expect(await kept()).toMatchObject({plan: 'basis', planChanges: [{plan: 'pro', startsOn: shown.from}]})
  const log = await shop.services.orders.auditLog(order.id)
  expect(log).toContainEqual(expect.objectContaining({reason: 'beginPlan', note: 'asked by phone'}))
})

test('says to send the customer the link when no mandate can pay a dearer plan', async () => {
  for (const {id} of shop.sandbox.store.list('mandate')) await shop.control('mandate', {id})
  const {status, html} = await act({act: 'beginPlan', wish: 'pro.monthly', note: 'asked by phone'})
  expect(status).toBe(409)
  expect(html).toContain('Stuur de klant de link naar de eigen pagina')
})

test('shows the figures of a month, with the order behind them', async () => {
  const {html} = await call('/beheer?figures=all')
  expect(html).toContain('<h1>Cijfers</h1>')
  expect(html).toContain('href="/beheer?figures=all" aria-current="page"')
  expect(html).toMatch(/MRR: €\s99,00, 1 bestelling/)
  expect(html).toContain(`href="${address()}"`)
  expect((await call('/beheer?figures=all&month=2020-01')).html).toContain('In deze maand was er geen abonnement.')
})
