import {amsterdamDay, monthsLater} from '../../../domain/format/dates.ts'
import {formatDay} from '../../../domain/format/format.ts'
import {TestShop} from '../../../tests/support/shop/testShop.ts'
import createPayment from '../../endpoints/create-payment.ts'
import {CHECKOUT_HTML} from '../page/checkoutPage.fixture.ts'

/** A discount code in the checkout's form, submitted without a script. */
const environment = process.env
let shop: TestShop
let pages: Record<string, string>
beforeEach(async () => {
  shop = await new TestShop(new Date()).open()
  pages = {'/checkout/basis/': CHECKOUT_HTML}
  process.env = {...environment, ...(await shop.openEnvironment(pages))}
  const offer = {
    ...{_id: 'offer-welcome', _type: 'offer', code: 'WELKOM10', percent: 10, lasts: 'first', firstDay: '2025-01-01'},
    ...{label: {_type: 'localeString', nl: 'Welkomstkorting', en: 'Welcome discount'}, oncePerCompany: false},
  }
  shop.documents = [...shop.documents, offer, {...offer, _id: 'over', code: 'VOORBIJ', lastDay: '2025-02-01'}]
})
afterEach(async () => {
  process.env = environment
  await shop.close()
})

async function submit(change: Record<string, string>) {
  const body = new URLSearchParams({
    ...{planType: 'basis', billingPeriod: 'monthly', language: 'nl', customerEmail: 'jo@example.nl'},
    ...{company: 'Bakkerij Jansen', website: 'voorbeeld.nl', country: 'NL', 'shownTotal-monthly': '119.79'},
    ...change,
  })
  const response = await createPayment(
    new Request(`${process.env.SITE_URL}/api/create-payment`, {method: 'POST', body}),
  )
  const html = (await response.text()).replaceAll('&nbsp;', ' ')
  const tag = (part: string) => html.match(new RegExp(`<[^>]*${part}[^>]*>`))?.[0]
  return {response, html, tag}
}

test('is answered with the page and its amounts when it is applied, whatever else is not filled in', async () => {
  const {response, html, tag} = await submit({code: 'welkom10', apply: 'yes', company: '', customerEmail: ''})
  expect(response.status).toBe(409)
  expect(html).toContain('<span data-amount="total">€ 107,81</span>')
  expect(html).toContain('<div><dt data-amount="label">Welkomstkorting</dt><dd data-amount="off">−€ 9,90</dd></div>')
  expect(html).toContain('<dd data-amount="vat">€ 18,71</dd>')
  expect(html).toMatch(
    /<p data-amount="inShort"[^>]*>Vandaag € 107,81, daarna maandelijks € 119,79. Voor het eerst op /,
  )
  expect(html).toContain('<span data-bar="monthly">€ 107,81</span>')
  expect(tag('codeApplied')).not.toContain('hidden')
  expect(html).toContain('Je code is toegepast</strong> Vandaag € 107,81')
  expect(tag('shownTotal-monthly')).toContain('value="107.81"')
  expect(tag('name="code"')).toContain('value="welkom10"')
  expect(html).toContain('<details open="">')
  expect(shop.sandbox.store.list('payment')).toEqual([])
})

test('that makes the first periods free shows € 0,00, the day of the first collection and the cent, and is paid so', async () => {
  shop.documents = [
    ...shop.documents,
    {...shop.documents.at(-1), _id: 'free', code: 'GRATIS', percent: 100, lasts: 'some', count: 3, lastDay: undefined},
  ] as typeof shop.documents
  const {html, tag} = await submit({code: 'gratis', apply: 'yes'})
  expect(html).toContain('<span data-amount="total">€ 0,00</span>')
  expect(html).toContain('De eerste 3 keer € 0,00, daarna maandelijks € 119,79.')
  const next = formatDay(monthsLater(amsterdamDay(new Date()), 3), 'nl', 'long')
  expect(html).toContain(
    `Voor de machtiging betaal je hooguit € 0,01; dat krijg je meteen terug. Voor het eerst op ${next}.`,
  )
  expect(tag('shownTotal-monthly')).toContain('value="0.00"')
  const {response} = await submit({code: 'gratis', 'shownTotal-monthly': '0.00'})
  expect(response.headers.get('location')).toContain('/checkout/')
  expect(shop.sandbox.store.list('payment')).toMatchObject([{amount: {value: '0.01'}}])
})

test('is paid as the page showed it', async () => {
  const {response} = await submit({code: 'welkom10', 'shownTotal-monthly': '107.81'})
  expect(response.headers.get('location')).toContain('/checkout/')
  expect(shop.sandbox.store.list('payment')).toMatchObject([{amount: {value: '107.81'}}])
})

test('shows its amounts first when it was not applied', async () => {
  const {response, html} = await submit({code: 'welkom10'})
  expect(response.status).toBe(409)
  expect(html).toContain('<span data-amount="total">€ 107,81</span>')
  expect(shop.sandbox.store.list('payment')).toEqual([])
})

test.each(['yes', ''])('that is over says so below its open field', async (apply) => {
  const {response, html, tag} = await submit({code: 'voorbij', apply})
  expect(response.status).toBe(400)
  expect(tag('data-error="code:ended"')).not.toContain('hidden')
  expect(tag('name="code"')).toContain('aria-invalid="true"')
  expect(html).toContain('<details open="">')
})

test('an introductory price that is used up is answered by the regular amounts, and by what follows then', async () => {
  pages['/checkout/basis/'] = CHECKOUT_HTML.replace(
    '<div hidden=""><dt data-amount="label"></dt><dd data-amount="off"></dd>',
    '<div><dt data-amount="label">Start</dt><dd data-amount="off">−€ 9,90</dd>',
  ).replace('Daarna elke maand € 119,79.', 'Vandaag € 107,81, daarna maandelijks € 119,79.')
  const {response, html, tag} = await submit({'shownTotal-monthly': '107.81'})
  expect(response.status).toBe(409)
  expect(html).toContain('<span data-amount="total">€ 119,79</span>')
  expect(html).toContain('<dd data-amount="exclVat">€ 99,00</dd>')
  expect(html).toContain('<div hidden=""><dt data-amount="label"></dt><dd data-amount="off"></dd></div>')
  expect(tag('shownTotal-monthly')).toContain('value="119.79"')
  expect(html).toMatch(/<p data-amount="inShort"[^>]*>Daarna elke maand € 119,79\.<\/p>/)
  expect(tag('data-period')).not.toContain('hidden')
})
