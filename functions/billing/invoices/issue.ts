import {isSampleCompany} from '../../../domain/company/company.ts'
import {amsterdamDay} from '../../../domain/format/dates.ts'
import type {Database, Query, Statement} from '../../database/database.ts'
import {peppolConfig} from '../../runtime/config.ts'
import type {ContentClient} from '../../runtime/content.ts'
import {caught, log} from '../../runtime/log.ts'
import {goesByPeppol} from '../deliveries/peppol.ts'
import {owedDelivery} from '../deliveries/store.ts'
import {readAuditLog} from '../ledger/auditRows.ts'
import {documentNoted, readLedger} from '../ledger/ledger.ts'
import {databaseOrders, lockOrder} from '../orders/store.ts'
import {type InvoiceSettings, invoiceData} from './data.ts'
import {canIssue, type DueDocument, dueDocuments, invoiceOfPayment, withIssued} from './due.ts'
import {filesOf} from './file.ts'
import {invoiceQuery} from './invoice.query.ts'
import {awaitingWord, partyTexts} from './missingGlyphs.ts'
import {openLetters} from './pdf/pdf.ts'
import {type Invoice, insertion, invoicesOf, nextInvoiceNumber} from './store.ts'

type Services = {database: Database; content: ContentClient; now?: () => Date}

/** The company details are those that ship, and the money is real. */
class SampleCompany extends Error {
  override name = 'SampleCompany'
}

/**
 * Issues what is due of an order: an invoice for each payment that counts, a credit note for what went back; nothing while the
 * customer's details are incomplete. May be called any number of times, by several at once. Returns what was issued. Throws
 * when the CMS is away: then nothing is.
 */
export async function issueInvoices(
  orderId: string,
  {database, content, now = () => new Date()}: Services,
): Promise<Invoice[]> {
  const order = await databaseOrders(database).get(orderId)
  if (!order || !canIssue(order)) return []
  const {settings} = await content.fetch(invoiceQuery)
  if (!settings) throw new Error('The settings of the site are not in the CMS')
  if (order.mode === 'live' && isSampleCompany(settings.company))
    throw new SampleCompany('Fill in Site settings → Company')
  const unprintable = await openLetters()
  const issued = await database.transaction((query, batch) =>
    issueIn({query, batch}, orderId, {settings, issuedAt: now(), database, unprintable}),
  )
  for (const invoice of issued) {
    log('invoice.issued', {order: orderId, number: invoice.number})
    // They can be made from the row at any time: the schedule does.
    await filesOf(invoice, database).catch((error: unknown) =>
      caught('invoice.pdf_failed', {number: invoice.number}, error),
    )
  }
  return issued
}

type Issue = {
  settings: InvoiceSettings
  issuedAt: Date
  database: Database
  unprintable: (texts: readonly string[]) => string[]
}

async function issueIn(
  {query, batch}: {query: Query; batch: Statement[]},
  orderId: string,
  {settings, issuedAt, database, unprintable}: Issue,
): Promise<Invoice[]> {
  const locked = await lockOrder(query, orderId, database)
  if (!locked || !canIssue(locked.order)) return []
  const {order, saving} = locked
  const letters = unprintable(partyTexts(order))
  const [auditLog, ledger, before] = await Promise.all([
    letters.length > 0 ? readAuditLog(query, orderId) : [],
    readLedger(query, orderId),
    invoicesOf({query}, orderId),
  ])
  const waiting = awaitingWord(order, letters, auditLog)
  if (waiting) {
    if (waiting !== order) batch.push(...saving(waiting, {actor: 'shop', reason: 'letters'}, issuedAt))
    return []
  }
  const due = dueDocuments(order, ledger, new Set(before.map(({entry}) => entry)))
  const year = amsterdamDay(issuedAt).slice(0, 4)
  // From here on others wait for their number: what is left goes with the end of the transaction.
  const numbers = await Promise.all(due.map(() => nextInvoiceNumber(query, order.mode, year)))
  const numbered = due.map((document, index) => ({...document, number: numbers[index] as string}))
  const issued = numbered.map((document): Invoice => {
    const {number, kind, entry, mail, payment} = document
    return {
      ...{number, kind, entry, mail, orderId, paymentId: payment.id, issuedAt: issuedAt.toISOString()},
      data: invoiceData(order, document, settings, {
        number,
        issuedAt,
        ...correctedBy(document, before, numbered),
      }),
    }
  })
  batch.push(
    ...issued.map(insertion),
    ...issued.map(({entry, number}) => documentNoted(orderId, entry, number)),
    ...issued
      .filter((invoice) => goesByPeppol(order, invoice, peppolConfig()))
      .map(({number}) => owedDelivery('peppol', number, issuedAt.toISOString())),
    ...saving(withIssued(order, numbered), {actor: 'shop', reason: 'invoices'}, issuedAt),
  )
  return issued

  /** The document that another one corrects: the invoice that the payment pays, or the credit note that is taken back. */
  function correctedBy({kind, payment, entry}: DueDocument, known: readonly Invoice[], made: typeof numbered) {
    if (kind === 'invoice') return {}
    const paid = invoiceOfPayment(order, payment)
    const wanted = kind === 'correction' ? 'creditNote' : 'invoice'
    const isOf = (each: {kind: string; number: string; paymentId: string}) =>
      each.kind === wanted && (wanted === 'invoice' && paid ? each.number === paid : each.paymentId === payment.id)
    const own = made.findLast((each) => each.kind === wanted && each.payment.id === payment.id && each.entry < entry)
    const invoiced = own?.kind === 'invoice' ? undefined : known.find(({number}) => number === paid)?.data
    if (own) return {invoice: {number: own.number, issuedOn: amsterdamDay(issuedAt)}, ...(invoiced && {invoiced})}
    const old = known.findLast(isOf)
    return {...(old && {invoice: {number: old.number, issuedOn: old.data.issuedOn}}), ...(invoiced && {invoiced})}
  }
}
