import {timingSafeEqual} from 'node:crypto'
import {sameMailAddress} from '../../../domain/customers/typedText.ts'
import {MINUTE_MS} from '../../../domain/format/dates.ts'
import type {Database} from '../../database/database.ts'
import {ago, hashOf, newLink, newToken, takeLink} from '../../portal/links/signInLink.ts'
import type {Role, Staff} from '../../runtime/config.ts'

/** The longest time without use. */
const SESSION_FOR_MS = 12 * 60 * MINUTE_MS
/** The longest time in all. */
const SESSION_AT_MOST_MS = 24 * 60 * MINUTE_MS
/** The longest time after a sign-in in which refunds are allowed. */
const FRESH_FOR_MS = 30 * MINUTE_MS
/** The shortest time between two writes of the last use. */
const NOTED_EVERY_MS = 5 * MINUTE_MS

type Services = {database: Database; staff: Staff; now: Date}
export type Session = {email: string; role: Role; token: string; beganAt: string}

/** The token of a link that signs staff in once; null for anybody else, and for one who asks too often. */
export async function newStaffLink(address: string, {database, staff, now}: Services): Promise<string | null> {
  const email = sameMailAddress(address)
  return staff.has(email) ? newLink(email, 'office', {database, now}) : null
}

/**
 * Uses a link up. The session that it opens, in the place of the one of this browser, or null when the link is unknown, used or
 * old, or its owner has no access any more.
 */
export async function signIn(
  link: string,
  {database, staff, now}: Services,
  before: Session | null = null,
): Promise<Session | null> {
  const email = await takeLink(link, 'office', {database, now})
  const role = email === null ? undefined : staff.get(email)
  if (email === null || !role) return null
  await database.query('DELETE FROM sessions WHERE seen_at < $1 OR began_at < $2 OR hash = $3', [
    ago(now, SESSION_FOR_MS),
    ago(now, SESSION_AT_MOST_MS),
    before ? hashOf(before.token) : '',
  ])
  const token = newToken()
  const beganAt = now.toISOString()
  await database.query('INSERT INTO sessions (hash, email, seen_at, began_at) VALUES ($1, $2, $3, $3)', [
    hashOf(token),
    email,
    beganAt,
  ])
  return {email, role, token, beganAt}
}

/** Returns the session of a token; null when it is unknown, too old, unused for too long, or of somebody who left the staff. */
export async function sessionOf(token: string, {database, staff, now}: Services): Promise<Session | null> {
  if (!token) return null
  const [row] = await database.query(
    'SELECT email, seen_at, began_at FROM sessions WHERE hash = $1 AND seen_at >= $2 AND began_at >= $3',
    [hashOf(token), ago(now, SESSION_FOR_MS), ago(now, SESSION_AT_MOST_MS)],
  )
  const role = staff.get(String(row?.email))
  if (!row || !role) return null
  if (String(row.seen_at) < ago(now, NOTED_EVERY_MS))
    await database.query('UPDATE sessions SET seen_at = $2 WHERE hash = $1', [hashOf(token), now.toISOString()])
  return {email: String(row.email), role, token, beganAt: String(row.began_at)}
}

export async function signOut({token}: Session, database: Database) {
  await database.query('DELETE FROM sessions WHERE hash = $1', [hashOf(token)])
}

/** Ends every session of an operator, and the links that would open another. */
export async function signOutEverywhere({email}: Session, database: Database) {
  await database.query('DELETE FROM sessions WHERE email = $1', [email])
  await database.query("DELETE FROM sign_in_links WHERE email = $1 AND audience = 'office'", [email])
}

/** Whether the sign-in is recent enough for a refund. */
export const isFreshSession = ({beganAt}: Session, now: Date) => beganAt >= ago(now, FRESH_FOR_MS)

/** An operator in the log, which names no addresses: the first letters of the SHA-256 of the address. */
export const operatorId = ({email}: Pick<Session, 'email'>) => hashOf(email).slice(0, 8)

/** The token in each form of a session, which another site cannot know. */
export const formToken = ({token}: Session) => hashOf(`form ${token}`)

export function isFormToken(given: string, session: Session): boolean {
  const [own, other] = [Buffer.from(formToken(session)), Buffer.from(given)]
  return own.length === other.length && timingSafeEqual(own, other)
}

/** `__Host-` binds it to this host and to https; on one machine there is no https, and Safari then keeps no such cookie. */
const cookieName = (isSecure: boolean) => (isSecure ? '__Host-beheer' : 'beheer')

/** Without a lifetime: closing the browser ends it too. Empty: it is taken away. */
export const sessionCookie = (token: string, isSecure: boolean) =>
  `${cookieName(isSecure)}=${token}; Path=/; HttpOnly; SameSite=Lax${isSecure ? '; Secure' : ''}${token ? '' : '; Max-Age=0'}`

export const sessionIn = (request: Request, isSecure: boolean) => cookieIn(request, cookieName(isSecure))

export function cookieIn(request: Request, name: string): string {
  const cookies = (request.headers.get('cookie') ?? '').split(/;\s*/)
  return cookies.find((cookie) => cookie.startsWith(`${name}=`))?.slice(name.length + 1) ?? ''
}
