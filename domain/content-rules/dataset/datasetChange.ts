import type {ContentDocument, ContentSchema} from '../../content/shape.ts'
import {centsFromEuros} from '../../money/money.ts'
import {destinationOf} from '../../pages/destinations.ts'
import {addressesOfOwn} from '../../pages/ownPages.ts'
import type {OwnPage} from '../../pages/pages.ts'
import {redirectKey} from '../../pages/redirects.ts'
import {farFrom, isLower, priceBefore} from '../priceRules.ts'
import {ask, type DatasetProblem, identityOf} from '../problem.ts'
import {claimsToCome} from './claimsToCome.ts'
import {type Dataset, datasetOf, named, nameOf} from './dataset.ts'
import {problemsOf} from './datasetRules.ts'
import {rateAtOnce, runningCustomerProblems} from './datasetRunning.ts'

/** One thing that an editor is about to do to what is published. */
export type Change = {publish: ContentDocument} | {remove: string}

const idOf = (change: Change) => ('remove' in change ? change.remove : change.publish._id)

/** Published content after the change. A price is new to customers when its amount or first day is. */
function afterChange(documents: readonly ContentDocument[], change: Change, now: string): ContentDocument[] {
  const before = documents.find(({_id}) => _id === idOf(change))
  const others = documents.filter((document) => document !== before)
  if ('remove' in change) return others
  const _createdAt = before && !isRepriced(before, change.publish) ? before._createdAt : now
  return [...others, {...change.publish, _createdAt}]
}

const isRepriced = (before: ContentDocument, after: ContentDocument) =>
  after._type === 'price' &&
  (refOf(before) !== refOf(after) || ['period', 'exclVat', 'validFrom'].some((field) => before[field] !== after[field]))
const refOf = ({plan}: ContentDocument) => (plan as {_ref?: string} | undefined)?._ref

/** The dataset before and after all changes of a set; `now` is the ISO moment, `today` its day in Amsterdam. */
export function datasetsAround(
  documents: readonly ContentDocument[],
  changes: Change | readonly Change[],
  {now, today}: {now: string; today: string},
  schema: ContentSchema,
): {before: Dataset; after: Dataset} {
  const read = (all: readonly ContentDocument[]) => datasetOf(all, today, schema)
  const after = [changes].flat().reduce((all, change) => afterChange(all, change, now), [...documents])
  return {before: read(documents), after: read(after)}
}

/** Problems that a change introduces, each once; existing ones elsewhere block nobody. */
export function changeProblems({before, after}: {before: Dataset; after: Dataset}): DatasetProblem[] {
  const known = new Set(problemsOf(before).map(identityOf))
  const found = [
    ...atOnce(before, after),
    ...farFromLast(before, after),
    ...inForceAgain(before, after),
    ...rateAtOnce(before, after),
    ...takenOff(before, after),
    ...periodTakenOff(before, after),
    ...moved(before, after),
    ...hiddenFromSearch(before, after),
    ...runningCustomerProblems(before, after),
    ...claimsToCome(before, after),
    ...problemsOf(after).filter((problem) => !known.has(identityOf(problem))),
  ]
  return [...new Map(found.map((problem) => [identityOf(problem), problem])).values()]
}

const noticeOf = ({settings}: Dataset) => ({noticeDays: settings?.noticeDays ?? 0})

/** New prices that count from the moment of publishing, without notice; a lower one needs none. */
function atOnce(before: Dataset, after: Dataset): DatasetProblem[] {
  const {today} = after
  return after.prices.flatMap((price) => {
    const {document, validFrom} = price
    const old = before.prices.find((other) => other.document._id === document._id)
    if (validFrom > today || (old && !isRepriced(old.document, document))) return []
    if (old && old.validFrom <= today)
      return isLower(price, old)
        ? []
        : [ask(document, 'exclVat', 'changedInForce', {since: {day: old.validFrom}, ...noticeOf(after)})]
    if (validFrom < today) return [ask(document, 'validFrom', 'startsInPast', {from: {day: validFrom}})]
    const last = priceBefore(price, after)
    return last && !isLower(price, last) ? [ask(document, 'validFrom', 'startsToday', noticeOf(after))] : []
  })
}

