import type {QuoteQueryResult} from '../../../domain/content/content.types.ts'
import {monthsLater} from '../../../domain/format/dates.ts'
import {formatDay} from '../../../domain/format/format.ts'
import {centsFromEuros, formatAmount} from '../../../domain/money/money.ts'
import {MONTHS, type Period} from '../../../domain/money/periods.ts'
import type {Breakdown} from '../../../domain/money/pricing.ts'
import type {AgreedOffer, OfferLimits} from '../../../domain/offers/agreedOffer.ts'
import {codeProblem} from '../../../domain/offers/codeProblems.ts'
import {amountsBy, introductoryFor, isBetter, offerFor, periodsOf, type Refusal} from '../../../domain/offers/offers.ts'
import {offerText} from '../../../domain/offers/offerText.ts'
import type {Language} from '../../../domain/texts/languages.ts'
import {fill} from '../../../domain/texts/placeholders.ts'
import type {Localised} from '../../../domain/texts/texts.ts'
import {wrongFields} from '../../http/request.ts'

/** The discount of a quote: what the order keeps, what limits it, and the sentence below the button. */
export type Discount = {offer: AgreedOffer; limits: OfferLimits; inShort: string}

type Content = Localised<QuoteQueryResult>
type Read = Pick<Content, 'offer' | 'introductory' | 'code'>
type Found = NonNullable<Content['offer']>
type About = {plan: string; period: Period; periodLabel: string; exclVat: number; vatRate: number; today: string}
type Options = {language: Language; code: string | undefined; isLeft: (discount: Discount) => Promise<boolean>}
type Discounted = Breakdown & {discount: Discount}

/**
 * The first amounts with the offer of a code, or else with the introductory one, as far as any is left; null without. Throws an
 * HttpError that names why the code does not count.
 */
export async function discountOf(
  {offer: found, introductory, code: words}: Read,
  about: About,
  {language, code, isLeft}: Options,
): Promise<Discounted | null> {
  const wish = {...about, exclVat: centsFromEuros(about.exclVat)}
  const applied = (offer: Found) => words && applyOffer(offer, words, about, language)
  const intro = introductoryFor(introductory, wish)
  const introduced = intro && applied(intro)
  const isIntroduced = introduced ? await isLeft(introduced.discount) : false
  if (code === undefined) return introduced && isIntroduced ? introduced : null
  const answer = offerFor(found, wish)
  if ('refusal' in answer) throw codeRefused(answer.refusal)
  if (intro && isIntroduced && !isBetter(answer.offer, intro, wish)) throw codeRefused('notBetter')
  const byCode = applied(answer.offer)
  if (!byCode) throw codeRefused('unknown')
  return byCode
}

function applyOffer(
  {_id: id, code, label, percent, amount, lasts, count, most, oncePerCompany}: Found,
  words: NonNullable<Content['code']>,
  {period, periodLabel, exclVat, vatRate, today}: About,
  language: Language,
): Discounted {
  const {now, later} = amountsBy({percent, amount}, centsFromEuros(exclVat), vatRate)
  const text = offerText({lasts, count}, words, {now, later, periodLabel, language})
  const date = formatDay(monthsLater(today, MONTHS[period]), language, 'long')
  const periods = periodsOf({lasts, count})
  return {
    ...now,
    discount: {
      offer: {id, code: code ?? '', label, percent, amount, periods, text, ...later},
      limits: {most, oncePerCompany},
      inShort: `${text} ${fill(words.inShort, {date})}`,
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
