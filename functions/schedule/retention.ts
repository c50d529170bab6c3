import type {MollieClient} from '@mollie/api-client'
import type {Database} from '../database/database.ts'
import {errorName, log} from '../log.ts'
import {amsterdamDay} from '../model.ts'
import {abandoned, deleteAttempts, deleteOrder, outOfRetention} from '../orders/due.ts'
import {boundsOfMonth} from '../orders/month.ts'
import type {Orders} from '../orders/order.ts'

const DAY_MS = 86_400_000
/** Who never paid is forgotten after so many days, here and at Mollie. */
const ABANDONED_DAYS = 30
/** Dutch tax law (art. 52 AWR): what was paid is kept so many years after the year in which it was. */
export const KEPT_YEARS = 7
const ATTEMPT_DAYS = 1
const AT_ONCE = 100

type Services = {database: Database; orders: Orders; mollie: MollieClient; now: () => Date}

/** Deletes what no longer serves anybody, by the rules in docs/payments.md, and notes what it deleted. */
export async function forgetByRule(services: Services): Promise<number> {
  const {database, now} = services
  const daysAgo = (days: number) => new Date(now().getTime() - days * DAY_MS).toISOString()
  await deleteAttempts(database, daysAgo(ATTEMPT_DAYS))
  const year = Number(amsterdamDay(now()).slice(0, 4))
  const keptFrom = boundsOfMonth(`${year - KEPT_YEARS}-01`).from
  const neverPaid = await abandoned(database, daysAgo(ABANDONED_DAYS), AT_ONCE)
  const old = await outOfRetention(database, keptFrom, AT_ONCE)
  return (
    (await deleteEach(neverPaid, `never paid in ${ABANDONED_DAYS} days`, services)) +
    (await deleteEach(old, `kept for ${KEPT_YEARS} years`, services))
  )
}

async function deleteEach(ids: string[], reason: string, {database, orders, mollie, now}: Services): Promise<number> {
  let deleted = 0
  for (const id of ids) {
    const order = await orders.get(id)
    try {
      if (order?.customerId) await mollie.customers.delete(order.customerId)
    } catch (error) {
      // Gone already; anything else is tried again at the next run.
      const {statusCode} = error as {statusCode?: number}
      if (statusCode !== 404 && statusCode !== 410) {
        log('customer not deleted', {order: id, error: errorName(error)})
        continue
      }
    }
    await deleteOrder(database, id, now().toISOString(), reason)
    log('order deleted', {order: id})
    deleted++
  }
  return deleted
}
