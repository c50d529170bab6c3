import {centsFromEuros} from '../money/money.ts'
import {MONTHS, type Period} from '../money/periods.ts'
import type {Breakdown} from '../money/pricing.ts'
import type {Language} from '../texts/languages.ts'
import {amountsBy, introductoryFor, isFree, type Offer, periodsOf} from './offers.ts'
import {type OfferWords, offerInShort, offerText} from './offerText.ts'

/** Discount on a first payment: a line of the amounts, and what is paid now and later; below the button with the next `{date}`, in so many months. */
export type ShownDiscount = {label: string; off: number; text: string; inShort: string; months?: number}

/** Amounts of a first payment, and the discount that they have. */
export type Discounted = Breakdown & {discount?: ShownDiscount | undefined}

type First = Breakdown & {discount: ShownDiscount}

/** First payment of a price by its introductory offer, with VAT and under the reverse charge. */
export type Introductory = {home: First; reversed: First}

type Price = {
  plan: {key: string} | null
  period: Period
  exclVat: number
  introductory: readonly (Offer & {
    _id: string
    label: string
    lasts: keyof OfferWords
    words: (OfferWords & {inShort: string; free: string; labels: Record<Period, string>}) | null
  })[]
}
type Day = {today: string; vatRate: number; language: Language; usedUp: readonly string[]}

/** Returns what the first payment of a price comes to by an offer without a code that counts, of which any is left. */
export function introductoryOf(
  {plan, period, exclVat, introductory}: Price,
  {today, vatRate, language, usedUp}: Day,
): Introductory | null {
  const cents = centsFromEuros(exclVat)
  const left = introductory.filter(({_id, firstDay}) => firstDay && !usedUp.includes(_id))
  const offer = introductoryFor(left, {plan: plan?.key ?? '', period, exclVat: cents, today})
  if (!offer?.words) return null
  const {words, label} = offer
  const first = (rate: number): First => {
    const {now, later} = amountsBy(offer, cents, rate)
    const about = {now, later, periodLabel: words.labels[period], language}
    const [text, inShort] = [offerText(offer, words, about), offerInShort(offer, words, about)]
    const months = MONTHS[period] * ((isFree(offer, cents) && periodsOf(offer)) || 1)
    return {...now, discount: {label, off: later.exclVat - now.exclVat, text, inShort, months}}
  }
  return {home: first(vatRate), reversed: first(0)}
}
