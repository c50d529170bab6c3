import type {Cents} from '../../../domain/money/money.ts'
import {type AgreedOffer, periodsOfFirst} from '../../../domain/offers/agreedOffer.ts'
import {amountsBy, discounted} from '../../../domain/offers/offers.ts'
import type {Order, PriceChange} from '../orders/order.ts'

/** The offer of a discount that an operator gave: no document. */
export const GIVEN = 'operator'

type Identified = Pick<PriceChange, 'plannedFor' | 'total' | 'vatRate'>

/**
 * Whether a change of price is the beginning or the end of the discount: agreed at the checkout or given by an operator, so it
 * needs no notice, and nothing that the content says later withdraws it.
 */
export const isOfDiscount = ({offer}: Pick<Order, 'offer'>, {plannedFor, total, vatRate}: Identified): boolean =>
  offer !== undefined &&
  ((offer.until === plannedFor && offer.total === total) ||
    (offer.from === plannedFor && amountsBy(offer, offer.exclVat, vatRate).now.total === total))

/** Discount excl. VAT in a payment at the price that the order was bought at, of all free periods in the first; 0 in one of another amount. */
export const givenIn = (offer: AgreedOffer | undefined, exclVat: Cents): Cents =>
  offer && exclVat === discounted(offer, offer.exclVat) ? (offer.exclVat - exclVat) * periodsOfFirst(offer) : 0
