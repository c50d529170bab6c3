import * as v from 'valibot'
import type {Database} from '../database/database.ts'

const Row = v.object({host: v.string(), excluded_at: v.string(), excluded_by: v.string()})

/** A website that nobody may measure, with all below its name: `bakkerij.nl` is `www.bakkerij.nl` too. */
export type Excluded = {host: string; at: string; by: string}

/** The website that an operator excludes, by an address or a name; null when it is neither. */
export function excludedHost(text: string): string | null {
  const typed = text.trim()
  const url = URL.parse(/^https?:\/\//i.test(typed) ? typed : `https://${typed}`)
  const host = url?.hostname.replace(/^www\.|\.$/g, '') ?? ''
  return /^(?:[a-z\d-]{1,63}\.)+[a-z][a-z\d-]{1,62}$/.test(host) ? host : null
}

/** Whether a website, or one above it, is excluded. */
export async function isExcluded(host: string, database: Database): Promise<boolean> {
  const labels = host.replace(/\.$/, '').split('.')
  const names = labels.map((_, index) => labels.slice(index).join('.'))
  const rows = await database.query(`SELECT host FROM wind_excluded WHERE ${database.inList('host', '$1')} LIMIT 1`, [
    JSON.stringify(names),
  ])
  return rows.length > 0
}

/** The excluded websites, by name. */
export async function listExcluded({query}: Database): Promise<Excluded[]> {
  const rows = await query('SELECT host, excluded_at, excluded_by FROM wind_excluded ORDER BY host')
  return rows.map((row) => {
    const {host, excluded_at: at, excluded_by: by} = v.parse(Row, row)
    return {host, at, by}
  })
}

/** Excludes a website. Twice is as once. */
export const exclude = ({query}: Database, {host, at, by}: Excluded) =>
  query(
    `INSERT INTO wind_excluded (host, excluded_at, excluded_by) VALUES ($1, $2, $3) ON CONFLICT (host) DO NOTHING`,
    [host, at, by],
  )

export const include = ({query}: Database, host: string) => query('DELETE FROM wind_excluded WHERE host = $1', [host])
