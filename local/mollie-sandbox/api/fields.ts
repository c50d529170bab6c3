import type {Amount} from '../state/items.ts'
import {ApiError, invalidField} from './errors.ts'

/** The JSON object that a call sends. */
export type Body = Record<string, unknown>

const DESCRIPTION_LENGTH = 255
const METADATA_BYTES = 1024

const LOCALES = (
  'ca_ES cs_CZ da_DK de_AT de_CH de_DE de_LU en_BE en_GB en_NL en_US es_ES fi_FI fr_BE fr_FR fr_LU hu_HU is_IS it_IT ' +
  'lt_LT lv_LV nb_NO nl_BE nl_NL pl_PL pt_PT sk_SK sv_SE'
).split(' ')

const SEQUENCE_TYPES = ['oneoff', 'first', 'recurring']

/** Number of decimals of each currency. */
const CURRENCIES = new Map([
  ...'AED AUD BGN BRL CAD CHF CZK DKK EUR GBP HKD HUF ILS MXN MYR NOK NZD PHP PLN RON SEK SGD THB TWD USD ZAR'
    .split(' ')
    .map((code) => [code, 2] as const),
  ['ISK', 0],
  ['JPY', 0],
])

export function parseLocale(value: unknown): string | null {
  if (value === undefined || value === null) return null
  if (typeof value !== 'string' || !LOCALES.includes(value)) throw invalidField('locale', 'The locale is invalid')
  return value
}

export function parseSequence(value: unknown): string {
  if (value === undefined || value === null) return 'oneoff'
  if (typeof value !== 'string' || !SEQUENCE_TYPES.includes(value))
    throw invalidField('sequenceType', 'The sequence type is invalid')
  return value
}

/** Parses an amount in Mollie's notation. Throws a 422 that names the field. */
export function parseAmount(value: unknown, field = 'amount'): Amount {
  const {currency, value: digits} = (value ?? {}) as {currency?: unknown; value?: unknown}
  const decimals = CURRENCIES.get(String(currency))
  if (decimals === undefined) throw invalidField(field, 'The currency of the amount is invalid')
  const notation = decimals === 0 ? /^\d+$/ : /^\d+\.\d{2}$/
  if (typeof digits !== 'string' || !notation.test(digits))
    throw invalidField(field, `The amount must be a string with ${decimals} decimals`)
  return {currency: String(currency), value: digits}
}

export const optionalText = (value: unknown) => (typeof value === 'string' && value ? value : null)

/** Throws a 400 for a field that the call does not have, as Mollie does: a misspelt field is never ignored. */
export function refuseUnknownFields(body: Body, fields: readonly string[]) {
  const unknown = Object.keys(body).find((name) => !fields.includes(name))
  if (unknown)
    throw new ApiError(400, 'Bad Request', `Non-existent body parameter "${unknown}" for this API call`, unknown)
}

export function positiveAmount(body: Body): Amount {
  const amount = parseAmount(body.amount)
  if (Number(amount.value) <= 0) throw invalidField('amount', 'The amount is lower than the minimum')
  return amount
}

export function parseDescription(body: Body): string {
  const description = optionalText(body.description)
  if (!description) throw invalidField('description', 'The description is missing')
  return description.slice(0, DESCRIPTION_LENGTH)
}

export function parseMetadata(body: Body): unknown {
  const metadata = body.metadata ?? null
  if (Buffer.byteLength(JSON.stringify(metadata)) > METADATA_BYTES)
    throw invalidField('metadata', 'The metadata is larger than 1 kB')
  return metadata
}

export function parseUrl(value: unknown, field: string): string | undefined {
  if (value === undefined || value === null) return undefined
  if (typeof value !== 'string' || !/^https?:$/.test(URL.parse(value)?.protocol ?? ''))
    throw invalidField(field, `The ${field} is invalid`)
  return value
}
