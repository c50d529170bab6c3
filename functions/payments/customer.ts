import {domainToASCII} from 'node:url'
import * as v from 'valibot'

/** The rules for a customer's details, the same at every endpoint. */

/** Not every browser does it: `münchen.de` is `xn--mnchen-3ya.de` to whoever sends mails. */
const withAsciiDomain = (address: string) =>
  address.replace(/(?<=@)[^@\s]*[^\0-\x7f][^@\s]*$/, (domain) => domainToASCII(domain) || domain)

/** What `<input type="email">` takes, with a domain that mail can be sent to. */
export const CustomerEmail = v.pipe(
  v.string(),
  v.trim(),
  v.transform(withAsciiDomain),
  v.maxLength(200),
  v.rfcEmail(),
  v.regex(/@.+\../),
)

/** One line. */
export const CustomerName = v.pipe(
  v.string(),
  v.trim(),
  v.minLength(1),
  v.maxLength(100),
  v.regex(/^[^\p{Cc}\u2028\u2029]*$/u),
)

// Mail programs turn "evil.example/login" into a link by themselves. "J.P." and "B.V." stay: their parts are initials.
const LOOKS_LIKE_AN_ADDRESS = /@|:\/\/|\bwww\.|\p{L}{2,}\.\p{L}{2,}/u

/** The name for use in a mail: one line, or empty when it contains an address. */
export const nameForMail = (name = '') =>
  LOOKS_LIKE_AN_ADDRESS.test(name) ? '' : name.replace(/[\s\p{Cc}]+/gu, ' ').trim()
