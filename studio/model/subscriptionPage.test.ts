import {seedDocuments} from '../../tests/support/seed.ts'
import type {AccountContent, AccountOrder} from './account/order.ts'
import type {PaymentPages, SiteSettings} from './content.types.ts'
import {LANGUAGES} from './languages.ts'
import {sampleOrder} from './sampleOrder.ts'
import {drawSubscriptionPage, type SubscriptionPageView} from './subscriptionPage.ts'

/** The customer's page in each of its states, with the texts that ship. */
const documents = seedDocuments()
const {cancelSubscription, success} = documents.find(({_id}) => _id === 'paymentPages') as unknown as PaymentPages
const settings = documents.find(({_id}) => _id === 'siteSettings') as unknown as SiteSettings
const content = {texts: cancelSubscription, orderLabel: success.orderLabel, settings} as unknown as AccountContent

const offer = {planName: 'Pro', periodLabel: 'Per 3 maanden', exclVat: 40230, vatRate: 21}
const order = (change: Partial<AccountOrder> = {}): AccountOrder => ({
  ...sampleOrder('nl', 'quarterly', offer),
  ...change,
})
const typed = {fields: {website: '<script>', company: ''}, wrong: ['company', 'website']}
const VIEWS: Record<string, SubscriptionPageView> = {
  running: {kind: 'order', order: order({terms: [{words: 'Eerst', isHeading: true}], mandate: 'Woorden'})},
  saved: {kind: 'order', order: order(), done: 'details'},
  wrong: {kind: 'order', order: order(), business: typed, address: {fields: {email: 'jo'}, wrong: ['email']}},
  overdue: {kind: 'order', order: order({state: 'overdue'}), problem: 'cancel'},
  cancelled: {kind: 'order', order: order({state: 'cancelled', mayUndo: true}), done: 'cancelled'},
  'not undone': {kind: 'order', order: order({state: 'cancelled', mayUndo: true}), problem: 'undo'},
  'without a method': {kind: 'order', order: order({email: '', newPrice: null}), problem: 'method'},
  ended: {kind: 'order', order: order({state: 'ended'})},
  starting: {kind: 'order', order: order({state: 'starting', payments: []})},
  'signing in': {kind: 'signIn'},
  'a link that does not work': {kind: 'signIn', problem: 'invalidLink'},
  'no address': {kind: 'signIn', problem: 'invalidEmail', email: '"><script>'},
  sent: {kind: 'sent'},
  opening: {kind: 'open', link: 'x'},
  list: {kind: 'list', orders: [{...order(), href: '/abonnement/?order=x'}]},
  confirming: {kind: 'confirmAddress', email: 'jo@example.nl'},
}

test.each(LANGUAGES.flatMap((language) => Object.keys(VIEWS).map((name) => [name, language] as const)))(
  '%s, in %s: all words are filled in, and one heading leads',
  (name, language) => {
    const html = drawSubscriptionPage({view: VIEWS[name] as SubscriptionPageView, language}, content)
    const body = html.slice(html.indexOf('<body>'))
    expect(body).not.toMatch(/\{\w+\}|undefined|NaN|\[object|<script/)
    expect(body.match(/<h1/g)).toHaveLength(1)
  },
)

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
