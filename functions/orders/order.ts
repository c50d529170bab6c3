import type {Cents, Language, Period, PlanKey} from '../model.ts'

/** Mollie's words for how a payment stands. */
type PaymentStatus = 'open' | 'pending' | 'authorized' | 'paid' | 'failed' | 'canceled' | 'expired'

/** One payment of an order as Mollie last told it; amounts in cents. */
export type OrderPayment = {
  id: string
  kind: 'first' | 'renewal'
  status: PaymentStatus
  paidAt?: string
  refunded: Cents
  chargedBack: Cents
}

/** What is collected next, and until when after a cancellation. Days as YYYY-MM-DD in Amsterdam. */
export type OrderSubscription = {id: string; startDate: string; cancelledAt?: string; endsOn?: string}

export const MAIL_KINDS = [
  'confirmation',
  'renewal',
  'renewalFailed',
  'cancellationConfirmed',
  'addressCorrected',
] as const
export type MailKind = (typeof MAIL_KINDS)[number]

/** A mail that is owed or was sent. `key` names it within its order and so makes its Message-ID. */
export type OrderMail = {
  key: string
  kind: MailKind
  to: string
  state: 'pending' | 'sent'
  /** Somebody is sending it since this moment: others leave it alone for a while. */
  takenAt?: string
}

/**
 * What the customer saw and agreed to, pinned (a later change in the CMS cannot touch it), and what has happened since.
 * Amounts in cents, moments in ISO.
 */
export type Order = {
  /** Of this shape: version.ts reads older ones. */
  version: 1
  id: string
  createdAt: string
  mode: 'test' | 'live'
  plan: PlanKey
  planName: string
  period: Period
  periodLabel: string
  description: string
  language: Language
  exclVat: Cents
  vat: Cents
  total: Cents
  vatRate: number
  priceId: string
  priceRevision: string
  termsRevision: string
  customerName?: string
  customerEmail?: string
  /** Names the visitor's attempt without giving it away: of two orders of one attempt only the first paid counts. */
  attempt?: string
  /** Mollie's customer, one per order. */
  customerId?: string
  /** The payment that the customer was last sent to, or the one that paid. */
  paymentId?: string
  webhookUrl: string
  payments: OrderPayment[]
  status: PaymentStatus
  paidAt?: string
  subscription?: OrderSubscription
  mails: OrderMail[]
  /** Set when another order of the same attempt was paid before: this money goes back. */
  duplicateOf?: string
  /** What a person must look at, in words; empty when all is well. */
  attention: string[]
}

/** Keeps orders. Two adapters: files on one machine, Netlify Blobs hosted. */
export type Orders = {
  /** Keeps the order unless one with its id is there already; returns the one that is kept. */
  create: (order: Order) => Promise<Order>
  get: (id: string) => Promise<Order | null>
  /** Changes an order as one step against others that change it. Throws when there is no such order. */
  update: (id: string, change: (order: Order) => Order) => Promise<Order>
  /** Gives the attempt to the order that asks first; returns the id of the order that has it. */
  claim: (attempt: string, orderId: string) => Promise<string>
  /** The order that has the attempt, or null. */
  claimed: (attempt: string) => Promise<string | null>
}

export const isOrderId = (id: unknown): id is string => typeof id === 'string' && /^VK-[0-9A-HJKMNP-TV-Z]{12}$/.test(id)

const FRESH_FOR_MS = 60 * 60 * 1000

/** The hour in which whoever has the order's number is taken for the customer, who just came back from paying. */
export const isFresh = ({createdAt, paidAt = createdAt}: Order, now: Date) =>
  now.getTime() - Date.parse(paidAt) < FRESH_FOR_MS
