import {EU_COUNTRIES, HOME_COUNTRY, isAbroad} from './countries.ts'
import {
  ACCESS,
  CHECKOUT_FIELDS,
  type CheckoutProblem,
  type CheckoutRow,
  checkoutFields,
  DETAILS,
  type DetailName,
  type DetailRow,
  type Details,
  E_INVOICE,
  E_INVOICE_BY_PEPPOL,
  fieldOf,
} from './customerDetails.ts'
import {cleanLine, cleanMailAddress, cleanText, isMailAddress, isOneLine} from './typedText.ts'
import {cleanVatNumber} from './vatNumberText.ts'

type Fields = Readonly<Record<string, string | undefined>>

/** Reads filled-in fields: `details` to store (an empty text for a removed one), and the names that are `wrong`. */
export function readDetails(fields: Fields): {details: Details; wrong: DetailName[]} {
  const country = fields.country && cleanLine(fields.country).toUpperCase()
  const read = DETAILS.flatMap((row) => {
    const typed = fields[row.name]
    return typed === undefined ? [] : [{...row, value: storedValue(row, typed, country)}]
  })
  return {
    details: Object.fromEntries(read.flatMap(({name, value}) => (value === null ? [] : [[name, value]]))),
    wrong: read.filter(({value, max}) => value === null || value.length > max).map(({name}) => name),
  }
}

/**
 * Reads the fields of a checkout. `wrong` are its problems, the same on the page and in the function; whether a VAT number
 * exists is left to the function.
 */
export function readCheckout(fields: Fields): {details: Details; wrong: CheckoutProblem[]} {
  const country = fields.country || HOME_COUNTRY
  const {details, wrong} = readDetails({...fields, country})
  const values: Partial<Record<string, string>> = details
  const isWrong = ({name, kind, required, max}: CheckoutRow): boolean => {
    if (kind === 'email' && required) return !isMailAddressWithin(max, fields[name])
    const isRequired =
      required === 'always' ||
      (required === 'ifAsked' && fields[name] !== undefined) ||
      (required === 'abroad' && isAbroad(country))
    return wrong.some((each) => each === name) || (isRequired && !values[name])
  }
  const problems = CHECKOUT_FIELDS.filter(isWrong).map(({name, kind}) =>
    kind === 'vatNumber' && values[name] ? 'vatNumberInvalid' : name,
  )
  return {details, wrong: inFormOrder(problems, country)}
}

/** Each problem once, in the order of the form's fields. */
export const inFormOrder = (problems: readonly CheckoutProblem[], country?: string): CheckoutProblem[] =>
  checkoutFields(isAbroad(country)).flatMap(({name}) => problems.find((problem) => fieldOf(problem) === name) ?? [])

const isMailAddressWithin = (max: number, typed = ''): boolean =>
  isMailAddress(cleanMailAddress(typed)) && cleanMailAddress(typed).length <= max

/** The value as it is stored; null for one that the field cannot have. A longer one than it can store is only cleaned. */
function storedValue({kind, max}: DetailRow, typed: string, country: string | undefined): string | null {
  const text =
    kind === 'vatNumber' ? cleanVatNumber(typed, country) : kind === 'lines' ? cleanText(typed) : cleanLine(typed)
  if (text === '' || text.length > max) return text
  if (kind === 'website') return websiteIn(text)
  if (kind === 'country') return EU_COUNTRIES.find((each) => each === text.toUpperCase()) ?? null
  if (kind === 'email') return isMailAddress(cleanMailAddress(text)) ? cleanMailAddress(text) : null
  if (kind === 'files') return [E_INVOICE, E_INVOICE_BY_PEPPOL].includes(text) ? text : null
  if (kind === 'access') return ACCESS.find((access) => access === text) ?? null
  if (kind === 'postalCode' && country === HOME_COUNTRY) return postalCodeIn(text)
  if (kind === 'kvkNumber' && country === HOME_COUNTRY) return kvkNumberIn(text)
  return isOneLine(kind === 'lines' ? text.replace(/\s/g, ' ') : text) ? text : null
}

/** A Dutch postal code as it is printed: "1234ab" and "NL-1234 AB" are "1234 AB". */
function postalCodeIn(text: string): string | null {
  const [, digits, letters] = /^(?:NL)?([1-9]\d{3})([A-Z]{2})$/.exec(text.toUpperCase().replace(/[\s.\-–]/g, '')) ?? []
  return digits && letters ? `${digits} ${letters}` : null
}

/** A number of the Dutch register, of eight digits. Other countries have registers of their own. */
function kvkNumberIn(text: string): string | null {
  const digits = text.replace(/^kvk/i, '').replace(/[\s.:\-–]/g, '')
  return /^\d{8}$/.test(digits) ? digits : null
}

/** "voorbeeld.nl" is "https://voorbeeld.nl/". Without a user, and never an address of this machine's kind. */
function websiteIn(text: string): string | null {
  const address = /^https?:\/\//i.test(text) ? text : `https://${text}`
  if (!URL.canParse(address)) return null
  const {hostname, username, href} = new URL(address)
  return /^[^.]+(\.[^.]+)+$/.test(hostname) && !/^[\d.]+$/.test(hostname) && !username ? href : null
}