/** The last price is the one that customers pay now, or that is announced: a slip that was published is not what to compare with. */
const farFromLast = (before: Dataset, after: Dataset): DatasetProblem[] =>
  after.prices.flatMap((price) => {
    const old = before.prices.find(({document}) => document._id === price.document._id)
    if (old && !isRepriced(old.document, price.document)) return []
    const last = old && before.inForce.includes(old) ? old : (priceBefore(price, after) ?? old)
    return last ? farFrom(price, last.exclVat, after) : []
  })

/** Older prices that count from the moment of publishing, since the one that came after them is gone or starts later. */
const inForceAgain = (before: Dataset, after: Dataset): DatasetProblem[] =>
  after.inForce.flatMap((price) => {
    const {plan, period, document} = price
    const left = before.inForce.find((other) => other.plan.key === plan.key && other.period === period)
    const wasThere = before.prices.some((other) => other.document === document)
    if (!left || !wasThere || left.document === document || left.exclVat === price.exclVat || isLower(price, left))
      return []
    const [last = 0, now = 0] = [left, price].map(({exclVat}) => centsFromEuros(exclVat))
    const amounts = {last: {cents: last}, now: {cents: now}, since: {day: price.validFrom}}
    return [ask(document, 'exclVat', 'inForceAgain', {price: named(price, after), ...amounts, ...noticeOf(after)})]
  })

/** Addresses of pages that lead nowhere any more, for those who know them. */
const moved = (before: Dataset, after: Dataset): DatasetProblem[] => {
  const known = new Set([...after.redirects.map(({from}) => from), ...after.ownPages.flatMap(oldAddresses)])
  return before.ownPages.flatMap((page) => {
    const isThere = after.ownPages.some(({_id}) => _id === page._id)
    return oldAddresses(page)
      .filter((from) => !known.has(from))
      .map((address) => ({
        ...ask(page, 'address', isThere ? 'addressMoved' : 'addressGone', {address}),
        ...(isThere && {remedy: {redirect: {from: address, destination: destinationOf(page._id)}}}),
      }))
  })
}
const oldAddresses = (page: OwnPage) => addressesOfOwn(page).map(redirectKey)

/** Pages that search engines are asked to leave out, and were not before. */
const hiddenFromSearch = (before: Dataset, after: Dataset): DatasetProblem[] =>
  after.documents.flatMap((document) => {
    const path = noIndexIn(document)
    const old = before.documents.find(({_id}) => _id === document._id)
    return path && !(old && noIndexIn(old)) ? [ask(document, path, 'hiddenFromSearch', {})] : []
  })

/** The path at which a document is kept out of search engines: a page of the table itself, any other in its group. */
const noIndexIn = (document: ContentDocument): string | null => {
  if (document._type === 'page') return document.noIndex === true ? 'noIndex' : null
  return (document.seo as {noIndex?: boolean} | undefined)?.noIndex ? 'seo.noIndex' : null
}

/** Plans that nobody can buy any more. One that lost its price is told by the rules themselves. */
const takenOff = (before: Dataset, after: Dataset): DatasetProblem[] =>
  before.onSale
    .filter(({_id}) => !after.plans.some((plan) => plan._id === _id && plan.availability === 'onSale'))
    .map((plan) => ask(plan, 'availability', 'takenOff', {plan: nameOf(plan)}))

/** Periods for which nobody can buy a plan any more that is sold for others. */
const periodTakenOff = (before: Dataset, after: Dataset): DatasetProblem[] =>
  before.inForce.flatMap(({plan: {key}, period}) => {
    const [was, plan] = [before, after].map(({onSale}) => onSale.find((each) => each.key === key))
    const isSold = after.inForce.some((price) => price.plan.key === key && price.period === period)
    return was && plan && !isSold
      ? [ask(plan, 'availability', 'periodTakenOff', {plan: nameOf(plan), period: {period}})]
      : []
  })
