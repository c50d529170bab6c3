import {type Details, detailsFor} from '../../../domain/customers/customerDetails.ts'
import type {AgreedOffer} from '../../../domain/offers/agreedOffer.ts'
import type {Row, Value} from '../../database/database.ts'
import {readableAddress} from '../../http/readableAddress.ts'
import type {PlanChange} from '../changes/change.ts'
import {invoiceDue} from '../invoices/due.ts'
import {refundDue} from '../ledger/refunds.ts'
import type {OrderSubscription} from '../state/subscription.ts'
import type {Alert} from './alerts.ts'
import type {Onboarding, Order, OrderMail, OrderPayment, PriceChange, VatCheck} from './order.ts'
import {vatCheckDue} from './vatCheck.ts'

/** The tables that an order is kept in, and what tells their rows apart. `orders` comes first: the others refer to it. */
export const TABLES = {
  orders: ['id'],
  payments: ['order_id', 'id'],
  subscriptions: ['order_id'],
  price_changes: ['order_id', 'planned_for', 'total'],
  plan_changes: ['order_id', 'number'],
  onboardings: ['order_id'],
  mails: ['order_id', 'kind', 'payment', 'day', 'number', 'document', 'again'],
  attention: ['order_id', 'kind', 'about', 'detail'],
} as const
export type Table = keyof typeof TABLES
export type OrderRows = Record<Table, Row[]>

