import {
  ACCOUNT_CONTENT as content,
  accountOrder as order,
  ACCOUNT_VIEWS as VIEWS,
} from '../../tests/support/accountViews.ts'
import {LANGUAGES} from './languages.ts'
import {drawSubscriptionPage, type SubscriptionPageView} from './subscriptionPage.ts'

/** The customer's page in each of its states, with the texts that ship. */

test.each(LANGUAGES.flatMap((language) => Object.keys(VIEWS).map((name) => [name, language] as const)))(
  '%s, in %s: all words are filled in, and one heading leads',
  (name, language) => {
    const html = drawSubscriptionPage({view: VIEWS[name] as SubscriptionPageView, language}, content)
    const body = html.slice(html.indexOf('<body>'))
    expect(body).not.toMatch(/\{\w+\}|undefined|NaN|\[object|<script/)
    expect(body.match(/<h1/g)).toHaveLength(1)
  },
)

test('who bought in Dutch and reads English finds the period in English', () => {
  const pages = [
    drawSubscriptionPage({view: {kind: 'order', order: order()}, language: 'en'}, content),
    drawSubscriptionPage({view: {kind: 'list', orders: [{...order(), href: '/'}]}, language: 'en'}, content),
  ]
  for (const html of pages) expect(html).toContain('Pro, per 3 months')
})

test('a document stands beside the payment that it belongs to', () => {
  const [payment] = order().payments
  const documents = [
    {paymentId: payment?.id ?? '', label: 'Factuur 2026-0001', href: '/x.pdf'},
    {paymentId: 'tr_other', label: 'Factuur 2026-0002', href: '/y.pdf'},
  ]
  const html = drawSubscriptionPage({view: {kind: 'order', order: order({documents})}, language: 'nl'}, content)
  expect(html).toContain('<a href="/x.pdf">Factuur 2026-0001</a>')
  expect(html).not.toContain('2026-0002')
})

const drawn = (name: string) =>
  drawSubscriptionPage({view: VIEWS[name] as SubscriptionPageView, language: 'nl'}, content).replaceAll('\u00a0', ' ')

test('while a payment is open, cancelling is not said to be of a prepaid plan; a payment that cannot be made is told', () => {
  expect(drawn('overdue')).not.toContain('Je hebt vooruitbetaald')
  expect(drawn('overdue')).toContain('Er staat nog een betaling open. Zeg je nu op')
  expect(drawn('overdue')).not.toContain('Betalen is nu niet gelukt')
  expect(drawn('not paid')).toMatch(/role="alert">Betalen is nu niet gelukt.*Nu betalen/s)
})

test('taking a cancellation back names the amount that is paid next: an announced one where there is one', () => {
  const {newPrice, total} = order()
  expect(newPrice?.total).not.toBe(total)
  expect(drawn('cancelled')).toContain('op die dag betaal je € 498,88 incl. btw')
  const view: SubscriptionPageView = {kind: 'order', order: order({state: 'cancelled', mayUndo: true, newPrice: null})}
  expect(drawSubscriptionPage({view, language: 'nl'}, content)).toContain('€\u00a0486,78 incl. btw')
})

test('who is to make an account for us is not told that there is nothing to do', () => {
  expect(drawn('all told')).not.toContain('Je hoeft niets te doen')
  expect(drawn('connected')).toContain('Je hoeft niets te doen')
})
