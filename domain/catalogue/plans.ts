import type {DatedPrice} from './priceList.ts'

/** Names a plan in addresses and payments. Which plans there are, the documents say. */
export type PlanKey = string

/** Pattern of a key, which is part of addresses. */
export const PLAN_KEY = /^[a-z][a-z0-9-]{0,39}$/
export const isPlanKey = (value: unknown): value is PlanKey => typeof value === 'string' && PLAN_KEY.test(value)

type Plan = {key: PlanKey; availability: string}

/**
 * Rule for which plans can be bought: those on sale with a price in force, for exactly the periods that have one. A card
 * with a button, a checkout page, an offer to search engines, a payment: each exists for these and no others. `inForce` is
 * what `pricesInForce` gives.
 */
export const plansOnSale = <T extends Plan>(plans: readonly T[], inForce: readonly DatedPrice[]): T[] =>
  plans.filter(({key, availability}) => availability === 'onSale' && inForce.some(({plan}) => plan.key === key))
