import {isReverseCharged} from '../../../domain/customers/countries.ts'
import type {Details} from '../../../domain/customers/customerDetails.ts'
import {amsterdamDay, daysLater} from '../../../domain/format/dates.ts'
import {breakdown} from '../../../domain/money/pricing.ts'
import {type VatScheme, type VatSettings, vatRateOn} from '../../../domain/money/vat.ts'
import {isOpenChange} from '../changes/change.ts'
import {invoiceDue} from '../invoices/due.ts'
import {isOfDiscount} from '../offers/ofDiscount.ts'
import {isSameMail} from '../orders/mails.ts'
import {withMailAgain} from '../orders/notify.ts'
import type {Amounts, Order, PriceChange} from '../orders/order.ts'
import {
  agreedOn,
  announcementOf,
  isOpen,
  isSameChange,
  schemeAhead,
  schemeOf,
  withChanged,
  withoutPlan,
} from '../prices/priceChange.ts'
import {type StateName, stateOf} from '../state/stateOf.ts'
import {nextCollectionOn} from '../subscriptions/renewal.ts'

const FOREVER = '9999-12-31'

/** States in which another scheme can begin: nothing is owed or underway. */
const AT_REST: ReadonlySet<StateName> = new Set(['running', 'pausing', 'paused', 'cancelled', 'ended'])

/** Another VAT scheme from the next collection on; without such a day nothing more is collected. */
export type SchemeChange = {to: VatScheme; vatRate: number; startsOn: string | null; from: Amounts; next: Amounts}

/** Why the scheme cannot change now: nothing was paid, money or another change is underway, or the register refused the number. */
export type SchemeRefusal = 'changesVat' | 'vatUnderway'

/** The scheme that country and VAT number call for. */
export const schemeBy = (details: Details): VatScheme => (isReverseCharged(details) ? 'reverseCharge' : 'charged')

/** The change of scheme that details call for; null when the order has that scheme, or will. Pure: nothing is planned by asking. */
export function schemeChange(
  order: Order,
  details: Details,
  vat: VatSettings,
  now: Date,
): SchemeChange | {refusal: SchemeRefusal} | null {
  const to = schemeBy(details)
  if (to === schemeAhead(order)) return null
  const refusal = refusalOf(order, details, to, now)
  if (refusal) return {refusal}
  const startsOn = startOf(order, now)
  const vatRate =
    to === 'reverseCharge'
      ? 0
      : to === schemeOf(order, {})
        ? order.vatRate
        : vatRateOn(vat, startsOn ?? amsterdamDay(now))
  const day = startsOn ?? FOREVER
  return {to, vatRate, startsOn, from: agreedOn(order, day), next: atRate(agreedOn(order, day), vatRate)}
}

function refusalOf(order: Order, details: Details, to: VatScheme, now: Date): SchemeRefusal | null {
  const {payments, priceChanges = [], planChanges = [], vatCheck} = order
  if (order.status !== 'paid' || order.duplicateOf || order.forgottenAt) return 'changesVat'
  const isUnderway =
    !AT_REST.has(stateOf(order, now)) ||
    priceChanges.some((change) => isOpen(change) && change.changingAt !== undefined) ||
    planChanges.some(isOpenChange) ||
    // An invoice that waits is issued by the scheme that it was paid under.
    payments.some((payment) => invoiceDue(order, payment) > (to === 'charged' ? 0 : 1)) ||
    (startOf(order, now) ?? FOREVER) <= daysLater(amsterdamDay(now), 1)
  const isRefused = to === 'reverseCharge' && vatCheck?.state === 'refused' && vatCheck.number === details.vatNumber
  return isUnderway || isRefused ? 'vatUnderway' : null
}

/** The day of the next collection; of a cancelled subscription, the one on which it would go on. */
function startOf(order: Order, now: Date): string | null {
  const state = stateOf(order, now)
  return state === 'ended' ? null : nextCollectionOn(order, now)
}

const atRate = ({exclVat}: Pick<Amounts, 'exclVat'>, vatRate: number): Amounts => ({
  ...breakdown(exclVat / 100, vatRate),
  vatRate,
})

/**
 * The order with another scheme as a change of price on its next collection, which the customer is told of; at once where
 * nothing is collected any more. What was planned before goes by the new scheme too.
 */
export function withSchemeChange(order: Order, change: SchemeChange, now: Date): Order {
  const {to, vatRate, startsOn} = change
  const at = now.toISOString()
  const others = withPlansConverted(order, change, at)
  if (to === schemeOf(order, {})) return others
  const day = startsOn ?? amsterdamDay(now)
  const isOfDay = (each: PriceChange) => isOpen(each) && each.startsOn === day
  const {exclVat, vat, total, priceId, priceRevision} = order
  const own: PriceChange = {
    ...{priceId, priceRevision, ...others.priceChanges?.find(isOfDay)},
    ...{...atRate(agreedOn(others, day), vatRate), plannedFor: day, startsOn: day, vatScheme: to, toldAt: at},
    ...{fromExclVat: exclVat, fromVat: vat, fromTotal: total, fromVatRate: order.vatRate},
  }
  const priceChanges = [
    ...(others.priceChanges ?? []).filter((each) => !isOfDay(each) && !isSameChange(each, own)),
    startsOn ? own : {...own, changingAt: at},
  ].sort((one, other) => (one.startsOn < other.startsOn ? -1 : 1))
  const planned = {...others, priceChanges}
  return startsOn ? withMailAgain(planned, 'priceChange', announcementOf(own)) : withChanged(planned, own, at)
}

/** The order with its planned changes and its discount by another scheme. A change of the scheme that is taken back is none. */
function withPlansConverted(order: Order, change: SchemeChange, at: string): Order {
  const {offer, priceChanges} = order
  const stripped = {
    ...order,
    priceChanges: priceChanges?.map((each) => (isOpen(each) ? {...each, vatScheme: undefined} : each)),
  }
  const converted = (stripped.priceChanges ?? [])
    .filter(isOpen)
    .reduce((kept, each) => withConverted(kept, each, change), stripped as Order)
  const changing = (converted.priceChanges ?? [])
    .filter((each) => isOpen(each) && each.exclVat === each.fromExclVat && each.vatRate === each.fromVatRate)
    .reduce((kept, each) => withoutPlan(kept, each, at), converted)
  return offer ? {...changing, offer: {...offer, ...breakdown(offer.exclVat / 100, change.vatRate)}} : changing
}

/** The order with a planned change by another scheme, told anew unless it is of a discount. */
function withConverted(order: Order, change: PriceChange, {vatRate}: SchemeChange): Order {
  const from = atRate({exclVat: change.fromExclVat}, vatRate)
  const own: PriceChange = {
    ...{...change, ...atRate(change, vatRate)},
    ...{fromExclVat: from.exclVat, fromVat: from.vat, fromTotal: from.total, fromVatRate: vatRate},
  }
  const mails = order.mails.filter((mail) => !isSameMail(mail, announcementOf(change)) || mail.state === 'sent')
  const priceChanges = order.priceChanges
    ?.filter((each) => each === change || !isSameChange(each, own))
    .map((each) => (each === change ? own : each))
  const converted = {...order, mails, priceChanges}
  return isOfDiscount(order, change) ? converted : withMailAgain(converted, 'priceChange', announcementOf(own))
}
