import {amsterdamDay, daysLater, monthsLater} from '../../../domain/format/dates.ts'
import {MONTHS} from '../../../domain/money/periods.ts'
import {amountsBy} from '../../../domain/offers/offers.ts'
import {isOpenChange} from '../changes/change.ts'
import type {Order, PriceChange} from '../orders/order.ts'
import {isOpen} from '../prices/priceChange.ts'
import {goesOn} from '../state/subscription.ts'
import {nextCollectionOn} from '../subscriptions/renewal.ts'
import {GIVEN} from './ofDiscount.ts'

/** Whole percentages; at least something is left to pay. */
export const MOST_PERCENT = 99
export const MOST_PERIODS = 36

/**
 * First day of a discount that an operator may give: that of the next collection. Null while nothing is collected, it is
 * collected today or tomorrow, another amount or plan waits, or the customer bought with a code, whose redemption would be free.
 */
export function mayGiveFrom(order: Order, now: Date): string | null {
  const {offer, subscription, priceChanges = [], planChanges = []} = order
  if (!goesOn(subscription) || subscription.overdueId) return null
  if (priceChanges.some(isOpen) || planChanges.some(isOpenChange)) return null
  const next = nextCollectionOn(order, now)
  if (!next || next <= daysLater(amsterdamDay(now), 1)) return null
  return !offer || (offer.id === GIVEN && offer.until !== undefined && offer.until <= next) ? next : null
}

export type Given = {percent: number; periods: number | null; label: string}

/**
 * An order with a discount from its next collection on. Beginning and end are changes of price that nobody is mailed about;
 * the customer portal shows them. The same order when none may be given.
 */
export function withGivenDiscount(order: Order, {percent, periods, label}: Given, now: Date): Order {
  const from = mayGiveFrom(order, now)
  if (!from) return order
  const {exclVat, vat, total, vatRate, period, priceId, priceRevision} = order
  const less = amountsBy({percent}, exclVat, vatRate).now
  const until = periods === null ? undefined : monthsLater(from, MONTHS[period] * periods)
  const told = {priceId, priceRevision, vatRate, fromVatRate: vatRate, toldAt: now.toISOString()}
  const begins: PriceChange = {
    ...{...told, startsOn: from, plannedFor: from, ...less},
    ...{fromExclVat: exclVat, fromVat: vat, fromTotal: total},
  }
  const ends = (day: string): PriceChange => ({
    ...{...told, startsOn: day, plannedFor: day, exclVat, vat, total},
    ...{fromExclVat: less.exclVat, fromVat: less.vat, fromTotal: less.total},
  })
  return {
    ...order,
    offer: {id: GIVEN, code: '', label, text: '', percent, periods, from, until, exclVat, vat, total},
    priceChanges: [...(order.priceChanges ?? []), begins, ...(until === undefined ? [] : [ends(until)])],
  }
}
