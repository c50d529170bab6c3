import {isDeepStrictEqual} from 'node:util'
import {Locale, type MollieClient, type Payment, SequenceType} from '@mollie/api-client'
import type {PlanKey} from '../../domain/catalogue/plans.ts'
import type {Details} from '../../domain/customers/customerDetails.ts'
import {type Cents, formatAmount} from '../../domain/money/money.ts'
import type {Period} from '../../domain/money/periods.ts'
import {type PageType, pathOf} from '../../domain/pages/pages.ts'
import {type Language, languageRow} from '../../domain/texts/languages.ts'
import type {Order} from '../billing/orders/order.ts'
import type {Audit, Orders} from '../billing/orders/orders.ts'
import {nameOfText} from '../billing/orders/texts.ts'
import {centsForMandate} from '../billing/payments/mandate.ts'
import type {PaymentMetadata} from '../billing/payments/snapshot.ts'
import {withDetails} from '../customers/details.ts'
import {HttpError} from '../http/httpError.ts'
import type {ContentClient} from '../runtime/content.ts'
import {DEADLINES, type Deadlines, withDeadline} from '../runtime/deadline.ts'
import {caught, log} from '../runtime/log.ts'
import {amountsOf, inMetadata, refusalFor, rethrowRefused, showAmounts} from './code/answers.ts'
import {fittingMetadata} from './metadata.ts'
import {type CustomerMetadata, customerFields, updateCustomer} from './mollieCustomer.ts'
import {type Identity, purchaseIdentity} from './purchaseIdentity.ts'
import {type Quote, readQuote} from './quote.ts'
import {readTerms} from './terms.ts'

export type PaymentRequest = {
  plan: PlanKey
  period: Period
  language: Language
  /** The total that the visitor saw; a payment of another amount is not made. */
  shownTotal?: Cents | undefined
  /** The rest of what a back end believes to sell; refused like another total. */
  shown?: {exclVat: Cents; vat: Cents; description: string} | undefined
  customerName?: string | undefined
  customerEmail?: string | undefined
  /** Details from the checkout; without any they are asked after paying. */
  details?: Details | undefined
  /** The same each time one visitor tries to buy; makes two clicks one payment. */
  attempt?: string | undefined
  /** Whether a customer who has a running subscription to the plan is asked first, by a refusal. */
  asksWhoHasIt?: boolean
  /** The customer asked for a subscription for another website: one that runs for the same website is asked about, no other. */
  isOtherWebsite?: boolean
  /** A discount code, as it was typed. */
  code?: string | undefined
  /** Answers with the amounts by a code, a 409, and creates nothing. */
  isOnlyShown?: boolean
  returnUrl?: string | undefined
  webhookUrl?: string | undefined
}

export type Services = {
  content: ContentClient
  mollie: MollieClient
  mode: Order['mode']
  orders: Orders
  siteUrl: string
  deadlines?: Pick<Deadlines, 'payment'>
  now?: () => Date
}

const CHECKOUT: Audit = {actor: 'customer', reason: 'checkout'}

/**
 * Creates a payment at the price in the CMS, and the order that pins it. Returns the address where the customer pays; for
 * an attempt that was paid already, the page that says so. Throws an HttpError: 409 with the new amounts
 * when the visitor saw another total, or has the plan and is to be asked, 503 when the CMS or the payment provider cannot be reached.
 */
