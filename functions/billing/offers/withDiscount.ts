import {amsterdamDay, monthsLater} from '../../../domain/format/dates.ts'
import {MONTHS} from '../../../domain/money/periods.ts'
import type {Order, PriceChange} from '../orders/order.ts'
import {replaced, withChanged} from '../prices/priceChange.ts'

/**
 * A paid order with the end of its discount as a change of price that the checkout told. A discount on the first period is
 * over with its payment, so the subscription is made with the regular amount, and so are free periods, of which Mollie collects
 * none; a longer one changes at Mollie, on its day, as announced prices do.
 */
export function withDiscount(order: Order, paidAt: string): Order {
  const {offer, period, priceId, priceRevision, exclVat, vat, total, vatRate} = order
  if (!offer || offer.periods === null || offer.until) return order
  const until = monthsLater(amsterdamDay(new Date(paidAt)), MONTHS[period] * offer.periods)
  const end: PriceChange = {
    ...{startsOn: until, plannedFor: until, priceId, priceRevision},
    ...{exclVat: offer.exclVat, vat: offer.vat, total: offer.total, vatRate},
    ...{fromExclVat: exclVat, fromVat: vat, fromTotal: total, fromVatRate: vatRate},
    toldAt: order.createdAt,
  }
  const planned = {...order, offer: {...offer, until}, priceChanges: [...(order.priceChanges ?? []), end]}
  return offer.periods > 1 && total > 0
    ? planned
    : withChanged(replaced(planned, {...end, changingAt: paidAt}), end, paidAt)
}
