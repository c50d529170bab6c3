import type {MollieClient} from '@mollie/api-client'
import {amsterdamDay, DAY_MS, daysLater, HOUR_MS} from '../../domain/format/dates.ts'
import {tellMollie} from '../billing/changes/tellMollie.ts'
import {deliverDue} from '../billing/deliveries/deliver.ts'
import {peppolDelivery} from '../billing/deliveries/peppol.ts'
import {takeOverdueStep} from '../billing/dunning/collectOverdue.ts'
import {filesOf} from '../billing/invoices/file.ts'
import {issueInvoices} from '../billing/invoices/issue.ts'
import {ordersToInvoice, withoutFile} from '../billing/invoices/store.ts'
import {bookAtMoneybird} from '../billing/moneybird/moneybird.ts'
import {
  ordersToRemind,
  overdue,
  RECONCILED,
  readCheckpoint,
  refundsDue,
  unsettledPayments,
  withMailsDue,
  withoutSubscription,
  writeCheckpoint,
} from '../billing/orders/lists/due.ts'
import type {Order} from '../billing/orders/order.ts'
import type {Orders} from '../billing/orders/orders.ts'
import {settlePayment} from '../billing/payments/settle.ts'
import {planChangesDue} from '../billing/prices/runningCustomers.ts'
import {afterWaiting} from '../customers/firstDay.ts'
import type {Database} from '../database/database.ts'
import {messagesToMail} from '../forms/messageMail.ts'
import {checkLinks} from '../links/checkLinks.ts'
import type {Outbox, OutboxOptions} from '../notifications/outbox.ts'
import {type DeliveryTimeouts, LONG_ANSWER_MS} from '../notifications/send.ts'
import {tellTerms} from '../notifications/termsNews.ts'
import type {BackgroundWork} from '../runtime/background.ts'
import {peppolConfig} from '../runtime/config.ts'
import {DEADLINES, type Deadlines} from '../runtime/deadline.ts'
import {caught} from '../runtime/log.ts'
import {announceRenewals, askForInvoiceDetails} from './announce.ts'
import {paymentsThatDiffer} from './molliePages.ts'
import {changePrices} from './priceChange.ts'
import {forgetByRule} from './retention.ts'
import {compareSubscriptions, TookTooLong} from './subscriptions.ts'
import {checkVatNumbers} from './vatNumbers.ts'

/** How far back the first run looks, and how long a payment may take: a direct debit takes days. */
const LOOK_BACK_DAYS = 30
/** Runs overlap: what was written at Mollie while the last one read is read again. */
const OVERLAP_MS = HOUR_MS
/** Items of each kind in one run; the next run goes on. */
const BATCH_SIZE = 200
/** For the mail server's answer at the end of a run: Netlify ends it some seconds later. */
const LAST_ANSWER_MS = 3000
/** From when on payments may not be settled yet: one that could not be is tried again for some days. */
const SETTLED = 'settled'
const HELD_DAYS = 3

type Services = Pick<Parameters<typeof changePrices>[0], 'content' | 'mode' | 'tellOperators'> & {
  database: Database
  orders: Orders
  mollie: MollieClient
  viesUrl: string
  siteUrl: string
  outbox: (order: Pick<Order, 'id'>, options?: OutboxOptions) => Outbox
  mailMessage: (id: string, timeouts?: DeliveryTimeouts) => Promise<boolean>
  deadlines?: Pick<Deadlines, 'settlement' | 'schedule'>
  /** None where there is no other limit than this run's. */
  startInBackground?: (work: BackgroundWork) => Promise<void>
  now?: () => Date
}

export type Report = {settled: number; mailed: number; deleted: number; failed: number}

/** One run of the jobs: what they share, and when its time is up. */
type Run = Services & {
  now: () => Date
  deadlines: Pick<Deadlines, 'settlement' | 'schedule'>
  started: Date
  /** By the monotonic clock. */
  stopAt: number
  report: Report
}

/** `isBeside` runs beside those that move money: a mail server may take its time, and a long queue all of the run. */
type Job = {name: string; isBeside?: true; run: (run: Run) => Promise<unknown>}

