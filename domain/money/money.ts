import {numberFormat} from '../format/intl.ts'
import {type Language, languageRow} from '../texts/languages.ts'

/** An amount in whole euro cents. All arithmetic is done on these; euros exist only in documents and on screens. */
export type Cents = number

/** Euros as an editor types them (99, 267.3) to cents. Throws a RangeError beyond two decimals or for what is no amount. */
export function centsFromEuros(euros: number): Cents {
  const cents = Math.round(euros * 100)
  if (!Number.isSafeInteger(cents) || cents < 0 || Math.abs(euros * 100 - cents) > 1e-6)
    throw new RangeError(`${euros} is not an amount in euros with at most two decimals`)
  return cents
}

/** Whether it is something to pay: a positive amount in euros with at most two decimals. */
export const isAmount = (euros: number): boolean =>
  euros > 0 && Number.isSafeInteger(Math.round(euros * 100)) && Math.abs(euros * 100 - Math.round(euros * 100)) <= 1e-6

/** "486.78" to 48678; null for anything that is not written exactly so. */
export function parseAmount(amount: string): Cents | null {
  if (!/^(0|[1-9]\d{0,8})\.\d{2}$/.test(amount)) return null
  return Number(amount.replace('.', ''))
}

/** 48678 to "486.78": the notation of Mollie's API and of ours. */
export function formatAmount(cents: Cents): string {
  return `${Math.trunc(cents / 100)}.${String(cents % 100).padStart(2, '0')}`
}

/**
 * "€ 486,78" or "€486.78", and "−€ 486,78" or "−€486.78" of what is less than nothing. `whole` drops the decimals of a round
 * amount: "€ 99", never "€ 267" for 267,30.
 */
export function formatEuros(cents: Cents, language: Language, {whole = false} = {}): string {
  const fractionDigits = whole && cents % 100 === 0 ? 0 : 2
  const amount = numberFormat(languageRow(language).currencyLocale, {
    style: 'currency',
    currency: 'EUR',
    minimumFractionDigits: fractionDigits,
    maximumFractionDigits: fractionDigits,
  }).format(Math.abs(cents) / 100)
  return cents < 0 ? `−${amount}` : amount // Intl writes the hyphen of a keyboard, in Dutch behind the €
}
