import type {QuoteQueryResult} from '../../../domain/content/content.types.ts'
import {monthsLater} from '../../../domain/format/dates.ts'
import {formatDay} from '../../../domain/format/format.ts'
import {type Cents, centsFromEuros, formatAmount} from '../../../domain/money/money.ts'
import {MONTHS, type Period} from '../../../domain/money/periods.ts'
import type {Breakdown} from '../../../domain/money/pricing.ts'
import {type AgreedOffer, type OfferLimits, periodsOfFirst} from '../../../domain/offers/agreedOffer.ts'
import {codeProblem} from '../../../domain/offers/codeProblems.ts'
import {amountsBy, introductoryFor, isBetter, offerFor, periodsOf, type Refusal} from '../../../domain/offers/offers.ts'
import {offerInShort, offerText} from '../../../domain/offers/offerText.ts'
import type {Language} from '../../../domain/texts/languages.ts'
import {fill} from '../../../domain/texts/placeholders.ts'
import type {Localised} from '../../../domain/texts/texts.ts'
import {wrongFields} from '../../http/request.ts'

type Content = Localised<QuoteQueryResult>
type Over = NonNullable<Content['code']>['over']

/**
 * The discount of a quote: what the order keeps, what limits it, the sentence below the button, and the words for when none is
 * left.
 */
export type Discount = {offer: AgreedOffer; limits: OfferLimits; inShort: string; over: Over}

type Read = Pick<Content, 'offer' | 'introductory' | 'code'>
type Found = NonNullable<Content['offer']>
type About = {plan: string; period: Period; periodLabel: string; exclVat: number; vatRate: number; today: string}
/** Why an offer that counts is not left for the buyer; null when it is. */
export type RefusalOf = (discount: Discount) => Promise<Refusal | null>
type Options = {
  language: Language
  code: string | undefined
  /** The total that a page offered, in cents. */
  shownTotal: Cents | undefined
  refusalOf: RefusalOf
}
/** `lost`: why the introductory price that a page showed is not to be had, in a sentence. */
type Discounted = (Breakdown & {discount: Discount}) | {lost?: string | undefined}

/**
 * The first amounts with the offer of a code, or else with the introductory one, as far as any is left. Throws an
 * HttpError that names why the code does not count.
 */
export async function discountOf(
  {offer: found, introductory, code: words}: Read,
  about: About,
  {language, code, shownTotal, refusalOf}: Options,
): Promise<Discounted> {
  if (!words && code !== undefined) throw codeRefused('unknown')
  if (!words) return {}
  const wish = {...about, exclVat: centsFromEuros(about.exclVat)}
  const applied = (offer: Found) => applyOffer(offer, words, about, language)
  const intro = introductoryFor(introductory, wish)
  const introduced = intro && applied(intro)
  const refusal = introduced && (await refusalOf(introduced.discount))
  const isIntroduced = introduced && !refusal
  if (code === undefined) {
    if (isIntroduced) return introduced
    const shown = introductory.find((offer) => applied(offer).total === shownTotal)
    const why = shown && (shown === intro ? refusal : refused(offerFor(shown, wish)))
    return {lost: why ? lostWords(words, why) : undefined}
  }
  const answer = offerFor(found, wish)
  if ('refusal' in answer) throw codeRefused(answer.refusal)
  if (intro && isIntroduced && !isBetter(answer.offer, intro, wish)) throw codeRefused('notBetter')
  return applied(answer.offer)
}

const refused = (answer: ReturnType<typeof offerFor>) => ('refusal' in answer ? answer.refusal : null)

/** Says why an introductory price is not to be had; nothing where it never was. */
export const lostWords = ({over}: {over: Over}, refusal: Refusal): string | undefined =>
  refusal in over ? over[refusal as keyof typeof over] : undefined

function applyOffer(
  {_id: id, code, label, percent, amount, lasts, count, most, oncePerCompany}: Found,
  words: NonNullable<Content['code']>,
  {period, periodLabel, exclVat, vatRate, today}: About,
  language: Language,
): Breakdown & {discount: Discount} {
  const {now, later} = amountsBy({percent, amount}, centsFromEuros(exclVat), vatRate)
  const sentences = {now, later, periodLabel, language}
  const text = offerText({lasts, count}, words, sentences)
  const offer = {id, code: code ?? '', label, percent, amount, periods: periodsOf({lasts, count}), text, ...later}
  const date = formatDay(monthsLater(today, MONTHS[period] * periodsOfFirst(offer)), language, 'long')
  return {
    ...now,
    discount: {
      offer,
      limits: {most, oncePerCompany},
      inShort: fill(offerInShort({lasts, count}, words, sentences), {date}),
      over: words.over,
    },
  }
}

export const codeRefused = (refusal: Refusal) => wrongFields([codeProblem(refusal)])

/** A quote without its discount. */
export function withoutDiscount<T extends Breakdown & {discount?: Discount | undefined}>({discount, ...quote}: T) {
  const {exclVat, vat, total} = discount?.offer ?? quote
  return {...quote, exclVat, vat, total}
}

/** The discount as the page shows it. */
export const discountShown = ({offer, inShort}: Discount, {exclVat}: Breakdown) => ({
  label: offer.label,
  off: formatAmount(offer.exclVat - exclVat),
  text: offer.text,
  inShort,
})
