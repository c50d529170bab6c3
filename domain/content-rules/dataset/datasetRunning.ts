import {announcedRate, vatRateOn} from '../../money/vat.ts'
import {ask, type DatasetProblem, type NamedPrice} from '../problem.ts'
import {type Dataset, named, type PlanPrice} from './dataset.ts'

/** A price that running customers are notified of: its document, and the plan and period that they have. */
export type NotifiedPrice = {id: string; plan: string; period: PlanPrice['period']; name: NamedPrice}

/** Prices of which running customers are notified because of a change. */
export const notifiedPrices = (before: Dataset, after: Dataset): NotifiedPrice[] =>
  newlyConcerning(before, after).map((price) => ({
    id: price.document._id,
    plan: price.plan.key,
    period: price.period,
    name: named(price, after),
  }))

const newlyConcerning = (before: Dataset, after: Dataset): PlanPrice[] =>
  after.prices.filter(
    (price) => concerns(price, after) && !saidIn(before, price).some((other) => concerns(other, before)),
  )

/** Problems of a change for customers with a subscription: they are mailed, which cannot be taken back. */
export const runningCustomerProblems = (before: Dataset, after: Dataset): DatasetProblem[] => [
  ...newlyConcerning(before, after).map((price) =>
    ask(price.document, 'holdsForRunning', 'customersNotified', {price: named(price, after)}),
  ),
  ...before.prices
    .filter((price) => concerns(price, before) && saidIn(after, price).length === 0)
    .map((price) => ask(price.document, 'holdsForRunning', 'customersMisled', {price: named(price, before)})),
  ...vatRateProblems(before, after),
]

/** Whether a price that is in force or coming holds for running customers. */
const concerns = (price: PlanPrice, {inForce, today}: Dataset): boolean =>
  price.document.holdsForRunning === true && (inForce.includes(price) || price.validFrom > today)

/** Prices that running customers are notified of like this one; a later price may have replaced it. */
const saidIn = (dataset: Dataset, price: PlanPrice): PlanPrice[] =>
  dataset.prices.filter(
    (other) =>
      other.document._id === price.document._id &&
      other.document.holdsForRunning === true &&
      other.plan.key === price.plan.key &&
      other.period === price.period &&
      other.exclVat === price.exclVat &&
      other.validFrom === price.validFrom,
  )

/** The rate of VAT is another one from the moment of publishing, typed or with an announcement that comes or goes. */
export function rateAtOnce({settings: old, today}: Dataset, {settings}: Dataset): DatasetProblem[] {
  const [from, to] = [old && vatRateOn(old, today), settings && vatRateOn(settings, today)]
  if (!old || !settings || from === undefined || to === undefined || from === to) return []
  const path = old.vatRate === settings.vatRate ? 'vatChange' : 'vatRate'
  return [ask(settings, path, 'vatAtOnce', {last: from, now: to})]
}

function vatRateProblems({settings: old}: Dataset, {settings}: Dataset): DatasetProblem[] {
  const [now, then] = [settings && announcedRate(settings), old && announcedRate(old)]
  if (!settings || !now || JSON.stringify(now) === JSON.stringify(then)) return []
  return [ask(settings, 'vatChange', 'vatAnnounced', {rate: now.rate, from: {day: now.validFrom}})]
}
