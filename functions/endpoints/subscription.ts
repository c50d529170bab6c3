import type {Config} from '@netlify/functions'
import {linkSecrets, mollieConfig} from '../config.ts'
import {withDeadline} from '../deadline.ts'
import {withErrorHandling} from '../handler.ts'
import {isLinkAlive, isManageToken} from '../links/manage.ts'
import {errorName, log} from '../log.ts'
import {PAY} from '../model.ts'
import {isOrderId, type Order} from '../orders/order.ts'
import {lastResortPage} from '../pages/lastResort.ts'
import {type SubscriptionView, subscriptionPage} from '../pages/subscriptionPage.ts'
import {payOverdue} from '../payments/overdue.ts'
import {settlePayment} from '../payments/settle.ts'
import {cancelSubscription} from '../payments/subscription.ts'
import {languageOf, readText, requireMethod, requireSameOrigin} from '../request.ts'
import {pagePolicy, redirectTo, replyPage} from '../response.ts'
import {openServices, type Services} from '../services.ts'

/**
 * The page behind the signed link of a mail: GET shows the subscription, POST cancels it and comes back to the page. Mail
 * scanners follow links, so a GET must change nothing. Whatever fails, the answer is a page.
 */
export default (request: Request) =>
  withErrorHandling('subscription', () => handle(request), {
    toResponse: ({status, headers}) => {
      const page = replyPage(status, lastResortPage({kind: 'unavailable', language: languageOf(request)}))
      for (const [name, value] of Object.entries(headers)) page.headers.set(name, value)
      return page
    },
  })

async function handle(request: Request): Promise<Response> {
  requireMethod(request, 'GET', 'POST')
  const services = openServices()
  const address = new URL(request.url)
  const order = await orderOf(address.searchParams, services)
  // Paid, but its subscription could not be created yet: this is temporary.
  if (order?.status === 'paid' && !order.subscription && !order.duplicateOf)
    return show(503, {kind: 'failed', order}, services)
  if (!order?.subscription) return show(404, {kind: 'invalidLink', language: languageOf(request)}, services)
  const {cancelledAt, overdueId} = order.subscription
  if (request.method === 'GET') {
    const justNow = address.searchParams.has('done')
    const running = overdueId ? 'overdue' : 'confirm'
    return show(200, {kind: cancelledAt ? (justNow ? 'done' : 'already') : running, order}, services)
  }
  requireSameOrigin(request, services.siteUrl)
  if (new URLSearchParams(await readText(request)).get('act') === PAY) return pay(order, address, services)
  try {
    await withDeadline(
      services.deadlines.cancellation,
      cancelSubscription(order, services, {by: 'customer', why: 'link in a mail'}),
    )
  } catch (error) {
    log('subscription not cancelled', {order: order.id, error: errorName(error)})
    return show(503, {kind: 'failed', order}, services)
  }
  // A mail that cannot be sent is still owed; the cancellation stands.
  await services
    .sendMails(order)
    .catch((error: unknown) => log('mail not sent', {order: order.id, error: errorName(error)}))
  if (!cancelledAt) address.searchParams.set('done', '1')
  return redirectTo(`${address.pathname}${address.search}`)
}

/** To Mollie's page for what is overdue, or back to the page when nothing is. */
async function pay(order: Order, address: URL, services: Services): Promise<Response> {
  const page = `${address.pathname}${address.search}`
  try {
    const paying = payOverdue(order, `${services.siteUrl}${page}`, services)
    return redirectTo((await withDeadline(services.deadlines.payment, paying)) ?? page)
  } catch (error) {
    log('payment not created', {order: order.id, error: errorName(error)})
    return show(503, {kind: 'overdue', order}, services)
  }
}

async function show(status: number, view: SubscriptionView, services: Services): Promise<Response> {
  const html = await subscriptionPage(view, services).catch((error: unknown) => {
    log('texts not read', {endpoint: 'subscription', error: errorName(error)})
    return lastResortPage(view)
  })
  return replyPage(status, html, pagePolicy(mollieConfig().sandboxUrl ?? 'https://*.mollie.com'))
}

/** The order of a correctly signed link, after another look at what may have been paid since. */
async function orderOf(query: URLSearchParams, services: Services): Promise<Order | null> {
  const id = query.get('order')
  const order = isOrderId(id) ? await services.orders.get(id) : null
  if (!order || !isManageToken(query.get('token') ?? '', order, linkSecrets()) || !isLinkAlive(order, new Date()))
    return null
  const unsettled = unsettledOf(order)
  if (!unsettled) return order
  await settlePayment(unsettled, services)
  return services.orders.get(order.id)
}

/** The payment that a subscription still waits for: its first one, or the one for what is overdue. */
function unsettledOf({status, paymentId, subscription, payments}: Order): string | undefined {
  if (!subscription) return status === 'paid' ? paymentId : undefined
  const begun = payments.findLast(({kind, renewalOf}) => kind === 'catchUp' && renewalOf === subscription.overdueId)
  return subscription.overdueId && begun?.status !== 'paid' ? begun?.id : undefined
}

export const config: Config = {
  path: ['/api/subscription'],
  rateLimit: {windowLimit: 60, windowSize: 60, aggregateBy: ['ip', 'domain']},
}
