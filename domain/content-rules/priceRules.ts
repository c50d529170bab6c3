import {dearestRenewal, directDebitLimit} from '../catalogue/directDebit.ts'
import {amsterdamDay, daysLater} from '../format/dates.ts'
import {centsFromEuros} from '../money/money.ts'
import {type Dataset, named, type PlanPrice} from './dataset/dataset.ts'
import {ask, type DatasetProblem} from './problem.ts'

const SUSPICIOUS_FACTOR = 10
/** Ten years; a calendar ends somewhere. */
const MOST_DAYS = 3650

/** Prices that are in force or coming, as far as they deserve a second look. */
export const priceProblems = (dataset: Dataset): DatasetProblem[] =>
  dataset.prices
    .filter((price) => dataset.inForce.includes(price) || price.validFrom > dataset.today)
    .flatMap((price) => {
      const last = priceBefore(price, dataset)
      return [
        ...tooHigh(price, dataset),
        ...(last ? suspicious(price, last.exclVat, dataset) : []),
        ...(last && !isLower(price, last) ? tooSoon(price, dataset) : []),
      ]
    })

/** The price of the same plan and period that this one takes the place of. */
export function priceBefore({plan, period, validFrom}: PlanPrice, {prices}: Dataset): PlanPrice | undefined {
  return prices
    .filter((price) => price.plan.key === plan.key && price.period === period && price.validFrom < validFrom)
    .sort((a, b) => (a.validFrom < b.validFrom ? -1 : 1))
    .at(-1)
}

/** The terms promise notice of a change that customers may want to leave for; a lower price is none. */
export const isLower = (price: PlanPrice, last: PlanPrice): boolean =>
  last.plan.key === price.plan.key && last.period === price.period && price.exclVat < last.exclVat

function tooHigh(price: PlanPrice, dataset: Dataset): DatasetProblem[] {
  const {settings, today} = dataset
  if (!settings) return []
  const [total, limit] = [dearestRenewal(price, settings, today), directDebitLimit(settings)]
  if (total <= limit) return []
  const amounts = {total: {cents: total}, limit: {cents: limit}}
  return [ask(price.document, 'exclVat', 'tooHigh', {price: named(price, dataset), ...amounts})]
}

/** A comma in the wrong place. */
function suspicious(price: PlanPrice, lastExclVat: number, dataset: Dataset): DatasetProblem[] {
  const [now, last] = [centsFromEuros(price.exclVat), centsFromEuros(lastExclVat)]
  if (now < last * SUSPICIOUS_FACTOR && now * SUSPICIOUS_FACTOR > last) return []
  return [
    ask(price.document, 'exclVat', 'comma', {price: named(price, dataset), last: {cents: last}, now: {cents: now}}),
  ]
}

/** A price that is typed, beside the last one: more than half as much again, or less than half, may be a slip. */
export function farFrom(price: PlanPrice, lastExclVat: number, dataset: Dataset): DatasetProblem[] {
  const [now, last] = [centsFromEuros(price.exclVat), centsFromEuros(lastExclVat)]
  const misplaced = suspicious(price, lastExclVat, dataset)
  if (misplaced.length > 0 || Math.abs(now - last) * 2 <= last) return misplaced
  const params = {price: named(price, dataset), last: {cents: last}, now: {cents: now}}
  return [ask(price.document, 'exclVat', now > last ? 'farAbove' : 'farBelow', params)]
}

/** Customers who pay by this price were promised to hear of another in time. */
function tooSoon(price: PlanPrice, {settings, today}: Dataset): DatasetProblem[] {
  const written = price.document._createdAt
  if (!settings || !written || price.validFrom <= today) return []
  const earliest = daysLater(amsterdamDay(new Date(written)), Math.min(settings.noticeDays, MOST_DAYS))
  if (price.validFrom >= earliest) return []
  const {noticeDays} = settings
  return [
    ask(price.document, 'validFrom', 'tooSoon', {from: {day: price.validFrom}, noticeDays, earliest: {day: earliest}}),
  ]
}
