import {type Claim, keepsClaim, monthlyOf, pricesInForce, savingOf} from '../catalogue/priceList.ts'
import type {ContentDocument} from '../content/shape.ts'
import {MONTHS, PERIODS, type Period} from '../money/periods.ts'
import {DEFAULT_LANGUAGE, LANGUAGES} from '../texts/languages.ts'
import {isSaving, NO_SAVING, withoutEmptyPhrases} from '../texts/phrases.ts'
import {type PlaceholderValues, placeholdersIn} from '../texts/placeholders.ts'
import {type Dataset, named, type PlanPrice, placeholderValuesOf, problemsInTexts} from './dataset/dataset.ts'
import {type DatasetProblem, type Finding, finding, type Saving} from './problem.ts'

/** "10% korting", "1 month is free". */
const CLAIM =
  /(?<percent>\d+(?:[.,]\d+)?)\s*%\s*(?:korting|discount|off\b)|(?<months>\d+)\s*(?:maand(?:en)?|months?)\s+(?:(?:is|are|zijn)\s+)?(?:gratis|free\b)/gi
const SAVING = /^(?:discount|monthsFree):/

/** A price beside the monthly one that customers compare it with. */
type Compared = {price: PlanPrice; monthly: number}

/** Discounts that texts promise by hand are those of the prices, and placeholders promise one that there is. */
export function claimProblems(dataset: Dataset): DatasetProblem[] {
  const sold = dataset.onSale.flatMap(({key}) => compared(dataset.inForce.filter(({plan}) => plan.key === key)))
  const values = placeholderValuesOf(dataset, DEFAULT_LANGUAGE) ?? {}
  const notes = dataset.prices.filter((price) => dataset.inForce.includes(price) || price.validFrom > dataset.today)
  return [
    ...dataset.documents
      .filter((document) => document._type !== 'price' && document._type !== 'offer' && !isOver(document, dataset))
      .flatMap((document) => inTexts(document, sold, dataset, values)),
    ...notes.flatMap((price) => inNote(price, dataset)),
  ]
}

/** An announcement that nobody sees any more promises nothing. */
const isOver = (document: ContentDocument, {today}: Dataset) =>
  document._type === 'announcement' && typeof document.lastDay === 'string' && document.lastDay < today

/** The prices for several months at a time. */
const compared = (prices: readonly PlanPrice[]): Compared[] =>
  prices.flatMap((price) => {
    const monthly = monthlyOf(prices, price.plan.key)
    return monthly && price.period !== 'monthly' ? [{price, monthly: monthly.exclVat}] : []
  })

const inTexts = (
  document: ContentDocument,
  sold: readonly Compared[],
  dataset: Dataset,
  values: PlaceholderValues,
): DatasetProblem[] =>
  problemsInTexts('ask', document, (text) => [
    ...ofNothing(text),
    ...leftEmpty(text, sold, dataset, values),
    ...sentencesOf(text).flatMap((sentence) =>
      claimsIn(sentence).flatMap(({words, claim, name}) => {
        const period = periodIn(sentence.replace(words, ''))
        const promotions = promotionsOf(claim, period, dataset)
        if (promotions.some((lastDay) => lastDay >= dataset.today)) return []
        const plans = plansNamedIn(sentence, dataset)
        const meant = sold.filter(
          ({price}) => (!period || price.period === period) && (!plans.length || plans.includes(price.plan.key)),
        )
        const untrue = meant.filter(({price, monthly}) => !keepsClaim(claim, price, monthly))
        const [first] = untrue
        // Without a period it may be any of them that is meant.
        if (!first || (!period && untrue.length < meant.length)) return []
        const [day] = promotions.toSorted().toReversed()
        if (day) return finding('promotionOver', {words, date: {day}})
        const saving = savingWith(first, dataset)
        return finding('untrueClaim', {words, saving, name: `${name}:${first.price.period}`})
      }),
    ),
    ...savingsNamed(text)
      .filter((name) => values[name] !== NO_SAVING)
      .flatMap((name) =>
        meantBy(name, sold)
          .flatMap((each) => savingProblem(name, each, dataset))
          .slice(0, 1),
      ),
  ])

/** After every day there is. */
const NEVER = '9999-12-31'

/** Last days of the discounts that give, gave or will give what a text promises of a period or of any. */
const promotionsOf = (claim: Claim, period: Period | undefined, {offers}: Dataset): string[] =>
  offers
    .filter(
      ({percent, periods}) =>
        'percent' in claim && percent === claim.percent && (!period || !periods?.length || periods.includes(period)),
    )
    .map(({lastDay}) => lastDay ?? NEVER)

