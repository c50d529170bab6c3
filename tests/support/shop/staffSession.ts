import {newStaffLink, sessionCookie, signIn} from '../../../functions/admin/signIn/session.ts'
import type {Database} from '../../../functions/database/database.ts'
import type {Staff} from '../../../functions/runtime/config.ts'

/** The cookie of a session that a link opened, without the mail of it: a mail server greets a tenth of a second late. */
export async function cookieFor(email: string, database: Database, known: Staff): Promise<string> {
  const services = {database, staff: known, now: new Date()}
  const session = await signIn((await newStaffLink(email, services)) ?? '', services)
  return sessionCookie(session?.token ?? '', false).split(';')[0] ?? ''
}
