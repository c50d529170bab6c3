import {invalid} from './errors.ts'
import type {Amount} from './store.ts'

/** What a method is to somebody who pays. */
export type Kind = 'bank' | 'debitCard' | 'card' | 'wallet' | 'collection'

type Row = {
  id: string
  description: string
  kind: Kind
  least: string
  most: string | null
  sequences: readonly string[]
  /** A wallet is listed only to those who say that they can show it. */
  isWallet?: boolean
}

/** With somebody who pays. */
const ATTENDED = ['oneoff', 'first']

/** What the sandbox's profile has switched on, with Mollie's limits in euros. */
export const METHODS: readonly Row[] = [
  {id: 'ideal', description: 'iDEAL | Wero', kind: 'bank', least: '0.01', most: '50000.00', sequences: ATTENDED},
  {
    id: 'bancontact',
    description: 'Bancontact',
    kind: 'debitCard',
    least: '0.02',
    most: '50000.00',
    sequences: ATTENDED,
  },
  {
    id: 'applepay',
    description: 'Apple Pay',
    kind: 'wallet',
    least: '0.01',
    most: '10000.00',
    sequences: ATTENDED,
    isWallet: true,
  },
  {
    id: 'creditcard',
    description: 'Creditcard',
    kind: 'card',
    least: '0.01',
    most: '10000.00',
    sequences: ['oneoff', 'first', 'recurring'],
  },
  // Mollie's own limit is 1,000 until it is asked to raise it, which periods of a year need.
  {
    id: 'directdebit',
    description: 'SEPA Direct Debit',
    kind: 'collection',
    least: '0.01',
    most: '10000.00',
    sequences: ['recurring'],
  },
]

/** What somebody can choose who pays. */
export const CHOICES = METHODS.filter(({sequences}) => sequences.includes('oneoff'))

/** What recurring payments are collected by. */
export const RECURRING = ['directdebit', 'creditcard', 'paypal']

/** Methods that Mollie knows and this profile has not switched on. */
const OTHERS = (
  'alma bacs bancomatpay banktransfer belfius billie billink bizum blik eps giftcard googlepay in3 kbc klarna ' +
  'mbway mobilepay multibanco mybank paybybank paypal paysafecard pointofsale przelewy24 riverty satispay swish trustly ' +
  'twint vipps voucher'
).split(' ')

const LOCALES = (
  'ca_ES cs_CZ da_DK de_AT de_CH de_DE de_LU en_BE en_GB en_NL en_US es_ES fi_FI fr_BE fr_FR fr_LU hu_HU is_IS it_IT ' +
  'lt_LT lv_LV nb_NO nl_BE nl_NL pl_PL pt_PT sk_SK sv_SE'
).split(' ')

const SEQUENCES = ['oneoff', 'first', 'recurring']

/** Currencies, with how many decimals they have. */
const CURRENCIES = new Map([
  ...'AED AUD BGN BRL CAD CHF CZK DKK EUR GBP HKD HUF ILS MXN MYR NOK NZD PHP PLN RON SEK SGD THB TWD USD ZAR'
    .split(' ')
    .map((code) => [code, 2] as const),
  ['ISK', 0],
  ['JPY', 0],
])

export function localeOf(value: unknown): string | null {
  if (value === undefined || value === null) return null
  if (typeof value !== 'string' || !LOCALES.includes(value)) throw invalid('locale', 'The locale is invalid')
  return value
}

export function sequenceOf(value: unknown): string {
  if (value === undefined || value === null) return 'oneoff'
  if (typeof value !== 'string' || !SEQUENCES.includes(value))
    throw invalid('sequenceType', 'The sequence type is invalid')
  return value
}

/** An amount as Mollie writes it. Throws a 422 for the field. */
export function amountIn(given: unknown, field = 'amount'): Amount {
  const {currency, value} = (given ?? {}) as {currency?: unknown; value?: unknown}
  const decimals = CURRENCIES.get(String(currency))
  if (decimals === undefined) throw invalid(field, 'The currency of the amount is invalid')
  const form = decimals === 0 ? /^\d+$/ : /^\d+\.\d{2}$/
  if (typeof value !== 'string' || !form.test(value))
    throw invalid(field, `The amount must be a string with ${decimals} decimals`)
  return {currency: String(currency), value}
}

/** One method, several to choose from, or none: any. */
export function methodsOf(value: unknown): string[] {
  const asked = [value ?? []].flat()
  for (const id of asked) {
    if (METHODS.some((method) => method.id === id) || RECURRING.includes(String(id))) continue
    const isKnown = OTHERS.includes(String(id))
    throw invalid(
      'method',
      isKnown ? 'The payment method is not enabled in your website profile' : 'The payment method is invalid',
    )
  }
  return asked.map(String)
}

/** The rows that can be shown for a payment. */
export function methodsFor(asked: {amount?: Amount | null; sequence?: string; wallets?: readonly string[]}): Row[] {
  const {amount, sequence = 'oneoff', wallets = []} = asked
  return METHODS.filter(
    ({id, least, most, sequences, isWallet = false}) =>
      (!isWallet || wallets.includes(id)) && sequences.includes(sequence) && (!amount || isWithin(amount, least, most)),
  )
}

const isWithin = ({currency, value}: Amount, least: string, most: string | null) =>
  currency === 'EUR' && Number(value) >= Number(least) && (most === null || Number(value) <= Number(most))

/** Refuses (422) what none of the methods takes. Nothing is paid with a card's first payment that only gives a mandate. */
export function refuseOutsideLimits(amount: Amount, asked: readonly string[], sequence: string) {
  const value = Number(amount.value)
  if (value < 0 || (value === 0 && sequence !== 'first'))
    throw invalid('amount', 'The amount is lower than the minimum')
  if (value === 0 || amount.currency !== 'EUR') return
  const rows = METHODS.filter(({id}) => asked.length === 0 || asked.includes(id))
  if (rows.length === 0) return
  if (rows.every(({most}) => most !== null && value > Number(most)))
    throw invalid('amount', 'The amount is higher than the maximum')
  if (rows.every(({least}) => value < Number(least))) throw invalid('amount', 'The amount is lower than the minimum')
}
