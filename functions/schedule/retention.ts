import type {MollieClient} from '@mollie/api-client'
import type {Database} from '../database/database.ts'
import {errorName, log} from '../log.ts'
import {RETENTION} from '../model.ts'
import {abandoned, deleteAttempts, deleteOrder} from '../orders/due.ts'
import type {Orders} from '../orders/order.ts'

const HOUR_MS = 3_600_000
const AT_ONCE = 100

type Services = {database: Database; orders: Orders; mollie: MollieClient; now: () => Date}

/** Deletes what no longer serves anybody, by the model's rules, and notes what it deleted. */
export async function forgetAbandoned({database, orders, mollie, now}: Services): Promise<number> {
  const hoursAgo = (hours: number) => new Date(now().getTime() - hours * HOUR_MS).toISOString()
  await deleteAttempts(database, hoursAgo(RETENTION.attemptHours))
  let deleted = 0
  for (const id of await abandoned(database, hoursAgo(RETENTION.unpaidDays * 24), AT_ONCE)) {
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
    await deleteOrder(database, id, now().toISOString(), `never paid in ${RETENTION.unpaidDays} days`)
    log('order deleted', {order: id})
    deleted++
  }
  return deleted
}
