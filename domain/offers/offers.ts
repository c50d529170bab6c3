import {type Cents, centsFromEuros} from '../money/money.ts'
import {MONTHS, type Period} from '../money/periods.ts'
import {type Breakdown, breakdown} from '../money/pricing.ts'

/** Discount in percent, or in euros without VAT per period; one of the two. */
export type Discount = {percent?: number | null | undefined; amount?: number | null | undefined}

/** An offer as the queries read it. Days are YYYY-MM-DD in Amsterdam; an absent last day, plan or period limits nothing. */
export type Offer = Discount & {
  /** Absent: an introductory price, for everybody who qualifies. */
  code?: string | null | undefined
  plans?: readonly string[] | null | undefined
  periods?: readonly string[] | null | undefined
  firstDay: string
  lastDay?: string | null | undefined
  lasts: string
  count?: number | null | undefined
}

/** How long a discount holds: for the first period, for a number of them, or for good. */
export const LASTS = ['first', 'some', 'always'] as const

/** Pattern of a code: capitals and digits that survive a phone call or a poster. */
export const OFFER_CODE = /^[A-Z0-9][A-Z0-9-]{2,19}$/

/** A typed code as it is compared: capitals, no spaces. */
export const cleanCode = (typed: string): string => typed.normalize('NFKC').replace(/\s/g, '').toUpperCase()

/** Reasons why a code does not count; the last two depend on who used it before. */
export const REFUSALS = ['unknown', 'notYet', 'ended', 'elsewhere', 'notBetter', 'usedUp', 'usedByCompany'] as const
export type Refusal = (typeof REFUSALS)[number]

type Wish = {plan: string; period: Period; exclVat: Cents; today: string}

/** Whether a discount leaves nothing to pay of an amount without VAT. */
export const isFree = (discount: Discount, exclVat: Cents): boolean => discounted(discount, exclVat) === 0

/** The offer when it counts for a purchase, or why it does not. Nothing is sold for nothing for good. */
export function offerFor<T extends Offer>(offer: T | null | undefined, wish: Wish): {offer: T} | {refusal: Refusal} {
  if (!offer) return {refusal: 'unknown'}
  if (wish.today < offer.firstDay) return {refusal: 'notYet'}
  if (offer.lastDay && wish.today > offer.lastDay) return {refusal: 'ended'}
  const isMeant = includes(offer.plans, wish.plan) && includes(offer.periods, wish.period)
  const isFreeForGood = offer.lasts === 'always' && isFree(offer, wish.exclVat)
  return isMeant && !isFreeForGood ? {offer} : {refusal: 'elsewhere'}
}

/** The introductory offer of a purchase: the first that counts. The Studio refuses two for one price on one day. */
export const introductoryFor = <T extends Offer>(offers: readonly T[], wish: Wish): T | undefined =>
  offers.find((offer) => 'offer' in offerFor(offer, wish) && discounted(offer, wish.exclVat) < wish.exclVat)

const MONTHS_OF_A_YEAR = 12

/** Whether an offer leaves less to pay in a year than another one, or as much and holds for longer. */
export function isBetter(offer: Offer, other: Offer, {period, exclVat}: Pick<Wish, 'period' | 'exclVat'>): boolean {
  const count = MONTHS_OF_A_YEAR / MONTHS[period]
  const held = (each: Offer) => periodsOf(each) ?? Infinity
  const saved = (each: Offer) => (exclVat - discounted(each, exclVat)) * Math.min(held(each), count)
  return saved(offer) === saved(other) ? held(offer) > held(other) : saved(offer) > saved(other)
}

const includes = (list: readonly string[] | null | undefined, value: string) => !list?.length || list.includes(value)

/** Takes the discount off an amount without VAT, down to nothing. */
export function discounted({percent, amount}: Discount, exclVat: Cents): Cents {
  const off = percent ? Math.round((exclVat * percent) / 100) : centsFromEuros(amount ?? 0)
  return Math.max(0, exclVat - off)
}

/** Number of periods that the discount holds for; null for good. */
export const periodsOf = ({lasts, count}: Pick<Offer, 'lasts' | 'count'>): number | null =>
  lasts === 'always' ? null : lasts === 'some' ? Math.max(1, count ?? 1) : 1

/** Amounts of a discounted period, and of one without the discount. VAT follows from the amount without it. */
export const amountsBy = (discount: Discount, exclVat: Cents, vatRate: number): {now: Breakdown; later: Breakdown} => ({
  now: breakdown(discounted(discount, exclVat) / 100, vatRate),
  later: breakdown(exclVat / 100, vatRate),
})
