import type {Offer} from '../content/content.types.ts'
import {centsFromEuros} from '../money/money.ts'
import {formerPrice} from '../offers/formerPrice.ts'
import {discounted, periodsOf} from '../offers/offers.ts'
import {LANGUAGES} from '../texts/languages.ts'
import {claimsIn} from './claimRules.ts'
import {type Dataset, named, type PlanPrice} from './dataset/dataset.ts'
import {everybodysOffers} from './dataset/everybodysOffers.ts'
import {ask, type DatasetProblem, refuse} from './problem.ts'

/** Problems of discounts: what nobody could use or read right, and what deserves a second look. */
export function offerProblems(dataset: Dataset): DatasetProblem[] {
  const {offers} = dataset
  return offers.flatMap((offer) => [
    ...sameCode(offer, offers),
    ...sameIntroduction(offer, offers, dataset),
    ...fields(offer, dataset),
    ...whatIsLeft(offer, dataset),
    ...otherFormerPrice(offer, dataset),
    ...promises(offer),
  ])
}

function sameCode(offer: Offer, offers: readonly Offer[]): DatasetProblem[] {
  const {code} = offer
  const first = code && offers.find((other) => other.code === code)
  return first && first !== offer ? [refuse(offer, 'code', 'sameCode', {key: code, first: first.name})] : []
}

/** A price has one introductory price on a day. */
function sameIntroduction(offer: Offer, offers: readonly Offer[], dataset: Dataset): DatasetProblem[] {
  if (offer.code) return []
  const overlaps = (other: Offer) =>
    other.firstDay <= (offer.lastDay ?? LAST) && offer.firstDay <= (other.lastDay ?? LAST)
  const earlier = offers.slice(0, offers.indexOf(offer)).filter((other) => !other.code && overlaps(other))
  const prices = pricesFor(offer, dataset)
  const first = earlier.find((other) => pricesFor(other, dataset).some((price) => prices.includes(price)))
  return first ? [refuse(offer, 'code', 'sameIntroduction', {first: first.name})] : []
}

/** After every day that an editor picks. */
const LAST = '9999-12-31'

function fields(offer: Offer, {today}: Dataset): DatasetProblem[] {
  const {percent, amount, lasts, count, firstDay, lastDay} = offer
  return [
    ...((percent === undefined) === (amount === undefined) ? [refuse(offer, 'percent', 'offerDiscount', {})] : []),
    ...(lasts === 'some' && !count ? [refuse(offer, 'count', 'offerCount', {})] : []),
    ...(lastDay && lastDay < firstDay ? [refuse(offer, 'lastDay', 'offerDays', {from: {day: firstDay}})] : []),
    ...(lastDay && lastDay >= firstDay && lastDay < today
      ? [ask(offer, 'lastDay', 'offerOver', {date: {day: lastDay}})]
      : []),
  ]
}

/** The prices that an offer is for, now or announced. */
const pricesFor = ({plans, periods}: Offer, {prices, plans: all, inForce, today}: Dataset): PlanPrice[] => {
  const keys = plans?.map(({_ref}) => all.find(({_id}) => _id === _ref)?.key)
  return prices.filter(
    (price) =>
      (inForce.includes(price) || price.validFrom > today) &&
      (!keys?.length || keys.includes(price.plan.key)) &&
      (!periods?.length || periods.includes(price.period)),
  )
}

/** Nothing is sold for nothing for good. Free periods and more than half off may be a slip: the question names the dearest. */
function whatIsLeft(offer: Offer, dataset: Dataset): DatasetProblem[] {
  const path = offer.amount === undefined ? 'percent' : 'amount'
  const prices = pricesFor(offer, dataset).toSorted((one, other) => other.exclVat - one.exclVat)
  if (prices.length === 0) return [ask(offer, 'plans', 'offerForNothing', {})]
  const left = (price: PlanPrice) => discounted(offer, centsFromEuros(price.exclVat))
  const free = prices.find((price) => left(price) === 0)
  if (free && offer.lasts === 'always') return [refuse(offer, path, 'offerFree', {price: named(free, dataset)})]
  if (free)
    return [ask(offer, path, 'offerFreeAtFirst', {price: named(free, dataset), count: String(periodsOf(offer))})]
  const deep = prices.find((price) => left(price) * 2 < centsFromEuros(price.exclVat))
  if (!deep) return []
  const amounts = {last: {cents: centsFromEuros(deep.exclVat)}, now: {cents: left(deep)}}
  return [ask(offer, path, 'offerDeep', {price: named(deep, dataset), ...amounts})]
}

/** The site strikes through the lowest price of the 30 days before an offer, which an editor may not expect. */
function otherFormerPrice(offer: Offer, dataset: Dataset): DatasetProblem[] {
  if (offer.code || (offer.lastDay ?? LAST) < dataset.today) return []
  const offers = everybodysOffers(dataset)
  return pricesFor(offer, dataset)
    .filter((price) => dataset.inForce.includes(price))
    .flatMap((price) => {
      const {period, exclVat} = price
      const former = formerPrice({plan: price.plan.key, period, prices: dataset.prices, offers}, offer.firstDay)
      const [regular, now] = [centsFromEuros(exclVat), discounted(offer, centsFromEuros(exclVat))]
      if (former !== null && former >= regular) return []
      const params = {price: named(price, dataset)}
      return former === null || former <= now
        ? [ask(offer, 'firstDay', 'offerWithoutWas', params)]
        : [ask(offer, 'firstDay', 'offerOtherWas', {...params, last: {cents: former}, now: {cents: regular}})]
    })
    .slice(0, 1)
}

/** A name that says "20% korting" is of an offer of 20 percent. */
const promises = (offer: Offer): DatasetProblem[] =>
  LANGUAGES.flatMap((language) =>
    claimsIn(offer.label[language]).flatMap(({words, claim}) =>
      'percent' in claim && claim.percent === offer.percent
        ? []
        : [ask(offer, `label.${language}`, 'offerClaim', {words})],
    ),
  )
