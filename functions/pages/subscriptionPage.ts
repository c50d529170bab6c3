import type {ContentClient} from '../content.ts'
import {amsterdamDay, drawSubscriptionPage, type Language, type SubscriptionOrder} from '../model.ts'
import type {Order} from '../orders/order.ts'
import {payUntil} from '../orders/overdue.ts'
import {overdueAmounts} from '../orders/priceChange.ts'
import {runsUntil} from '../payments/renewal.ts'
import {subscriptionPageQuery} from './subscription.query.ts'

/** What the page shows: a subscription that can be cancelled, one that was cancelled now or before, or what went wrong. */
export type SubscriptionView =
  | {kind: 'confirm' | 'overdue' | 'done' | 'already' | 'failed'; order: Order}
  | {kind: 'invalidLink'; language: Language}

type Services = {content: ContentClient; now?: () => Date}

/** The page behind the link in mails. */
export async function subscriptionPage(
  view: SubscriptionView,
  {content, now = () => new Date()}: Services,
): Promise<string> {
  const {texts, orderLabel, settings} = await content.fetch(subscriptionPageQuery)
  if (!texts || !orderLabel || !settings) throw new Error('The texts of the subscription page are not in the CMS')
  const shown =
    view.kind === 'invalidLink'
      ? {kind: view.kind, language: view.language, order: null}
      : {kind: view.kind, language: view.order.language, order: told(view.order, now())}
  return drawSubscriptionPage(shown, {texts, orderLabel, settings})
}

const told = (order: Order, now: Date): SubscriptionOrder => ({
  ...order,
  since: amsterdamDay(new Date(order.paidAt ?? order.createdAt)),
  ...overdueAmounts(order),
  isCancelled: order.subscription?.cancelledAt !== undefined,
  runsUntil: runsUntil(order, now) ?? '',
  payUntil: payUntil(order),
})
