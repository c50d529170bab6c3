import {carries} from '../billing/invoices/due.ts'
import {filesOf} from '../billing/invoices/file.ts'
import {FILE_TYPES, fileName} from '../billing/invoices/fileName.ts'
import {type Invoice, invoicesOf} from '../billing/invoices/store.ts'
import type {Order, OrderMail} from '../billing/orders/order.ts'
import type {Database} from '../database/database.ts'
import {caught} from '../runtime/log.ts'

export type Attachment = {filename: string; content: Buffer; contentType: string}
export type Attached = {invoice: Invoice; attachment: Attachment}

/**
 * The invoice that a mail is to carry, if it was issued. One whose PDF cannot be made holds up no mail about a payment; the
 * mail that is about the invoice waits for it.
 */
export async function attachedTo(order: Order, mail: OrderMail, database: Database): Promise<Attached | null> {
  const invoice = (await invoicesOf(database, order.id)).find((each) => carries(mail, each))
  if (!invoice) return null
  try {
    const {pdf} = await filesOf(invoice, database)
    return {invoice, attachment: {filename: fileName(invoice, 'pdf'), content: pdf, contentType: FILE_TYPES.pdf}}
  } catch (error) {
    if (mail.kind === 'invoice') throw error
    caught('invoice.attach_failed', {order: order.id, number: invoice.number}, error)
    return null
  }
}
