import type {PlanKey} from '../../../domain/catalogue/plans.ts'
import type {Details} from '../../../domain/customers/customerDetails.ts'
import type {Cents} from '../../../domain/money/money.ts'
import type {Period} from '../../../domain/money/periods.ts'
import type {Breakdown} from '../../../domain/money/pricing.ts'
import type {VatScheme} from '../../../domain/money/vat.ts'
import type {AgreedOffer} from '../../../domain/offers/agreedOffer.ts'
import type {Language} from '../../../domain/texts/languages.ts'
import type {MailKind} from '../../../domain/texts/mailKinds.ts'
import type {PlanChange} from '../changes/change.ts'
import type {OrderSubscription} from '../state/subscription.ts'
import type {Alert} from './alerts.ts'

export {MAIL_KINDS, type MailKind} from '../../../domain/texts/mailKinds.ts'

/** The statuses of Mollie's payments. */
type PaymentStatus = 'open' | 'pending' | 'authorized' | 'paid' | 'failed' | 'canceled' | 'expired'

/** Amounts of one period. */
export type Amounts = Breakdown & {vatRate: number}

/** One payment of an order, as Mollie last reported it; amounts in cents. What it came to, where the order says another amount now. */
export type OrderPayment = Partial<Amounts> & {
  id: string
  /** `retry`: we collected again after a renewal failed; `catchUp`: the customer paid it by the link; `change`: for a dearer plan. */
  kind: 'first' | 'renewal' | 'retry' | 'catchUp' | 'change'
  /** The renewal that a retry or a catch-up is for. */
  renewalOf?: string | undefined
  /** The change of plan at once that a payment is for, by its number. */
  planChange?: number | undefined
  /** The VAT scheme that it was paid under, where that of the order is another now. */
  vatScheme?: VatScheme | undefined
  status: PaymentStatus
  paidAt?: string | undefined
  /** The day on which Mollie began to collect a renewal: the first of its period. */
  collectedOn?: string | undefined
  /** Payment method, by Mollie's name. */
  method?: string | undefined
  /** Mollie's number of the mandate of a direct debit. */
  mandateReference?: string | undefined
  refunded: Cents
  chargedBack: Cents
  /** The number of its invoice, and how much of that was credited. */
  invoice?: string | undefined
  credited?: Cents | undefined
  /** The invoice that another one is to take the place of, or took: while it is the payment's own, that is still to be issued. */
  replaces?: string | undefined
  /** How much is to have gone back in all since VAT on it was settled; no credit note follows of that. */
  refundTo?: Cents | undefined
  /** Written-off part of a charged-back payment, and how much of what was written off came after all. */
  writtenOff?: Cents | undefined
  writeOffReversed?: Cents | undefined
  /** How much of its refunds was cancelled at Mollie, and how much of that and of reversed write-offs took a credit note back. */
  refundCancelled?: Cents | undefined
  corrected?: Cents | undefined
  /** How often giving back what was paid twice did not work, and when the next try is due. */
  refundTries?: number | undefined
  refundNextAt?: string | undefined
}

/**
 * Another price for a running subscription: planned, announced, started at Mollie, completed; or withdrawn.
 * `from…` is what was paid before.
 */
export type PriceChange = Amounts & {
  /** The first day (YYYY-MM-DD) of the first period that costs as much. */
  startsOn: string
  /** The same day as it was planned at first: with the total it tells the changes of an order apart. */
  plannedFor: string
  /** The price document, and its revision. */
  priceId: string
  priceRevision: string
  fromExclVat: Cents
  fromVat: Cents
  fromTotal: Cents
  fromVatRate: number
  /** The VAT scheme from then on, where it is another. */
  vatScheme?: VatScheme | undefined
  toldAt?: string | undefined
  changingAt?: string | undefined
  changedAt?: string | undefined
  withdrawnAt?: string | undefined
}

/** Steps of onboarding, in this order: `told` by the customer, the others by staff. */
export const ONBOARDING_STEPS = ['told', 'connected', 'live'] as const
export type Step = (typeof ONBOARDING_STEPS)[number]

/** Since when a step is done (moments), and how the customer is asked for what is still to be told. */
export type Onboarding = Partial<Record<`${Step}At`, string | undefined>> & {
  reminders?: number | undefined
  /** The day that was promised after the first promise was not kept. */
  promisedOn?: string | undefined
  /** When to ask next; nothing is asked once all is told. */
  remindAt?: string | undefined
}

/** To the people of the company (OPERATOR_MAIL): their words are not content. */
export const STAFF_NOTIFICATION_KINDS = [
  'orderPaid',
  'readyToBegin',
  'overdue',
  'paused',
  'pausedByCustomer',
  'ended',
  'needsPerson',
] as const
export type StaffNotificationKind = (typeof STAFF_NOTIFICATION_KINDS)[number]

