import type {Amount} from '../state/items.ts'
import {invalidField} from './errors.ts'

export type Kind = 'bank' | 'debitCard' | 'card' | 'wallet' | 'collection'

type Row = {
  id: string
  description: string
  kind: Kind
  /** Limits in euros. */
  minimum: string
  maximum: string | null
  sequences: readonly string[]
  /** Gives a mandate without a payment: a first one of 0.00. */
  takesZero?: boolean
  /** A wallet is listed only for callers that ask for it with `includeWallets`. */
  isWallet?: boolean
  times: Times
}

type Times = {
  /** Minutes in which a customer can pay on the page of the method. */
  openMinutes: number
  /**
   * A debit is taken `days` business days after it is handed in. Banks answer as many business days after that: when it
   * is paid, and at the latest when it fails. Absent where the answer comes at once.
   */
  debit?: {days: number; answeredAfter: {paid: number; failed: number}}
}
/** Before a method is chosen. */
const ANY: Times = {openMinutes: 15}

/** Sequence types with the customer present. */
const ATTENDED = ['oneoff', 'first']

/**
 * Methods that the sandbox's profile has activated, with Mollie's limits and times. @see https://docs.mollie.com/docs/ideal
 * (likewise bancontact, cards), https://help.mollie.com/hc/en-us/articles/115002540294 for the days of debits, and
 * https://help.mollie.com/hc/en-us/articles/214072489 for first payments of nothing, which only cards and PayPal take.
 */
export const METHODS: readonly Row[] = [
  {
    id: 'ideal',
    description: 'iDEAL | Wero',
    kind: 'bank',
    minimum: '0.01',
    maximum: '50000.00',
    sequences: ATTENDED,
    times: {openMinutes: 15},
  },
  {
    id: 'bancontact',
    description: 'Bancontact',
    kind: 'debitCard',
    minimum: '0.02',
    maximum: '50000.00',
    sequences: ATTENDED,
    times: {openMinutes: 60},
  },
  {
    id: 'applepay',
    description: 'Apple Pay',
    kind: 'wallet',
    minimum: '0.01',
    maximum: '10000.00',
    sequences: ATTENDED,
    isWallet: true,
    times: {openMinutes: 15},
  },
  {
    id: 'creditcard',
    description: 'Creditcard',
    kind: 'card',
    minimum: '0.01',
    maximum: '10000.00',
    sequences: ['oneoff', 'first', 'recurring'],
    takesZero: true,
    times: {openMinutes: 15},
  },
  // Mollie's own limit is 1,000 until it raises it on request, which yearly periods need.
  {
    id: 'directdebit',
    description: 'SEPA Direct Debit',
    kind: 'collection',
    minimum: '0.01',
    maximum: '10000.00',
    sequences: ['recurring'],
    times: {...ANY, debit: {days: 1, answeredAfter: {paid: 1, failed: 5}}},
  },
]

export const timesOf = (method: string | null): Times => METHODS.find(({id}) => id === method)?.times ?? ANY

/** Methods of recurring payments. */
export const RECURRING = ['directdebit', 'creditcard', 'paypal']

/** Methods of Mollie that this profile has not activated. */
const NOT_ACTIVATED = (
  'alma bacs bancomatpay banktransfer belfius billie billink bizum blik eps giftcard googlepay in3 kbc klarna ' +
  'mbway mobilepay multibanco mybank paybybank paypal paysafecard pointofsale przelewy24 riverty satispay swish trustly ' +
  'twint vipps voucher'
).split(' ')

/** Returns the methods that a payment allows; none means any. */
export function parseMethods(value: unknown): string[] {
  const ids = [value ?? []].flat()
  for (const id of ids) {
    if (METHODS.some((method) => method.id === id) || RECURRING.includes(String(id))) continue
    const isKnown = NOT_ACTIVATED.includes(String(id))
    throw invalidField(
      'method',
      isKnown ? 'The payment method is not enabled in your website profile' : 'The payment method is invalid',
    )
  }
  return ids.map(String)
}

/** Returns the methods that can be offered for a payment. */
export function methodsFor(payment: {amount?: Amount | null; sequence?: string; wallets?: readonly string[]}): Row[] {
  const {amount, sequence = 'oneoff', wallets = []} = payment
  return METHODS.filter(
    ({id, minimum, maximum, sequences, takesZero = false, isWallet = false}) =>
      (!isWallet || wallets.includes(id)) &&
      sequences.includes(sequence) &&
      (!amount || (isZero(amount) && sequence === 'first' ? takesZero : isWithin(amount, minimum, maximum))),
  )
}

const isZero = ({value}: Amount) => Number(value) === 0

/** Methods on the page where a customer pays. */
export const choicesOf = ({amount}: {amount: Amount}): Row[] =>
  METHODS.filter(({sequences, takesZero}) => sequences.includes('oneoff') && (takesZero || !isZero(amount)))

const isWithin = ({currency, value}: Amount, minimum: string, maximum: string | null) =>
  currency === 'EUR' && Number(value) >= Number(minimum) && (maximum === null || Number(value) <= Number(maximum))

/** Throws a 422 for an amount that none of the methods takes. */
export function refuseOutsideLimits(amount: Amount, methods: readonly string[], sequence: string) {
  const value = Number(amount.value)
  const rows = METHODS.filter(({id}) => methods.length === 0 || methods.includes(id))
  const takesZero = rows.length === 0 || rows.some((row) => row.takesZero)
  if (value < 0 || (value === 0 && !(sequence === 'first' && takesZero)))
    throw invalidField('amount', 'The amount is lower than the minimum')
  if (value === 0 || amount.currency !== 'EUR' || rows.length === 0) return
  if (rows.every(({maximum}) => maximum !== null && value > Number(maximum)))
    throw invalidField('amount', 'The amount is higher than the maximum')
  if (rows.every(({minimum}) => value < Number(minimum)))
    throw invalidField('amount', 'The amount is lower than the minimum')
}
