import type {MollieClient, Payment} from '@mollie/api-client'
import type {Order} from '../orders/order.ts'
import {isMollieError} from './mollieError.ts'

/** Personal fields in a payment's metadata: createPayment.ts. */
const PERSONAL = ['customerEmail', 'customerName', 'attempt']

/** Forgotten there already. */
const isGone = (error: unknown) => isMollieError(error, 404, 410)

/**
 * Takes whoever bought out of Mollie: name and address go from the metadata of every payment, also of those that never were
 * paid, and then the customer goes. Throws when Mollie is away; the same call does the rest later.
 */
export async function forgetAtMollie({customerId, payments, paymentId}: Order, mollie: MollieClient): Promise<void> {
  const known = new Set([...payments.map(({id}) => id), ...(paymentId ? [paymentId] : [])])
  if (customerId)
    try {
      for await (const {id} of mollie.customerPayments.iterate({customerId})) known.add(id)
    } catch (error) {
      if (!isGone(error)) throw error
    }
  for (const id of known)
    try {
      await withoutPerson(await mollie.payments.get(id), mollie)
    } catch (error) {
      if (!isGone(error)) throw error
    }
  if (!customerId) return
  await mollie.customers.delete(customerId).catch((error: unknown) => {
    if (!isGone(error)) throw error
  })
}

async function withoutPerson({id, metadata}: Payment, mollie: MollieClient): Promise<void> {
  const all = Object.entries((metadata ?? {}) as Record<string, unknown>)
  const kept = all.filter(([name]) => !PERSONAL.includes(name))
  if (kept.length < all.length) await mollie.payments.update(id, {metadata: Object.fromEntries(kept)})
}
