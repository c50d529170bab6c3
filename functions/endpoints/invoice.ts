import type {Config} from '@netlify/functions'
import {invoicePage} from '../billing/invoices/page.ts'
import {replyFile} from '../billing/invoices/reply.ts'
import {type Invoice, invoicesOf} from '../billing/invoices/store.ts'
import {isOrderId} from '../billing/orders/order.ts'
import {endpoint} from '../http/endpoint.ts'
import {languageOf} from '../http/request.ts'
import {replyPage} from '../http/response.ts'
import {isDocumentToken, isLinkAlive, isManageToken, isReadToken} from '../portal/links/manage.ts'
import {replySignIn} from '../portal/reply.ts'
import {replyUnavailable} from '../portal/unavailable.ts'
import {linkSecrets} from '../runtime/config.ts'
import type {Services} from '../runtime/services.ts'

/** An invoice for its customer, behind a signed link: a file of it, or with `view=page` a page for print. */
export default endpoint('invoice', {methods: ['GET'], toResponse: replyUnavailable}, async (request, services) => {
  const address = new URL(request.url)
  const invoice = await invoiceOf(address.searchParams, services)
  if (invoice && address.searchParams.get('view') === 'page') {
    address.searchParams.delete('view')
    return replyPage(200, invoicePage(invoice.data, `${address.pathname}${address.search}`))
  }
  const file = invoice && (await replyFile(invoice, address.searchParams, services.database))
  return file || replySignIn(404, {kind: 'signIn', problem: 'invalidLink'}, languageOf(request), services)
})

/** The invoice of a correctly signed link. */
async function invoiceOf(query: URLSearchParams, {orders, database}: Services): Promise<Invoice | null> {
  const id = query.get('order')
  const order = isOrderId(id) ? await orders.get(id) : null
  const token = query.get('token') ?? ''
  const asked = query.get('number') ?? ''
  const secrets = linkSecrets()
  const mayRead =
    order &&
    (isManageToken(token, order, secrets) ||
      isReadToken(token, order, secrets) ||
      isDocumentToken(token, order, asked, secrets))
  if (!mayRead || !isLinkAlive(order, new Date())) return null
  const invoices = await invoicesOf(database, order.id)
  return invoices.find(({number}) => number === asked) ?? null
}

export const config: Config = {
  path: ['/api/invoice'],
}
