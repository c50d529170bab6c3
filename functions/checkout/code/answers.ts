import {formatAmount} from '../../../domain/money/money.ts'
import type {AgreedOffer} from '../../../domain/offers/agreedOffer.ts'
import {OfferRefused} from '../../billing/offers/redemptions.ts'
import type {Order} from '../../billing/orders/order.ts'
import type {Orders, Redeemer} from '../../billing/orders/orders.ts'
import {HttpError} from '../../http/httpError.ts'
import {attemptOf} from '../purchaseIdentity.ts'
import type {Quote} from '../quote.ts'
import {codeRefused, discountShown, lostWords, type RefusalOf, withoutDiscount} from './discount.ts'

type Buyer = Partial<Pick<Redeemer, 'attempt' | 'customerEmail' | 'details'>>

/** Tells why a discount is not left for a buyer. */
export const refusalFor =
  (buyer: Buyer, {mode, orders}: {mode: Order['mode']; orders: Orders}): RefusalOf =>
  ({offer, limits}) =>
    orders.offerRefusal({...buyer, id: '', mode, attempt: attemptOf(buyer.attempt), offer}, limits)

/** Amounts of a quote as answers carry them, with the discount that they have, or why one is not to be had. */
export const amountsOf = ({exclVat, vat, total, discount, lost}: Quote) => ({
  ...(lost && {reason: lost}),
  ...(discount && {discount: discountShown(discount, {exclVat, vat, total})}),
  exclVat: formatAmount(exclVat),
  vat: formatAmount(vat),
  total: formatAmount(total),
})

/** Throws the answer to a code that is asked about: its amounts, or that it is used up. */
export async function showAmounts(quote: Quote, refusalOf: RefusalOf): Promise<never> {
  const {discount} = quote
  if (!discount?.offer.code) throw codeRefused('unknown')
  const refusal = await refusalOf(discount)
  throw refusal ? codeRefused(refusal) : new HttpError(409, 'Code applied', amountsOf(quote))
}

/** An offer may be used up between being shown and being paid. Without a code the price is another one then. */
export const rethrowRefused = (quote: Quote) => (error: unknown) => {
  if (!(error instanceof OfferRefused)) throw error
  if (quote.discount?.offer.code) throw codeRefused(error.refusal)
  const lost = quote.discount && lostWords(quote.discount, error.refusal)
  throw new HttpError(409, 'Price changed', amountsOf({...withoutDiscount(quote), lost}))
}

/** The part of a discount from which a lost order knows what is paid after it. */
export const inMetadata = ({id, code, label, percent, amount, periods, exclVat}: AgreedOffer) => ({
  ...{id, code, periods, exclVat},
  ...(!code && {label}),
  ...(percent ? {percent} : {amount}),
})
