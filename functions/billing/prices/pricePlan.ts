import {amsterdamDay, daysLater} from '../../../domain/format/dates.ts'
import {breakdown} from '../../../domain/money/pricing.ts'
import {priceOn} from '../../../domain/offers/agreedOffer.ts'
import {plannedChange} from '../changes/change.ts'
import {isOfDiscount} from '../offers/ofDiscount.ts'
import {isSameMail} from '../orders/mails.ts'
import {withMail} from '../orders/notify.ts'
import type {Amounts, Order, PriceChange} from '../orders/order.ts'
import {goesOn} from '../state/subscription.ts'
import {periodEnd} from '../subscriptions/renewal.ts'
import {agreedOn, announcementOf, isOpen, isSame, isSameChange, replaced, schemeOn, withoutPlan} from './priceChange.ts'
import {pricesOf, type RunningPrices} from './runningPrices.ts'

/** Time for which a claimed mail counts as being sent, and so is not withdrawn. */
const HANDING_OVER_MS = 60_000

/**
 * The order with the price changes that follow from the content as it is now: new ones are planned, with the mail that
 * tells of them, and those that the content no longer says are withdrawn. What was told is never exceeded: a raise that
 * was withdrawn does not come, a reduction that was told comes all the same.
 */
export function replanned(order: Order, running: RunningPrices, now: Date): Order {
  const {subscription} = order
  if (!goesOn(subscription)) return order
  const reviewed = (order.priceChanges ?? []).reduce((kept, change) => withReviewed(kept, change, running, now), order)
  return reviewed.customerEmail ? withPlanned(reviewed, running, now) : reviewed
}

/** Whether the content still plans an announced change; those of a discount or the VAT scheme hold whatever the content says. */
export function isStillPlanned(order: Order, change: PriceChange, running: RunningPrices): boolean {
  if (isOfDiscount(order, change) || change.vatScheme) return true
  const base: Amounts = {
    exclVat: change.fromExclVat,
    vat: change.fromVat,
    total: change.fromTotal,
    vatRate: change.fromVatRate,
  }
  const {vatRate, vatChange} = running.vat
  // Once it has come, the announcement of a rate may be cleared away: then it is simply the rate.
  const vat =
    vatChange || vatRate !== change.vatRate ? running.vat : {vatRate, vatChange: {rate: vatRate, validFrom: ''}}
  return isSame(change, targetOn(order, base, {...running, vat}, change.startsOn))
}

/** Announced to the customer, and not yet begun at Mollie. */
export const isPromised = (change: PriceChange): boolean =>
  isOpen(change) && Boolean(change.toldAt) && !change.changingAt

export const isRaise = ({total, fromTotal}: PriceChange): boolean => total > fromTotal

function withReviewed(order: Order, change: PriceChange, running: RunningPrices, now: Date): Order {
  if (!isOpen(change) || change.changingAt || isOfDiscount(order, change) || change.vatScheme) return order
  const stands = isStillPlanned(order, change, running)
  const earliest = daysLater(amsterdamDay(change.toldAt ? new Date(change.toldAt) : now), running.noticeDays)
  if (change.toldAt) {
    if (!stands && isRaise(change)) return withoutPlan(order, change, now.toISOString())
    // The mail left later than planned: the period after is the first.
    return change.startsOn < earliest ? replaced(order, {...change, startsOn: periodFrom(order, earliest)}) : order
  }
  if (stands && change.startsOn >= earliest) return order
  const {takenAt} = order.mails.find((mail) => isSameMail(mail, announcementOf(change))) ?? {}
  const isHandedOver = takenAt !== undefined && now.getTime() - Date.parse(takenAt) < HANDING_OVER_MS
  return isHandedOver ? order : withoutPlan(order, change, now.toISOString())
}

function withPlanned(order: Order, running: RunningPrices, now: Date): Order {
  // Another plan or period has prices of its own.
  if (plannedChange(order)) return order
  const earliest = daysLater(amsterdamDay(now), running.noticeDays)
  const live = {...running, prices: pricesOf(running, order).filter(({isLive}) => isLive)}
  const ends = order.offer?.until ? [{validFrom: order.offer.until}] : []
  const starts = [...live.prices, ...(running.vat.vatChange ? [running.vat.vatChange] : []), ...ends].map(
    ({validFrom}) => periodFrom(order, validFrom > earliest ? validFrom : earliest),
  )
  return [...new Set(starts.sort())].reduce((kept, startsOn) => {
    const from = agreedOn(kept, startsOn)
    const target = targetOn(kept, from, live, startsOn)
    return isSame(target, from) ? kept : withChange(kept, {...target, startsOn}, from, now)
  }, order)
}

/** The first day on which a period begins, from a day on. */
const periodFrom = ({subscription, period}: Order, day: string): string =>
  periodEnd(subscription?.nextOn ?? subscription?.startDate ?? day, period, daysLater(day, -1))

type Target = Amounts & Pick<PriceChange, 'priceId' | 'priceRevision'>

/** Amounts that the content sets for this customer from a day on, if they paid `base` before. */
function targetOn(order: Order, base: Amounts, running: RunningPrices, day: string): Target {
  const price = pricesOf(running, order).findLast(({validFrom}) => validFrom <= day)
  const {vatChange} = running.vat
  const isCharged = schemeOn(order, day) === 'charged'
  const vatRate = isCharged && vatChange && vatChange.validFrom <= day ? vatChange.rate : base.vatRate
  const exclVat = price ? priceOn(order.offer, price.exclVat, day) : base.exclVat
  return {
    ...breakdown(exclVat / 100, vatRate),
    vatRate,
    priceId: price?.id ?? order.priceId,
    priceRevision: price?.revision ?? order.priceRevision,
  }
}

function withChange(order: Order, target: Target & {startsOn: string}, from: Amounts, now: Date): Order {
  const others = order.priceChanges ?? []
  const identity = {plannedFor: target.startsOn, total: target.total}
  const known = others.find((change) => isSameChange(change, identity))
  if (known && isOpen(known)) return order
  const change: PriceChange = {
    ...target,
    ...identity,
    fromExclVat: from.exclVat,
    fromVat: from.vat,
    fromTotal: from.total,
    fromVatRate: from.vatRate,
  }
  // The customer read just this before.
  const wasSent = order.mails.some((mail) => isSameMail(mail, announcementOf(change)) && mail.state === 'sent')
  const priceChanges = [
    ...others.filter((other) => other !== known),
    wasSent ? {...change, toldAt: now.toISOString()} : change,
  ].sort((a, b) => (a.startsOn < b.startsOn ? -1 : 1))
  return withMail({...order, priceChanges}, 'priceChange', announcementOf(change))
}