/** A mail that is owed or was sent. Kind and subject are unique within the order and make the Message-ID: mails.ts. */
export type OrderMail = MailSubject & {
  kind: MailKind | StaffNotificationKind
  /** Empty for a staff notification. */
  to: string
  /**
   * `unconfirmed`: the mail server has it and did not say that it took it. `given up`: it was tried for days, and a person was
   * told.
   */
  state: 'pending' | 'unconfirmed' | 'sent' | 'given up'
  /** When somebody began to send it: others leave it alone for a while. */
  takenAt?: string | undefined
  /** How often it was tried without success, and when the next try is due. */
  tries?: number | undefined
  nextAt?: string | undefined
}

/** The subject of a mail beside its kind; all that it lacks is absent. */
export type MailSubject = {
  /** Id of the payment. */
  payment?: string | undefined
  /** YYYY-MM-DD. */
  day?: string | undefined
  /** How manieth of its kind, or how far what it is about has come: a dunning step, cents. */
  number?: number | undefined
  /** Number of the document that it was written for. */
  document?: string | undefined
  /** How often the same was sent before. */
  again?: number | undefined
  /** Refunded amount, in a mail about a refund. */
  amount?: Cents | undefined
}

/** Whether it is sent, or sent once more, when its time comes. */
export const isOwed = ({state}: OrderMail): boolean => state === 'pending' || state === 'unconfirmed'

/** Answer of VIES, the register of the European Commission, about a VAT number: the proof for a sale without VAT. */
export type VatCheck = {
  /** The number that was asked about. */
  number: string
  state: 'valid' | 'refused' | 'unanswered'
  /** Moment of the answer, and the register's consultation number. */
  at?: string
  requestId?: string
  /** How often it did not answer, and when the next try is due. */
  tries?: number
  nextAt?: string
}

/**
 * A purchase: everything the customer agreed to, pinned (a later change in the CMS cannot touch it), and all events since. The
 * amounts are those of the next payment: a price change that was told in time replaces them. In cents; moments in ISO.
 */
export type Order = {
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
  /** The discount that it was bought with; while it is not paid, a redemption is held for it until a moment. */
  offer?: AgreedOffer | undefined
  offerHeldUntil?: string | undefined
  /** The text of the terms that were agreed to, by the name of that text. */
  termsId?: string | undefined
  /** The words by which direct debits were authorised, named so too. */
  mandateId?: string | undefined
  customerName?: string | undefined
  customerEmail?: string | undefined
  /** Details of the business and its website. */
  details?: Details | undefined
  /** VAT is the customer's to pay: the rate is 0, whatever the shop's is. */
  vatScheme?: 'reverseCharge' | undefined
  vatCheck?: VatCheck | undefined
  /** A hash of the visitor's attempt: of two orders of one attempt, only the one that is paid first counts. */
  attempt?: string | undefined
  /** The customer at Mollie: each order has its own. */
  customerId?: string | undefined
  /** The payment that the customer was last sent to, or the one that was paid. */
  paymentId?: string | undefined
  webhookUrl: string
  /** Counted up to withdraw the links that were sent. */
  linkSerial?: number | undefined
  /** Until when (a moment) the link that only shows it works; without it there is none. */
  readUntil?: string | undefined
  payments: OrderPayment[]
  status: PaymentStatus
  paidAt?: string | undefined
  subscription?: OrderSubscription | undefined
  priceChanges?: PriceChange[] | undefined
  planChanges?: PlanChange[] | undefined
  /** Onboarding of a customer who paid. */
  onboarding?: Onboarding | undefined
  /** To the customer. */
  mails: OrderMail[]
  /** To the people of the company. */
  staffNotifications: OrderMail[]
  /** The order of the same attempt that was paid before: this one is to be refunded. */
  duplicateOf?: string | undefined
  /** Since when nothing of the person is kept here, because they asked for that. */
  forgottenAt?: string | undefined
  /** Open alerts; usually empty. */
  alerts: Alert[]
}

/** The payment that a period began with, of one that pays it later: a retry may be charged back and paid again itself. */
export function originOf({payments}: Pick<Order, 'payments'>, payment: Partial<OrderPayment>): Partial<OrderPayment> {
  let origin = payment
  for (const _ of payments) {
    const {renewalOf}: Partial<OrderPayment> = origin
    const earlier = renewalOf && payments.find(({id}) => id === renewalOf)
    if (!earlier) break
    origin = earlier
  }
  return origin
}

export const isOrderId = (id: unknown): id is string => typeof id === 'string' && /^VK-[0-9A-HJKMNP-TV-Z]{12}$/.test(id)

const FRESH_FOR_MS = 60 * 60 * 1000

/** For an hour, whoever knows the order's number is assumed to be the customer who just paid: until then, in milliseconds. */
export const freshUntil = ({createdAt, paidAt = createdAt}: Pick<Order, 'createdAt' | 'paidAt'>): number =>
  Date.parse(paidAt) + FRESH_FOR_MS

export const isFresh = (order: Order, now: Date) => now.getTime() < freshUntil(order)
