import type {Order, PriceChange} from '../orders/order.ts'

/**
 * Whether a change of price is the end of the discount: agreed at the checkout, so it needs no notice, and nothing that the
 * content says later withdraws it.
 */
export const isOfferEnd = (
  {offer}: Pick<Order, 'offer'>,
  {plannedFor, total}: Pick<PriceChange, 'plannedFor' | 'total'>,
): boolean => offer?.until === plannedFor && offer.total === total
