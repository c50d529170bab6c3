import {Office, OPERATOR, tokenIn} from '../../../tests/support/shop/admin.ts'
import {DETAILS} from '../../billing/invoices/invoice.fixture.ts'
import {issueInvoices} from '../../billing/invoices/issue.ts'
import type {Order} from '../../billing/orders/order.ts'
import {withVatAnswer} from '../../billing/orders/vatCheck.ts'
import {cancelSubscription} from '../../billing/subscriptions/cancel.ts'
import beheer from '../../endpoints/beheer.ts'

/** An operator completes and corrects an order, at a desk and on a phone. */
let office: Office
let shop: Office['shop']
let call: Office['call']
let order: Order
beforeEach(async () => {
  office = new Office()
  await office.open()
  ;({shop, call} = office)
  order = await shop.paidOrder({customerName: 'Jo de Vries', customerEmail: 'jo@example.nl', details: DETAILS})
  await office.enter()
})
afterEach(() => office.close())

const address = () => `/beheer?order=${order.id}`
async function act(fields: Record<string, string>) {
  const {html} = await call(address())
  return call('/beheer', {order: order.id, token: tokenIn(html), ...fields})
}
const kept = async () => (await shop.services.orders.get(order.id)) as Order
const change = (changed: (before: Order) => Order) =>
  shop.services.orders.update(order.id, changed, {actor: 'shop', reason: 'settle'})
const subjects = () => office.mailbox.to('jo@example.nl').map(({subject}) => subject ?? '')

const moved = {act: 'business', ...DETAILS, street: 'Nieuwe Kade 2', note: 'Belde: is verhuisd'}

test('keeps a correction with its reason, tells the customer once, and asks for the reason', async () => {
  const {note: _, ...unexplained} = moved
  const refused = await act(unexplained)
  expect([refused.status, refused.html.includes('Schrijf op waarom')]).toEqual([422, true])
  expect(refused.html).toContain('value="Nieuwe Kade 2"')
  expect((await kept()).details?.street).toBe(DETAILS.street)

  expect((await call((await act(moved)).to)).notice).toContain('de klant heeft er een e-mail over gekregen')
  expect((await act(moved)).status).toBe(303)
  expect((await kept()).details?.street).toBe('Nieuwe Kade 2')
  expect(subjects().filter((subject) => subject.includes('gegevens'))).toHaveLength(1)
  const entries = (await shop.services.orders.auditLog(order.id)).filter(({reason}) => reason === 'business')
  expect(entries).toMatchObject([{actor: `operator ${OPERATOR}`, note: 'Belde: is verhuisd'}])
})

test('takes a cancellation back until its last day, and offers it no longer then', async () => {
  expect((await call(address())).html).not.toContain('value="resume"')
  await cancelSubscription(order, shop.services, {actor: 'customer', reason: 'linkInMail'}, shop.now)
  expect((await call(address())).html).toContain('value="resume"')
  expect((await call((await act({act: 'resume'})).to)).notice).toBe('Het abonnement loopt weer door.')
  expect(await kept()).toMatchObject({subscription: {state: 'running'}})
  expect(shop.sandbox.store.list('subscription').filter(({status}) => status === 'active')).toHaveLength(1)
  expect(subjects().at(-1)).toMatch(/gaat door$/)
  expect((await act({act: 'resume'})).status).toBe(409)
})

test('says that Mollie is away when a cancellation is taken back then; nothing is made twice after it', async () => {
  await cancelSubscription(order, shop.services, {actor: 'customer', reason: 'linkInMail'}, shop.now)
  await shop.control('faults', {faults: [{kind: 'reset', call: 'POST .*/subscriptions', after: true, times: 1}]})
  const {status} = await act({act: 'resume'})
  expect([303, 503]).toContain(status)
  await act({act: 'resume'})
  expect(shop.sandbox.store.list('subscription').filter(({status: each}) => each === 'active')).toHaveLength(1)
})

test('leads out of a refused VAT number: the right one, from the customer too, or the money back', async () => {
  expect((await act({act: 'askVatNumber'})).status).toBe(409)
  const details = {...DETAILS, country: 'BE', vatNumber: 'BE0123456749'}
  await change((before) => ({...before, vatScheme: 'reverseCharge', details}))
  await change((before) =>
    withVatAnswer(before, details.vatNumber, {state: 'refused', at: '2026-11-26T10:00:00Z'}, shop.now),
  )
  const {html} = await call(address())
  const alerts = html.match(/id="alerts"[\s\S]*?<\/section>/)?.[0] ?? ''
  expect(alerts).toContain('value="askVatNumber"')
  const links = [...alerts.matchAll(/href="#([^"]+)">([^<]+)/g)].map(([, id, words]) => [
    words,
    html.includes(` id="${id}"`),
  ])
  expect(links).toEqual([
    ['Vul het goede nummer in', true],
    ['Betaal terug en zeg op', true],
  ])
  expect((await act({act: 'askVatNumber'})).status).toBe(303)
  expect((await kept()).mails.filter(({kind}) => kind === 'vatNumberAsked')).toMatchObject([{number: 1}, {number: 2}])
})

