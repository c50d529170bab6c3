import * as v from 'valibot'

/** What customers may say about themselves, the same at every endpoint. */

/** What `<input type="email">` takes, with a domain that mail can be sent to. */
export const CustomerEmail = v.pipe(v.string(), v.trim(), v.maxLength(200), v.rfcEmail(), v.regex(/@.+\../))

/** One line. */
export const CustomerName = v.pipe(
  v.string(),
  v.trim(),
  v.minLength(1),
  v.maxLength(100),
  v.regex(/^[^\p{Cc}\u2028\u2029]*$/u),
)

// Mail programs make a link of "evil.example/login" by themselves. "J.P." and "B.V." stay: their parts are initials.
const LOOKS_LIKE_AN_ADDRESS = /@|:\/\/|\bwww\.|\p{L}{2,}\.\p{L}{2,}/u

/** The name as a mail says it: one line, and none at all when it would bring a link. */
export const nameForMail = (name = '') =>
  LOOKS_LIKE_AN_ADDRESS.test(name) ? '' : name.replace(/[\s\p{Cc}]+/gu, ' ').trim()
