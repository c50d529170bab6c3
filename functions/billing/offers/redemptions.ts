import {sameMailAddress} from '../../../domain/customers/typedText.ts'
import type {OfferLimits} from '../../../domain/offers/agreedOffer.ts'
import type {Refusal} from '../../../domain/offers/offers.ts'
import type {Query} from '../../database/database.ts'
import {isOfCustomer} from '../orders/lists/customers.ts'
import type {Order} from '../orders/order.ts'
import type {Redeemer} from '../orders/orders.ts'

/** An offer that nothing is left of, or that this company has used. */
export class OfferRefused extends Error {
  override name = 'OfferRefused'
  readonly refusal: Refusal

  constructor(refusal: Refusal) {
    super(`The offer is ${refusal}`)
    this.refusal = refusal
  }
}

/** An order that is begun and has no payment yet keeps its redemption so long: Mollie answers in seconds. */
const HELD_FOR_MS = 15 * 60_000

/**
 * An order that counts: paid, or with a payment that can still be paid, or begun a moment ago. One that expired, failed or
 * was left is free again, and so is the second of two that were paid by one attempt.
 */
export const counting = (now: `$${number}`) => `duplicate_of IS NULL AND (status IN ('paid', 'pending', 'authorized')
  OR (status = 'open' AND payment_id IS NOT NULL) OR offer_held_until > ${now})`

/** Why an offer is not left for a buyer. Other orders of the same attempt do not count: one of them will be paid. */
export async function refusalOf(
  query: Query,
  {id, mode, attempt = '', customerEmail = '', details, offer}: Redeemer,
  {most, oncePerCompany}: OfferLimits,
  now: Date,
): Promise<Refusal | null> {
  if (!offer || !(most || oncePerCompany)) return null
  const [row] = await query(
    `SELECT COUNT(*) AS used,
      COUNT(CASE WHEN ${isOfCustomer('orders', '$5', '$6')} THEN 1 END) AS own
     FROM orders WHERE offer_id = $1 AND id <> $2 AND mode = $7 AND (attempt IS NULL OR attempt <> $4) AND ${counting('$3')}`,
    [
      ...[offer.id, id, now.toISOString(), attempt, customerEmail ? sameMailAddress(customerEmail) : null],
      ...[details?.vatNumber || null, mode],
    ],
  )
  if (oncePerCompany && Number(row?.own) > 0) return 'usedByCompany'
  return most && Number(row?.used) >= most ? 'usedUp' : null
}

/**
 * The order with a redemption that is held for it. Those who ask for the same offer wait for each other until their
 * transactions are over: take it first. Throws OfferRefused.
 */
export async function redeemed(query: Query, order: Order, limits: OfferLimits, now: Date): Promise<Order> {
  if (!order.offer) return order
  await query(
    `INSERT INTO counters (name, value) VALUES ($1, 1) ON CONFLICT (name) DO UPDATE SET value = counters.value + 1`,
    [`offer ${order.offer.id}`],
  )
  const refusal = await refusalOf(query, order, limits, now)
  if (refusal) throw new OfferRefused(refusal)
  return {...order, offerHeldUntil: new Date(now.getTime() + HELD_FOR_MS).toISOString()}
}

/** Holds a redemption for an order that was begun before and is tried again. */
export const holdAgain = (query: Query, {id, offerHeldUntil}: Order) =>
  query('UPDATE orders SET offer_held_until = $2 WHERE id = $1', [id, offerHeldUntil ?? null])