test('shows another VAT before it is saved, and settles the paid period by a button that the alert leads to', async () => {
  await issueInvoices(order.id, shop.services)
  const belgian = {...moved, country: 'BE', vatNumber: 'BE0123456749', postalCode: '1000', city: 'Brussel'}
  const shown = await act(belgian)
  expect([shown.status, shown.heading]).toEqual([200, 'De btw verandert'])
  expect(shown.html).toMatch(/€\s99,00 afgeschreven, zonder btw, in plaats van €\s119,79/)
  expect((await kept()).details?.country).toBe('NL')
  await act({...belgian, shown: shown.html.match(/name="shown" value="([^"]*)"/)?.[1] ?? ''})
  expect((await kept()).details?.country).toBe('BE')

  const {html} = await call(address())
  const id = html.match(/href="#([^"]+)">Verbeter de facturen/)?.[1]
  expect(html).toContain(` id="${id}"`)
  const form = {act: 'reinvoice', note: 'Btw klopt', shown: html.match(/name="shown" value="([^"]*)"/)?.[1] ?? ''}
  expect((await act({...form, shown: 'tr_1 x 1 1 charged'})).status).toBe(409)
  expect((await call((await act(form)).to)).notice).toContain('nieuwe facturen en creditnota’s')
  expect((await call((await act(form)).to)).notice).toContain('nieuwe facturen en creditnota’s')
  expect(shop.sandbox.store.list('refund')).toMatchObject([{amount: {value: '20.79'}}])
  expect((await call(address())).html).not.toContain('value="reinvoice"')
  expect((await kept()).alerts).toEqual([])
  expect((await shop.services.orders.auditLog(order.id)).map(({reason}) => reason)).toContain('vatSettled')
})

describe('on a phone', () => {
  const PHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148 Safari/604.1'
  const open = async (path: string, body?: URLSearchParams) => {
    const headers = {'user-agent': PHONE, cookie: office.cookie ?? ''}
    const response = await beheer(
      new Request(new URL(path, process.env.SITE_URL), {headers, ...(body && {method: 'POST', body})}),
    )
    return response.text()
  }
  const folded = (html: string) => html.match(/<section class="card folded/g)?.length ?? 0

  test('the parts of an order fold, but for alerts and a form that was refused; elsewhere none does', async () => {
    await issueInvoices(order.id, shop.services)
    const html = await open(address())
    expect([folded(html), folded((await call(address())).html)]).toEqual([10, 0])
    const refused = await open('/beheer', new URLSearchParams({order: order.id, token: tokenIn(html), act: 'business'}))
    expect(refused).toMatch(/<section class="card stacked" id="actions"/)
  })

  test('the filters of the list are one line that names what is chosen', async () => {
    const filters = /<details><summary>Filters: Factuur te maken<\/summary>[\s\S]*<nav class="tabs"[\s\S]*<\/details>/
    expect(await open('/beheer?needs=invoice')).toMatch(filters)
    expect((await call('/beheer?needs=invoice')).html).not.toMatch(filters)
  })
})

test('shows the page as the customer sees it, with nothing to press and no link of the customer', async () => {
  const other = await shop.paidOrder({customerEmail: 'jo@example.nl', details: DETAILS})
  await issueInvoices(order.id, shop.services)
  const href = (await call(address())).html.match(/href="([^"]*portal=[^"]*)"/)?.[1]?.replaceAll('&amp;', '&') ?? ''
  const before = await kept()
  const {status, heading, html, notice} = await call(href)
  expect([status, heading]).toEqual([200, 'Je abonnement loopt'])
  expect(notice).toContain('Zo ziet de klant deze pagina.')
  expect(html.indexOf('<fieldset class="seen" disabled>')).toBeLessThan(html.indexOf('<form'))
  expect(html.lastIndexOf('</form>')).toBeLessThan(html.lastIndexOf('</fieldset>'))
  expect(html).not.toMatch(/token=|\/abonnement\/\?|read\./)
  expect(html).toContain(`/beheer?portal=${other.id}`)
  const invoice = html.match(/href="(\/beheer\?invoice=[^"]*)"/)?.[1] ?? ''
  expect((await call(invoice)).headers.get('content-type')).toBe('application/pdf')
  expect((await call(`${href}&change=pro.monthly`)).html).toContain('Overstappen naar Pro')
  expect((await call(href.replace('in=nl', 'in=en'))).heading).toBe('Your subscription is running')
  for (const act of ['opzeggen', 'cancel', 'share']) expect([403, 404]).toContain((await call(href, {act})).status)
  expect(await kept()).toEqual(before)
  office.cookie = ''
  expect((await call(href)).status).toBe(303)
})
