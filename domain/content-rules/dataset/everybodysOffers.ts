import {centsFromEuros} from '../../money/money.ts'
import {introductoryFor, type Offer} from '../../offers/offers.ts'
import type {Dataset, PlanPrice} from './dataset.ts'

/** The offers without a code, with the keys of their plans. */
export const everybodysOffers = ({offers, plans}: Dataset): Offer[] =>
  offers
    .filter(({code}) => !code)
    .map((offer) => ({...offer, plans: offer.plans?.map(({_ref}) => plans.find(({_id}) => _id === _ref)?.key ?? _ref)}))

/** The offer without a code that counts for a price on a day. */
export const offerFor = ({plan, period, exclVat}: PlanPrice, dataset: Dataset, today: string): Offer | undefined =>
  introductoryFor(everybodysOffers(dataset), {plan: plan.key, period, exclVat: centsFromEuros(exclVat), today})
