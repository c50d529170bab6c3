import {isLoopback} from '../../domain/environment/checks.ts'
import {monthsLater} from '../../domain/format/dates.ts'
import {DEFAULT_STAFF_LANGUAGE, isStaffLanguage, type StaffLanguage} from '../../domain/texts/languages.ts'
import {fill} from '../../domain/texts/placeholders.ts'
import {NOTHING_ON_SALE, readOnSale} from '../billing/changes/onSale.ts'
import {deliveriesOf} from '../billing/deliveries/store.ts'
import {replyFile} from '../billing/invoices/reply.ts'
import {invoiceOf, invoicesOf} from '../billing/invoices/store.ts'
import {readLedger} from '../billing/ledger/ledger.ts'
import {monthOf} from '../billing/ledger/month.ts'
import {usedOffers} from '../billing/offers/usedOffers.ts'
import {agreedTexts} from '../billing/orders/agreedTexts.ts'
import {listCustomers, ordersOfCustomer} from '../billing/orders/lists/customers.ts'
import {countNeeds, listOrders, plansSold} from '../billing/orders/lists/list.ts'
import {isOrderId, type Order} from '../billing/orders/order.ts'
import type {HttpError} from '../http/httpError.ts'
import {readForm} from '../http/request.ts'
import {requestId} from '../http/requestId.ts'
import {redirectTo, replyPage} from '../http/response.ts'
import {requestIdIn} from '../monitoring/failures.ts'
import {hasPage} from '../portal/portal.ts'
import {caught} from '../runtime/log.ts'
import type {Services} from '../runtime/services.ts'
import {html} from '../ui/html.ts'
import {notice} from '../ui/notice.ts'
import {MESSAGE_ACTS, MIRROR_ACTS, mayUse, type PageName, pageAt, WIND_ACTS} from './access.ts'
import {
  ADMIN,
  ADMIN_EXPORT,
  ADMIN_MIRROR,
  ADMIN_SIGN_IN,
  customerAddress,
  orderAddress,
  requestAddress,
} from './addresses.ts'
import {adminPage, type SignedInView, type View} from './adminPage.ts'
import {showCounts} from './counts/showCounts.ts'
import {type CustomerOrder, customerPage} from './customers/customerPage.ts'
import {customersPage} from './customers/customersPage.ts'
import {bookDocuments} from './export/bookDocuments.ts'
import {showBooks} from './export/showBooks.ts'
import {showFigures} from './figures/showFigures.ts'
import {showHealth} from './health/showHealth.ts'
import {filterIn, LONGEST_SEARCH} from './list/filterIn.ts'
import {listPage} from './list/listPage.ts'
import {actOnMessage, showMessage, showMessages} from './messages/messages.ts'
import {actOnMirror, showMirror} from './mirror/mirror.ts'
import {offersPage} from './offers/offersPage.ts'
import type {Done} from './order/acting.ts'
import {perform} from './order/actions.ts'
import {confirmPlanPage} from './order/confirmPlanPage.ts'
import {confirmRefundPage} from './order/confirmRefundPage.ts'
import {confirmSchemePage} from './order/confirmSchemePage.ts'
import {orderPage} from './order/orderPage.ts'
import type {Failed} from './order/orderView.ts'
import {replySeen} from './order/replySeen.ts'
import {cookieIn, isFormToken, isFreshSession, sessionIn, sessionOf} from './signIn/session.ts'
import {signInPage} from './signIn/signInPages.ts'
import {announce, showTerms} from './terms/terms.ts'
import {actOnWind, showWind} from './wind/wind.ts'
import {ADMIN_WORDS} from './words/words.ts'

const LANGUAGE_COOKIE = 'beheer-language'
const MONTHS_SHOWN = 24

type AdminServices = Services & {now: Date}

/** The language that was chosen here before. */
export function languageOf(request: Request): StaffLanguage {
  const chosen = cookieIn(request, LANGUAGE_COOKIE)
  return isStaffLanguage(chosen) ? chosen : DEFAULT_STAFF_LANGUAGE
}

/** Browsers on phones say so. */
const isPhone = (request: Request): boolean => /\bMobile\b/.test(request.headers.get('user-agent') ?? '')

/** Remembers a choice of language and goes back to the page without it; null when nothing was chosen. */
export function chooseLanguage(url: URL): Response | null {
  const chosen = url.searchParams.get('language')
  if (!isStaffLanguage(chosen)) return null
  const back = new URL(url)
  back.searchParams.delete('language')
  const response = redirectTo(`${back.pathname}${back.search}`)
  response.headers.set(
    'set-cookie',
    `${LANGUAGE_COOKIE}=${chosen}; Path=${ADMIN}; Max-Age=31536000; HttpOnly; SameSite=Lax`,
  )
  return response
}

/** Cookies are Secure wherever there is https: everywhere but on one machine. */
export const isSecure = (siteUrl: string) => !(siteUrl.startsWith('http:') && isLoopback(siteUrl))

