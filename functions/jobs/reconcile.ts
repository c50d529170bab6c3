import type {MollieClient} from '@mollie/api-client'
import {DAY_MS, HOUR_MS} from '../../domain/format/dates.ts'
import {takeOverdueStep} from '../billing/dunning/collectOverdue.ts'
import {pdfOf} from '../billing/invoices/file.ts'
import {issueInvoices} from '../billing/invoices/issue.ts'
import {ordersToInvoice, withoutFile} from '../billing/invoices/store.ts'
import {
  ordersToRemind,
  overdue,
  readCheckpoint,
  refundsDue,
  unsettledPayments,
  withMailsDue,
  withoutSubscription,
  writeCheckpoint,
} from '../billing/orders/due.ts'
import type {Order, Orders} from '../billing/orders/order.ts'
import {settlePayment} from '../billing/payments/settle.ts'
import {afterWaiting} from '../customers/firstDay.ts'
import type {Database} from '../database/database.ts'
import type {Outbox, OutboxOptions} from '../notifications/outbox.ts'
import {LONG_ANSWER_MS} from '../notifications/send.ts'
import {DEADLINES, type Deadlines} from '../runtime/deadline.ts'
import {caught} from '../runtime/log.ts'
import {announceRenewals, askForInvoiceDetails} from './announce.ts'
import {paymentsThatDiffer} from './molliePages.ts'
import {changePrices} from './priceChange.ts'
import {forgetByRule} from './retention.ts'
import {compareSubscriptions} from './subscriptions.ts'
import {checkVatNumbers} from './vatNumbers.ts'

/** How far back the first run looks, and how long a payment may take: a direct debit takes days. */
const LOOK_BACK_DAYS = 30
/** Runs overlap: what was written at Mollie while the last one read is read again. */
const OVERLAP_MS = HOUR_MS
/** Items of each kind in one run; the next run goes on. */
const BATCH_SIZE = 200
/** For the mail server's answer at the end of a run: Netlify ends it some seconds later. */
const LAST_ANSWER_MS = 3000
/** When the last run began that came to its end. */
export const RECONCILED = 'reconciled'

type Services = Pick<Parameters<typeof changePrices>[0], 'content' | 'mode' | 'tellOperators'> & {
  database: Database
  orders: Orders
  mollie: MollieClient
  viesUrl: string
  outbox: (order: Pick<Order, 'id'>, options?: OutboxOptions) => Outbox
  deadlines?: Pick<Deadlines, 'settlement' | 'schedule'>
  now?: () => Date
}

export type Report = {settled: number; mailed: number; deleted: number; failed: number}

/**
 * Completes work that webhooks and visitors left, some minutes later: orders are compared with Mollie's payments, rebuilt
 * when they are missing, completed and mailed, and abandoned ones are deleted. Runs may overlap and may be killed
 * at any moment: each step is one that a webhook may take at the same time. One that fails holds up no other.
 */
export async function reconcile(services: Services): Promise<Report> {
  const {database, mollie, orders, outbox, deadlines = DEADLINES, now = () => new Date()} = services
  const started = now()
  const stopAt = performance.now() + deadlines.schedule
  const report: Report = {settled: 0, mailed: 0, deleted: 0, failed: 0}
  const step = async (name: string, work: () => Promise<unknown>, order?: string) => {
    if (performance.now() > stopAt) return
    await work().catch((error: unknown) => {
      report.failed++
      caught('job.step_failed', {step: name, ...(order && {order})}, error)
    })
  }
  /** Runs work for each of several orders: one that fails holds up no other. */
  const forEach = (name: string, ids: () => Promise<string[]>, work: (id: string) => Promise<unknown>) =>
    step(name, async () => {
      for (const id of await ids()) await step(name, () => work(id), id)
    })
  /** Until when what may take long goes on, so that it leaves time for the others. */
  const shareEnds = () => Math.min(stopAt, performance.now() + deadlines.schedule / 3)
  const settleEach = async (ids: Iterable<string> | AsyncIterable<string>, until = stopAt) => {
    for await (const id of ids) {
      if (performance.now() > until) return false
      const settlement = await settlePayment(id, {...services, deadlines, rebuildsOrders: true})
      report[settlement === 'done' ? 'settled' : 'failed']++
    }
    return true
  }

  await step('announcements', () => announceRenewals({database, orders, now}))
  await step('invoice details', () => askForInvoiceDetails({database, orders, now}))
  await forEach(
    'questions',
    () => ordersToRemind(database, started.toISOString(), BATCH_SIZE),
    (id) => orders.update(id, (order) => afterWaiting(order, started), {actor: 'shop', reason: 'details are missing'}),
  )
  await step('prices', async () => {
    if (!(await changePrices(services, started, () => performance.now() > stopAt))) report.failed++
  })
  await forEach(
    'invoices',
    () => ordersToInvoice(database, BATCH_SIZE),
    (id) => issueInvoices(id, services),
  )
  await step('files of invoices', async () => {
    const since = new Date(started.getTime() - LOOK_BACK_DAYS * DAY_MS)
    for (const invoice of await withoutFile(database, since.toISOString(), BATCH_SIZE))
      await step('files of invoices', () => pdfOf(invoice, database), invoice.orderId)
  })
  // Beside what moves money: a mail server may take its time, and a long queue of mails all of the run.
  const mails = step('mails', async () => {
    const timeouts = () => ({
      answer: Math.min(LONG_ANSWER_MS, Math.max(0, stopAt - performance.now()) + LAST_ANSWER_MS),
    })
    for (const id of await withMailsDue(database, started.toISOString(), BATCH_SIZE)) {
      if (performance.now() > stopAt) return
      report[(await outbox({id}, {onlyDue: true, timeouts}).send()) ? 'mailed' : 'failed']++
    }
  })
  await step('refunds', async () => settleEach(await refundsDue(database, started.toISOString(), BATCH_SIZE)))
  await step('subscriptions', async () => settleEach(await withoutSubscription(database, BATCH_SIZE)))
  await forEach(
    'overdue',
    () => overdue(database, {now: started.toISOString(), mode: services.mode}, BATCH_SIZE),
    async (id) => {
      const order = await orders.get(id)
      if (order) await takeOverdueStep(order, services, started)
      await outbox({id}, {onlyDue: true}).send()
    },
  )
  await step('open payments', async () => {
    const since = new Date(started.getTime() - LOOK_BACK_DAYS * DAY_MS)
    // Direct debits are with the bank for days: which of very many are asked about changes from run to run.
    await settleEach(await unsettledPayments(database, since.toISOString(), BATCH_SIZE), shareEnds())
  })
  await step('payments', async () => {
    const checkpoint = await readCheckpoint(database, RECONCILED)
    const since = checkpoint ? Date.parse(checkpoint) - OVERLAP_MS : started.getTime() - LOOK_BACK_DAYS * DAY_MS
    const complete = await settleEach(paymentsThatDiffer(mollie, database, new Date(since)))
    if (complete) await writeCheckpoint(database, RECONCILED, started.toISOString())
  })
  await step('VAT numbers', () => checkVatNumbers({...services, now}, () => performance.now() > stopAt))
  await step('retention', async () => {
    report.deleted = await forgetByRule({database, orders, mollie, now})
  })
  // The last: of very many subscriptions it takes all the time that there is.
  await step('compared subscriptions', () =>
    compareSubscriptions({
      ...services,
      now,
      isLate: () => performance.now() > stopAt,
      settle: (id) => settlePayment(id, {...services, deadlines, rebuildsOrders: true}),
    }),
  )
  await mails
  return report
}
