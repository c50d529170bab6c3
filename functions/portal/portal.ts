import type {Payment} from '@mollie/api-client'
import {CONFIRM_ADDRESS} from '../../domain/customers/portalActs.ts'
import {HOUR_MS} from '../../domain/format/dates.ts'
import {portalPath} from '../../domain/pages/portalAddress.ts'
import type {Language} from '../../domain/texts/languages.ts'
import {plannedChange} from '../billing/changes/change.ts'
import {wishIn} from '../billing/changes/onSale.ts'
import {invoicesOf} from '../billing/invoices/store.ts'
import {isFresh, isOrderId, type Order} from '../billing/orders/order.ts'
import {hasNewMandate, lastMandatePayment} from '../billing/payments/mandate.ts'
import {settlePayment} from '../billing/payments/settle.ts'
import {isCancelled} from '../billing/state/subscription.ts'
import {updateCustomer} from '../checkout/mollieCustomer.ts'
import {withConfirmedAddress} from '../customers/mailAddress.ts'
import {readForm} from '../http/request.ts'
import {movedTo, redirectTo, replyDownload} from '../http/response.ts'
import {linkSecrets} from '../runtime/config.ts'
import {caught} from '../runtime/log.ts'
import type {Services} from '../runtime/services.ts'
import {perform, sent} from './actions.ts'
import {isReturn, replyAfterPaying} from './afterPaying.ts'
import {exportData} from './exportData.ts'
import {addressIn, wasConfirmed} from './links/address.ts'
import {isLasting, isLinkAlive, isManageToken, isReadToken, managePath, pageToken} from './links/manage.ts'
import {replyCheckoutFor} from './plans/buying.ts'
import {type Opened, replyOrder, replySignIn} from './reply.ts'
import {replyReader} from './replyReader.ts'
import {languageOf} from './unavailable.ts'
import type {PortalDone} from './view/order.ts'
import {replyYear} from './year.ts'

type PortalServices = Services & {now: Date}

/** Texts of a thousand characters, as browsers encode them. */
const FORM_BYTES = 32_768

/**
 * The customer's page: GET shows what there is, POST changes something and comes back to the page. Mail scanners follow links,
 * so a GET must change nothing. Without an order in the address it asks whose page is wanted.
 */
export async function handlePortal(request: Request, services: PortalServices): Promise<Response> {
  const url = new URL(request.url)
  const query = url.searchParams
  const isOld = url.pathname.startsWith('/api/')
  if (!isOld && !url.pathname.endsWith('/')) return movedTo(`${url.pathname}/${url.search}`)
  const named = await orderNamed(query, services)
  const language = isOld ? (named?.language ?? languageOf(request)) : languageOf(request)
  if (isOld && request.method === 'GET') return redirectTo(`${portalPath(language)}${url.search}`)
  if (query.has('key')) return confirmAddress(request, named, language, services)
  if (named && isReturn(query) && request.method === 'GET') return replyAfterPaying(named, services)
  const opened = {language, token: query.get('token') ?? ''}
  const isReader = named && isReadToken(opened.token, named, linkSecrets(), services.now)
  if (isReader && request.method === 'GET' && isLinkAlive(named, services.now) && hasPage(named))
    return (await replyYear(named, query, opened, services)) ?? replyReader(named, opened, services)
  const isSigned = named && isManageToken(opened.token, named, linkSecrets(), services.now)
  const isAlive = isSigned && isLinkAlive(named, services.now)
  const instead = isAlive && request.method === 'GET' ? await paidInstead(named, services) : null
  // The link of a duplicate may be one of an hour: what it leads to lasts no longer.
  const anHour = services.now.getTime() + HOUR_MS
  if (instead)
    return redirectTo(managePath(instead, linkSecrets(), language, pageToken(instead, linkSecrets(), anHour)))
  const back = isAlive && query.get('done') === 'method' ? await backFrom(named, services) : undefined
  const order = isAlive ? await upToDate(named, back, services) : null
  if (!order || !hasPage(order))
    return query.has('order') || request.method === 'POST'
      ? replySignIn(404, {kind: 'signIn', problem: 'invalidLink'}, language, services)
      : replySignIn(200, {kind: 'signIn'}, language, services)
  if (request.method === 'POST') return act(request, order, opened, services)
  if (query.has('export')) return replyDownload(`${order.id}.json`, await exportOf(order, services))
  const year = await replyYear(order, query, opened, services)
  if (year) return year
  // A change within the hour before is no success of this try.
  if (back && isLost(back.status)) return replyOrder(200, order, {problem: 'method'}, opened, services)
  const bought = wishIn(query.get('buy'))
  const checkout = bought && replyCheckoutFor(order, bought, language, services.now)
  if (checkout) return checkout
  const wish = wishIn(query.get('change'))
  if (query.get('done') === 'plan' && isChangeLost(order))
    return replyOrder(200, order, {problem: 'notPaid'}, opened, services)
  return replyOrder(200, order, {done: doneIn(query, order, services.now), wish}, opened, services)
}

/** The last payment for a dearer plan. */
const lastChangePayment = ({payments}: Pick<Order, 'payments'>) => payments.findLast(({kind}) => kind === 'change')
const isChangeLost = (order: Order): boolean => isLost(lastChangePayment(order)?.status ?? '')

const isLost = (status: string) => ['failed', 'canceled', 'expired'].includes(status)

