import {MINUTE_MS} from '../../../domain/format/dates.ts'
import type {Database} from '../../database/database.ts'
import {caught, log} from '../../runtime/log.ts'
import {nextTry, TRIES} from '../../runtime/retries.ts'
import {type Invoice, invoiceOf} from '../invoices/store.ts'
import {type AlertKind, alert} from '../orders/alerts.ts'
import {withAlert} from '../orders/notify.ts'
import {MissingOrder, type Orders} from '../orders/orders.ts'
import {changeDelivery, type Delivery, dueDeliveries, type System} from './store.ts'

/** In one run; the next goes on. */
const BATCH_SIZE = 50
/** So long one run has a delivery alone: longer than a call may take. */
const CLAIM_MS = 2 * MINUTE_MS

/** How a call ended; null when nothing is wrong and nothing is known yet. */
export type Outcome =
  | {state: 'accepted' | 'delivered'; reference: string}
  | {state: 'refused'; reason: string}
  /** The other system takes nothing until then, of this document or another. */
  | {state: 'later'; until: string}
  | null

/**
 * One call of another system about a document, by the delivery as it stands. Called again after an answer that was lost, so it
 * names the document by the same key each time. Throws where the other system did not decide: that is tried again.
 */
export type Deliver = (invoice: Invoice, delivery: Delivery) => Promise<Outcome>

/** The alert about a document that the other system does not take; Books in the admin shows those of bookkeeping. */
const ALERTS: Record<System, AlertKind | null> = {peppol: 'peppolRefused', moneybird: null}

type Services = {database: Database; orders: Orders; now: () => Date}

/** Hands documents to another system. Runs may overlap and be killed at any moment. */
export async function deliverDue(system: System, deliver: Deliver, services: Services, isOver: () => boolean) {
  const {database, now} = services
  for (const read of await dueDeliveries(database, system, now().toISOString(), BATCH_SIZE)) {
    if (isOver()) return
    const claimed = {...read, nextAt: new Date(now().getTime() + CLAIM_MS).toISOString()}
    if (!(await changeDelivery(database, read, claimed))) continue
    const invoice = await invoiceOf(database, read.document)
    if (!invoice) continue
    const answer = await called(deliver, invoice, claimed)
    await note(claimed, invoice, answer, services)
    if (answer.outcome?.state === 'later') return
  }
}

/** A call that failed is an outcome without a decision, with what went wrong. */
async function called(deliver: Deliver, invoice: Invoice, delivery: Delivery) {
  try {
    return {outcome: await deliver(invoice, delivery), fault: ''}
  } catch (error) {
    caught('delivery.failed', {order: invoice.orderId, system: delivery.system, number: invoice.number}, error)
    return {outcome: null, fault: error instanceof Error ? error.message : String(error)}
  }
}

type Called = Awaited<ReturnType<typeof called>>

async function note(delivery: Delivery, invoice: Invoice, {outcome, fault}: Called, {database, orders, now}: Services) {
  const {number, orderId} = invoice
  const moment = now()
  const at = moment.toISOString()
  if (outcome?.state === 'later') return void (await changeDelivery(database, delivery, {nextAt: outcome.until}))
  const tries = delivery.tries + 1
  if (outcome === null && tries < TRIES)
    return void (await changeDelivery(database, delivery, {tries, nextAt: nextTry(tries, moment)}))
  if (outcome === null || outcome.state === 'refused') {
    // Comes first: after a crash between the two the call is repeated, and the alert is the same.
    const kind = ALERTS[delivery.system]
    if (kind) await raise(orderId, alert(kind, number), orders)
    const reason = (outcome?.reason ?? fault).slice(0, 500)
    await changeDelivery(database, delivery, {state: 'refused', reason, tries, nextAt: null, at})
  } else {
    const nextAt = outcome.state === 'accepted' ? nextTry(1, moment) : null
    await changeDelivery(database, delivery, {...outcome, tries: 0, nextAt, at})
  }
  log('delivery.answered', {order: orderId, number, system: delivery.system, state: outcome?.state ?? 'refused'})
}

/** An order that was forgotten meanwhile has nobody to tell. */
const raise = (orderId: string, raised: ReturnType<typeof alert>, orders: Orders) =>
  orders
    .update(orderId, (order) => withAlert(order, raised), {actor: 'shop', reason: 'delivery'})
    .catch((error: unknown) => {
      if (!(error instanceof MissingOrder)) throw error
    })
