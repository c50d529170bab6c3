import {EU_COUNTRIES} from '../../domain/customers/countries.ts'
import {ACCESS, DETAILS, type DetailName, type Details, FOR_THE_WORK} from '../../domain/customers/customerDetails.ts'
import {cleanLine, cleanText, cleanVatNumber, isOneLine} from '../../domain/customers/typedText.ts'

type Fields = Readonly<Record<string, string | undefined>>

/** Reads filled-in fields: `details` to store (an empty text for a removed one), and the names that are `wrong`. */
export function readDetails(fields: Fields): {details: Details; wrong: DetailName[]} {
  const read = DETAILS.flatMap(({name, max}) => {
    const typed = fields[name]
    if (typed === undefined) return []
    const text = cleaned(name, typed, fields.country)
    return [{name, value: text === '' || text.length > max ? text : kept(name, text), max}]
  })
  return {
    details: Object.fromEntries(read.flatMap(({name, value}) => (value === null ? [] : [[name, value]]))),
    wrong: read.filter(({value, max}) => value === null || value.length > max).map(({name}) => name),
  }
}

/** The details with what was told now; what is empty goes. */
export function withDetails(before: Details | undefined, told: Details): Details | undefined {
  const merged = Object.entries({...before, ...told}).filter(([, value]) => value)
  return merged.length > 0 ? Object.fromEntries(merged) : undefined
}

/** Details that stay when the service is over. */
export const withoutWork = (details: Details | undefined): Details | undefined =>
  withDetails(details, Object.fromEntries(FOR_THE_WORK.map((name) => [name, ''])))

const hasLines = (name: DetailName) => name === 'description' || name === 'keywords' || name === 'places'

const cleaned = (name: DetailName, typed: string, country: string | undefined): string => {
  if (name === 'vatNumber') return cleanVatNumber(typed, country && cleanLine(country).toUpperCase())
  return hasLines(name) ? cleanText(typed) : cleanLine(typed)
}

/** As it is kept; null for what it cannot be. */
function kept(name: DetailName, text: string): string | null {
  if (name === 'website') return websiteIn(text)
  if (name === 'country') return EU_COUNTRIES.find((country) => country === text.toUpperCase()) ?? null
  if (name === 'access') return ACCESS.find((access) => access === text) ?? null
  return isOneLine(hasLines(name) ? text.replace(/\s/g, ' ') : text) ? text : null
}

/** "voorbeeld.nl" is "https://voorbeeld.nl/". Without a user, and never an address of this machine's kind. */
function websiteIn(text: string): string | null {
  const address = URL.parse(/^https?:\/\//i.test(text) ? text : `https://${text}`)
  return address &&
    /^[^.]+(\.[^.]+)+$/.test(address.hostname) &&
    !/^[\d.]+$/.test(address.hostname) &&
    !address.username
    ? address.href
    : null
}