/** The pages behind the sign-in. */
export async function handleAdmin(request: Request, services: AdminServices): Promise<Response> {
  const {siteUrl} = services
  const url = new URL(request.url)
  const session = await sessionOf(sessionIn(request, isSecure(siteUrl)), services)
  if (!session) return redirectTo(`${ADMIN_SIGN_IN}?${new URLSearchParams({next: `${url.pathname}${url.search}`})}`)
  const view = {language: languageOf(request), url, session, isPhone: isPhone(request)}
  if (request.method === 'POST') return act(request, view, services)
  const chosen = chooseLanguage(url)
  if (chosen) return chosen
  const page = pageAt(url)
  if (mayUse(session, page)) return PAGES[page](view, services)
  return page === 'orders' ? redirectTo(ADMIN_EXPORT) : noAccess(view)
}

const PAGES: Record<PageName, (view: SignedInView, services: AdminServices) => Promise<Response>> = {
  orders: showOrders,
  order: showOrder,
  portal: showPortal,
  messages: showMessages,
  message: showMessage,
  customers: showCustomers,
  customer: showCustomer,
  offers: async (view, {database, mode, now}) =>
    replyPage(200, offersPage(await usedOffers(database, mode, now), view)),
  figures: (view, services) => showFigures(view, lastMonths(services.now), services),
  counts: (view, services) => showCounts(view, lastMonths(services.now), services),
  terms: showTerms,
  wind: showWind,
  health: showHealth,
  invoice: showInvoice,
  export: (view, services) => showBooks(view, lastMonths(services.now), services),
  mirror: (view, services) => showMirror(view, lastMonths(services.now), services),
}

function noAccess(view: SignedInView): Response {
  const {noAccess: w} = ADMIN_WORDS[view.language]
  const body = html`<div class="card narrow"><h1>${w.title}</h1><p>${w.text}</p><p><a href="${ADMIN}">${w.back}</a></p></div>`
  return replyPage(403, adminPage(w.title, body, view))
}

async function showOrders(view: SignedInView, {database, mode, now}: AdminServices): Promise<Response> {
  const filter = filterIn(view.url.searchParams)
  const quoted = requestIdIn(filter.search ?? '')
  if (quoted) return redirectTo(requestAddress(quoted))
  const after = view.url.searchParams.get('after') ?? undefined
  const [list, needs, plans] = await Promise.all([
    listOrders(database, filter, after),
    countNeeds(database),
    plansSold(database),
  ])
  return replyPage(200, listPage({list, filter, after, needs, plans, now, months: lastMonths(now), mode}, view))
}

async function showOrder(view: SignedInView, services: AdminServices): Promise<Response> {
  const {orders, now} = services
  const id = view.url.searchParams.get('order')
  const order = isOrderId(id) ? await orders.get(id) : null
  if (!order) return unknownOrder(view)
  const words = ADMIN_WORDS[view.language]
  const done = view.url.searchParams.get('done') ?? ''
  return replyPage(
    200,
    orderPage(
      {
        order,
        ...(await besideOf(order, services)),
        now,
        ...(Object.hasOwn(words.done, done) && {done: done as Done}),
      },
      view,
    ),
  )
}

async function showCustomers(view: SignedInView, {database, now}: AdminServices): Promise<Response> {
  const {search = '', after} = Object.fromEntries(view.url.searchParams)
  const asked = search.trim().slice(0, LONGEST_SEARCH)
  const list = await listCustomers(database, asked, after)
  return replyPage(200, customersPage({list, search: asked, after, now}, view))
}

type Answer = {status?: number; failed?: Failed; typed?: Record<string, string>}

/** The page of the customer of an order, also after a form on it that was refused. */
async function showCustomer(view: SignedInView, services: AdminServices, answer: Answer = {}): Promise<Response> {
  const {orders, database, now} = services
  const id = view.url.searchParams.get('customer')
  const ids = isOrderId(id) ? await ordersOfCustomer(database, id) : []
  const read = await Promise.all(
    ids.map(async (each): Promise<CustomerOrder[]> => {
      const [order, history, invoices] = await Promise.all([
        orders.get(each),
        orders.auditLog(each),
        invoicesOf(database, each),
      ])
      return order ? [{order, history, invoices}] : []
    }),
  )
  const [newest, ...others] = read.flat()
  if (!newest) return unknownOrder(view)
  const isNoted = view.url.searchParams.get('done') === 'noted'
  const {status = 200, failed, typed} = answer
  return replyPage(status, customerPage({orders: [newest, ...others], isNoted, failed, typed, now}, view))
}

/** The customer's page of an order, to look at. */
async function showPortal(view: SignedInView, services: AdminServices): Promise<Response> {
  const id = view.url.searchParams.get('portal')
  const order = isOrderId(id) ? await services.orders.get(id) : null
  if (!order || !hasPage(order)) return unknownOrder(view)
  return replySeen(order, view, services)
}

/** A file of an invoice, also when the customer's links were withdrawn or the order is gone. */
async function showInvoice(view: SignedInView, {database}: AdminServices): Promise<Response> {
  const {searchParams} = view.url
  const invoice = await invoiceOf(database, searchParams.get('invoice') ?? '')
  return (invoice && (await replyFile(invoice, searchParams, database))) || unknownOrder(view)
}