/** A payment made twice has no page of its own: the mail about its refund leads to the customer's subscription that runs. */
async function paidInstead({duplicateOf, customerEmail}: Order, {orders}: PortalServices): Promise<Order | null> {
  const paid = duplicateOf ? await orders.get(duplicateOf) : null
  return paid && customerEmail && paid.customerEmail === customerEmail ? paid : null
}

const exportOf = async (order: Order, {orders, database}: PortalServices) =>
  exportData(order, await orders.auditLog(order.id), await invoicesOf(database, order.id))

/** Paid, with its subscription or on the way to it: what was paid twice has none. */
export const hasPage = ({status, subscription, duplicateOf}: Order) =>
  subscription !== undefined || (status === 'paid' && !duplicateOf)

async function act(request: Request, order: Order, opened: Opened, services: PortalServices): Promise<Response> {
  const fields = await readForm(request, services.siteUrl, FORM_BYTES)
  const page = managePath(order, linkSecrets(), opened.language, opened.token)
  const hasLastingLink = isLasting(opened.token)
  const outcome = await perform({
    ...{order, fields, pageUrl: `${services.siteUrl}${page}`, services, now: services.now, hasLastingLink},
  })
  if ('location' in outcome) return redirectTo(outcome.location)
  if ('status' in outcome) {
    const {status, ...shown} = outcome
    return replyOrder(status, (await services.orders.get(order.id)) ?? order, shown, opened, services)
  }
  return redirectTo(outcome.done ? `${page}&done=${outcome.done}` : page)
}

const DONE: readonly PortalDone[] = [
  'cancelled',
  'paid',
  'resumed',
  'details',
  'addressAsked',
  'address',
  'method',
  'vatNumber',
  'changeAgreed',
  'plan',
  'changeWithdrawn',
  'paused',
  'pauseEnded',
  'shared',
  'unshared',
]

/** The `done` flag from the URL, if it still applies. */
function doneIn(query: URLSearchParams, order: Order, now: Date): PortalDone | undefined {
  const done = DONE.find((each) => each === query.get('done'))
  const wasCancelled = isCancelled(order.subscription)
  const isOver =
    (done === 'paid' && !isFresh(order, now)) ||
    (done === 'cancelled' && !wasCancelled) ||
    (done === 'resumed' && wasCancelled) ||
    (done === 'method' && !hasNewMandate(order, now)) ||
    (done === 'plan' && lastChangePayment(order)?.status !== 'paid') ||
    (done === 'changeAgreed' && !plannedChange(order)) ||
    (done === 'shared' && !order.readUntil) ||
    (done === 'unshared' && order.readUntil !== undefined) ||
    (done === 'changeWithdrawn' && plannedChange(order) !== undefined)
  return isOver ? undefined : done
}

/** The link that was sent to another address: its button makes that the address, and opens the page. */
async function confirmAddress(
  request: Request,
  order: Order | null,
  language: Language,
  services: PortalServices,
): Promise<Response> {
  const secrets = linkSecrets()
  const query = new URL(request.url).searchParams
  const alive = order && isLinkAlive(order, services.now) ? order : null
  if (alive && wasConfirmed(query, alive, secrets, services.now))
    return replySignIn(200, {kind: 'addressConfirmed'}, language, services)
  const email = alive && addressIn(query, alive, secrets, services.now)
  if (!order || !email) return replySignIn(404, {kind: 'signIn', problem: 'invalidLink'}, language, services)
  const asked = {kind: 'confirmAddress', email} as const
  if (request.method === 'GET') return replySignIn(200, asked, language, services)
  const {act} = await readForm(request, services.siteUrl)
  if (act !== CONFIRM_ADDRESS) return replySignIn(200, asked, language, services)
  const confirm = (kept: Order) => withConfirmedAddress(kept, email)
  const changed = await services.orders.update(order.id, confirm, {actor: 'customer', reason: 'addressConfirmed'})
  await Promise.all([sent(changed, services), updateCustomer(changed, services.mollie)])
  return redirectTo(`${managePath(changed, secrets, language)}&done=address`)
}

const orderNamed = (query: URLSearchParams, {orders}: PortalServices): Promise<Order | null> => {
  const id = query.get('order')
  return isOrderId(id) ? orders.get(id) : Promise.resolve(null)
}

/** The order, after another look at what may have been paid since. */
async function upToDate(order: Order, back: Payment | undefined, services: PortalServices): Promise<Order | null> {
  const unsettled = back && !isLost(back.status) ? back.id : unsettledOf(order)
  if (!unsettled) return order
  await settlePayment(unsettled, {...services, now: () => services.now})
  return services.orders.get(order.id)
}

/** Mollie may be away: the webhook comes too. */
const backFrom = (order: Order, {mollie}: PortalServices): Promise<Payment | undefined> =>
  lastMandatePayment(order, mollie).catch((error: unknown) => {
    caught('mandate.payment_read_failed', {order: order.id}, error)
    return undefined
  })

/** The payment that a subscription still waits for: its first one, or the one for what is overdue. */
function unsettledOf({status, paymentId, subscription, payments}: Order): string | undefined {
  if (!subscription) return status === 'paid' ? paymentId : undefined
  const change = lastChangePayment({payments})
  if (change?.status === 'open') return change.id
  const begun = payments.findLast(({kind, renewalOf}) => kind === 'catchUp' && renewalOf === subscription.overdueId)
  return subscription.overdueId && begun?.status !== 'paid' ? begun?.id : undefined
}
