import type {Config} from '@netlify/functions'
import {linkSecrets} from '../config.ts'
import {withDeadline} from '../deadline.ts'
import {withErrorHandling} from '../handler.ts'
import {HttpError} from '../httpError.ts'
import {isManageToken} from '../links/manage.ts'
import {errorName, log} from '../log.ts'
import {isOrderId, type Order} from '../orders/order.ts'
import {subscriptionPage, type View} from '../pages/subscriptionPage.ts'
import {settlePayment} from '../payments/settle.ts'
import {cancelSubscription} from '../payments/subscription.ts'
import {requireSameOrigin} from '../request.ts'
import {redirectTo, replyPage} from '../response.ts'
import {openServices} from '../services.ts'

const DEADLINE_MS = 10_000

/**
 * The page behind the signed link of a mail: GET shows the subscription, POST cancels it and comes back to the page. Mail
 * scanners follow links, so that a GET must change nothing.
 */
export default (request: Request) =>
  withErrorHandling('subscription', async () => {
    if (request.method !== 'GET' && request.method !== 'POST') throw new HttpError(405, 'Use GET or POST')
    const services = openServices()
    const address = new URL(request.url)
    const order = await orderOf(address.searchParams, services)
    const show = async (status: number, view: View) => replyPage(status, await subscriptionPage(view, services))
    // Paid, but its subscription could not be made or looked up yet: that passes.
    if (order?.status === 'paid' && !order.subscription && !order.duplicateOf) return show(503, {kind: 'failed', order})
    if (!order?.subscription) return show(404, {kind: 'invalidLink', language: languageOf(request)})
    if (request.method === 'GET') {
      const {cancelledAt} = order.subscription
      const justNow = address.searchParams.has('done')
      return show(200, {kind: cancelledAt ? (justNow ? 'done' : 'already') : 'confirm', order})
    }
    requireSameOrigin(request, services.siteUrl)
    try {
      const cancelled = await withDeadline(DEADLINE_MS, cancelSubscription(order, services))
      await services.sendMails(cancelled)
    } catch (error) {
      log('subscription not cancelled', {order: order.id, error: errorName(error)})
      return show(503, {kind: 'failed', order})
    }
    if (!order.subscription.cancelledAt) address.searchParams.set('done', '1')
    return redirectTo(`${address.pathname}${address.search}`)
  })

/** The order of a link whose signature is right; completed first, should its subscription not be there yet. */
async function orderOf(query: URLSearchParams, services: ReturnType<typeof openServices>): Promise<Order | null> {
  const id = query.get('order')
  if (!isOrderId(id) || !isManageToken(query.get('token') ?? '', id, linkSecrets())) return null
  const order = await services.orders.get(id)
  if (!order || order.subscription || order.status !== 'paid' || !order.paymentId) return order
  await settlePayment(order.paymentId, services)
  return services.orders.get(id)
}

const languageOf = (request: Request) =>
  /^\s*nl\b/i.test(request.headers.get('accept-language') ?? 'nl') ? 'nl' : 'en'

export const config: Config = {
  path: ['/api/subscription'],
  rateLimit: {windowLimit: 60, windowSize: 60, aggregateBy: ['ip', 'domain']},
}
