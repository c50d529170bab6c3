import {formScript} from '../../../web/src/session/formScript.ts'
import {CHECKOUT_HTML} from './checkoutPage.fixture.ts'
import {type CheckoutState, checkoutPage} from './checkoutPage.ts'

const page = async (state: Partial<CheckoutState> = {}, html = CHECKOUT_HTML) =>
  (await checkoutPage(html, {notice: 'paymentFailed', typed: {}, ...state})) ?? 'no checkout page'
const tag = (html: string, part: string) => html.match(new RegExp(`<[^>]*${part}[^>]*>`))?.[0]

test('puts typed values back into their fields, whatever they are', async () => {
  const typed = {
    customerName: '"><script>alert(1)</script>',
    customerEmail: 'jo@example.nl',
    billingPeriod: 'quarterly',
  }
  const html = await page({typed})
  expect(tag(html, 'customerEmail')).toContain('value="jo@example.nl"')
  expect(html).toContain('value="&quot;><script>alert(1)</script>"') // a quote cannot end the value
  expect(tag(html, 'period-quarterly')).toContain('checked')
  expect(tag(html, 'period-monthly')).not.toContain('checked')
})

test('a period that the page does not have leaves its choice as it is', async () => {
  expect(tag(await page({typed: {billingPeriod: 'weekly'}}), 'period-monthly')).toContain('checked')
})

test('one notice is shown; the others stay hidden', async () => {
  const html = await page({notice: 'tooManyAttempts'})
  expect(tag(html, 'tooManyAttempts')).not.toContain('hidden')
  for (const other of ['paymentFailed', 'priceChanged']) expect(tag(html, other)).toContain('hidden')
  expect(tag(html, 'tooManyAttempts')).toContain('autofocus')
  expect(html).toContain('>Even wachten | Betalen &amp; starten</title>')
})

test('a new total is said in the notice, and is what the form shows next', async () => {
  const html = await page({
    notice: 'priceChanged',
    typed: {billingPeriod: 'quarterly'},
    newTotal: {field: 'shownTotal-quarterly', amount: '400.00', words: '€ 400,00'},
  })
  expect(html).toContain('Het totaal is nu € 400,00 incl. btw.')
  expect(tag(html, 'shownTotal-quarterly')).toContain('value="400.00"')
  expect(tag(html, 'shownTotal-monthly')).toContain('value="119.79"')
})

test('the reason for another total takes the place of the heading, also in the title', async () => {
  const newTotal = {field: 'shownTotal-monthly', amount: '119.79', words: '€ 119,79'}
  const html = await page({notice: 'priceChanged', newTotal, reason: 'De prijs <is> op'})
  expect(html).toContain('<strong>De prijs &lt;is&gt; op</strong> Het totaal is nu € 119,79 incl. btw.')
  expect(html).toContain('<title data-gatsby-head="true">De prijs &lt;is&gt; op | Betalen')
})

test('a notice that the page does not have is that of a failed payment', async () => {
  expect(tag(await page({notice: 'invalidEmail'}), 'paymentFailed')).not.toContain('hidden')
  const own = CHECKOUT_HTML.replace('data-notice="paymentFailed"', 'data-notice="invalidEmail"')
  expect(tag(await page({notice: 'invalidEmail'}, own), 'invalidEmail')).not.toContain('hidden')
})

test('keeps no script that could hydrate the page, only those of the head, of the form, and data', async () => {
  const {head = '', body = ''} = /<head>(?<head>.*)<\/head>(?<body>.*)/s.exec(await page())?.groups ?? {}
  const scripts = (part: string) =>
    [...part.matchAll(/<script([^>]*)>(.*?)<\/script>/gs)].map((found) => found.slice(1))
  expect(CHECKOUT_HTML).toContain('createScriptURL')
  expect(scripts(body)).toEqual([[' data-stays=""', formScript]])
  expect(scripts(head).map(([attributes]) => attributes)).toEqual(['', ' type="application/ld+json"'])
  expect(head).not.toContain('as="script"')
})

test('keeps the theme, the policy and the rest of the page as they were', async () => {
  const html = await page()
  for (const kept of [
    `<script>document.documentElement.dataset.theme = 1 < 2 ? 'dark' : "light"</script>`,
    /<meta http-equiv="Content-Security-Policy"[^>]*>/.exec(CHECKOUT_HTML)?.[0] ?? 'no policy',
    '.a>.b{color:red}',
    '<script type="application/ld+json">{"@type":"Product"}</script>',
    'Betalen &amp; starten',
    '<noscript><p>Zonder script kan het ook.</p></noscript>',
    '<html lang="nl" data-theme="light">',
  ])
    expect(html).toContain(kept)
})

test('a page without the form is none that could be filled', async () => {
  expect(await page({}, '<!doctype html><title>404</title><p>Not here</p>')).toBe('no checkout page')
})
