import {amsterdamDay} from '../../domain/format/dates.ts'
import {type Language, perLanguage} from '../../domain/texts/languages.ts'
import {NOTHING_ON_SALE, readOnSale} from '../billing/changes/onSale.ts'
import type {Wish} from '../billing/changes/planChange.ts'
import {deliveriesOf} from '../billing/deliveries/store.ts'
import {invoiceLinks} from '../billing/invoices/link.ts'
import {invoicesOf} from '../billing/invoices/store.ts'
import {readLedger} from '../billing/ledger/ledger.ts'
import {agreedTexts} from '../billing/orders/agreedTexts.ts'
import {ordersOfAddress} from '../billing/orders/lists/ofAddress.ts'
import type {Order} from '../billing/orders/order.ts'
import {type OrderMandate, readMandate} from '../billing/payments/mandate.ts'
import {fallbackPage} from '../fallback/fallbackPage.ts'
import {requestId} from '../http/requestId.ts'
import {pagePolicy, replyPage} from '../http/response.ts'
import {linkSecrets, mollieConfig} from '../runtime/config.ts'
import {withDeadline} from '../runtime/deadline.ts'
import {caught} from '../runtime/log.ts'
import type {Services} from '../runtime/services.ts'
import type {Html} from '../ui/html.ts'
import {isLasting, managePath, readToken} from './links/manage.ts'
import {buyingOf} from './plans/buying.ts'
import {MOLLIE_MS, planChangesOf} from './plans/planChanges.ts'
import {portalOrderOf} from './portalOrder.ts'
import {renderPortalPage} from './renderPortalPage.ts'
import type {ListedOrder, PortalDocument} from './view/order.ts'
import type {ChangeRefusal} from './view/planChange.ts'
import type {OrderView} from './view/portalPage.ts'
import type {SignInView} from './view/signIn.ts'

/** A page on the way to an order. */
export async function replySignIn(
  status: number,
  view: SignInView,
  language: Language,
  {content}: Pick<Services, 'content'>,
): Promise<Response> {
  const html = await renderPortalPage({view, language}, content).catch(plainly({...view, language}))
  return replyPage(status, html)
}

/** `wish` is the plan and period whose sum is shown; `refusal` says why one was not agreed to. */
type Shown = Omit<OrderView, 'kind' | 'order'> & {wish?: Wish | undefined; refusal?: ChangeRefusal | undefined}

/** How a page was opened: its links go on with the same token, so that one that ends passes on none that lasts. */
export type Opened = {language: Language; token: string; staff?: Staff}

/** An operator looks at the page as the customer sees it: by addresses of the admin, with nothing to press and no link of the customer's. */
type Staff = {
  notice: Html
  pageOf: (order: Pick<Order, 'id'>, language: Language) => string
  documentOf: (number: string) => string
}

/** The page of an order, as it is now. */
export async function replyOrder(
  status: number,
  order: Order,
  {wish, refusal, ...shown}: Shown,
  opened: Opened,
  services: Services & {now: Date},
): Promise<Response> {
  const {content, database, orders, now, mail} = services
  const {language, token, staff} = opened
  const addresses = perLanguage((each) => staff?.pageOf(order, each) ?? managePath(order, linkSecrets(), each, token))
  const exportHref = `${addresses[language]}&export=1`
  const reading = mandateOf(order, services)
  const pageHref = addresses[language]
  const onSale = readOnSale(content, language, now).catch((error: unknown) => {
    caught('texts.read_failed', {endpoint: 'subscription', order: order.id}, error)
    return NOTHING_ON_SALE
  })
  const [agreed, mandate, documents, ledger, changes, ofAddress] = await Promise.all([
    agreedTexts(order, orders),
    reading,
    documentsOf(order, opened, services),
    readLedger(database.query, order.id),
    onSale.then((sold) =>
      planChangesOf(order, {pageHref, language, wish, mandate: reading, onSale: sold, now}, services),
    ),
    ofAddressOf(order, opened, services),
  ])
  const buying = buyingOf(order, {pageHref, now}, await onSale)
  const planChange = refusal ? {...changes, refusal} : changes
  const beside = {
    agreed,
    mandateReference: mandate?.reference ?? '',
    documents,
    ledger,
    exportHref,
    pageHref,
    planChange,
    ofAddress,
    buying,
    sharing: isLasting(token) && !staff ? sharedLink(order, language, services) : null,
    now,
  }
  const shownOrder = portalOrderOf(order, beside)
  const html = await renderPortalPage(
    {view: {kind: 'order', order: shownOrder, staffNotice: staff?.notice, ...shown}, language, addresses},
    content,
  ).catch(plainly({kind: 'order', order: shownOrder, language, problem: shown.problem, mailTo: mail.from}))
  return replyPage(status, html, pagePolicy(html, mollieConfig().sandboxUrl ?? 'https://*.mollie.com'))
}

/** Null when Mollie has none, or does not answer soon: the page says everything else without it. */
const mandateOf = (order: Order, {mollie}: Services): Promise<OrderMandate | null> =>
  withDeadline(MOLLIE_MS, readMandate(order, mollie)).catch((error: unknown) => {
    caught('mandate.read_failed', {order: order.id}, error)
    return null
  })

/**
 * The orders of the same mail address, for the reader of a mailed link. A link of an hour lists none: whoever pays an order
 * may give it any address, and gets one from the page after paying.
 */
async function ofAddressOf(order: Order, {language, token, staff}: Opened, services: Services & {now: Date}) {
  if (!order.customerEmail || !isLasting(token)) return []
  const orders = await ordersOfAddress(order.customerEmail, services)
  const hrefOf = (each: Order) => staff?.pageOf(each, language) ?? managePath(each, linkSecrets(), language)
  return orders.map((each): ListedOrder => ({...each, href: hrefOf(each)}))
}

/** The link that only shows an order, while there is one. */
function sharedLink(order: Order, language: Language, {siteUrl, now}: Services & {now: Date}) {
  const {readUntil} = order
  if (!readUntil || readUntil <= now.toISOString()) return {href: '', until: ''}
  const href = siteUrl + managePath(order, linkSecrets(), language, readToken(order, linkSecrets()))
  return {href, until: amsterdamDay(new Date(readUntil))}
}

/** Invoices and credit notes, beside the payments that they are of. */
export async function documentsOf(
  order: Order,
  {token, staff}: Opened,
  {database, siteUrl}: Services,
): Promise<PortalDocument[]> {
  const [invoices, deliveries] = await Promise.all([invoicesOf(database, order.id), deliveriesOf(database, order.id)])
  const byPeppol = new Map(
    deliveries
      .filter(({system, state}) => system === 'peppol' && state === 'delivered')
      .map((each) => [each.document, each.at]),
  )
  return invoices.map((invoice) => ({
    paymentId: invoice.paymentId,
    year: invoice.data.issuedOn.slice(0, 4),
    byPeppolOn: dayOf(byPeppol.get(invoice.number)),
    label: `${invoice.data.words[invoice.kind]} ${invoice.number}`,
    ...(staff ? {href: staff.documentOf(invoice.number), ublHref: null} : invoiceLinks(siteUrl, order, invoice, token)),
  }))
}

const dayOf = (at: string | undefined) => (at ? amsterdamDay(new Date(at)) : '')

/** The words of docs/decisions/0020. */
export const plainly = (view: Parameters<typeof fallbackPage>[0]) => (error: unknown) => {
  caught('texts.read_failed', {endpoint: 'subscription'}, error)
  return fallbackPage(view, requestId())
}
