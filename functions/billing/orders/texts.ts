import {createHash} from 'node:crypto'
import type {Query} from '../../database/database.ts'

// Texts that orders were agreed by, each kept once under a name that is made from it.

/** The name that a text is kept by. */
export const nameOfText = (text: string): string => createHash('sha256').update(text).digest('hex')

export function keepTexts(query: Query, texts: readonly string[], at: Date) {
  const places = texts.map((_, index) => `($${3 * index + 1}, $${3 * index + 2}, $${3 * index + 3})`)
  const values = texts.flatMap((text) => [nameOfText(text), text, at.toISOString()])
  return query(`INSERT INTO texts (id, text, at) VALUES ${places.join(', ')} ON CONFLICT (id) DO NOTHING`, values)
}

export async function keptText(query: Query, id: string): Promise<string | null> {
  const [row] = await query('SELECT text FROM texts WHERE id = $1', [id])
  return row ? String(row.text) : null
}
