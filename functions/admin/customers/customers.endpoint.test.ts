import {Office, OPERATOR, tokenIn} from '../../../tests/support/shop/admin.ts'
import {DETAILS} from '../../billing/invoices/invoice.fixture.ts'
import type {Order} from '../../billing/orders/order.ts'
import {inState} from '../../billing/state/subscription.ts'

let office: Office
let shop: Office['shop']
let call: Office['call']
let order: Order
beforeEach(async () => {
  office = new Office()
  await office.open()
  ;({shop, call} = office)
  order = await shop.paidOrder({customerName: 'Jo de Vries', customerEmail: 'jo@example.nl'})
  await office.enter()
})
afterEach(() => office.close())

const address = () => `/beheer?order=${order.id}`
async function act(fields: Record<string, string>) {
  const {html} = await call(address())
  return call('/beheer', {order: order.id, token: tokenIn(html), ...fields})
}

describe('a customer', () => {
  const page = (id = order.id) => call(`/beheer?customer=${id}`)
  /** Text of the page without tags. */
  const said = async () => (await page()).html.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ')

  test('is reached from the list and from an order, with all subscriptions, payments, invoices and what is open', async () => {
    const other = await shop.paidOrder({customerEmail: 'JO@example.nl', plan: 'pro', details: DETAILS})
    await call('/beheer', {act: 'settle', order: other.id, token: tokenIn((await call(address())).html)})
    const overdue = {overdueId: order.paymentId ?? '', overdueSince: order.createdAt, overdueSteps: 0}
    await shop.services.orders.update(
      order.id,
      (each) => ({
        ...each,
        createdAt: '2026-01-01T10:00:00.000Z',
        ...(each.subscription && {
          subscription: inState(each.subscription, {state: 'overdue', ...overdue, overdueNextAt: order.createdAt}),
        }),
      }),
      {actor: 'shop', reason: 'settle'},
    )
    const list = (await call('/beheer?customers=all')).html
    expect(list).toMatch(new RegExp(`href="/beheer\\?customer=${other.id}"[^]*Bakkerij Jansen[^]*2 abonnementen`))
    expect(list).not.toContain(order.id)
    expect((await call(address())).html).toContain(`href="/beheer?customer=${order.id}"`)
    const {html, heading} = await page()
    expect(heading).toBe('Bakkerij Jansen B.V.')
    for (const id of [order.id, other.id]) expect(html).toContain(`href="/beheer?order=${id}"`)
    expect(html).toMatch(/href="\/beheer\?invoice=TEST-\d+-00001"/)
    expect(await said()).toContain('Mollie schrijft € ')
    expect(await said()).toContain('Staat open € 119,79')
    expect(await said()).toContain('€ 119,79 open')
    expect((await page(other.id)).html).toContain(order.id)
  })

  test('has notes: text, moment and by whom, also of actions, and an empty one is refused at its field', async () => {
    const note = (text: string) => act({act: 'addNote', back: 'customer', note: text})
    const empty = await note('  ')
    expect([empty.status, empty.heading]).toEqual([422, 'Jo de Vries'])
    expect(empty.html).toMatch(/aria-invalid="true".*Schrijf eerst een notitie/s)
    expect(await note('Wil een <b>tweede</b> website')).toMatchObject({to: `/beheer?customer=${order.id}&done=noted`})
    await act({act: 'cancel', note: 'Stopt ermee'})
    const {html} = await call(`/beheer?customer=${order.id}&done=noted`)
    expect(html).toContain('De notitie is bewaard.')
    expect(html).toMatch(
      new RegExp(`${OPERATOR}[^]*Stopt ermee[^]*${OPERATOR}[^]*Wil een &lt;b&gt;tweede&lt;/b&gt; website`),
    )
    expect((await call(address())).html).toContain('tweede')
  })

  test('is found, or the page says that there is none', async () => {
    expect((await call('/beheer?customers=all&search=de+vries')).html).toContain(order.id)
    expect((await call('/beheer?customers=all&search=nobody&after=rubbish')).html).toContain('Geen klant gevonden')
    expect((await page('VK-000000000000')).status).toBe(404)
  })
})
