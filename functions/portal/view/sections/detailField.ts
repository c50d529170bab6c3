import {countryName, EU_COUNTRIES, HOME_COUNTRY} from '../../../../domain/customers/countries.ts'
import {
  ACCESS,
  autocompleteOf,
  DETAILS,
  type DetailRow,
  E_INVOICE,
  E_INVOICE_BY_PEPPOL,
} from '../../../../domain/customers/customerDetails.ts'
import {SAVE_INVOICE_DETAILS} from '../../../../domain/customers/portalActs.ts'
import type {Language} from '../../../../domain/texts/languages.ts'
import {field} from '../../../ui/field.ts'
import type {Html} from '../../../ui/html.ts'
import {workFields} from '../invoiceFields.ts'
import type {PortalContext, PortalOrder, PortalWords, Typed} from '../order.ts'

/** A field of the table of details, with the error of its value. */
export const detailField = (
  row: DetailRow,
  order: Pick<PortalOrder, 'details' | 'mayUsePeppol'>,
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
    ...optionsFor(row, t, language, order),
    max,
  })
}

/** The form of the page that was refused, by what was wrong: the page asks for each field once. */
export function refusedForm(
  order: PortalOrder,
  {business: typed}: PortalContext,
): 'invoice' | 'work' | 'business' | null {
  if (!typed) return null
  if (typed.fields.act === SAVE_INVOICE_DETAILS) return 'invoice'
  return workFields(order).some((name) => typed.wrong.includes(name)) ? 'work' : 'business'
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

function optionsFor(
  {kind}: DetailRow,
  {access, files, choose}: Words,
  language: Language,
  {mayUsePeppol, details}: Pick<PortalOrder, 'details' | 'mayUsePeppol'>,
) {
  const none = ['', choose] as const
  if (kind === 'access') return {options: [none, ...ACCESS.map((way) => [way, access[way]] as const)]}
  if (kind === 'files') {
    // Without Peppol the mail has the e-invoice of those who chose it, and the form keeps their choice.
    const isKept = !mayUsePeppol && details.eInvoice === E_INVOICE_BY_PEPPOL
    const ways = [
      ['', files.pdf],
      [isKept ? E_INVOICE_BY_PEPPOL : E_INVOICE, files.ubl],
      ...(mayUsePeppol ? [[E_INVOICE_BY_PEPPOL, files.peppol] as const] : []),
    ] as const
    return {options: ways}
  }
  if (kind !== 'country') return {}
  const others = EU_COUNTRIES.filter((country) => country !== HOME_COUNTRY)
    .map((country) => [country, countryName(country, language)] as const)
    .sort(([, one], [, other]) => one.localeCompare(other, language))
  return {options: [none, [HOME_COUNTRY, countryName(HOME_COUNTRY, language)] as const, ...others]}
}
