import type {Query} from '../../database/database.ts'

/**
 * The next number of a counter, such as that of the invoices of a year; the first is 1. Without gaps, since it is taken in the
 * caller's transaction: when that comes to nothing, the number is the next one's. Until it is over, others who ask for one of
 * the same counter wait: take it last.
 */
export async function nextNumber(query: Query, name: string): Promise<number> {
  const [row] = await query(
    `INSERT INTO counters (name, value) VALUES ($1, 1)
     ON CONFLICT (name) DO UPDATE SET value = counters.value + 1 RETURNING value`,
    [name],
  )
  return Number(row?.value)
}