export async function createPayment(request: PaymentRequest, services: Services): Promise<{paymentUrl: string}> {
  const {content, orders, siteUrl, mode, deadlines = DEADLINES, now = () => new Date()} = services
  const refusalOf = refusalFor(request, services)
  const quote = await readQuote(content, request, now(), {mode, refusalOf})
  if (request.isOnlyShown) return showAmounts(quote, refusalOf)
  const {shownTotal = quote.total, shown = quote} = request
  if (shownTotal !== quote.total || shown.exclVat !== quote.exclVat || shown.vat !== quote.vat)
    throw new HttpError(409, 'Price changed', amountsOf(quote))
  if (shown.description !== quote.description)
    throw new HttpError(409, 'Description changed', {description: quote.description})

  const identity = purchaseIdentity(request.attempt, quote, request.language)
  const known = await orders.beforeCheckout({...quote, attempt: identity.attempt, language: request.language})
  if (known.paidOrder) return {paymentUrl: returnUrlOf(request, {...request, id: known.paidOrder}, siteUrl)}
  if (request.asksWhoHasIt && (await orders.ofSameCustomer({...request, mode})).length > 0)
    throw new HttpError(409, 'There is a running subscription', {alreadyCustomer: true})
  const terms = known.termsId === null ? await readTerms(content, request.language) : ''
  const ordered = {
    ...newOrder(identity, request, quote, services, now()),
    termsId: known.termsId ?? nameOfText(terms),
    mandateId: quote.mandate ? nameOfText(quote.mandate) : undefined,
  }
  const texts = [terms, quote.mandate].filter(Boolean)
  const stored = await orders.create(ordered, CHECKOUT, texts, quote.discount?.limits).catch(rethrowRefused(quote))
  try {
    const order = await saveSubmitted(stored, request, orders)
    const started = startPayment(order, {request, identity, stored}, services)
    const paymentUrl = await withDeadline(deadlines.payment, started)
    log('payment.created', {order: order.id, plan: order.plan, period: order.period})
    return {paymentUrl}
  } catch (error) {
    // The provider's own message may hold more than a visitor or a log should see.
    caught('payment.create_failed', {order: stored.id}, error)
    throw new HttpError(503, 'Payment creation failed')
  }
}

function redirectUrlOf(siteUrl: string, page: PageType, language: Language, orderId: string): string {
  return `${siteUrl}${pathOf(page, language)}?${new URLSearchParams({order: orderId})}`
}

/** Return address of the customer: the page looks the order up, so a failed payment does not read as a paid one. */
function returnUrlOf(
  {returnUrl}: PaymentRequest,
  {id, language}: Pick<Order, 'id' | 'language'>,
  siteUrl: string,
): string {
  if (!returnUrl) return redirectUrlOf(siteUrl, 'paymentSuccess', language, id)
  const address = new URL(returnUrl)
  address.searchParams.set('order', id)
  return address.href
}

/** Keeps details of another tab where this one gives none. */
const withSubmitted = (order: Order, {customerName, customerEmail, details}: PaymentRequest): Order => ({
  ...order,
  customerName: customerName ?? order.customerName,
  customerEmail: customerEmail ?? order.customerEmail,
  ...(details && {details: withDetails(order.details, details)}),
})

/** Noted before Mollie is asked for anything, which may take long: the last one who told something is right. */
async function saveSubmitted(stored: Order, request: PaymentRequest, orders: Orders): Promise<Order> {
  const isNews = (order: Order) => contactOf(withSubmitted(order, request)) !== contactOf(order)
  if (!isNews(stored)) return stored
  return orders.update(stored.id, (kept) => (kept.status === 'paid' ? kept : withSubmitted(kept, request)), CHECKOUT)
}

const contactOf = ({customerName, customerEmail, details}: Order) =>
  JSON.stringify([customerName, customerEmail, details])

/** `stored` is the order as it was before this request told something. */
type Attempted = {request: PaymentRequest; identity: Identity; stored: Order}

/**
 * Continues the order's open payment if there is one, else creates a new one. Several calls may do so at once and take long:
 * the payment that is noted first stays the order's, and every caller is led to it.
 */
async function startPayment(order: Order, attempted: Attempted, services: Services): Promise<string> {
  const {mollie, orders, siteUrl} = services
  const {request, identity, stored} = attempted
  const latest = order.paymentId ? await mollie.payments.get(order.paymentId) : null
  if (latest && ['paid', 'pending', 'authorized'].includes(latest.status)) return returnUrlOf(request, order, siteUrl)
  const customer = order.customerId
    ? {id: order.customerId, told: customerFields(stored)}
    : await newCustomer(order, identity, mollie)
  const usable = latest?.status === 'open' ? latest : await newPayment(order, customer.id, attempted, services)
  const begin = (kept: Order): Order => {
    const known = {...kept, customerId: kept.customerId ?? usable.customerId, payments: withOpen(kept, usable)}
    const isTaken = kept.paymentId !== order.paymentId && kept.paymentId !== usable.id
    // If it was paid in the meantime, that stands; so does a payment that another call began.
    return kept.status === 'paid' || isTaken ? known : {...known, paymentId: usable.id, status: 'open'}
  }
  const begun = await orders.update(order.id, begin, CHECKOUT)
  if (begun.status === 'paid') return returnUrlOf(request, begun, siteUrl)
  if (begun.paymentId !== usable.id) return startPayment(begun, attempted, services)
  const paymentUrl = usable.getCheckoutUrl()
  if (!paymentUrl) throw new Error('The provider gave no checkout address')
  await correctAtMollie(begun, customer.told, usable, mollie)
  return paymentUrl
}

