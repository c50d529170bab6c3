import {createHash, randomBytes} from 'node:crypto'
import type {Database} from '../database/database.ts'
import {MINUTE_MS} from '../model.ts'

const LINK_FOR_MS = 15 * MINUTE_MS

/** Whom links let in, and how many of them one address may get within a time. */
const AUDIENCES = {
  office: {most: 5, withinMs: LINK_FOR_MS},
  account: {most: 1, withinMs: 3 * MINUTE_MS},
} as const
export type Audience = keyof typeof AUDIENCES

type Services = {database: Database; now: Date}

export const newToken = () => randomBytes(32).toString('base64url')
/** What the database keeps of a token: whoever reads it cannot use it. */
export const hashOf = (token: string) => createHash('sha256').update(token).digest('hex')
export const ago = (now: Date, ms: number) => new Date(now.getTime() - ms).toISOString()

/** The token of a link that signs an address in once, for a quarter of an hour; null for one that asks too often. */
export async function newLink(email: string, audience: Audience, {database, now}: Services): Promise<string | null> {
  const {most, withinMs} = AUDIENCES[audience]
  const token = newToken()
  return database.transaction(async (query) => {
    // A request of the same moment waits until this one is counted.
    await query(
      `INSERT INTO marks (name, value) VALUES ('asked for a link', $1)
       ON CONFLICT (name) DO UPDATE SET value = excluded.value`,
      [now.toISOString()],
    )
    await query('DELETE FROM sign_in_links WHERE at < $1', [ago(now, LINK_FOR_MS)])
    const [row] = await query(
      'SELECT COUNT(*) AS count FROM sign_in_links WHERE email = $1 AND audience = $2 AND at >= $3',
      [email, audience, ago(now, withinMs)],
    )
    if (Number(row?.count) >= most) return null
    await query('INSERT INTO sign_in_links (hash, email, audience, at) VALUES ($1, $2, $3, $4)', [
      hashOf(token),
      email,
      audience,
      now.toISOString(),
    ])
    return token
  })
}

/** Uses a link up. Whose it is, or null when it is unknown, used, old, or of others. */
export async function takeLink(link: string, audience: Audience, {database, now}: Services): Promise<string | null> {
  const [used] = await database.query(
    'DELETE FROM sign_in_links WHERE hash = $1 AND audience = $2 AND at >= $3 RETURNING email',
    [hashOf(link), audience, ago(now, LINK_FOR_MS)],
  )
  return used ? String(used.email) : null
}
