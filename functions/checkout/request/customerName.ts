import * as v from 'valibot'
import {cleanLine, cleanMailAddress, isMailAddress, isOneLine} from '../../../domain/customers/typedText.ts'

/** The rules for a customer's details, the same at every endpoint. */

/** An address that mail can be sent to, out of what people paste. */
export const CustomerEmail = v.pipe(v.string(), v.transform(cleanMailAddress), v.maxLength(200), v.check(isMailAddress))

/** One line. */
export const CustomerName = v.pipe(
  v.string(),
  v.transform(cleanLine),
  v.minLength(1),
  v.maxLength(100),
  v.check(isOneLine),
)

// Mail programs turn "evil.example/login" into a link by themselves. "J.P." and "B.V." stay: their parts are initials.
const LOOKS_LIKE_AN_ADDRESS = /@|:\/\/|\bwww\.|\p{L}{2,}\.\p{L}{2,}/u

/** The name for use in a mail: one line, or empty when it contains an address. */
export const nameForMail = (name = '') =>
  LOOKS_LIKE_AN_ADDRESS.test(name) ? '' : name.replace(/[\s\p{Cc}]+/gu, ' ').trim()
