import {sameMailAddress} from '../../domain/customers/typedText.ts'
import type {StaffLanguage} from '../../domain/texts/languages.ts'
import {csvOf} from '../admin/export/csv.ts'
import type {InvoiceData} from '../billing/invoices/data.ts'
import {invoicesOf} from '../billing/invoices/store.ts'
import {entriesOf, totalsOf} from '../billing/ledger/bookkeeping.ts'
import {isMonth} from '../billing/ledger/month.ts'
import type {Order} from '../billing/orders/order.ts'
import type {AuditEntry} from '../billing/orders/orders.ts'
import {databaseOrders} from '../billing/orders/store.ts'
import type {Database} from '../database/database.ts'
import {openDatabase} from '../database/index.ts'
import {type FormMessage, messagesOf} from '../forms/messages.ts'
import {type MollieConfig, mollieConfig} from '../runtime/config.ts'

type Environment = Record<string, string>
const modeOf = ({apiKey}: MollieConfig): Order['mode'] => (apiKey.startsWith('live_') ? 'live' : 'test')

/** A month for the bookkeeper: as CSV in a language, and as it is. */
export async function exportMonth(address: string, month: string, environment: Environment) {
  if (!isMonth(month)) throw new Error(`"${month}" is not a month: write it as 2026-11`)
  const entries = await entriesOf(openDatabase(address), month, modeOf(mollieConfig(environment)))
  return {
    json: {month, entries, totals: totalsOf(entries)},
    csv: (language: StaffLanguage) => csvOf(entries, language),
  }
}

type Person = {
  email: string
  orders: (Order & {history: AuditEntry[]; invoices: InvoiceData[]})[]
  messages: FormMessage[]
}

/** Everything that is kept about whoever has a mail address: what they may ask for under the GDPR. */
export async function exportPerson(address: string, email: string): Promise<Person> {
  const database = openDatabase(address)
  const orders = databaseOrders(database)
  const own = await ordersOf(email, database)
  return {
    email,
    orders: await Promise.all(
      own.map(async (order) => ({
        ...order,
        history: await orders.auditLog(order.id),
        invoices: (await invoicesOf(database, order.id)).map(({data}) => data),
      })),
    ),
    messages: await messagesOf(email, database),
  }
}

/**
 * The orders of an address, also those that had it before it was corrected; not those of somebody who only asked for it, and
 * may have mistyped it.
 */
export async function ordersOf(email: string, database: Database): Promise<Order[]> {
  const rows = await database.query(
    `SELECT id FROM orders WHERE lower(customer_email) = $1
    UNION SELECT order_id FROM mails WHERE lower(recipient) = $1 AND kind <> 'addressAsked' ORDER BY 1`,
    [sameMailAddress(email)],
  )
  const found = await Promise.all(rows.map(({id}) => databaseOrders(database).get(String(id))))
  return found.flatMap((order) => order ?? [])
}
