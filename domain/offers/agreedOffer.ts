import type {Cents} from '../money/money.ts'
import type {Breakdown} from '../money/pricing.ts'
import {type Discount, discounted, isFree} from './offers.ts'

/** An offer as an order was bought with it, in the customer's language. The amounts are those of a period without it. */
export type AgreedOffer = Breakdown &
  Discount & {
    /** The document. */
    id: string
    /** Empty for an introductory offer, and one that an operator gave. */
    code: string
    label: string
    /** The sentence that the customer read: what is paid now, and what after that. */
    text: string
    /** Number of periods, null for good; the day after the last one is known once it is paid. */
    periods: number | null
    until?: string | undefined
    /** First day of one that an operator gave later. */
    from?: string | undefined
  }

/** Number of periods that a first payment pays for: all those that an offer makes free, otherwise one. */
export const periodsOfFirst = (offer: AgreedOffer | undefined): number =>
  (offer && isFree(offer, offer.exclVat) && offer.periods) || 1

/** Limits on redemptions. */
export type OfferLimits = {most?: number | null | undefined; oncePerCompany: boolean}

/** Applies the discount to a price without VAT, if it holds for a period that starts on a day. */
export const priceOn = (offer: AgreedOffer | undefined, exclVat: Cents, day: string): Cents =>
  offer && (offer.from ?? '') <= day && (offer.until === undefined || day < offer.until)
    ? discounted(offer, exclVat)
    : exclVat
