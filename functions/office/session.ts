import {timingSafeEqual} from 'node:crypto'
import type {Database} from '../database/database.ts'
import {ago, hashOf, newLink, newToken, takeLink} from '../links/signIn.ts'
import {MINUTE_MS, sameMailAddress} from '../model.ts'

const SESSION_FOR_MS = 12 * 60 * MINUTE_MS
/** A session that is used is written down at most this often. */
const NOTED_EVERY_MS = 5 * MINUTE_MS

type Services = {database: Database; operators: readonly string[]; now: Date}
export type Session = {email: string; token: string}

/** The token of a link that signs an operator in once; null for anybody else, and for one who asks too often. */
export async function newOperatorLink(address: string, {database, operators, now}: Services): Promise<string | null> {
  const email = sameMailAddress(address)
  return operators.includes(email) ? newLink(email, 'office', {database, now}) : null
}

/** Uses a link up. The session that it opens, or null when the link is unknown, used or old, or its owner no operator any more. */
export async function signIn(link: string, {database, operators, now}: Services): Promise<Session | null> {
  const email = await takeLink(link, 'office', {database, now})
  if (email === null || !operators.includes(email)) return null
  await database.query('DELETE FROM sessions WHERE seen_at < $1', [ago(now, SESSION_FOR_MS)])
  const token = newToken()
  await database.query('INSERT INTO sessions (hash, email, seen_at) VALUES ($1, $2, $3)', [
    hashOf(token),
    email,
    now.toISOString(),
  ])
  return {email, token}
}

/** Whose session it is; null when there is none, it was not used for long, or its owner is no operator any more. */
export async function sessionOf(token: string, {database, operators, now}: Services): Promise<Session | null> {
  if (!token) return null
  const [row] = await database.query('SELECT email, seen_at FROM sessions WHERE hash = $1 AND seen_at >= $2', [
    hashOf(token),
    ago(now, SESSION_FOR_MS),
  ])
  if (!row || !operators.includes(String(row.email))) return null
  if (String(row.seen_at) < ago(now, NOTED_EVERY_MS))
    await database.query('UPDATE sessions SET seen_at = $2 WHERE hash = $1', [hashOf(token), now.toISOString()])
  return {email: String(row.email), token}
}

export async function signOut({token}: Session, database: Database) {
  await database.query('DELETE FROM sessions WHERE hash = $1', [hashOf(token)])
}

/** What each form of a session carries: another site cannot know it. */
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
