import {type DatedPrice, savingOf} from '../catalogue/priceList.ts'
import {formatDay} from '../format/format.ts'
import {type Cents, centsFromEuros, isAmount} from '../money/money.ts'
import {MONTHS, type Period} from '../money/periods.ts'
import {type Breakdown, breakdown} from '../money/pricing.ts'
import type {Language} from '../texts/languages.ts'
import {fill} from '../texts/placeholders.ts'
import {formerPrice} from './formerPrice.ts'
import {amountsBy, introductoryFor, isFree, type Offer, periodsOf} from './offers.ts'
import {type OfferWords, offerInShort, offerText} from './offerText.ts'

/** Discount on a first payment: a line of the amounts, and what is paid now and later; below the button with the next `{date}`, in so many months. */
export type ShownDiscount = {
  label: string
  off: number
  text: string
  inShort: string
  months?: number
  /** Until when it can be ordered, in a sentence. */
  until?: string
  /** The former price, where it was a higher one, with the word before it. */
  was?: Breakdown & {word: string}
}

/** Amounts of a first payment, and the discount that they have. */
export type Discounted = Breakdown & {discount?: ShownDiscount | undefined}

type First = Breakdown & {discount: ShownDiscount}

/** First payment of a price by its introductory offer, with VAT and under the reverse charge. */
export type Introductory = {home: First; reversed: First; lastDay?: string}

type Price = {
  plan: {key: string} | null
  period: Period
  exclVat: number
  introductory: readonly (Offer & {
    _id: string
    label: string
    lasts: keyof OfferWords
    words:
      | (OfferWords & {inShort: string; free: string; until: string; was: string; labels: Record<Period, string>})
      | null
  })[]
}
type Day = {
  today: string
  vatRate: number
  language: Language
  usedUp: readonly string[]
  /** All prices there were, to know the former one. */
  prices: readonly DatedPrice[]
}

/** Returns what the first payment of a price comes to by an offer without a code that counts, of which any is left. */
export function introductoryOf(
  {plan, period, exclVat, introductory}: Price,
  {today, vatRate, language, usedUp, prices}: Day,
): Introductory | null {
  const cents = centsFromEuros(exclVat)
  const left = introductory.filter(({_id, firstDay}) => firstDay && !usedUp.includes(_id))
  const offer = introductoryFor(left, {plan: plan?.key ?? '', period, exclVat: cents, today})
  if (!offer?.words) return null
  const {words, label, lastDay} = offer
  const sold = prices.filter((each) => isAmount(each.exclVat))
  const former = formerPrice({plan: plan?.key ?? '', period, prices: sold, offers: introductory}, offer.firstDay)
  const was = former && Math.min(former, cents)
  const until = lastDay && fill(words.until, {date: formatDay(lastDay, language, 'long')})
  const first = (rate: number): First => {
    const {now, later} = amountsBy(offer, cents, rate)
    const about = {now, later, periodLabel: words.labels[period], language}
    const [text, inShort] = [offerText(offer, words, about), offerInShort(offer, words, about)]
    const months = MONTHS[period] * ((isFree(offer, cents) && periodsOf(offer)) || 1)
    const discount = {label, off: later.exclVat - now.exclVat, text, inShort, months}
    return {
      ...now,
      discount: {
        ...discount,
        ...(until && {until}),
        ...(was && was > now.exclVat && {was: {...breakdown(was / 100, rate), word: words.was}}),
      },
    }
  }
  return {home: first(vatRate), reversed: first(0), ...(lastDay && {lastDay})}
}

/** `first`: what is paid first, without VAT. */
type Compared = {period: Period; exclVat: number; first: Cents}

/** Whether the note of a price about its saving beside the monthly one is true of what is paid first, which offers change. */
export function isNoteTrue({period, exclVat, first}: Compared, monthly: Compared | undefined): boolean {
  if (!monthly) return true
  const saved = (paid: number, beside: number) => Math.round(savingOf({period, exclVat: paid}, beside).percent)
  return saved(first / 100, monthly.first / 100) >= saved(exclVat, monthly.exclVat)
}
