import {countryName, EU_COUNTRIES, HOME_COUNTRY} from '../../../../domain/customers/countries.ts'
import {
  ACCESS,
  autocompleteOf,
  DETAILS,
  type DetailRow,
  E_INVOICE,
} from '../../../../domain/customers/customerDetails.ts'
import type {Language} from '../../../../domain/texts/languages.ts'
import {field} from '../../../ui/field.ts'
import type {Html} from '../../../ui/html.ts'
import type {PortalContext, PortalOrder, PortalWords, Typed} from '../order.ts'

/** A field of the table of details, with the error of its value. */
export const detailField = (
  row: DetailRow,
  order: Pick<PortalOrder, 'details'>,
  {language, words: {business: t}, business: typed}: PortalContext,
): Html => {
  const {name, max, kind, lines} = row
  return field({
    name,
    label: t.labels[name],
    value: typed?.fields[name] ?? order.details[name] ?? '',
    wrong: isWrong(typed, name) && messageFor(name, typed, t),
    autocomplete: autocompleteOf(row),
    ...(kind === 'phone' && {type: 'tel'}),
    ...(kind === 'email' && {type: 'email'}),
    lines,
    ...optionsFor(kind, t, language),
    max,
  })
}

/** The wrong fields of a form, for the summary above it. */
export const wrongFields = (typed: Typed | undefined, t: Words) =>
  (typed?.wrong ?? []).map((name) => ({name, label: labelOf(name, t), text: messageFor(name, typed, t)}))

type Words = PortalWords['business']

export const isWrong = (typed: Typed | undefined, name: string) => typed?.wrong.includes(name) ?? false

const labelOf = (name: string, {labels}: Words) => Object.entries(labels).find(([key]) => key === name)?.[1] ?? name

export function messageFor(name: string, typed: Typed | undefined, t: Words) {
  if (!typed?.fields[name]?.trim()) return t.needed
  const kind = DETAILS.find((row) => row.name === name)?.kind
  return kind === 'website' ? t.invalidWebsite : kind === 'postalCode' ? t.invalidPostalCode : t.invalid
}

function optionsFor(kind: DetailRow['kind'], {access, files, choose}: Words, language: Language) {
  const none = ['', choose] as const
  if (kind === 'access') return {options: [none, ...ACCESS.map((way) => [way, access[way]] as const)]}
  if (kind === 'files') return {options: [['', files.pdf] as const, [E_INVOICE, files.ubl] as const]}
  if (kind !== 'country') return {}
  const others = EU_COUNTRIES.filter((country) => country !== HOME_COUNTRY)
    .map((country) => [country, countryName(country, language)] as const)
    .sort(([, one], [, other]) => one.localeCompare(other, language))
  return {options: [none, [HOME_COUNTRY, countryName(HOME_COUNTRY, language)] as const, ...others]}
}
