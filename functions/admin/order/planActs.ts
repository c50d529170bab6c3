import type {MollieClient} from '@mollie/api-client'
import {amsterdamDay} from '../../../domain/format/dates.ts'
import {agreeToChange} from '../../billing/changes/agree.ts'
import {byMandate} from '../../billing/changes/byMandate.ts'
import {readOnSale, wishIn} from '../../billing/changes/onSale.ts'
import {type Planned, planChange} from '../../billing/changes/planChange.ts'
import type {Order} from '../../billing/orders/order.ts'
import type {Audit, Orders} from '../../billing/orders/orders.ts'
import {readMandate} from '../../billing/payments/mandate.ts'
import {decide} from '../../billing/state/decide.ts'
import type {ContentClient} from '../../runtime/content.ts'

type Services = {mollie: MollieClient; orders: Orders; content: ContentClient; now: () => Date}

/** A dearer plan for the operator to confirm: the sum that the mandate pays, and what follows. `wish` is as the form names it. */
export type PlanAtOnce = Pick<Planned, 'next' | 'startsOn'> & {
  atOnce: NonNullable<Planned['atOnce']>
  wish: string
  isDebit: boolean
  note: string
}

type Begun = {confirmPlan: PlanAtOnce} | {collected: string | null} | {problem: 'noMandate' | 'notPossible'}

/**
 * Begins a dearer plan at once, by the mandate, as customers do on their page: the sum is looked at first, and another one is
 * shown again. Throws when Mollie cannot be reached.
 */
export async function planAtOnce(
  order: Order,
  form: Readonly<Record<string, string>>,
  services: Services,
  audit: Audit,
): Promise<Begun> {
  const {note = '', paidToday, total, startsOn = '', from = ''} = form
  const wish = wishIn(form.wish ?? '')
  if (!wish) return {problem: 'notPossible'}
  const now = services.now()
  const onSale = await readOnSale(services.content, order.language, now)
  if (paidToday !== undefined) {
    const shown = {paidToday: Number(paidToday), total: Number(total), startsOn, from}
    const agreed = await agreeToChange(order, {wish, shown, onSale, pageUrl: null, audit, now}, services)
    if ('collected' in agreed) return agreed
    if ('planned' in agreed) return {collected: null}
    if ('refusal' in agreed && agreed.refusal === 'noMandate') return {problem: 'noMandate'}
  }
  const mandate = await readMandate(order, services.mollie)
  if (!mandate) return {problem: 'noMandate'}
  const planned = planChange(order, byMandate(wish, mandate, amsterdamDay(now)), onSale, now)
  if ('refusal' in planned || !planned.atOnce) return {problem: 'notPossible'}
  const {atOnce, next} = planned
  const isDebit = mandate.method === 'directdebit'
  return {confirmPlan: {atOnce, next, startsOn: planned.startsOn, wish: form.wish ?? '', isDebit, note}}
}

/** Plans another plan or period from the next renewal. Returns whether it could be. */
export async function planFromRenewal(
  order: Order,
  form: Readonly<Record<string, string>>,
  {orders, content, now: clock}: Services,
  audit: Audit,
): Promise<boolean> {
  const wish = wishIn(form.wish ?? '')
  const now = clock()
  const onSale = await readOnSale(content, order.language, now)
  let isAgreed = false
  const agree = (kept: Order): Order => {
    const planned = wish && planChange(kept, {...wish, isLater: true}, onSale, now)
    if (!planned || 'refusal' in planned) return kept
    isAgreed = true
    return decide(kept, {event: 'changeAgreed', planned, at: now.toISOString()}, now)
  }
  await orders.update(order.id, agree, audit)
  return isAgreed
}