/** Keys of the plans on sale that a sentence names. */
const plansNamedIn = (sentence: string, {onSale}: Dataset): string[] =>
  onSale.flatMap(({key, name}) => {
    const words = sentence.split(/[^\p{L}\p{N}]+/u).join(' ')
    return LANGUAGES.some((language) => name[language] && ` ${words} `.includes(` ${name[language]} `)) ? key : []
  })

/** The prices that a placeholder speaks of: one, or those of all plans. */
const meantBy = (name: string, sold: readonly Compared[]): Compared[] =>
  sold.filter(({price}) => [price.period, slotOf(price)].includes(slotIn(name)))

/** A text that is left out as a whole would leave a hole in its page. */
function leftEmpty(text: string, sold: readonly Compared[], dataset: Dataset, values: PlaceholderValues): Finding[] {
  const name = savingsNamed(text).find((each) => values[each] === NO_SAVING)
  if (!name || withoutEmptyPhrases(text, values) !== '') return []
  const reason = meantBy(name, sold).find(({price, monthly}) => savingOf(price, monthly).percent === 0)
  return [
    reason ? finding('nothingLeft', {name, saving: savingWith(reason, dataset)}) : finding('noSuchDiscount', {name}),
  ]
}

/** "0% korting", written by hand. */
const ofNothing = (text: string): Finding[] =>
  claimsIn(text)
    .filter(({claim}) => Object.values(claim).every((saved) => saved === 0))
    .map(({words}) => finding('noDiscount', {words}))

/** The note of a price is about that price, from the day on which it is read. */
function inNote(price: PlanPrice, dataset: Dataset): DatasetProblem[] {
  const {today, prices} = dataset
  const atStart = pricesInForce(prices, price.validFrom > today ? price.validFrom : today)
  const own = compared(atStart).find((each) => each.price === price)
  const slot = slotOf(price)
  return problemsInTexts('ask', price.document, (text) => {
    const named = savingsNamed(text)
    const other = named.find((name) => slotIn(name) !== slot)
    if (other) return [finding('noteOnAnother', {own: `${other.split(':')[0]}:${slot}`, name: other})]
    if (!own) return []
    return [
      ...ofNothing(text),
      ...named.flatMap((name) => savingProblem(name, own, dataset)),
      ...claimsIn(text)
        .filter(({claim}) => !keepsClaim(claim, price, own.monthly))
        .map(({words, name}) =>
          finding('untrueNote', {words, saving: savingWith(own, dataset), name: `${name}:${slot}`}),
        ),
    ]
  })
}

const slotOf = ({plan, period}: PlanPrice) => `${plan.key}:${period}`
/** A placeholder that is true, and yet would better not be read: "1.4 months". */
function savingProblem(name: string, own: Compared, dataset: Dataset): Finding[] {
  const {percent, months} = savingOf(own.price, own.monthly)
  if (!name.startsWith('monthsFree:') || Number.isInteger(months)) return []
  return [finding('partOfMonth', {name, own: slotIn(name), months, percent, saving: savingWith(own, dataset)})]
}

const slotIn = (name: string) => name.replace(SAVING, '')
const savingsNamed = (text: string) => placeholdersIn(text).filter(isSaving)
const sentencesOf = (text: string) => text.split(/(?<=[.!?])\s+|\n/)

/** Savings that a text promises, with their words. */
export const claimsIn = (text: string): {words: string; claim: Claim; name: string}[] =>
  [...text.matchAll(CLAIM)].map(({0: words, groups}) =>
    groups?.percent
      ? {words, claim: {percent: Number(groups.percent.replace(',', '.'))}, name: 'discount'}
      : {words, claim: {months: Number(groups?.months)}, name: 'monthsFree'},
  )

/** "Per 6 maanden …", "Per jaar …": the period that a sentence speaks of. */
function periodIn(sentence: string): Period | undefined {
  const [, months] = /(?<!\d)(\d+)[ -]*(?:maanden|months?)/i.exec(sentence) ?? []
  const spoken = months ?? (/\b(?:jaar|year)/i.test(sentence) ? '12' : undefined)
  return PERIODS.find((period) => String(MONTHS[period]) === spoken)
}

const savingWith = ({price, monthly}: Compared, dataset: Dataset): Saving => ({
  ...named(price, dataset),
  percent: savingOf(price, monthly).percent,
})
