import {createHash, randomUUID} from 'node:crypto'
import {Locale, type MollieClient, SequenceType} from '@mollie/api-client'
import type {SanityClient} from '@sanity/client'
import {errorName, log} from '../log.ts'
import {type Cents, formatAmount, type Language, type Period, type PlanKey} from '../model.ts'
import type {Order, Orders} from '../orders/order.ts'
import {Refusal, within} from '../request.ts'
import {type Offer, readOffer} from './offer.ts'

const DEADLINE_MS = 10_000

export type PaymentRequest = {
  plan: PlanKey
  period: Period
  language: Language
  /** The total that the visitor saw; a payment of another amount is not made. */
  shownTotal?: Cents
  customerName?: string
  customerEmail?: string
  /** The same for every try of one visitor at one purchase; makes two clicks one payment. */
  attempt?: string
  returnUrl?: string
  webhookUrl?: string
}

export type Services = {content: SanityClient; mollie: MollieClient; orders: Orders; siteUrl: string; now?: () => Date}

/**
 * Creates a payment of what the CMS says the plan costs, and the order that pins it. Returns the address where the
 * customer pays. Throws a Refusal: 409 with the new amounts when the visitor saw another total, 503 when the CMS or the
 * payment provider cannot be reached.
 */
export async function createPayment(request: PaymentRequest, services: Services): Promise<{paymentUrl: string}> {
  const {content, mollie, orders, siteUrl, now = () => new Date()} = services
  const offer = await readOffer(content, request, now())
  if (request.shownTotal !== undefined && request.shownTotal !== offer.total)
    throw new Refusal(409, 'Price changed', amountsOf(offer))

  const identity = purchaseIdentity(request, offer)
  const order = await orders.create(newOrder(identity('order'), request, offer, now()))
  try {
    const paymentUrl = await within(
      DEADLINE_MS,
      startPayment(order, offer, request, identity, {mollie, orders, siteUrl}),
    )
    log('payment created', {order: order.id, plan: order.plan, period: order.period})
    return {paymentUrl}
  } catch (error) {
    // The provider's own words stay in its answer: they may hold more than a visitor or a log should see.
    log('payment not created', {order: order.id, error: errorName(error)})
    throw new Refusal(503, 'Payment creation failed')
  }
}

export const amountsOf = ({exclVat, vat, total}: Pick<Offer, 'exclVat' | 'vat' | 'total'>) => ({
  exclVat: formatAmount(exclVat),
  vat: formatAmount(vat),
  total: formatAmount(total),
})

async function startPayment(
  order: Order,
  offer: Offer,
  request: PaymentRequest,
  identity: Identity,
  {mollie, orders, siteUrl}: Pick<Services, 'mollie' | 'orders' | 'siteUrl'>,
): Promise<string> {
  const {id, language} = order
  const page = (path: string) => `${siteUrl}${language === 'nl' ? '' : `/${language}`}/${path}/`
  // A first payment of a customer gives the mandate that renewals will be collected with.
  const customer = await mollie.customers.create({
    name: order.customerName,
    email: order.customerEmail,
    idempotencyKey: identity('customer'),
  })
  const payment = await mollie.customerPayments.create({
    customerId: customer.id,
    sequenceType: SequenceType.first,
    amount: {currency: 'EUR', value: formatAmount(order.total)},
    description: offer.description,
    redirectUrl: request.returnUrl ?? page('payment-success'),
    cancelUrl: page('payment-cancelled'),
    webhookUrl: request.webhookUrl ?? `${siteUrl}/api/mollie-webhook`,
    locale: language === 'nl' ? Locale.nl_NL : Locale.en_US,
    metadata: {
      orderId: id,
      planType: order.plan,
      billingPeriod: order.period,
      priceExclVAT: formatAmount(order.exclVat),
      vatAmount: formatAmount(order.vat),
      totalInclVAT: formatAmount(order.total),
      customerEmail: order.customerEmail ?? '',
      customerName: order.customerName ?? '',
      priceRevision: order.priceRevision,
    },
    idempotencyKey: identity('payment'),
  })
  await orders.update(id, (kept) => ({...kept, paymentId: payment.id}))
  const paymentUrl = payment.getCheckoutUrl()
  if (!paymentUrl) throw new Error('The provider gave no checkout address')
  return paymentUrl
}

function newOrder(id: string, request: PaymentRequest, offer: Offer, now: Date): Order {
  const {customerName, customerEmail, language} = request
  const {description, ...pinned} = offer
  return {
    id,
    createdAt: now.toISOString(),
    ...pinned,
    language,
    ...(customerName && {customerName}),
    ...(customerEmail && {customerEmail}),
    status: 'open',
    mail: customerEmail ? 'pending' : 'none',
  }
}

type Identity = (purpose: 'order' | 'customer' | 'payment') => string

/**
 * Ids that are the same whenever the same purchase is tried again: an order id and the idempotency keys (UUIDs) for the
 * provider. Without an attempt every request is a purchase of its own.
 */
function purchaseIdentity(request: PaymentRequest, offer: Offer): Identity {
  const {attempt = randomUUID(), language, customerName, customerEmail} = request
  const purchase = [attempt, offer.plan, offer.period, offer.total, offer.priceRevision, language]
  return (purpose) => {
    const hash = createHash('sha256')
      .update(JSON.stringify([...purchase, customerName, customerEmail, purpose]))
      .digest()
    return purpose === 'order' ? orderId(hash) : uuid(hash)
  }
}

/** Crockford's base 32: no letters that are mistaken for digits when read out on the phone. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const orderId = (hash: Buffer) => `VK-${[...hash.subarray(0, 12)].map((byte) => ALPHABET[byte % 32]).join('')}`

function uuid(hash: Buffer): string {
  const bytes = Buffer.from(hash.subarray(0, 16))
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}
