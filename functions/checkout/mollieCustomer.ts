import type {MollieClient} from '@mollie/api-client'
import {CHECKOUT_DETAILS, type Details} from '../../domain/customers/customerDetails.ts'
import type {Order} from '../billing/orders/order.ts'
import {withDeadline} from '../runtime/deadline.ts'
import {caught} from '../runtime/log.ts'
import {fittingMetadata} from './metadata.ts'

/** Somebody waits, and for little. */
const WITHIN_MS = 4000

/** Metadata of Mollie's customer, beside that of the payments. */
export type CustomerMetadata = Pick<Details, (typeof CHECKOUT_DETAILS)[number]> & {
  orderId: string
  vatScheme?: Order['vatScheme']
}

/** The order's customer, as Mollie has it. */
export function customerFields({id, customerName, customerEmail, details = {}, vatScheme}: Order) {
  const name = customerName ?? details.company
  const kept = Object.fromEntries(
    CHECKOUT_DETAILS.flatMap((field) => (details[field] ? [[field, details[field]]] : [])),
  )
  const metadata: CustomerMetadata = {orderId: id, ...kept, ...(vatScheme && {vatScheme})}
  return {...(name && {name}), ...(customerEmail && {email: customerEmail}), metadata: fittingMetadata(metadata)}
}

/**
 * Mollie's own mails, whoever looks there, and an order that is made again should know what the order knows. It holds up
 * nothing when it fails.
 */
export async function updateCustomer(order: Order, mollie: MollieClient): Promise<void> {
  const {id, customerId} = order
  if (!customerId) return
  await withDeadline(WITHIN_MS, mollie.customers.update(customerId, customerFields(order))).catch((error: unknown) => {
    caught('customer.update_failed', {order: id}, error)
  })
}
