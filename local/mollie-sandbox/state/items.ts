import {randomBytes} from 'node:crypto'
import type {MonthEnds} from './calendar.ts'

export type Amount = {currency: string; value: string}
export const STATUSES = ['open', 'pending', 'authorized', 'paid', 'failed', 'canceled', 'expired'] as const
export type PaymentStatus = (typeof STATUSES)[number]
export type Payment = {
  id: string
  mode: Mode
  createdAt: string
  status: PaymentStatus
  amount: Amount
  description: string
  redirectUrl: string | null
  cancelUrl?: string | undefined
  webhookUrl?: string | undefined
  method: string | null
  metadata: unknown
  locale: string
  sequenceType: string
  customerId?: string | undefined
  mandateId?: string | undefined
  subscriptionId?: string | undefined
  /** Moment of the last change of status; the API names it paidAt, failedAt, … */
  statusAt?: string | undefined
  /** Moment at which an open payment expires. */
  expiresAt?: string | undefined
  /** Day on which a direct debit is taken from the account. */
  debitOn?: string | undefined
  /** The bank's reason code of a failed direct debit. */
  reason?: Reason | undefined
  amountRefunded?: Amount | undefined
  amountChargedBack?: Amount | undefined
  amountCaptured?: Amount | undefined
  /** Fields that are stored and returned as they came: addresses, lines, capture settings. */
  given?: Record<string, unknown> | undefined
}
type Mode = 'test' | 'live'
export type Customer = {
  id: string
  createdAt: string
  name: string | null
  email: string | null
  locale: string | null
  metadata: unknown
}
export type Mandate = {
  id: string
  customerId: string
  createdAt: string
  status: 'valid' | 'pending' | 'invalid'
  method: string
  /** Account or card, with its holder. */
  details?: Record<string, string | null> | undefined
  signatureDate?: string | null | undefined
  mandateReference?: string | null | undefined
}
export type Subscription = {
  id: string
  customerId: string
  createdAt: string
  status: 'active' | 'canceled' | 'suspended' | 'completed'
  amount: Amount
  interval: string
  startDate: string
  nextPaymentDate: string | null
  description: string
  mandateId: string
  webhookUrl?: string | undefined
  metadata: unknown
  canceledAt?: string | undefined
  /** Number of payments and how many of them are left; absent for a subscription without end. */
  times?: number | undefined
  timesRemaining?: number | undefined
  method?: string | null | undefined
  /** Outcome of the next renewal, when a test chose one. */
  nextOutcome?: Outcome | undefined
}
/** Reasons of banks for a debit that fails or comes back, and whether its mandate ends with it. @see https://help.mollie.com/hc/en-us/articles/115000309865 */
export const REASONS = {
  AC01: {text: 'IBAN incorrect or unknown', endsMandate: true},
  AC04: {text: 'Account closed', endsMandate: true},
  AC06: {text: 'Account blocked for direct debit', endsMandate: true},
  AM04: {text: 'Insufficient funds', endsMandate: false},
  MD01: {text: 'No valid mandate', endsMandate: true},
  MD06: {text: 'Returned at the request of the customer', endsMandate: false},
  MD07: {text: 'Customer deceased', endsMandate: true},
  MS02: {text: 'Refused by the customer', endsMandate: false},
  MS03: {text: 'Reason not given', endsMandate: false},
  SL01: {text: 'Refused by the bank', endsMandate: false},
} as const
export type Reason = keyof typeof REASONS
export const OUTCOMES = ['paid', 'failed', 'chargedBack'] as const
/**
 * Outcome of a debit. `days` are business days after the day of the debit, or calendar days after the payment for one that
 * is charged back; without it the method's own time holds.
 */
export type Outcome = {status: (typeof OUTCOMES)[number]; reason?: Reason | undefined; days?: number | undefined}
/** A refund, or a chargeback by the customer's bank with its reason. */
export type Reversal = {
  reason?: Reason
  id: string
  paymentId: string
  amount: Amount
  description: string
  createdAt: string
  metadata?: unknown
  isCanceled?: boolean
}
/** A collected part of an authorised payment. */
export type Capture = Omit<Reversal, 'isCanceled'>
/** One webhook with each attempt so far; `nextAt` is null once it was answered 200 or given up. */
export type Delivery = {
  id: string
  paymentId: string
  url: string
  tries: {at: string; status: number | null}[]
  nextAt: string | null
}
/** Rules of renewals: `atOnce` has the bank answer when they are made, instead of days later. */
export type Renewals = {atOnce: boolean; monthEnds: MonthEnds}
/** The next change of a payment that time brings, by the payment's id: it expires, or the bank answers. */
export type Answer = {
  id: string
  at: string
  status: Outcome['status'] | 'expired'
  reason?: Reason | undefined
  chargebackDays?: number | undefined
}
export type Kinds = {
  payment: Payment
  customer: Customer
  mandate: Mandate
  subscription: Subscription
  refund: Reversal
  chargeback: Reversal
  capture: Capture
  delivery: Delivery
  answer: Answer
  idempotency: {id: string; at: number; body: string}
  setting: {id: string; value: number}
}

const PREFIXES = {
  payment: 'tr',
  customer: 'cst',
  mandate: 'mdt',
  subscription: 'sub',
  refund: 're',
  chargeback: 'chb',
  capture: 'cpt',
  delivery: 'dl',
}
export const newId = (kind: keyof typeof PREFIXES) => `${PREFIXES[kind]}_${randomBytes(8).toString('hex').slice(0, 10)}`
