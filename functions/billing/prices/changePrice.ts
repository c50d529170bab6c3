import {type MollieClient, SubscriptionStatus} from '@mollie/api-client'
import {amsterdamDay} from '../../../domain/format/dates.ts'
import {formatAmount} from '../../../domain/money/money.ts'
import {caught, log} from '../../runtime/log.ts'
import {alert} from '../orders/alerts.ts'
import {withAlert} from '../orders/notify.ts'
import type {Audit, Orders} from '../orders/orders.ts'
import {isMollieRefusal} from '../payments/mollieError.ts'
import {dueOn, withBegun, withChanged} from './priceChange.ts'
import {replanned} from './pricePlan.ts'
import type {RunningPrices} from './runningPrices.ts'

type Services = {mollie: MollieClient; orders: Orders}
const AUDIT: Audit = {actor: 'shop', reason: 'priceChanges'}

/**
 * Makes the price change of an order that is due. In three steps, each of which may be taken twice, at once or after a kill:
 * the order says that it begins (from then on it is not withdrawn), Mollie is told the amount, the order says that it
 * is made. Throws when Mollie cannot be reached.
 */
export async function changePrice(
  orderId: string,
  prices: RunningPrices,
  services: Services,
  now: Date,
): Promise<void> {
  const {mollie, orders} = services
  const today = amsterdamDay(now)
  const begin = (kept: Parameters<typeof withBegun>[0]) =>
    withBegun(replanned(kept, prices, now), today, now.toISOString())
  const order = await orders.update(orderId, begin, AUDIT)
  const change = dueOn(order, today)
  const {subscription, customerId} = order
  if (!change?.changingAt || !subscription || !customerId) return
  try {
    await mollie.customerSubscriptions.update(subscription.id, {
      customerId,
      amount: {currency: 'EUR', value: formatAmount(change.total)},
    })
  } catch (error) {
    if (!isMollieRefusal(error)) throw error
    const {status} = await mollie.customerSubscriptions.get(subscription.id, {customerId})
    caught('price.change_failed', {order: orderId, status}, error)
    // Cancelled since we looked, or resting without a mandate: it is made when it runs again.
    if (status !== SubscriptionStatus.active) return
    const text = alert('notRepriced', 'Mollie', change.total)
    await orders.update(orderId, (kept) => withAlert(kept, text), AUDIT)
    return
  }
  await orders.update(orderId, (kept) => withChanged(kept, change, now.toISOString()), AUDIT)
  log('price.changed', {order: orderId, startsOn: change.startsOn, total: change.total})
}
