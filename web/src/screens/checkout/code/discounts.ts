import {parseAmount} from '../../../../../domain/money/money.ts'
import type {Period} from '../../../../../domain/money/periods.ts'
import type {Breakdown} from '../../../../../domain/money/pricing.ts'
import type {PeriodOffer} from '../PeriodChoice.tsx'

/** Discount as the function works it out: a line of the amounts, and what is paid now and later. */
export type Discount = {label: string; off: number; text: string; inShort: string}
export type Discounted = Breakdown & {discount?: Discount | undefined}

/** First amounts of periods by the code in the form, with and without VAT. */
export type Discounts = Record<'home' | 'reversed', Partial<Record<Period, Discounted>>>
export const NO_DISCOUNTS: Discounts = {home: {}, reversed: {}}

/** Amounts of the first payment, without scripts those of the page. */
export type Payable = Discounted & {period: Period; reversed: Discounted}

export const payable = (offers: readonly PeriodOffer[], {home, reversed}: Discounts): Payable[] =>
  offers.map((offer) => ({...offer, ...home[offer.period], reversed: reversed[offer.period] ?? offer.reversed}))

/** Reads the discount of an answer; undefined when there is none. */
export function readDiscount(discount: unknown): Discount | undefined {
  const {label, off, text, inShort} = Object(discount) as Partial<Record<keyof Discount, unknown>>
  const cents = typeof off === 'string' ? parseAmount(off) : null
  return typeof label === 'string' && typeof text === 'string' && typeof inShort === 'string' && cents !== null
    ? {label, text, inShort, off: cents}
    : undefined
}
