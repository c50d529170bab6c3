import {DEADLINES, type Deadlines, withDeadline} from '../../runtime/deadline.ts'
import {caught, log} from '../../runtime/log.ts'
import {MissingOrder} from '../orders/orders.ts'
import {type ApplyServices, applyPayment} from './applyPayment.ts'
import {switchMandate} from './mandate.ts'
import {isPaymentId} from './mollie.ts'
import {isMollieError} from './mollieError.ts'
import {rebuildOrder} from './rebuild.ts'
import {fetchPayment, isWorthRebuilding, mandateFor, orderIdOf} from './snapshot.ts'

/** `done`: Mollie need not call again. `retry`: something could not be reached; Mollie's next call completes it. */
type Settlement = 'done' | 'retry'

type SettleServices = ApplyServices & {
  deadlines?: Pick<Deadlines, 'settlement'>
  /** Rebuilds a missing order from Mollie's metadata; otherwise the settlement is retried. */
  rebuildsOrders?: boolean
}

/**
 * Brings an order up to date with one of its payments. May be called any number of times, at once or hours apart: the
 * payment is fetched from Mollie each time (a webhook is unsigned and carries only an id), and each effect
 * happens only if the order does not have it yet: paid, then the subscription, and beside it the invoice and the mails.
 */
export async function settlePayment(paymentId: string, services: SettleServices): Promise<Settlement> {
  const {deadlines = DEADLINES} = services
  if (!isPaymentId(paymentId)) return 'done'
  try {
    return await withDeadline(deadlines.settlement, settle(paymentId, services))
  } catch (error) {
    const isUnknown = isMollieError(error, 404)
    caught('payment.settle_failed', {payment: paymentId}, error)
    return isUnknown ? 'done' : 'retry'
  }
}

async function settle(paymentId: string, services: SettleServices): Promise<Settlement> {
  const {mollie, orders, rebuildsOrders} = services
  const payment = await fetchPayment(mollie, paymentId)
  const orderId = await orderIdOf(payment, mollie)
  if (!orderId) {
    log('payment.unknown_order', {payment: paymentId})
    return 'done'
  }
  const apply = mandateFor(payment) ? switchMandate : applyPayment
  const applied = async () => ((await apply(payment, orderId, services)) ? 'done' : 'retry')
  try {
    return await applied()
  } catch (error) {
    if (!(error instanceof MissingOrder)) throw error
    // Webhooks may outrun the order's transaction, so only the jobs, minutes later, may rebuild it.
    const order = rebuildsOrders ? await rebuildOrder(payment, mollie) : null
    if (order) {
      await orders.create(order, {actor: 'shop', reason: 'rebuilt', payment: paymentId})
      return applied()
    }
    log('payment.order_missing', {payment: paymentId, order: orderId})
    return isWorthRebuilding(payment) ? 'retry' : 'done'
  }
}
