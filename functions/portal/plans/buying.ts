import {isPlanKey} from '../../../domain/catalogue/plans.ts'
import {CHECKOUT_DETAILS} from '../../../domain/customers/customerDetails.ts'
import type {Language} from '../../../domain/texts/languages.ts'
import type {OnSale, Wish} from '../../billing/changes/planChange.ts'
import type {Order} from '../../billing/orders/order.ts'
import {replyPrefilled} from '../../checkout/page/checkoutReply.ts'
import {readableAddress} from '../../http/readableAddress.ts'
import {stateOf} from '../portalOrder.ts'
import type {PortalBuying} from '../view/order.ts'
import {choicesIn} from './planChanges.ts'

/** Another subscription for the customer of an order: for another website, or once more when this one is over. */
export function buyingOf(
  order: Order,
  {pageHref, now}: {pageHref: string; now: Date},
  onSale: OnSale,
): PortalBuying | null {
  const kind = kindOf(order, now)
  if (!kind || onSale.sold.length === 0) return null
  const choices = choicesIn(onSale, order, now).map(({plan, ...choice}) => ({
    ...choice,
    isPresent: false,
    href: `${pageHref}&buy=${plan}.${choice.period}`,
  }))
  return {kind, choices}
}

/** None while something is open, or while the first one is being made. */
function kindOf(order: Order, now: Date): PortalBuying['kind'] | null {
  const state = stateOf(order, now)
  if (state === 'ended') return 'again'
  return state === 'running' || state === 'onPause' || state === 'cancelled' ? 'website' : null
}

/** The checkout of a plan with the details of the order; the website only where the subscription for it is over. */
export function replyCheckoutFor(order: Order, {plan, period}: Wish, language: Language, now: Date) {
  const kind = kindOf(order, now)
  if (!kind || !isPlanKey(plan)) return null
  const {website, ...business} = Object.fromEntries(CHECKOUT_DETAILS.map((name) => [name, order.details?.[name] ?? '']))
  return replyPrefilled(plan, language, {
    ...business,
    ...(kind === 'again' && {website: website ?? ''}),
    customerName: order.customerName ?? '',
    customerEmail: readableAddress(order.customerEmail ?? ''),
    billingPeriod: period,
    again: 'website',
  })
}