/** The jobs in the order of their urgency. Each does what a webhook may do at the same time, and may be cut off anywhere. */
const JOBS: readonly Job[] = [
  {name: 'announcements', run: announceRenewals},
  {name: 'invoice details', run: askForInvoiceDetails},
  {name: 'terms', run: (run) => tellTerms(run, () => isLate(run))},
  {name: 'questions', run: (run) => forEach(run, 'questions', dueOf(run, ordersToRemind), (id) => remind(run, id))},
  {name: 'prices', run: prices},
  {
    name: 'plan changes',
    run: (run) => forEach(run, 'plan changes', changesOf(run), (id) => tellMollie(id, run, run.started)),
  },
  {
    name: 'invoices',
    run: (run) => forEach(run, 'invoices', ordersToInvoice(run.database, BATCH_SIZE), (id) => issueInvoices(id, run)),
  },
  {name: 'files of invoices', run: files},
  {name: 'mails', isBeside: true, run: mails},
  {name: 'messages of forms', isBeside: true, run: messages},
  {name: 'Peppol', isBeside: true, run: peppol},
  {name: 'Moneybird', isBeside: true, run: (run) => bookAtMoneybird(run, () => isLate(run))},
  {name: 'refunds', run: async (run) => settleEach(run, await dueOf(run, refundsDue))},
  {name: 'subscriptions', run: async (run) => settleEach(run, await dueOf(run, withoutSubscription))},
  {name: 'overdue', run: (run) => forEach(run, 'overdue', overdueOf(run), (id) => dun(run, id))},
  {name: 'links', isBeside: true, run: (run) => checkLinks(run, () => isLate(run))},
  {name: 'open payments', run: openPayments},
  {name: 'payments', run: payments},
  {name: 'VAT numbers', run: (run) => checkVatNumbers(run, () => isLate(run))},
  {
    name: 'retention',
    run: async (run) => {
      run.report.deleted = await forgetByRule(run)
    },
  },
  // The last: of very many subscriptions it takes all the time that there is.
  {
    name: 'compared subscriptions',
    run: (run) => compare(run),
  },
]

/**
 * Completes work that webhooks and visitors left, some minutes later: orders are compared with Mollie's payments, rebuilt
 * when they are missing, completed and mailed, and abandoned ones are deleted. Runs may overlap and may be killed
 * at any moment. A job that fails holds up no other.
 */
export async function reconcile(services: Services): Promise<Report> {
  const {deadlines = DEADLINES, now = () => new Date()} = services
  const report: Report = {settled: 0, mailed: 0, deleted: 0, failed: 0}
  const stopAt = performance.now() + deadlines.schedule
  const run: Run = {...services, deadlines, now, started: now(), stopAt, report}
  const beside: Promise<unknown>[] = []
  for (const job of JOBS) {
    const work = step(run, job.name, () => job.run(run))
    if (job.isBeside) beside.push(work)
    else await work
  }
  await Promise.all(beside)
  return report
}

const isLate = ({stopAt}: Run) => performance.now() > stopAt

async function step(run: Run, name: string, work: () => Promise<unknown>, order?: string) {
  if (isLate(run)) return
  await work().catch((error: unknown) => {
    run.report.failed++
    caught('job.step_failed', {step: name, ...(order && {order})}, error)
  })
}

/** Runs work for each of several orders: one that fails holds up no other. */
async function forEach(run: Run, name: string, ids: Promise<string[]>, work: (id: string) => Promise<unknown>) {
  for (const id of await ids) await step(run, name, () => work(id), id)
}

type DueQuery = (database: Database, now: string, limit: number) => Promise<string[]>
const dueOf = ({database, started}: Run, query: DueQuery) => query(database, started.toISOString(), BATCH_SIZE)

/** Those that a run has no time for are compared in the background. */
async function compare(run: Run) {
  const services = {...run, isLate: () => isLate(run), settle: (id: string) => settle(run, id)}
  await compareSubscriptions(services).catch(async (error: unknown) => {
    if (!(error instanceof TookTooLong) || !run.startInBackground) throw error
    await run.startInBackground('compare-subscriptions')
  })
}

