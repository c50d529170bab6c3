import type {DetailName} from '../../../domain/customers/customerDetails.ts'
import type {Cents} from '../../../domain/money/money.ts'
import type {Alert} from '../orders/alerts.ts'
import type {MailIdentity} from '../orders/mails.ts'
import type {Onboarding, Order, OrderMail, OrderPayment, PriceChange, VatCheck} from '../orders/order.ts'
import type {OrderSubscription} from '../state/subscription.ts'

/**
 * Fields of an order in the audit log: with their `value`; without it when it is `personal`, since it would have to be
 * forgotten in two places; or not at all while it is only about work in progress (`passing`).
 */
export type Kept = 'value' | 'personal' | 'passing'

/** Parts of an order whose changes are told otherwise than field by field. */
type Part =
  | ('payments' | 'subscription' | 'priceChanges' | 'onboarding' | 'vatCheck' | 'details')
  | ('mails' | 'staffNotifications' | 'alerts' | 'planChanges' | 'offer')
type KeysOf<T> = T extends unknown ? keyof T : never

export const ORDER_FIELDS = {
  id: 'value',
  createdAt: 'value',
  mode: 'value',
  plan: 'value',
  planName: 'value',
  period: 'value',
  periodLabel: 'value',
  description: 'value',
  language: 'value',
  exclVat: 'value',
  vat: 'value',
  total: 'value',
  vatRate: 'value',
  priceId: 'value',
  priceRevision: 'value',
  termsRevision: 'value',
  termsId: 'value',
  mandateId: 'value',
  customerName: 'personal',
  customerEmail: 'personal',
  vatScheme: 'value',
  attempt: 'value',
  customerId: 'value',
  paymentId: 'value',
  webhookUrl: 'value',
  linkSerial: 'value',
  readUntil: 'value',
  status: 'value',
  paidAt: 'value',
  duplicateOf: 'value',
  offerHeldUntil: 'passing',
  forgottenAt: 'value',
} as const satisfies Record<Exclude<keyof Order, Part>, Kept>

export const PAYMENT_FIELDS = {
  id: 'passing',
  kind: 'value',
  renewalOf: 'value',
  planChange: 'value',
  status: 'value',
  paidAt: 'value',
  collectedOn: 'passing',
  method: 'value',
  mandateReference: 'passing',
  exclVat: 'value',
  vat: 'value',
  total: 'value',
  vatRate: 'value',
  refunded: 'value',
  chargedBack: 'value',
  invoice: 'value',
  vatScheme: 'value',
  replaces: 'value',
  refundTo: 'value',
  credited: 'value',
  writtenOff: 'value',
  writeOffReversed: 'value',
  refundCancelled: 'value',
  corrected: 'value',
  refundTries: 'passing',
  refundNextAt: 'passing',
} as const satisfies Record<keyof OrderPayment, Kept>

export const SUBSCRIPTION_FIELDS = {
  state: 'passing',
  id: 'value',
  startDate: 'value',
  nextOn: 'passing',
  mandateId: 'value',
  mandateAt: 'passing',
  overdueId: 'value',
  overdueSince: 'value',
  overdueSteps: 'value',
  overdueNextAt: 'passing',
  heldAt: 'value',
  lostAt: 'value',
  cancelledAt: 'value',
  endsOn: 'value',
  undoAt: 'passing',
  pauseFrom: 'value',
  pauseUntil: 'value',
} as const satisfies Record<KeysOf<OrderSubscription>, Kept>

export const ONBOARDING_FIELDS = {
  toldAt: 'value',
  connectedAt: 'value',
  liveAt: 'value',
  promisedOn: 'value',
  reminders: 'passing',
  remindAt: 'passing',
} as const satisfies Record<keyof Onboarding, Kept>

export const VAT_CHECK_FIELDS = {
  number: 'personal',
  state: 'value',
  at: 'value',
  requestId: 'value',
  tries: 'passing',
  nextAt: 'passing',
} as const satisfies Record<keyof VatCheck, Kept>

/** How far a change of price, or of plan or period, has come. */
export type ChangeState = 'planned' | 'told' | 'changing' | 'changed' | 'withdrawn'

export type Value = string | number
/** Before and after, absent where there was or is nothing; of a personal field, three dots. */
export type Values<V extends Value = Value> = {from?: V; to?: V}
type OfField<Of extends string, Field, Id = unknown> = {of: Of; field: Field} & Id & Values

/** One change of an order, as audit entries keep it; its words are made where it is shown. */
export type Change =
  | OfField<'order', keyof typeof ORDER_FIELDS>
  | OfField<'detail', DetailName>
  | OfField<'vatCheck', keyof VatCheck>
  | OfField<'payment', keyof OrderPayment, {id: string}>
  | OfField<'subscription', KeysOf<OrderSubscription>>
  | OfField<'onboarding', keyof Onboarding>
  | ({of: 'price'} & Pick<PriceChange, 'plannedFor' | 'total'> & Values<ChangeState>)
  | ({of: 'planChange'; number: number} & Values<ChangeState>)
  | ({of: 'mail'; mail: MailIdentity} & Values<OrderMail['state']>)
  | {of: 'alert'; alert: Alert; isOpen: boolean}
  /** A refund that was asked of Mollie, whose own call was quicker. */
  | {of: 'refundAsked'; refund: string; amount: Cents}
  /** An operator wrote a note, which is the entry's. */
  | {of: 'noted'}
  /** An operator had everything fetched from Mollie again. */
  | {of: 'fetched'}
  /** A name in an entry from before changes were typed, which means nothing today. */
  | ({of: 'earlier'; name: string} & Values<string>)

export type ChangeOf<Of extends Change['of']> = Extract<Change, {of: Of}>
