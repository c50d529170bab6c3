import {parseAmount} from '../../../../../domain/money/money.ts'
import type {Period} from '../../../../../domain/money/periods.ts'
import type {Discounted, ShownDiscount} from '../../../../../domain/offers/introductory.ts'
import type {PeriodOffer} from '../PeriodChoice.tsx'

/** First amounts of periods by the code in the form, with and without VAT. */
export type Discounts = Record<'home' | 'reversed', Partial<Record<Period, Discounted>>>
export const NO_DISCOUNTS: Discounts = {home: {}, reversed: {}}

/** Amounts that the function worked out in place of those of the page, whose discount they have only if they say so. */
export const payable = (offers: readonly PeriodOffer[], {home, reversed}: Discounts): PeriodOffer[] =>
  offers.map((offer) => ({
    ...offer,
    ...(home[offer.period] && {discount: undefined, ...home[offer.period]}),
    reversed: reversed[offer.period] ?? offer.reversed,
  }))

/** Reads the discount of an answer; undefined when there is none. */
export function readDiscount(discount: unknown): ShownDiscount | undefined {
  const {label, off, text, inShort} = Object(discount) as Partial<Record<keyof ShownDiscount, unknown>>
  const cents = typeof off === 'string' ? parseAmount(off) : null
  return typeof label === 'string' && typeof text === 'string' && typeof inShort === 'string' && cents !== null
    ? {label, text, inShort, off: cents}
    : undefined
}
