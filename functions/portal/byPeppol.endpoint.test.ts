import {amsterdamDay} from '../../domain/format/dates.ts'
import {formatDay} from '../../domain/format/format.ts'
import {Endpoints} from '../../tests/support/shop/endpoints.ts'
import {serveAccessPoint} from '../../tests/support/shop/servedAccessPoint.ts'
import {DETAILS} from '../billing/invoices/invoice.fixture.ts'
import {issueInvoices} from '../billing/invoices/issue.ts'
import {refund} from '../billing/payments/refunds/refund.ts'
import subscription from '../endpoints/subscription.ts'
import {nextDue} from '../jobs/idle/nextDue.ts'
import {reconcile} from '../jobs/reconcile.ts'
import {managePath} from './links/manage.ts'

test('brings documents by Peppol once the customer asks for it, and says on which day', async () => {
  const served = await serveAccessPoint()
  const endpoints = await new Endpoints(() => subscription).open()
  const {shop, call} = endpoints
  try {
    const order = await shop.paidOrder({customerEmail: 'jo@example.nl', details: DETAILS})
    await issueInvoices(order.id, shop.services)
    const page = managePath(order, [process.env.LINK_SECRET ?? ''], 'nl')
    expect((await call(page)).html).toContain('e-factuur via Peppol')
    expect((await call(page, {act: 'details', eInvoice: 'Peppol'})).status).toBe(303)
    const paid = (await shop.services.orders.get(order.id)) ?? order
    const audit = {actor: 'operator ann@example.nl', reason: 'refund'} as const
    await refund(paid, order.paymentId ?? '', 1000, shop.services, audit)
    await issueInvoices(order.id, shop.services)
    const now = shop.now.toISOString()
    expect((await nextDue(shop.database.database, shop.now)) <= now).toBe(true)
    await reconcile(shop.services)
    shop.now = new Date(shop.now.getTime() + 60_000)
    await reconcile(shop.services)
    expect(served.accessPoint.sent).toMatchObject([
      {receiver: 'NL:VAT:NL123456789B01', xml: expect.stringContaining('<CreditNote')},
    ])
    const said = `Via Peppol verzonden op ${formatDay(amsterdamDay(shop.now), 'nl', 'long')}`
    expect((await call(page)).html.split(said)).toHaveLength(2)
  } finally {
    await endpoints.close()
    await served.close()
  }
})
