import {type MollieClient, type Payment, SequenceType} from '@mollie/api-client'
import {isPlanKey} from '../../../domain/catalogue/plans.ts'
import {readDetails} from '../../../domain/customers/readDetails.ts'
import {type Cents, parseAmount} from '../../../domain/money/money.ts'
import {isPeriod} from '../../../domain/money/periods.ts'
import {breakdown} from '../../../domain/money/pricing.ts'
import {DEFAULT_LANGUAGE, LANGUAGE_ROWS} from '../../../domain/texts/languages.ts'
import type {CustomerMetadata} from '../../checkout/mollieCustomer.ts'
import {withDetails} from '../../customers/details.ts'
import {alert} from '../orders/alerts.ts'
import {withAlert} from '../orders/notify.ts'
import type {Order} from '../orders/order.ts'
import {isMollieError} from './mollieError.ts'
import {isWorthRebuilding, orderIdIn, type PaymentMetadata} from './snapshot.ts'

/**
 * The order that a payment of ours must have had, from what Mollie keeps with it; of a renewal, from the first payment of
 * the same customer. Null when that does not say enough, and for an unpaid payment. A person is asked to look at it.
 */
export async function rebuildOrder(payment: Payment, mollie: MollieClient): Promise<Order | null> {
  const {customerId} = payment
  if (!isWorthRebuilding(payment)) return null
  if (payment.sequenceType === SequenceType.first || !customerId) return withCustomer(fromFirst(payment), mollie)
  for await (const other of mollie.customerPayments.iterate({customerId}))
    if (other.sequenceType === SequenceType.first) {
      const order = fromFirst(other)
      if (order) return withCustomer(order, mollie)
    }
  return null
}

/** With what the customer at Mollie carries. */
async function withCustomer(order: Order | null, mollie: MollieClient): Promise<Order | null> {
  if (!order?.customerId) return order
  const customer = await mollie.customers.get(order.customerId).catch((error: unknown) => {
    if (!isMollieError(error, 404, 410)) throw error // deleted there
    return null
  })
  const {orderId: _, vatScheme, ...submitted} = (customer?.metadata ?? {}) as Partial<CustomerMetadata>
  const details = withDetails(undefined, readDetails(submitted).details)
  return {
    ...order,
    ...(details && {details}),
    ...(vatScheme === 'reverseCharge' && order.vatRate === 0 && {vatScheme}),
  }
}

function fromFirst({metadata, mode, createdAt, description, locale, webhookUrl, customerId, ...payment}: Payment) {
  const known = (metadata ?? {}) as Partial<PaymentMetadata>
  const {planType = '', billingPeriod = '', planName = planType, periodLabel = billingPeriod} = known
  const id = orderIdIn(metadata)
  const language = LANGUAGE_ROWS.find(({mollieLocale}) => mollieLocale === locale)?.id ?? DEFAULT_LANGUAGE
  const [exclVat, vat, total] = [known.priceExclVAT, known.vatAmount, known.totalInclVAT].map((text): Cents | null =>
    parseAmount(text ?? ''),
  )
  if (!id || !isPlanKey(planType) || !isPeriod(billingPeriod) || exclVat == null || vat == null || total == null)
    return null
  const vatRate = known.vatRate ?? Math.round((vat / exclVat) * 100)
  const order: Order = {
    id,
    createdAt: new Date(createdAt).toISOString(),
    mode,
    plan: planType,
    planName,
    period: billingPeriod,
    periodLabel,
    description,
    language,
    exclVat,
    vat,
    total,
    vatRate,
    priceId: known.priceId ?? '',
    priceRevision: known.priceRevision ?? '',
    termsRevision: known.termsRevision ?? '',
    ...(known.customerName && {customerName: known.customerName}),
    ...(known.customerEmail && {customerEmail: known.customerEmail}),
    ...(known.attempt && {attempt: known.attempt}),
    ...(known.offer && {
      offer: {label: known.offer.code, ...known.offer, ...breakdown(known.offer.exclVat / 100, vatRate), text: ''},
    }),
    ...(customerId && {customerId}),
    paymentId: payment.id,
    webhookUrl: webhookUrl ?? '',
    payments: [],
    status: 'open',
    mails: [],
    staffNotifications: [],
    alerts: [],
  }
  return withAlert(order, alert('madeAgain'))
}
