import {randomBytes} from 'node:crypto'

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
  /** Result of the next renewal, which a test may choose. */
  nextOutcome: 'paid' | 'failed' | 'pending'
}
/** A refund, or a chargeback by the customer's bank. */
export type Reversal = {
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
export type Kinds = {
  payment: Payment
  customer: Customer
  mandate: Mandate
  subscription: Subscription
  refund: Reversal
  chargeback: Reversal
  capture: Capture
  delivery: Delivery
  /** The bank's answer to a pending debit, by the id of its payment: it arrives days later. */
  answer: {id: string; at: string; status: PaymentStatus}
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
