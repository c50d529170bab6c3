import {amsterdamDay} from '../../domain/format/dates.ts'
import {isAboutChange, toldChange} from '../billing/changes/toldChange.ts'
import {payUntil} from '../billing/dunning/overdue.ts'
import {missingFor} from '../billing/invoices/due.ts'
import {invoiceUrl} from '../billing/invoices/link.ts'
import {type MailIdentity, mailId} from '../billing/orders/mails.ts'
import type {Amounts, Order, OrderMail} from '../billing/orders/order.ts'
import {
  agreedOn,
  amountsOf,
  changeOfMail,
  notRefunded,
  overdueAmounts,
  schemeOf,
  schemeOn,
} from '../billing/prices/priceChange.ts'
import {cancellationNumber} from '../billing/subscriptions/cancellation.ts'
import {nextCollectionOn} from '../billing/subscriptions/renewal.ts'
import {nameForMail} from '../checkout/request/customerName.ts'
import {readableAddress} from '../http/readableAddress.ts'
import {addressUrl} from '../portal/links/address.ts'
import {documentToken, manageUrl} from '../portal/links/manage.ts'
import type {ContentClient} from '../runtime/content.ts'
import {linkAddresses} from '../ui/linkAddresses.ts'
import {type Attached, type Attachment, isAboutDocument} from './attached.ts'
import {writeMail} from './customerMail.ts'
import {mailQuery} from './mail.query.ts'

export type Message = {
  to: string
  /** The name before the address that mails are sent from. */
  sender: string
  /** Address for replies, if not the sender's. */
  replyTo?: string
  subject: string
  text: string
  html: string
  messageId: string
  attachments?: Attachment[]
}

type Services = {
  content: ContentClient
  siteUrl: string
  linkSecrets: readonly [string, ...string[]]
  /** The invoice that a mail is to carry. */
  attachedTo?: (order: Order, mail: OrderMail) => Promise<Attached | null>
  /** Target of the button, in place of the customer portal. */
  buttonUrl?: string
  now?: Date
}

/** A mail of an order, in the customer's language, from the texts in the CMS. */
export async function messageFor(order: Order, mail: OrderMail, services: Services): Promise<Message> {
  const {content, siteUrl, attachedTo, buttonUrl, now = new Date()} = services
  const {message, settings, promise, targets} = await content.fetch(mailQuery, {kind: mail.kind})
  if (!message || !settings) throw new Error(`The mail ${mail.kind} is not in the CMS`)

  const attached = (await attachedTo?.(order, mail)) ?? null
  if (isAboutDocument(mail) && !attached) throw new Error('There is no such invoice')

  const nextDay = nextCollectionOn(order, now)
  const change = changeOfMail(order, mail)
  const planChange = toldChange(order, mail, nextDay)
  if (mail.kind === 'priceChange' && !change) throw new Error('There is no such price change')
  if (isAboutChange(mail) && !planChange) throw new Error('There is no such change of plan')
  const mailOrder = {
    ...order,
    ...(isAboutDocument(mail) ? attached?.invoice.data.amounts : amountsToldBy(order, mail)),
    vatScheme: schemeToldBy(order, mail, attached),
    invoice: attached
      ? {state: 'attached' as const, kind: attached.invoice.kind, number: attached.invoice.number}
      : {state: missingFor(order).length > 0 ? ('awaited' as const) : ('follows' as const)},
    newPrice: change ? {...change, oldTotal: change.fromTotal, from: change.startsOn} : planChange,
    customerName: nameForMail(order.customerName),
    customerEmail: readableAddress(mail.kind === 'addressAsked' ? mail.to : (order.customerEmail ?? '')),
    company: order.details?.company ?? '',
    website: order.details?.website ?? '',
    nextDay,
    receipt: cancellationNumber(order),
    endDay: order.subscription?.endsOn ?? order.subscription?.pauseFrom ?? nextDay,
    payUntil: payUntil(order),
    newDay: (mail.kind === 'termsChanged' ? mail.day : order.onboarding?.promisedOn) ?? null,
    refunded: mail.amount ?? 0,
    siteUrl,
    manageUrl: buttonUrl ?? linkOf(order, mail, services),
  }
  const {subject, text, html} = writeMail(mail.kind, message, mailOrder, {
    settings,
    promise,
    addressOf: linkAddresses({settings, targets}, {language: order.language, siteUrl, today: amsterdamDay(now)}),
  })
  const messageId = messageIdOf(mail, order, siteUrl)
  const from = {sender: settings.brandName, replyTo: settings.emails.support}
  const attachments = attached ? {attachments: attached.attachments} : {}
  return {to: mail.to, ...from, subject, text, html, messageId, ...attachments}
}

/** The customer's own page, or the one thing that the reader of a mail to another address may do. */
function linkOf(
  order: Order,
  {kind, to, document = ''}: OrderMail,
  {siteUrl, linkSecrets, now = new Date()}: Services,
) {
  if (kind === 'addressAsked') return addressUrl(siteUrl, order, to, linkSecrets, now)
  if (kind === 'invoiceCopy') return invoiceUrl(siteUrl, order, document, documentToken(order, document, linkSecrets))
  return manageUrl(siteUrl, order, linkSecrets)
}

export const messageIdOf = (mail: MailIdentity, {id}: Pick<Order, 'id'>, siteUrl: string) =>
  `<${mailId(mail)}-${id}@${new URL(siteUrl).hostname}>`

/** The VAT scheme of what a mail tells of: a document, a collection, a payment, or else the order. */
function schemeToldBy(order: Order, mail: OrderMail, attached: Attached | null): Order['vatScheme'] {
  if (isAboutDocument(mail)) return attached?.invoice.data.vatScheme
  const payment = order.payments.find(({id}) => id === mail.payment) ?? {}
  const isAhead = ABOUT_A_COLLECTION.has(mail.kind) && mail.day
  const scheme = isAhead ? schemeOn(order, mail.day ?? '') : schemeOf(order, payment)
  return scheme === 'charged' ? undefined : scheme
}

const ABOUT_A_COLLECTION: ReadonlySet<OrderMail['kind']> = new Set([
  'renewalAhead',
  'pauseConfirmed',
  'pauseEnding',
  'pauseEnded',
])

/** A mail about a payment says what that one comes to; one about a collection, what is agreed for its day. */
function amountsToldBy(order: Order, {kind, day, payment: told}: OrderMail): Amounts {
  if (ABOUT_A_COLLECTION.has(kind) && day) return agreedOn(order, day)
  if (kind === 'chargedBack' || kind === 'chargedBackReminder' || kind === 'endedOwing') return overdueAmounts(order)
  const about = kind === 'confirmation' ? order.paymentId : told
  const payment = order.payments.find(({id}) => id === about)
  if (payment && kind === 'paidAgain') return notRefunded(order, payment)
  if (payment) return amountsOf(order, payment)
  return order.subscription?.overdueId ? overdueAmounts(order) : order
}
