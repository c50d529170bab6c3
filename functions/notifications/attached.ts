import {deliveriesOf} from '../billing/deliveries/store.ts'
import {carries} from '../billing/invoices/due.ts'
import {filesOf} from '../billing/invoices/file.ts'
import {FILE_TYPES, type FileType, fileName} from '../billing/invoices/fileName.ts'
import {type Invoice, invoicesOf} from '../billing/invoices/store.ts'
import type {Order, OrderMail} from '../billing/orders/order.ts'
import type {Database} from '../database/database.ts'
import {caught} from '../runtime/log.ts'

export type Attachment = {filename: string; content: Buffer; contentType: string}
export type Attached = {invoice: Invoice; attachments: Attachment[]}

/** Whether a mail is about a document alone, and waits for its files. */
export const isAboutDocument = ({kind}: Pick<OrderMail, 'kind'>): boolean =>
  kind === 'invoice' || kind === 'invoiceCopy'

/**
 * The invoice that a mail is to carry, if it was issued, with the e-invoice for who wants it and does not get it by Peppol. One whose PDF cannot be made holds up no mail about a payment; the
 * mail that is about the invoice waits for it.
 */
export async function attachedTo(order: Order, mail: OrderMail, database: Database): Promise<Attached | null> {
  const invoice = (await invoicesOf(database, order.id)).find((each) => carries(mail, each))
  if (!invoice) return null
  try {
    const {pdf, ubl} = await filesOf(invoice, database)
    const attach = (type: FileType, content: Buffer) =>
      ({filename: fileName(invoice, type), content, contentType: FILE_TYPES[type]}) satisfies Attachment
    const isWanted = order.details?.eInvoice !== undefined && !(await wentByPeppol(invoice, database))
    return {
      invoice,
      attachments: [attach('pdf', pdf), ...(isWanted && ubl !== null ? [attach('xml', Buffer.from(ubl))] : [])],
    }
  } catch (error) {
    if (isAboutDocument(mail)) throw error
    caught('invoice.attach_failed', {order: order.id, number: invoice.number}, error)
    return null
  }
}

async function wentByPeppol({orderId, number}: Invoice, database: Database): Promise<boolean> {
  const deliveries = await deliveriesOf(database, orderId)
  return deliveries.some((each) => each.document === number && each.system === 'peppol' && each.state !== 'refused')
}
