import type {AgreedOffer} from '../../../../domain/offers/agreedOffer.ts'
import {fill} from '../../../../domain/texts/placeholders.ts'
import {isCancelled} from '../../../billing/state/subscription.ts'
import {runsUntil} from '../../../billing/subscriptions/renewal.ts'
import {card} from '../../../ui/card.ts'
import {descriptionList} from '../../../ui/descriptionList.ts'
import {type Html, html} from '../../../ui/html.ts'
import type {OrderView} from '../orderView.ts'

/** The plan and its price, and how far the subscription is. */
export function agreedCard({order, now, words, view, euros, day, moment}: OrderView): Html {
  const {order: w} = words
  const {subscription} = order
  const end = subscription && runsUntil(order, now)
  const since = (label: string, at: string | undefined) => at !== undefined && ([label, moment(at)] as const)
  return card({
    id: 'agreed',
    heading: w.agreed,
    isFolded: view.isPhone,
    content: descriptionList([
      [w.plan, `${order.planName}, ${words.periods[order.period]}`],
      [w.exclVat, euros(order.exclVat)],
      [order.vatScheme ? w.vatReversed : fill(w.vat, {rate: String(order.vatRate)}), euros(order.vat)],
      [w.total, euros(order.total)],
      order.offer !== undefined && [w.offer, offerWords(order.offer)],
      [w.subscription, subscription ? html`<span class="muted">${subscription.id}</span>` : w.noSubscription],
      end !== undefined && end !== null && [isCancelled(subscription) ? w.runsUntil : w.next, day(end)],
      since(w.overdueSince, subscription?.overdueSince),
      since(w.heldAt, subscription?.heldAt),
      since(w.lostAt, subscription?.lostAt),
      since(w.cancelledAt, subscription?.cancelledAt),
    ]),
  })
}

/** The code with the sentence that the customer read; one that an operator gave has neither. */
const offerWords = ({code, text, label, percent}: AgreedOffer) =>
  [code || `${label}, ${percent}%`, text].filter(Boolean).join(': ')
