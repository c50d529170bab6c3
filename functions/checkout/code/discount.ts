import type {QuoteQueryResult} from '../../../domain/content/content.types.ts'
import {monthsLater} from '../../../domain/format/dates.ts'
import {formatDay, inSentence} from '../../../domain/format/format.ts'
import {centsFromEuros, formatAmount, formatEuros} from '../../../domain/money/money.ts'
import {MONTHS, type Period} from '../../../domain/money/periods.ts'
import type {Breakdown} from '../../../domain/money/pricing.ts'
import type {AgreedOffer, OfferLimits} from '../../../domain/offers/agreedOffer.ts'
import {codeProblem} from '../../../domain/offers/codeProblems.ts'
import {amountsBy, offerFor, periodsOf, type Refusal} from '../../../domain/offers/offers.ts'
import type {Language} from '../../../domain/texts/languages.ts'
import {fill} from '../../../domain/texts/placeholders.ts'
import type {Localised} from '../../../domain/texts/texts.ts'
import {wrongFields} from '../../http/request.ts'

/** The discount of a quote: what the order keeps, what limits it, and the sentence below the button. */
export type Discount = {offer: AgreedOffer; limits: OfferLimits; inShort: string}

type Read = Pick<Localised<QuoteQueryResult>, 'offer' | 'code'>
type About = {plan: string; period: Period; periodLabel: string; exclVat: number; vatRate: number; today: string}

/** The first amounts with a code, and its discount. Throws an HttpError that names why the code does not count. */
export function discountOf(
  {offer: found, code: words}: Read,
  {plan, period, periodLabel, exclVat, vatRate, today}: About,
  language: Language,
): Breakdown & {discount: Discount} {
  const cents = centsFromEuros(exclVat)
  const answer = offerFor(found, {plan, period, exclVat: cents, today})
  if ('refusal' in answer) throw codeRefused(answer.refusal)
  if (!words) throw codeRefused('unknown')
  const {_id: id, code, label, percent, amount, lasts, count, most, oncePerCompany} = answer.offer
  const {now, later} = amountsBy({percent, amount}, cents, vatRate)
  const periods = periodsOf({lasts, count})
  const text = fill(words[lasts], {
    total: formatEuros(now.total, language),
    later: formatEuros(later.total, language),
    count: String(periods),
    period: inSentence(periodLabel),
  })
  const date = formatDay(monthsLater(today, MONTHS[period]), language, 'long')
  return {
    ...now,
    discount: {
      offer: {id, code, label, percent, amount, periods, text, ...later},
      limits: {most, oncePerCompany},
      inShort: `${text} ${fill(words.inShort, {date})}`,
    },
  }
}

export const codeRefused = (refusal: Refusal) => wrongFields([codeProblem(refusal)])

/** The discount as the page shows it. */
export const discountShown = ({offer, inShort}: Discount, {exclVat}: Breakdown) => ({
  label: offer.label,
  off: formatAmount(offer.exclVat - exclVat),
  text: offer.text,
  inShort,
})
