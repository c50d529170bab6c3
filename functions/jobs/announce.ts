import {amsterdamDay, DAY_MS, daysLater} from '../../domain/format/dates.ts'
import type {Period} from '../../domain/money/periods.ts'
import {
  pausesEnding,
  prepaidSubscriptions,
  readCheckpoint,
  withoutInvoiceDetails,
  writeCheckpoint,
} from '../billing/orders/lists/due.ts'
import {withMail} from '../billing/orders/notify.ts'
import type {Order} from '../billing/orders/order.ts'
import type {Orders} from '../billing/orders/orders.ts'
import {periodEnd} from '../billing/subscriptions/renewal.ts'
import {ASKED_DAYS_BEFORE, withInvoiceAsked} from '../customers/invoiceDetails.ts'
import type {Database} from '../database/database.ts'

const RENEWALS_CHECKPOINT = 'announced'
const DETAILS_CHECKPOINT = 'invoice details'
const DAYS_AHEAD = 14
const PAUSE_DAYS_AHEAD = 7

type Services = {database: Database; orders: Orders; now: () => Date}

/**
 * Once a day: customers who paid several months ahead are told two weeks before the next collection, and customers who pause a week before their pause is over. Each collection once; a
 * day that was missed is caught up on.
 */
export async function announceRenewals({database, orders, now}: Services): Promise<number> {
  const today = amsterdamDay(now())
  if ((await readCheckpoint(database, RENEWALS_CHECKPOINT)) === today) return 0
  const until = amsterdamDay(new Date(now().getTime() + DAYS_AHEAD * DAY_MS))
  let announced = 0
  for (const {id, startDate, period} of await prepaidSubscriptions(database)) {
    const collectedOn = periodEnd(startDate, period as Period, today)
    if (collectedOn > until) continue
    const withAnnouncement = (order: Order) => withMail(order, 'renewalAhead', {day: collectedOn})
    await orders.update(id, withAnnouncement, {actor: 'shop', reason: 'collectionAhead', day: collectedOn})
    announced++
  }
  for (const {id, day} of await pausesEnding(database, {after: today, until: daysLater(today, PAUSE_DAYS_AHEAD)})) {
    const withAnnouncement = (order: Order) => withMail(order, 'pauseEnding', {day})
    await orders.update(id, withAnnouncement, {actor: 'shop', reason: 'collectionAhead', day})
    announced++
  }
  await writeCheckpoint(database, RENEWALS_CHECKPOINT, today)
  return announced
}

/** Runs daily, for older orders too: asks customers whose next collection is near for missing invoice details. */
export async function askForInvoiceDetails({database, orders, now}: Services): Promise<void> {
  const today = amsterdamDay(now())
  if ((await readCheckpoint(database, DETAILS_CHECKPOINT)) === today) return
  for (const id of await withoutInvoiceDetails(database, daysLater(today, ASKED_DAYS_BEFORE)))
    await orders.update(id, (order) => withInvoiceAsked(order, today), {actor: 'shop', reason: 'detailsMissing'})
  await writeCheckpoint(database, DETAILS_CHECKPOINT, today)
}