const snake = remembered((name) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`))
const camel = remembered((name) => name.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase()))

/** The names are few, and asked for with every row. */
function remembered(work: (name: string) => string): (name: string) => string {
  const known = new Map<string, string>()
  return (name) => {
    const found = known.get(name) ?? work(name)
    known.set(name, found)
    return found
  }
}

type Fields = Record<string, Value | undefined>
const toRow = (fields: Fields): Row =>
  Object.fromEntries(Object.entries(fields).map(([name, value]) => [snake(name), value ?? null]))

/** Columns that only the tables need. */
const UNSEEN = ['order_id', 'position', 'search', 'offer_id', 'vat_number', 'owed_back', 'vat_check_due', 'invoice_due']

/** Fields of a row; null is absent in an order. */
const fromRow = (row: Row): Fields =>
  Object.fromEntries(
    Object.entries(row).flatMap(([name, value]) =>
      value === null || UNSEEN.includes(name) ? [] : [[camel(name), value]],
    ),
  )

/** Fields that an order may lack still need their columns written when they are taken away. */
const OPTIONAL = {
  orders: [
    'customerName',
    'customerEmail',
    'attempt',
    'customerId',
    'paymentId',
    'paidAt',
    'duplicateOf',
    'linkSerial',
    'readUntil',
    'termsId',
    'mandateId',
    'vatScheme',
    'offerHeldUntil',
    'forgottenAt',
  ],
  payments: [
    ...['renewalOf', 'paidAt', 'refundTries', 'refundNextAt', 'exclVat', 'vat', 'total', 'vatRate'],
    ...[
      'collectedOn',
      'method',
      'mandateReference',
      'invoice',
      'credited',
      'planChange',
      'vatScheme',
      'replaces',
      'refundTo',
    ],
    ...['writtenOff', 'writeOffReversed', 'refundCancelled', 'corrected'],
  ],
  price_changes: ['vatScheme', 'toldAt', 'changingAt', 'changedAt', 'withdrawnAt'],
  plan_changes: [
    ...['endsOn', 'credit', 'price', 'dueExclVat', 'dueVat', 'dueTotal', 'dueVatRate', 'follows'],
    ...['changingAt', 'changedAt', 'withdrawnAt'],
  ],
  subscriptions: [
    ...['cancelledAt', 'endsOn', 'undoAt', 'nextOn', 'pauseFrom', 'pauseUntil'],
    ...['overdueId', 'overdueSince', 'overdueSteps', 'overdueNextAt', 'heldAt', 'lostAt', 'mandateId', 'mandateAt'],
  ],
  onboardings: ['toldAt', 'connectedAt', 'liveAt', 'reminders', 'remindAt', 'promisedOn'],
  mails: ['amount', 'takenAt', 'nextAt'],
} as const satisfies {
  orders: readonly (keyof Order)[]
  payments: readonly (keyof OrderPayment)[]
  price_changes: readonly (keyof PriceChange)[]
  plan_changes: readonly (keyof PlanChange)[]
  subscriptions: readonly (keyof OrderSubscription)[]
  onboardings: readonly (keyof Onboarding)[]
  mails: readonly (keyof OrderMail)[]
}
const absent = (table: keyof typeof OPTIONAL): Fields =>
  Object.fromEntries(OPTIONAL[table].map((name) => [name, undefined]))

/** As it is searched: "José" is found by "jose". */
export const simplified = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
/** Numbers are searched without spaces and signs: "1234 AB" is found by "1234ab", "+31 6 1234" by "06-1234". */
export const compacted = (text: string) =>
  simplified(text)
    .replace(/[\s()./-]/g, '')
    .replace(/^(?:\+|00)310*/, '0')
    .replace(/^00/, '+')
const NUMBER_KINDS: readonly unknown[] = ['vatNumber', 'postalCode', 'phone']
type Searched = Pick<Order, 'id' | 'customerEmail' | 'customerName' | 'details'>
const SEARCHED = detailsFor('search')
function searchable({id, customerEmail, customerName, details = {}}: Searched) {
  const searchedDetail = ({name, kind}: (typeof SEARCHED)[number]) => {
    const value = details[name]
    return value && NUMBER_KINDS.includes(kind) ? compacted(value) : value
  }
  return simplified(
    [id, customerEmail, readableAddress(customerEmail ?? ''), customerName, ...SEARCHED.map(searchedDetail)]
      .filter((part, index, all) => part && all.indexOf(part) === index)
      .join(' '),
  )
}

/** An order as the rows of its tables. */
export function toRows(order: Order): OrderRows {
  const {
    payments,
    subscription,
    priceChanges = [],
    planChanges = [],
    onboarding,
    mails,
    staffNotifications,
    alerts,
    details,
    vatCheck,
    offer,
    ...fields
  } = order
  const orderId = fields.id
  return {
    orders: [
      toRow({
        ...absent('orders'),
        ...fields,
        details: details && JSON.stringify(details),
        vatCheck: vatCheck && JSON.stringify(vatCheck),
        vatCheckDue: vatCheckDue(order),
        offer: offer && JSON.stringify(offer),
        offerId: offer?.id,
        vatNumber: details?.vatNumber || undefined,
        search: searchable({...fields, details}),
      }),
    ],
    payments: payments.map((payment, position) =>
      toRow({
        orderId,
        position,
        ...absent('payments'),
        ...payment,
        owedBack: refundDue(order, payment),
        invoiceDue: invoiceDue(order, payment),
      }),
    ),
    subscriptions: subscription ? [toRow({orderId, ...absent('subscriptions'), ...subscription})] : [],
    price_changes: priceChanges.map((change, position) =>
      toRow({orderId, position, ...absent('price_changes'), ...change}),
    ),
    plan_changes: planChanges.map((change, position) =>
      toRow({orderId, position, ...absent('plan_changes'), ...change}),
    ),
    onboardings: onboarding ? [toRow({orderId, ...absent('onboardings'), ...onboarding})] : [],
    mails: [...mails, ...staffNotifications].map((mail, position) => fromMail(orderId, mail, position)),
    attention: alerts.map((each, position) => toRow({orderId, position, ...each})),
  }
}

/** The order that the rows are of; null when there are none. Rows of a list come in the order of their position. */
export function fromRows(rows: OrderRows) {
  const {
    orders,
    payments,
    subscriptions,
    price_changes: changes,
    plan_changes: planChanges,
    onboardings,
    mails,
    attention,
  } = rows
  const [[order], [subscription], [onboarding]] = [orders, subscriptions, onboardings]
  if (!order) return null
  const {details, vatCheck, offer, ...fields} = fromRow(order)
  return {
    ...fields,
    ...(typeof details === 'string' && {details: JSON.parse(details) as Details}),
    ...(typeof offer === 'string' && {offer: JSON.parse(offer) as AgreedOffer}),
    ...(typeof vatCheck === 'string' && {vatCheck: JSON.parse(vatCheck) as VatCheck}),
    payments: payments.map((row) => fromRow(row) as OrderPayment),
    ...(subscription && {subscription: fromRow(subscription) as OrderSubscription}),
    ...(changes.length > 0 && {priceChanges: changes.map((row) => fromRow(row) as PriceChange)}),
    ...(planChanges.length > 0 && {planChanges: planChanges.map((row) => fromRow(row) as PlanChange)}),
    ...(onboarding && {onboarding: fromRow(onboarding) as Onboarding}),
    mails: mails.filter(({recipient}) => recipient !== '').map(toMail),
    staffNotifications: mails.filter(({recipient}) => recipient === '').map(toMail),
    alerts: attention.map(({kind, about, detail}) => ({kind, about, detail}) as Alert),
  } as Order
}

/** Columns of a key are never null: what a mail is not about is empty, or nought. */
const NOT_ABOUT = {payment: '', day: '', number: 0, document: '', again: 0}

const fromMail = (orderId: string, {to, tries = 0, ...mail}: OrderMail, position: number): Row => {
  const about = Object.entries(NOT_ABOUT).map(([name, none]) => [name, mail[name as keyof typeof NOT_ABOUT] ?? none])
  return toRow({orderId, position, ...absent('mails'), ...mail, ...Object.fromEntries(about), recipient: to, tries})
}

function toMail(row: Row): OrderMail {
  const {recipient, ...mail} = fromRow(row)
  const told = Object.entries(mail).filter(([name, value]) => value || !(name === 'tries' || name in NOT_ABOUT))
  return {...Object.fromEntries(told), to: recipient} as OrderMail
}
