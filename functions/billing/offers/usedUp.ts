import type {Database} from '../../database/database.ts'
import type {Order} from '../orders/order.ts'
import {counting} from './redemptions.ts'

type Limited = {_id: string; most: number | null}

/** The offers of which no redemption is left. */
export async function usedUpOffers(
  {query, inList}: Database,
  offers: readonly Limited[],
  mode: Order['mode'],
  now: Date,
): Promise<string[]> {
  const ids = JSON.stringify(offers.map(({_id}) => _id))
  const rows = await query(
    `SELECT offer_id, COUNT(*) AS used FROM orders
     WHERE mode = $1 AND ${inList('offer_id', '$3')} AND ${counting('$2')} GROUP BY offer_id`,
    [mode, now.toISOString(), ids],
  )
  const used = new Map(rows.map(({offer_id, used}) => [String(offer_id), Number(used)]))
  return offers.filter(({_id, most}) => most !== null && (used.get(_id) ?? 0) >= most).map(({_id}) => _id)
}