function unknownOrder(view: View): Response {
  const {order: w} = ADMIN_WORDS[view.language]
  const body = html`<h1>${w.unknownTitle}</h1><p>${w.unknown}</p><p><a href="${ADMIN}">${w.back}</a></p>`
  return replyPage(404, adminPage(w.unknownTitle, body, view))
}

/** Asks for a fresh sign-in, which leads on to a page. */
const askAgain = (next: string, view: SignedInView) =>
  replyPage(403, signInPage({kind: 'again', email: view.session.email, next}, view))

const isRefund = (act = '') => act === 'refund' || act === 'refundRefused' || act === 'reinvoice'

/** Carries out the action of a form. Success ends in a redirect, so that a reload repeats nothing. */
async function act(request: Request, view: SignedInView, services: AdminServices): Promise<Response> {
  const {orders, now} = services
  const form = await readForm(request, services.siteUrl)
  if (!mayUse(view.session, form.act)) return noAccess(view)
  if (form.act === 'announceTerms' && isFormToken(form.token ?? '', view.session)) return announce(form, view, services)
  if (form.act === 'bookDocuments' && isFormToken(form.token ?? '', view.session)) return bookDocuments(form, services)
  const messageAct = MESSAGE_ACTS.find((each) => each === form.act)
  if (messageAct && isFormToken(form.token ?? '', view.session)) return actOnMessage(messageAct, form, view, services)
  const windAct = WIND_ACTS.find((each) => each === form.act)
  if (windAct && isFormToken(form.token ?? '', view.session)) return actOnWind(windAct, form, view, services)
  const mirrorAct = MIRROR_ACTS.find((each) => each === form.act)
  if (mirrorAct && isFormToken(form.token ?? '', view.session)) {
    if (mirrorAct === 'refundStray' && !isFreshSession(view.session, now)) return askAgain(ADMIN_MIRROR, view)
    return actOnMirror(mirrorAct, form, view, services)
  }
  const order = isOrderId(form.order) ? await orders.get(form.order) : null
  if (!order) return unknownOrder(view)
  view.url.searchParams.set('order', order.id)
  if (isRefund(form.act) && !isFreshSession(view.session, now)) return askAgain(orderAddress(order.id), view)
  const outcome = isFormToken(form.token ?? '', view.session)
    ? await perform(order, form, {...services, now: () => now}, view.session.email)
    : ({problem: 'expired', status: 403, act: ''} as const)
  const isOfCustomer = form.back === 'customer'
  if ('done' in outcome)
    return redirectTo(`${(isOfCustomer ? customerAddress : orderAddress)(order.id)}&done=${outcome.done}`)
  if ('confirm' in outcome) return replyPage(200, confirmRefundPage(order, outcome.confirm, view))
  if ('confirmPlan' in outcome) return replyPage(200, confirmPlanPage(order, outcome.confirmPlan, view))
  if ('confirmScheme' in outcome) return replyPage(200, confirmSchemePage(order, outcome.confirmScheme, view))
  if (isOfCustomer) {
    view.url.searchParams.set('customer', order.id)
    return showCustomer(view, services, {status: outcome.status, failed: outcome, typed: form})
  }
  const kept = (await orders.get(order.id)) ?? order
  const beside = await besideOf(kept, services)
  return replyPage(outcome.status, orderPage({order: kept, ...beside, failed: outcome, typed: form, now}, view))
}

/** Records beside an order, which its page shows. */
async function besideOf(
  order: Order,
  {orders, database, content, now}: Pick<AdminServices, 'orders' | 'database' | 'content' | 'now'>,
) {
  const [history, ledger, texts, invoices, deliveries, onSale] = await Promise.all([
    orders.auditLog(order.id),
    readLedger(database.query, order.id),
    agreedTexts(order, orders),
    invoicesOf(database, order.id),
    deliveriesOf(database, order.id),
    readOnSale(content, order.language, now).catch((error: unknown) => {
      caught('texts.read_failed', {endpoint: 'beheer', order: order.id}, error)
      return NOTHING_ON_SALE
    }),
  ])
  return {history, ledger, texts, invoices, deliveries, onSale}
}

function lastMonths(now: Date): string[] {
  const first = `${monthOf(now)}-01`
  return Array.from({length: MONTHS_SHOWN}, (_, index) => monthsLater(first, -index).slice(0, 7))
}

/** The page of an error: it says what happened, and that nothing was done. */
export function replyProblem({status, headers}: HttpError, request: Request): Response {
  const view = {language: languageOf(request), url: new URL(request.url), session: null}
  const {problems, reference} = ADMIN_WORDS[view.language]
  const text = status === 403 ? problems.foreign : status === 503 ? problems.unavailable : problems.failed
  const body = html`<div class="card narrow"><h1>${problems.title}</h1>${notice('down', text)}<p class="muted">${fill(reference, {id: requestId()})}</p><p><a href="${ADMIN}">${ADMIN_WORDS[view.language].order.back}</a></p></div>`
  const response = replyPage(status, adminPage(problems.title, body, view))
  for (const [name, value] of Object.entries(headers)) response.headers.set(name, value)
  return response
}
