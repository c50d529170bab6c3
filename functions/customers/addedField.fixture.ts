import {registerHooks} from 'node:module'

// A shop whose table of details has one row more, in a process of its own: modules are read with the row and its words.

const ADDED: Readonly<Record<string, [before: string, row: string]>> = {
  'detailTable.ts': [
    '] as const satisfies readonly Row[]\n\n/** Fields of the checkout',
    "  {name: 'costCentre', max: 20, uses: ['search', 'books']},\n",
  ],
  'detailTitles.ts': ['  contactPhone: {', "  costCentre: {nl: 'Kostenplaats', en: 'Cost centre'},\n"],
}
registerHooks({
  load(url, context, nextLoad) {
    const loaded = nextLoad(url, context)
    const [before, row] = ADDED[/\/domain\/customers\/(\w+\.ts)$/.exec(url)?.[1] ?? ''] ?? []
    return before === undefined ? loaded : {...loaded, source: String(loaded.source).replace(before, row + before)}
  },
})

const {TestShop} = await import('../../tests/support/shop/testShop.ts')
const {customerCard} = await import('../admin/order/cards/customerCard.ts')
const {listOrders} = await import('../billing/orders/lists/list.ts')
const {settlePayment} = await import('../billing/payments/settle.ts')
const {cancelSubscription} = await import('../billing/subscriptions/cancel.ts')
const {CHECKOUT_HTML} = await import('../checkout/page/checkoutPage.fixture.ts')
const {exportMonth, exportPerson} = await import('../commands/export.ts')
const {forgetPerson} = await import('../commands/forget.ts')
const {default: createPayment} = await import('../endpoints/create-payment.ts')
const {default: subscription} = await import('../endpoints/subscription.ts')
const {managePath} = await import('../portal/links/manage.ts')
const {DETAILS} = await import('../billing/invoices/invoice.fixture.ts')
const {monthOf} = await import('../billing/ledger/month.ts')

const JO = 'jo@example.nl'
const FIELDS = {
  ...{planType: 'basis', billingPeriod: 'quarterly', language: 'nl', 'shownTotal-quarterly': '323.43'},
  ...{...DETAILS, vatNumber: '', website: 'voorbeeld.nl', customerEmail: JO},
}
const shop = await new TestShop().open()
const withField = CHECKOUT_HTML.replace('<input name="website"', '<input name="costCentre"/><input name="website"')
Object.assign(process.env, await shop.openEnvironment({'/checkout/basis/': withField}))
const label = '"costCentre":{"_type":"localeString","nl":"Kostenplaats","en":"Cost centre"}'
shop.documents = JSON.parse(
  JSON.stringify(shop.documents).replace('"labels":{"customerName"', `"labels":{${label},"customerName"`),
)

const post = (address: string, fields: Record<string, string>) =>
  new Request(process.env.SITE_URL + address, {method: 'POST', body: new URLSearchParams(fields)})
const submit = (costCentre: string, change: Record<string, string> = {}) =>
  createPayment(post('/api/create-payment', {...FIELDS, costCentre, ...change}))
const {services} = shop
const noWait = {waitUntil: () => {}}

const refused = await (await submit('PO 12', {customerEmail: 'nobody'})).text()
const tooLong = await submit('x'.repeat(21))
const address = (await submit('PO 12')).headers.get('location') ?? ''
const id = shop.orderIdOf(address)
await shop.control('payment', {id: shop.paymentIdOf(address), status: 'paid'})
await settlePayment(shop.paymentIdOf(address), services)
const kept = async () => services.orders.get(id)
const order = await kept()
if (!order) throw new Error('The order is missing')
const atMollie = shop.sandbox.store.get('customer', order.customerId ?? '')?.metadata

const page = managePath(order, [process.env.LINK_SECRET ?? ''], 'nl')
const portal = await (await subscription(new Request(process.env.SITE_URL + page), noWait)).text()
await subscription(post(page, {act: 'details', costCentre: 'PO 13'}), noWait)
const changed = await kept()
const found = await listOrders(shop.database.database, {search: 'po 13'})
const month = await exportMonth(shop.database.url, monthOf(shop.now), process.env as Record<string, string>)
const own = await exportPerson(shop.database.url, JO)
await cancelSubscription(order, services, {actor: 'customer', reason: 'cancel'}, shop.now)
await forgetPerson(JO, {database: shop.database.database, mollie: services.mollie, now: shop.now}, true)
const forgotten = await kept()
await shop.close()

console.log(
  JSON.stringify({
    keptWhenRefused: /<input name="costCentre" value="PO 12">/.test(refused),
    refusedWhenTooLong: tooLong.status,
    stored: order.details,
    atMollie,
    inPortal: /<label for="field-costCentre">Kostenplaats<\/label><input [^>]*maxlength="20"[^>]*value="PO 12"/.test(
      portal,
    ),
    inAdmin: changed && /Kostenplaats<\/dt><dd>PO 13/.test(customerCard(changed, {language: 'nl'}).text),
    foundBySearch: found.orders.map((each) => each.id === id),
    inBooks: month
      .csv('nl')
      .split('\r\n')
      .slice(0, 2)
      .map((line) => /Kostenplaats|PO 13/.exec(line)?.[0]),
    inOwnData: own.orders[0]?.details,
    forgotten: forgotten?.details,
  }),
)
