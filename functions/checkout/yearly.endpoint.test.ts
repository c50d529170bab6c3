import {amsterdamDay, daysLater, monthsLater} from '../../domain/format/dates.ts'
import type {ContentDocument} from '../../local/content/ndjson.ts'
import {Office} from '../../tests/support/shop/admin.ts'
import {DETAILS} from '../billing/invoices/invoice.fixture.ts'
import {issueInvoices} from '../billing/invoices/issue.ts'
import {invoicesOf} from '../billing/invoices/store.ts'
import {monthOf} from '../billing/ledger/month.ts'
import type {Order} from '../billing/orders/order.ts'
import {settlePayment} from '../billing/payments/settle.ts'
import subscription from '../endpoints/subscription.ts'
import {messageFor} from '../notifications/message.ts'
import {managePath} from '../portal/links/manage.ts'

// A year is sold from the moment an editor publishes a price for it; nothing but that price is added here.

const JO = 'jo@example.nl'
let office: Office
let shop: Office['shop']
let order: Order
beforeEach(async () => {
  office = await new Office().open()
  ;({shop} = office)
  const monthly = shop.documents.find(({_id}) => _id === 'price-pro-monthly') as ContentDocument
  shop.documents = [...shop.documents, {...monthly, _id: 'price-pro-yearly', period: 'yearly', exclVat: 800}]
  order = await shop.paidOrder({
    ...{plan: 'pro', period: 'yearly', shownTotal: 96800},
    ...{customerName: 'Jo de Vries', customerEmail: JO, details: DETAILS},
  })
})
afterEach(() => office.close())

test('a yearly price is charged, and renews a year later at Mollie', async () => {
  expect(shop.sandbox.store.list('payment')).toMatchObject([
    {amount: {value: '968.00'}, description: 'Vindkracht, Pro, Per jaar', metadata: {billingPeriod: 'yearly'}},
  ])
  const [made] = shop.sandbox.store.list('subscription')
  expect(made).toMatchObject({interval: '12 months', amount: {value: '968.00'}})
  const bought = amsterdamDay(new Date(order.paidAt ?? ''))
  expect(made?.startDate).toBe(monthsLater(bought, 12))

  shop.now = new Date(`${made?.startDate}T12:00:00Z`)
  await shop.control('clock', {to: made?.startDate})
  const renewal = shop.sandbox.store.list('payment').find(({subscriptionId}) => subscriptionId)
  await settlePayment(renewal?.id ?? '', shop.services)
  await issueInvoices(order.id, shop.services)
  const lastDay = (from: string) => daysLater(monthsLater(from, 12), -1)
  const {startDate: renewed = ''} = made ?? {}
  const periods = (await invoicesOf(shop.services.database, order.id)).map(({data}) => data.period)
  expect(periods).toEqual([
    {label: 'Per jaar', from: bought, until: lastDay(bought)},
    {label: 'Per jaar', from: renewed, until: lastDay(renewed)},
  ])
})

test('mail, portal, admin and export call it a year', async () => {
  const secret = process.env.LINK_SECRET ?? ''
  const [mail] = shop.mails.filter(({kind}) => kind === 'confirmation')
  if (!mail) throw new Error('No confirmation was sent')
  const {text} = await messageFor(order, mail, {...shop.services, linkSecrets: [secret], now: shop.now})
  expect(text).toMatch(/per jaar/)
  expect(text).not.toMatch(/per maand|\{\w+\}/)
  const portal = await subscription(new Request(new URL(managePath(order, [secret], 'nl'), process.env.SITE_URL)), {
    waitUntil: () => {},
  })
  expect(await portal.text()).toContain('Pro, per jaar')
  await office.enter()
  expect((await office.call('/beheer')).html).toContain('Pro, Per jaar')
  expect((await office.call(`/beheer?order=${order.id}`)).html).toContain('Pro, Per jaar')
  const csv = await office.call(`/beheer/export?period=${monthOf(shop.now)}&file=csv`)
  expect(csv.html).toMatch(/"Pro";"Per jaar";"Jo de Vries".*;800,00;168,00;968,00/)
})
