import {BOOKKEEPER, Office, tokenIn} from '../../../tests/support/shop/admin.ts'
import {DETAILS} from '../../billing/invoices/invoice.fixture.ts'
import {issueInvoices} from '../../billing/invoices/issue.ts'
import {monthOf} from '../../billing/ledger/month.ts'
import type {Order} from '../../billing/orders/order.ts'
import {createPayment} from '../../checkout/createPayment.ts'

/** Mollie's balance and payouts beside the books. */
let office: Office
let shop: Office['shop']
let order: Order
let month: string
beforeEach(async () => {
  office = new Office()
  await office.open()
  shop = office.shop
  process.env.MOLLIE_ORGANISATION_TOKEN = 'access_organisationorganisation'
  order = await shop.paidOrder({customerEmail: 'jo@example.nl'})
  month = monthOf(new Date(order.paidAt ?? ''))
  await shop.services.orders.update(order.id, (each) => ({...each, details: DETAILS}), {
    actor: 'shop',
    reason: 'settle',
  })
  await issueInvoices(order.id, {...shop.services, now: () => new Date(order.paidAt ?? '')})
  await office.enter()
})
afterEach(() => office.close())

const textOf = (html: string) =>
  html
    .replace(/<style>.*?<\/style>/gs, '')
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ')
const page = (more = '') => office.call(`/beheer?mirror=${month}${more}`)
const said = async (more = '') => textOf((await page(more)).html)
async function act(fields: Record<string, string>) {
  const {html} = await page()
  return office.call('/beheer', {token: tokenIn(html), month, ...fields})
}
/** A payment that somebody made by hand at Mollie. */
async function stray(value = '50.00'): Promise<string> {
  const {mollie} = shop.services
  const amount = {currency: 'EUR', value} as const
  const {id} = await mollie.payments.create({amount, description: 'By hand', redirectUrl: 'http://localhost/'})
  await shop.control('payment', {id, status: 'paid'})
  return id
}
const refunds = () => shop.sandbox.store.list('refund').map(({amount}) => amount.value)

test('says what is missing without a token, and that Mollie is away when it does not answer', async () => {
  await shop.control('faults', {faults: [{kind: '503', call: 'GET /v2/balances'}]})
  expect(await said()).toMatch(/Mollie gaf saldo of uitbetalingen niet: 503 of \/v2\/balances/)
  delete process.env.MOLLIE_ORGANISATION_TOKEN
  const text = await said()
  expect(text).toContain('Nog niet ingesteld')
  expect(text).toContain('MOLLIE_ORGANISATION_TOKEN')
})

test('goes from invoices to payout and balance, to the cent', async () => {
  const text = await said()
  expect(text).toContain('Mollie en onze boeken zeggen van elke betaling hetzelfde.')
  expect(text).toMatch(/Facturen min creditnota’s € 119,79 .* volgens ons € 119,79 Anders bij Mollie € 0,00/)
  expect(text).toMatch(/volgens Mollie € 119,79 Kosten van Mollie −€ 0,29 Uitbetaald € 0,00 Saldo erbij € 119,50/)
})

test('opens a payout with each part, its order and the fees', async () => {
  await shop.control('clock', {days: 8})
  const [, id = ''] =
    (await page()).html.match(/payout=(stl_\w+)/) ??
    (await office.call(`/beheer?mirror=${monthOf(shop.sandbox.clock.now())}`)).html.match(/payout=(stl_\w+)/) ??
    []
  const text = await said(`&payout=${id}`)
  expect(text).toMatch(
    new RegExp(`Betaling ${order.paymentId} ${order.id} € 119,79 Kosten van Mollie −€ 0,29 Bedrag € 119,50`),
  )
  expect(text).not.toContain('Nog te verklaren')
})

test('refunds a payment of no order once, after a fresh sign-in', async () => {
  const payment = await stray()
  expect(await said()).toMatch(/Anders bij Mollie € 50,00/)
  expect((await page()).html).toContain('value="refundStray"')
  await shop.database.database.query('UPDATE sessions SET began_at = $1', [
    new Date(Date.now() - 31 * 60_000).toISOString(),
  ])
  expect(await act({act: 'refundStray', payment})).toMatchObject({status: 403, heading: 'Meld je eerst opnieuw aan'})
  expect(refunds()).toEqual([])
  await office.enter()
  expect((await act({act: 'refundStray', payment})).to).toContain('done=refundStray')
  expect((await act({act: 'refundStray', payment})).to).toContain('done=notDone')
  expect(refunds()).toEqual(['50.00'])
  expect(await said()).toContain('Mollie en onze boeken zeggen van elke betaling hetzelfde.')
})

test('refunds nothing that an order counts, also when Mollie’s answer is lost', async () => {
  expect((await act({act: 'refundStray', payment: order.paymentId ?? ''})).to).toContain('done=notDone')
  expect(refunds()).toEqual([])
  const payment = await stray()
  await shop.control('faults', {faults: [{kind: 'reset', call: 'POST .*refunds', times: 1, after: true}]})
  await act({act: 'refundStray', payment})
  await act({act: 'refundStray', payment})
  expect(refunds()).toEqual(['50.00'])
})

test('counts a payment of which the webhook never told', async () => {
  const {paymentUrl} = await createPayment({plan: 'basis', period: 'monthly', language: 'nl'}, shop.services)
  const payment = shop.paymentIdOf(paymentUrl)
  await shop.control('payment', {id: payment, status: 'paid'})
  expect(await said()).toMatch(/Anders bij Mollie € 119,79/)
  expect((await act({act: 'refundStray', payment})).to).toContain('done=notDone')
  expect((await act({act: 'fetchPayment', payment})).to).toContain('done=fetchPayment')
  expect(await said()).toMatch(/Anders bij Mollie € 0,00/)
  expect(refunds()).toEqual([])
})

test('keeps a note about a difference while its amount is the same', async () => {
  const payment = await stray()
  expect((await act({act: 'noteDifference', payment, cents: '5000', note: ' '})).to).toContain('done=notDone')
  await act({act: 'noteDifference', payment, cents: '5000', note: 'Borg van de huurder'})
  expect(await said()).toContain('Genoteerd: Borg van de huurder')
  await shop.control('refund', {id: payment, amount: '10.00'})
  expect(await said()).not.toContain('Borg van de huurder')
})

test('shows a bookkeeper the lines without buttons', async () => {
  await stray()
  await office.enter(BOOKKEEPER)
  const {html} = await page()
  expect(textOf(html)).toContain('Van geen bestelling')
  expect(html).not.toMatch(/value="(refundStray|fetchPayment|noteDifference)"/)
})