/** How far back payments are looked at. */
const lookedBack = ({started}: Run) => new Date(started.getTime() - LOOK_BACK_DAYS * DAY_MS)

/** Settles payments one after the other; returns whether there was time for all. */
async function settleEach(run: Run, ids: Iterable<string> | AsyncIterable<string>, until = run.stopAt) {
  for await (const id of ids) {
    if (performance.now() > until) return false
    run.report[(await settle(run, id)) === 'done' ? 'settled' : 'failed']++
  }
  return true
}

const settle = (run: Run, id: string) => settlePayment(id, {...run, rebuildsOrders: true})

const remind = ({orders, started}: Run, id: string) =>
  orders.update(id, (order) => afterWaiting(order, started), {actor: 'shop', reason: 'detailsMissing'})

const changesOf = ({database, mode, started}: Run) =>
  planChangesDue(database, mode, daysLater(amsterdamDay(started), 1), BATCH_SIZE)

async function prices(run: Run) {
  if (!(await changePrices(run, run.started, () => isLate(run)))) run.report.failed++
}

async function files(run: Run) {
  for (const invoice of await withoutFile(run.database, lookedBack(run).toISOString(), BATCH_SIZE))
    await step(run, 'files of invoices', () => filesOf(invoice, run.database), invoice.orderId)
}

const answerUntil =
  ({stopAt}: Run) =>
  () => ({answer: Math.min(LONG_ANSWER_MS, Math.max(0, stopAt - performance.now()) + LAST_ANSWER_MS)})

async function mails(run: Run) {
  const timeouts = answerUntil(run)
  for (const id of await dueOf(run, withMailsDue)) {
    if (isLate(run)) return
    run.report[(await run.outbox({id}, {onlyDue: true, timeouts}).send()) ? 'mailed' : 'failed']++
  }
}

async function messages(run: Run) {
  for (const id of await dueOf(run, messagesToMail)) {
    if (isLate(run)) return
    run.report[(await run.mailMessage(id, answerUntil(run)())) ? 'mailed' : 'failed']++
  }
}

function peppol(run: Run) {
  return deliverDue('peppol', peppolDelivery(peppolConfig(), run.database), run, () => isLate(run))
}

const overdueOf = ({database, started, mode}: Run) => overdue(database, {now: started.toISOString(), mode}, BATCH_SIZE)

/** The owed payment is looked at first: the bank may have given it back, and the webhook that says so be lost. */
async function dun(run: Run, id: string) {
  const {overdueId = ''} = (await run.orders.get(id))?.subscription ?? {}
  await settle(run, overdueId) // a payment that stays unsettled holds up no step
  const order = await run.orders.get(id)
  if (order) await takeOverdueStep(order, run, run.started)
  await run.outbox({id}, {onlyDue: true}).send()
}

/** Direct debits are with the bank for days: which of very many are asked about changes from run to run, within a share of it. */
async function openPayments(run: Run) {
  const shareEnds = Math.min(run.stopAt, performance.now() + run.deadlines.schedule / 3)
  await settleEach(run, await unsettledPayments(run.database, lookedBack(run).toISOString(), BATCH_SIZE), shareEnds)
}

async function payments(run: Run) {
  const {database, mollie, started, report} = run
  const checkpoint = await readCheckpoint(database, SETTLED)
  const since = checkpoint ? new Date(Date.parse(checkpoint) - OVERLAP_MS) : lookedBack(run)
  const failed = report.failed
  if (!(await settleEach(run, paymentsThatDiffer(mollie, database, since)))) return
  const held = new Date(started.getTime() - HELD_DAYS * DAY_MS).toISOString()
  const from = checkpoint && checkpoint > held ? checkpoint : held
  await writeCheckpoint(database, SETTLED, report.failed === failed ? started.toISOString() : from)
  await writeCheckpoint(database, RECONCILED, started.toISOString())
}
