import type {MollieClient} from '@mollie/api-client'
import {withDeadline} from '../deadline.ts'
import {errorName, log} from '../log.ts'
import type {Order} from '../orders/order.ts'

/** Somebody waits, and for little. */
const WITHIN_MS = 4000

/** Mollie's own mails, and whoever looks there, should know the address that the order has. It holds up nothing when it fails. */
export async function updateCustomer({id, customerId, customerEmail}: Order, mollie: MollieClient): Promise<void> {
  if (!customerId || !customerEmail) return
  await withDeadline(WITHIN_MS, mollie.customers.update(customerId, {email: customerEmail})).catch((error: unknown) => {
    log('customer not updated', {order: id, error: errorName(error)})
  })
}
