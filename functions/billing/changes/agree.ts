import type {MollieClient} from '@mollie/api-client'
import {amsterdamDay} from '../../../domain/format/dates.ts'
import type {Cents} from '../../../domain/money/money.ts'
import {log} from '../../runtime/log.ts'
import type {Order} from '../orders/order.ts'
import type {Audit, Orders} from '../orders/orders.ts'
import {readMandate} from '../payments/mandate.ts'
import {decide} from '../state/decide.ts'
import {byMandate} from './byMandate.ts'
import {isAtOnce, isWaiting, type PlanChange} from './change.ts'
import {collectChange, payChange} from './changePayment.ts'
import {type OnSale, type Planned, planChange, type Refusal, type Wish} from './planChange.ts'

type Services = {mollie: MollieClient; orders: Orders}

/** The sums and the days that were shown; others are not agreed to. `from`: the first day that is paid for at once. */
type Shown = {paidToday: Cents; total: Cents; startsOn: string; from: string}

/** The result of agreeing: it is planned, it is to be paid at an address, a payment of it was begun by the mandate, or it is not agreed to. */
export type Agreed =
  | {planned: true}
  | {location: string}
  | {collected: string}
  | {refusal: Refusal | 'differs' | 'noMandate'}

/** `pageUrl` is where a customer comes back to who pays at Mollie's page; without it the mandate pays. */
type Asked = {wish: Wish; shown: Shown; onSale: OnSale; pageUrl: string | null; audit: Audit; now: Date}

/**
 * Agrees to another plan or period as it was shown. The same once more is the same change, and the same payment. Throws when
 * Mollie cannot be reached; then the change waits, and holds only if Mollie took the payment all the same.
 */
export async function agreeToChange(order: Order, asked: Asked, services: Services): Promise<Agreed> {
  const {shown, onSale, pageUrl, audit, now} = asked
  const mandate = pageUrl === null ? await readMandate(order, services.mollie) : null
  if (pageUrl === null && !mandate) return {refusal: 'noMandate'}
  const wish = mandate ? byMandate(asked.wish, mandate, amsterdamDay(now)) : asked.wish
  let refusal: Refusal | 'differs' | undefined
  const agree = (kept: Order): Order => {
    const planned = planChange(kept, wish, onSale, now)
    refusal = 'refusal' in planned ? planned.refusal : isAsShown(planned, shown) ? undefined : 'differs'
    return 'refusal' in planned || refusal
      ? kept
      : decide(kept, {event: 'changeAgreed', planned, at: now.toISOString()}, now)
  }
  const agreed = await services.orders.update(order.id, agree, audit)
  const change = agreed.planChanges?.find(isWaiting)
  // Pressed twice.
  if (refusal === 'underway' && change && isSame(change, wish, shown)) return {planned: true}
  if (refusal || !change) return {refusal: refusal ?? 'differs'}
  log('plan.change_agreed', {order: order.id, plan: wish.plan, period: wish.period})
  if (!isAtOnce(change)) return {planned: true}
  if (mandate) return collectChange(agreed, change, mandate, services, audit)
  return {location: await payChange(agreed, change, pageUrl ?? '', services)}
}

const isAsShown = ({paidToday, next, startsOn, atOnce}: Planned, shown: Shown): boolean =>
  paidToday === shown.paidToday &&
  next.total === shown.total &&
  startsOn === shown.startsOn &&
  (atOnce?.from ?? '') === shown.from

const isSame = (change: PlanChange, {plan, period}: Wish, {total, startsOn, from}: Shown): boolean =>
  change.plan === plan &&
  change.period === period &&
  change.total === total &&
  change.startsOn === (isAtOnce(change) ? from : startsOn)