/** Updates Mollie's customer and payment to match the order, whichever try made them. */
async function correctAtMollie(
  order: Order,
  told: ReturnType<typeof customerFields>,
  usable: Payment,
  mollie: MollieClient,
) {
  await Promise.all([
    !isDeepStrictEqual(customerFields(order), told) && updateCustomer(order, mollie),
    !isDeepStrictEqual(paymentMetadata(order), usable.metadata) && updatePayment(order, usable.id, mollie),
  ])
}

async function updatePayment(order: Order, paymentId: string, mollie: MollieClient) {
  // As with the customer: nobody is kept from paying when it fails.
  await mollie.payments.update(paymentId, {metadata: paymentMetadata(order)}).catch((error: unknown) => {
    caught('payment.update_failed', {order: order.id, payment: paymentId}, error)
  })
}

const withOpen = ({payments}: Order, {id}: Payment): Order['payments'] =>
  payments.some((payment) => payment.id === id)
    ? payments
    : [...payments, {id, kind: 'first', status: 'open', refunded: 0, chargedBack: 0}]

/**
 * The one customer of an order. Its key says nothing but the order, so that a try with a corrected letter gets the same
 * customer; `told` is what Mollie has of it.
 */
async function newCustomer(order: Order, {idempotencyKey}: Identity, mollie: MollieClient) {
  const created = {...customerFields(order), idempotencyKey: idempotencyKey('customer')}
  const {id, name, email, metadata} = await mollie.customers.create(created)
  return {id, told: {...(name && {name}), ...(email && {email}), metadata: metadata as CustomerMetadata}}
}

/** The first payment of a customer creates the mandate with which renewals are collected. */
async function newPayment(
  order: Order,
  customerId: string,
  {request, identity}: Attempted,
  {mollie, siteUrl}: Services,
): Promise<Payment> {
  const cents = order.total > 0 ? order.total : await centsForMandate(mollie)
  return mollie.customerPayments.create({
    customerId,
    sequenceType: SequenceType.first,
    amount: {currency: 'EUR', value: formatAmount(cents)},
    description: order.description,
    redirectUrl: returnUrlOf(request, order, siteUrl),
    cancelUrl: redirectUrlOf(siteUrl, 'paymentCancelled', order.language, order.id),
    webhookUrl: order.webhookUrl,
    locale: Locale[languageRow(order.language).mollieLocale],
    metadata: paymentMetadata(order),
    // After a failed payment, the next try is a new payment.
    idempotencyKey: identity.idempotencyKey(`payment ${order.payments.length} ${customerId}`),
  })
}

const paymentMetadata = (order: Order): PaymentMetadata =>
  fittingMetadata({
    orderId: order.id,
    planType: order.plan,
    planName: order.planName,
    billingPeriod: order.period,
    periodLabel: order.periodLabel,
    priceExclVAT: formatAmount(order.exclVat),
    vatAmount: formatAmount(order.vat),
    totalInclVAT: formatAmount(order.total),
    vatRate: order.vatRate,
    customerEmail: order.customerEmail ?? '',
    customerName: order.customerName ?? '',
    priceId: order.priceId,
    priceRevision: order.priceRevision,
    termsRevision: order.termsRevision,
    attempt: order.attempt ?? '',
    ...(order.offer && {offer: inMetadata(order.offer)}),
  })

function newOrder(
  {orderId, attempt}: Identity,
  {customerName, customerEmail, details, language, webhookUrl}: PaymentRequest,
  {mandate: _, lost: __, discount, ...agreed}: Quote,
  {mode, siteUrl}: Services,
  now: Date,
): Order {
  return {
    id: orderId,
    createdAt: now.toISOString(),
    mode,
    ...agreed,
    ...(discount && {offer: discount.offer}),
    language,
    ...(customerName && {customerName}),
    ...(customerEmail && {customerEmail}),
    ...(details && {details}),
    ...(attempt && {attempt}),
    webhookUrl: webhookUrl ?? `${siteUrl}/api/mollie-webhook`,
    payments: [],
    status: 'open',
    mails: [],
    staffNotifications: [],
    alerts: [],
  }
}
