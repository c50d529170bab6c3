import type {MollieClient} from '@mollie/api-client'
import type {Database} from '../database/database.ts'
import {errorName, log} from '../log.ts'
import {abandoned, deleteAttempts, deleteOrder} from '../orders/due.ts'
import type {Orders} from '../orders/order.ts'

const DAY_MS = 86_400_000
/** Who never paid is forgotten after so many days, here and at Mollie. */
const ABANDONED_DAYS = 30
const ATTEMPT_DAYS = 1
const AT_ONCE = 100

type Services = {database: Database; orders: Orders; mollie: MollieClient; now: () => Date}

/** Deletes what no longer serves anybody, by the rules in docs/payments.md, and notes what it deleted. */
export async function forgetAbandoned({database, orders, mollie, now}: Services): Promise<number> {
  const daysAgo = (days: number) => new Date(now().getTime() - days * DAY_MS).toISOString()
  await deleteAttempts(database, daysAgo(ATTEMPT_DAYS))
  let deleted = 0
  for (const id of await abandoned(database, daysAgo(ABANDONED_DAYS), AT_ONCE)) {
    const order = await orders.get(id)
    if (!order || order.paidAt) continue
    try {
      if (order.customerId) await mollie.customers.delete(order.customerId)
    } catch (error) {
      // Gone already; anything else is tried again at the next run.
      const {statusCode} = error as {statusCode?: number}
      if (statusCode !== 404 && statusCode !== 410) {
        log('customer not deleted', {order: id, error: errorName(error)})
        continue
      }
    }
    await deleteOrder(database, id, now().toISOString(), `never paid in ${ABANDONED_DAYS} days`)
    log('order deleted', {order: id})
    deleted++
  }
  return deleted
}
