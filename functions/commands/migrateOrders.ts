import {reversalsOf} from '../billing/invoices/due.ts'
import {changesIn} from '../billing/ledger/auditRows.ts'
import type {Change} from '../billing/ledger/changes.ts'
import {entriesBetween} from '../billing/ledger/entries.ts'
import {entriesInserted, readLedger} from '../billing/ledger/ledger.ts'
import {alert} from '../billing/orders/alerts.ts'
import type {Order, OrderPayment} from '../billing/orders/order.ts'
import {lockOrder} from '../billing/orders/store.ts'
import type {Database, Query} from '../database/database.ts'
import {migrate} from '../database/migrate.ts'

/** Brings tables up to date by their files, and what SQL cannot convert: the ledger of orders from before it. */
export async function migrateOrders(database: Database, until?: readonly string[]): Promise<string[]> {
  const done = await migrate(database, undefined, until)
  const applied = (await database.query('SELECT name FROM migrations')).map(({name}) => name)
  if (applied.includes('0020_ledger'))
    await database.transaction((query) => withLedger(query, database, applied.includes('0025_ledger_documents')))
  return done
}

/** Gives every order that was paid before there was a ledger its entries, from its audit log. */
async function withLedger(query: Query, database: Database, hasDocuments: boolean) {
  const lacking = await query(
    `SELECT DISTINCT order_id AS id FROM payments WHERE status = 'paid'
       AND NOT EXISTS (SELECT 1 FROM ledger_entries WHERE ledger_entries.order_id = payments.order_id)
     UNION SELECT DISTINCT order_id FROM history WHERE changes LIKE '%["attention refused %'
       AND NOT EXISTS (SELECT 1 FROM ledger_entries WHERE ledger_entries.order_id = history.order_id)`,
  )
  for (const {id} of lacking) {
    const order = (await lockOrder(query, String(id), database))?.order
    if (!order) continue
    const lines = await query('SELECT at, changes FROM history WHERE order_id = $1 ORDER BY number', [order.id])
    const {entries, state, at} = lines.reduce(
      (so, {at, changes}) => {
        const next = changesIn(String(changes)).reduce(changed, so.state)
        return {entries: [...so.entries, ...entriesBetween(so.state, next, String(at))], state: next, at: String(at)}
      },
      {entries: entriesBetween(null, unpaid(order), order.createdAt), state: unpaid(order), at: order.createdAt},
    )
    // A chargeback was given up by itself before that was an act, which no line says.
    const all = [...entries, ...entriesBetween(state, {...order, alerts: state.alerts}, at)]
    for (const {text, values} of entriesInserted(order.id, all)) await query(text, values)
    await assignDocuments(query, order)
    if (hasDocuments) await noteDocuments(query, order)
  }
}

const unpaid = (order: Order): Order => ({
  ...order,
  alerts: [],
  payments: order.payments.map((payment) => ({
    ...payment,
    ...{status: 'open', refunded: 0, chargedBack: 0, writtenOff: 0, refundCancelled: 0},
  })),
})

/** Fields of a payment that the ledger is made of. */
const isOfMoney = (field: string): field is 'refunded' | 'chargedBack' | 'writtenOff' | 'refundCancelled' =>
  ['refunded', 'chargedBack', 'writtenOff', 'refundCancelled'].includes(field)

function changed(order: Order, change: Change): Order {
  if (change.of === 'alert' && change.alert.kind === 'refused')
    return {...order, alerts: change.isOpen ? [...order.alerts, alert('refused', change.alert.about)] : []}
  if (change.of !== 'payment') return order
  const {field, to} = change
  const after: Partial<OrderPayment> =
    field === 'status' ? {status: to as OrderPayment['status']} : isOfMoney(field) ? {[field]: Number(to ?? 0)} : {}
  return {...order, payments: order.payments.map((each) => (each.id === change.id ? {...each, ...after} : each))}
}

/** The documents that were issued are those that the entries call for, in the same order for each payment and kind. */
async function assignDocuments(query: Query, order: Order) {
  const ledger = await readLedger(query, order.id)
  const called = order.payments.flatMap((payment) => {
    const own = ledger.filter(({paymentId}) => paymentId === payment.id)
    return [
      ...own.flatMap(({kind, number: entry}) => (kind === 'charge' ? [{kind: 'invoice', payment, entry}] : [])),
      ...reversalsOf(order, {...payment, credited: 0}, own),
    ]
  })
  const issued = await query(
    'SELECT number, payment_id, kind FROM invoices WHERE order_id = $1 AND entry IS NULL ORDER BY issued_at, number',
    [order.id],
  )
  for (const {number, payment_id, kind} of issued) {
    const index = called.findIndex((each) => each.payment.id === payment_id && each.kind === kind)
    const [document] = index < 0 ? [] : called.splice(index, 1)
    if (document) await query('UPDATE invoices SET entry = $1 WHERE number = $2', [document.entry, number ?? null])
  }
}

const noteDocuments = (query: Query, {id}: Order) =>
  query(
    `UPDATE ledger_entries SET document = (
       SELECT number FROM invoices WHERE invoices.order_id = ledger_entries.order_id AND invoices.entry = ledger_entries.number
     ) WHERE order_id = $1`,
    [id],
  )
