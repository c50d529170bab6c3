import type {MollieClient} from '@mollie/api-client'
import {RETENTION} from '../../domain/customers/retention.ts'
import {amsterdamDay, HOUR_MS, monthsLater} from '../../domain/format/dates.ts'
import {deleteInvoicesBefore} from '../billing/invoices/store.ts'
import {boundsOf} from '../billing/ledger/month.ts'
import {abandoned, deleteAttempts, deleteOrder, outOfRetention, withWorkOver} from '../billing/orders/lists/due.ts'
import type {Orders} from '../billing/orders/orders.ts'
import {forgetAtMollie} from '../billing/payments/forgetAtMollie.ts'
import {deleteCountsBefore} from '../counting/store.ts'
import {withoutWork} from '../customers/details.ts'
import type {Database} from '../database/database.ts'
import {deleteMessagesBefore} from '../forms/messages.ts'
import {deleteFailures, FAILURE_DAYS} from '../monitoring/failures.ts'
import {deleteOldLinks} from '../portal/links/signInLink.ts'
import {caught, log} from '../runtime/log.ts'
import {deleteWindCounts} from '../wind/windLimits.ts'

const BATCH_SIZE = 100

type Services = {database: Database; orders: Orders; mollie: MollieClient; now: () => Date}

/** Deletes what no longer serves anybody, by the model's rules, and notes what it deleted. */
export async function forgetByRule(services: Services): Promise<number> {
  const {database, orders, now} = services
  const {attemptHours, messageDays, unpaidDays, paidYears, countMonths} = RETENTION
  const hoursAgo = (hours: number) => new Date(now().getTime() - hours * HOUR_MS).toISOString()
  await deleteAttempts(database, hoursAgo(attemptHours))
  await deleteOldLinks(database, now())
  await deleteWindCounts(database, now())
  await deleteCountsBefore(database, monthsLater(amsterdamDay(now()), -countMonths))
  await deleteFailures(database, hoursAgo(FAILURE_DAYS * 24))
  const messages = await deleteMessagesBefore(hoursAgo(messageDays * 24), database)
  if (messages > 0) log('form.messages_deleted', {count: messages})
  const year = Number(amsterdamDay(now()).slice(0, 4))
  const keptFrom = boundsOf(`${year - paidYears}-01`).from
  // By their own year: one of January may be of a payment of December.
  await deleteInvoicesBefore(database, keptFrom)
  const today = amsterdamDay(now())
  for (const id of await withWorkOver(database, today, BATCH_SIZE))
    await orders.update(id, (kept) => ({...kept, details: withoutWork(kept.details)}), {
      actor: 'shop',
      reason: 'workOver',
    })
  const neverPaid = await abandoned(database, {before: hoursAgo(unpaidDays * 24), refusedBefore: keptFrom}, BATCH_SIZE)
  const old = await outOfRetention(database, keptFrom, BATCH_SIZE)
  return (
    (await deleteEach(neverPaid, `never paid in ${unpaidDays} days`, services)) +
    (await deleteEach(old, `kept for ${paidYears} years`, services))
  )
}

async function deleteEach(ids: string[], reason: string, {database, orders, mollie, now}: Services): Promise<number> {
  let deleted = 0
  for (const id of ids) {
    const order = await orders.get(id)
    try {
      if (order) await forgetAtMollie(order, mollie)
    } catch (error) {
      caught('customer.delete_failed', {order: id}, error) // tried again at the next run
      continue
    }
    await deleteOrder(database, id, {at: now().toISOString(), by: 'retention', reason})
    log('order.deleted', {order: id})
    deleted++
  }
  return deleted
}
