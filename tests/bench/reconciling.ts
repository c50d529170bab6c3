import path from 'node:path'
import {openOrder} from '../../functions/billing/orders/order.fixture.ts'
import type {Order} from '../../functions/billing/orders/order.ts'
import {toRows} from '../../functions/billing/orders/rows.ts'
import {databaseOrders} from '../../functions/billing/orders/store.ts'
import {mollieClient} from '../../functions/billing/payments/mollie.ts'
import type {Query, Row} from '../../functions/database/database.ts'
import {reconcile} from '../../functions/jobs/reconcile.ts'
import {withheldOutbox} from '../../functions/notifications/outbox.ts'
import {paymentsServer} from '../../local/mollie/server.ts'
import {type Payment, Sandbox} from '../../local/mollie-sandbox/index.ts'
import {freePorts} from '../support/run/ports.ts'
import {seedClient, seedDocuments} from '../support/services/seed.ts'
import {type Engine, openTestDatabase} from '../support/shop/database.ts'
import type {Figure} from './figure.ts'
import {closing} from './sampling.ts'

const ORDERS = 10_000

/** One run of the schedule over many orders that are as they should be: each is compared with Mollie's payment. */
export async function measureReconciling(folder: string, engine: Engine): Promise<Figure> {
  const store = await openTestDatabase(engine)
  const sandbox = new Sandbox(path.join(folder, `reconciling-${engine}`))
  const [port = 0] = await freePorts(1)
  const sandboxUrl = `http://localhost:${port}` // its pages of lists link to each other
  const server = paymentsServer(sandbox, sandboxUrl).listen(port, '127.0.0.1')
  const mollie = mollieClient({apiKey: 'test_benchbenchbenchbenchbench', sandboxUrl})
  const now = new Date()
  await store.database.transaction(async (query) => {
    for (let index = 0; index < ORDERS; index++) await add(query, index, now, sandbox.store)
  })
  // A table that was filled a moment ago has the statistics of an empty one: some plans take 27 s then, and 0.02 s after it.
  await store.database.query('ANALYZE')
  const {log} = console
  console.log = () => {} // the functions' log lines
  const started = performance.now()
  const report = await reconcile({
    database: store.database,
    orders: databaseOrders(store.database),
    mollie,
    viesUrl: `${sandboxUrl}/vies`,
    siteUrl: sandboxUrl,
    mode: 'test',
    content: seedClient(seedDocuments()),
    tellOperators: async () => {},
    mailMessage: async () => true,
    outbox: ({id}) => withheldOutbox(id, databaseOrders(store.database)),
  })
  const seconds = (performance.now() - started) / 1000
  console.log = log
  if (report.settled + report.failed > 0) throw new Error(`Orders differ: ${JSON.stringify(report)}`)
  await store.close()
  await closing(server)
  sandbox.stop()
  return {
    what: `reconciling ${ORDERS.toLocaleString('en')} orders on ${engine}`,
    figure: `${seconds.toFixed(1)} s`,
    bar: '≤ 5 s',
  }
}

async function add(query: Query, index: number, now: Date, sandbox: Sandbox['store']) {
  const suffix = String(index).padStart(12, '0')
  const paidAt = now.toISOString()
  const order: Order = {
    ...openOrder,
    id: `VK-${suffix}`,
    status: 'paid',
    createdAt: paidAt,
    paidAt,
    paymentId: `tr_${suffix}`,
    payments: [{id: `tr_${suffix}`, kind: 'first', status: 'paid', paidAt, refunded: 0, chargedBack: 0}],
    subscription: {id: `sub_${suffix}`, startDate: '2100-01-01', state: 'running'},
  }
  const {orders, payments, subscriptions} = toRows(order)
  for (const [table, rows] of Object.entries({orders, payments, subscriptions}))
    for (const row of rows) await insert(query, table, row)
  sandbox.put('subscription', {
    id: `sub_${suffix}`,
    customerId: `cst_${suffix}`,
    createdAt: paidAt,
    status: 'active',
    amount: {currency: 'EUR', value: '486.78'},
    interval: '3 months',
    startDate: '2100-01-01',
    nextPaymentDate: '2100-01-01',
    description: 'bench',
    mandateId: 'mdt_bench',
    webhookUrl: order.webhookUrl,
    metadata: {orderId: order.id},
  })
  sandbox.put('payment', {
    id: `tr_${suffix}`,
    mode: 'test',
    createdAt: paidAt,
    status: 'paid',
    statusAt: paidAt,
    amount: {currency: 'EUR', value: '486.78'},
    description: 'bench',
    redirectUrl: null,
    method: 'ideal',
    metadata: {orderId: order.id},
    locale: 'nl_NL',
    sequenceType: 'first',
  } satisfies Payment)
}

const insert = (query: Query, table: string, row: Row) =>
  query(
    `INSERT INTO ${table} (${Object.keys(row).join(', ')}) VALUES (${Object.keys(row)
      .map((_, index) => `$${index + 1}`)
      .join(', ')})`,
    Object.values(row),
  )
