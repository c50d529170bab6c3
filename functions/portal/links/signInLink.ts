import {createHash, randomBytes} from 'node:crypto'
import {DAY_MS, MINUTE_MS} from '../../../domain/format/dates.ts'
import type {Database} from '../../database/database.ts'

const LINK_FOR_MS = 15 * MINUTE_MS

/**
 * The audiences of links, each with the minutes until an address may get its next one, by how many it got within a day and
 * did not use. The last is repeated, so that nobody is locked out for longer: eight a day for a customer, eleven for an operator.
 */
const AUDIENCES = {
  office: [0, 0, 0, 0, 0, 15, 60, 180, 360],
  account: [0, 3, 15, 60, 180, 360],
} as const
export type Audience = keyof typeof AUDIENCES

type Services = {database: Database; now: Date}

export const newToken = () => randomBytes(32).toString('base64url')
/** The hash of a token for the database, whose readers cannot use it. */
export const hashOf = (token: string) => createHash('sha256').update(token).digest('hex')
export const ago = (now: Date, ms: number) => new Date(now.getTime() - ms).toISOString()

/** The token of a link that signs an address in once, for a quarter of an hour; null for one that asks too often. */
export async function newLink(email: string, audience: Audience, {database, now}: Services): Promise<string | null> {
  const token = newToken()
  const at = now.toISOString()
  return database.transaction(async (query) => {
    // A request of the same moment waits until this one is counted.
    await query(
      `INSERT INTO marks (name, value) VALUES ('asked for a link', $1)
       ON CONFLICT (name) DO UPDATE SET value = excluded.value`,
      [at],
    )
    const [row] = await query('SELECT sent FROM sign_in_requests WHERE address = $1 AND audience = $2', [
      hashOf(email),
      audience,
    ])
    const sent = momentsIn(row?.sent, ago(now, DAY_MS))
    if (!mayHaveAnother(sent, audience, now)) {
      await query('UPDATE sign_in_requests SET refused_at = $3, at = $3 WHERE address = $1 AND audience = $2', [
        hashOf(email),
        audience,
        at,
      ])
      return null
    }
    await query(
      `INSERT INTO sign_in_requests (address, audience, sent, at) VALUES ($1, $2, $3, $4)
       ON CONFLICT (address, audience) DO UPDATE SET sent = excluded.sent, at = excluded.at`,
      [hashOf(email), audience, JSON.stringify([...sent, at]), at],
    )
    await query('INSERT INTO sign_in_links (hash, email, audience, at) VALUES ($1, $2, $3, $4)', [
      hashOf(token),
      email,
      audience,
      at,
    ])
    return token
  })
}

const momentsIn = (list: unknown, since: string) =>
  (JSON.parse(String(list ?? '[]')) as string[]).filter((moment) => moment >= since)

function mayHaveAnother(sent: readonly string[], audience: Audience, now: Date): boolean {
  const waits = AUDIENCES[audience]
  const minutes = waits[Math.min(sent.length, waits.length - 1)] ?? 0
  return (sent.at(-1) ?? '') <= ago(now, minutes * MINUTE_MS)
}

/** Uses a link up and returns its address; null when it is unknown, used, old, or for another audience. */
export async function takeLink(link: string, audience: Audience, {database, now}: Services): Promise<string | null> {
  const [used] = await database.query(
    'DELETE FROM sign_in_links WHERE hash = $1 AND audience = $2 AND at >= $3 RETURNING email',
    [hashOf(link), audience, ago(now, LINK_FOR_MS)],
  )
  if (!used) return null
  const email = String(used.email)
  // The owner of the mailbox may ask for more.
  await database.query("UPDATE sign_in_requests SET sent = '[]' WHERE address = $1 AND audience = $2", [
    hashOf(email),
    audience,
  ])
  return email
}

/** How many addresses were refused a further link since a moment. */
export async function countRefused({query}: Database, since: string): Promise<number> {
  const [row] = await query('SELECT COUNT(*) AS count FROM sign_in_requests WHERE refused_at >= $1', [since])
  return Number(row?.count)
}

const REQUESTS_FOR_MS = 2 * DAY_MS

/** Deletes links that nobody can use any more, with the address that each is for, and what was counted of two days ago. */
export async function deleteOldLinks({query}: Database, now: Date) {
  await query('DELETE FROM sign_in_links WHERE at < $1', [ago(now, LINK_FOR_MS)])
  await query('DELETE FROM sign_in_requests WHERE at < $1', [ago(now, REQUESTS_FOR_MS)])
}

/** Deletes what is kept of an address that asked for links. */
export async function forgetLinks(email: string, {query}: Database) {
  await query('DELETE FROM sign_in_links WHERE email = $1', [email])
  await query('DELETE FROM sign_in_requests WHERE address = $1', [hashOf(email)])
}
