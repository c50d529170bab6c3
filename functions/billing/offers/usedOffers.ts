import type {Cents} from '../../../domain/money/money.ts'
import type {AgreedOffer} from '../../../domain/offers/agreedOffer.ts'
import type {Database} from '../../database/database.ts'
import type {Order} from '../orders/order.ts'
import {GIVEN, givenIn} from './ofDiscount.ts'
import {counting} from './redemptions.ts'

/** Use of an offer, under its newest code and name. */
export type UsedOffer = {
  id: string
  code: string
  label: string
  /** Paid orders, and orders that still may be paid. */
  redeemed: number
  open: number
  /** Excl. VAT, of all payments. */
  given: Cents
}

/** The offers that orders were made with, the most used first. */
export const usedOffers = (database: Database, mode: Order['mode'], now: Date): Promise<UsedOffer[]> =>
  database.read(async (query) => {
    const [orders, charges] = await Promise.all([
      query(
        `SELECT id, offer_id, offer, status, CASE WHEN ${counting('$2')} THEN 1 ELSE 0 END AS counted
         FROM orders WHERE offer_id IS NOT NULL AND offer_id <> '${GIVEN}' AND mode = $1 ORDER BY created_at`,
        [mode, now.toISOString()],
      ),
      query(
        `SELECT l.order_id, l.excl_vat FROM ledger_entries l JOIN orders o ON o.id = l.order_id
         WHERE o.offer_id IS NOT NULL AND o.mode = $1 AND l.kind = 'charge'`,
        [mode],
      ),
    ])
    const chargedOf = Map.groupBy(charges, ({order_id}) => String(order_id))
    const used = new Map<string, UsedOffer>()
    for (const row of orders) {
      const id = String(row.offer_id)
      const offer = JSON.parse(String(row.offer)) as AgreedOffer
      const before = used.get(id) ?? {redeemed: 0, open: 0, given: 0}
      const isPaid = row.status === 'paid'
      used.set(id, {
        ...{id, code: offer.code, label: offer.label},
        redeemed: before.redeemed + (row.counted && isPaid ? 1 : 0),
        open: before.open + (row.counted && !isPaid ? 1 : 0),
        given: (chargedOf.get(String(row.id)) ?? []).reduce(
          (sum, {excl_vat}) => sum + givenIn(offer, Number(excl_vat)),
          before.given,
        ),
      })
    }
    return [...used.values()].filter(({redeemed, open}) => redeemed + open > 0).sort((a, b) => b.redeemed - a.redeemed)
  })
