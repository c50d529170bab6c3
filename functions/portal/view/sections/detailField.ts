import {countryName, EU_COUNTRIES, HOME_COUNTRY} from '../../../../domain/customers/countries.ts'
import {ACCESS, type DetailName, type DetailRow} from '../../../../domain/customers/customerDetails.ts'
import type {Language} from '../../../../domain/texts/languages.ts'
import {field} from '../../../ui/field.ts'
import type {Html} from '../../../ui/html.ts'
import type {PortalContext, PortalOrder, PortalWords, Typed} from '../order.ts'

const AUTOCOMPLETE: Partial<Record<DetailName, string>> = {
  company: 'organization',
  website: 'url',
  country: 'country',
  street: 'address-line1',
  postalCode: 'postal-code',
  city: 'address-level2',
  contactPhone: 'tel',
}
const LINES: Partial<Record<DetailName, number>> = {description: 5, keywords: 3, places: 3}

/** A field of the table of details, with the error of its value. */
export const detailField = (
  {name, max}: DetailRow,
  order: Pick<PortalOrder, 'details'>,
  {language, words: {business: t}, business: typed}: PortalContext,
): Html =>
  field({
    name,
    label: t.labels[name],
    value: typed?.fields[name] ?? order.details[name] ?? '',
    wrong: isWrong(typed, name) && messageFor(name, typed, t),
    autocomplete: AUTOCOMPLETE[name] ?? 'off',
    ...(name === 'contactPhone' && {type: 'tel'}),
    ...(LINES[name] && {lines: LINES[name]}),
    ...optionsFor(name, t, language),
    max,
  })

/** The wrong fields of a form, for the summary above it. */
export const wrongFields = (typed: Typed | undefined, t: Words) =>
  (typed?.wrong ?? []).map((name) => ({name, label: labelOf(name, t), text: messageFor(name, typed, t)}))

type Words = PortalWords['business']

export const isWrong = (typed: Typed | undefined, name: string) => typed?.wrong.includes(name) ?? false

const labelOf = (name: string, {labels}: Words) => Object.entries(labels).find(([key]) => key === name)?.[1] ?? name

export const messageFor = (name: string, typed: Typed | undefined, t: Words) =>
  !typed?.fields[name]?.trim() ? t.needed : name === 'website' ? t.invalidWebsite : t.invalid

function optionsFor(name: DetailName, {access, choose}: Words, language: Language) {
  const none = ['', choose] as const
  if (name === 'access') return {options: [none, ...ACCESS.map((way) => [way, access[way]] as const)]}
  if (name !== 'country') return {}
  const others = EU_COUNTRIES.filter((country) => country !== HOME_COUNTRY)
    .map((country) => [country, countryName(country, language)] as const)
    .sort(([, one], [, other]) => one.localeCompare(other, language))
  return {options: [none, [HOME_COUNTRY, countryName(HOME_COUNTRY, language)] as const, ...others]}
}
