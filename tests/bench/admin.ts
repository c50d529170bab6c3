import {csvOf} from '../../functions/admin/export/csv.ts'
import {sumOf} from '../../functions/billing/figures/figures.ts'
import {readFigures} from '../../functions/billing/figures/readFigures.ts'
import {entriesOf} from '../../functions/billing/ledger/bookkeeping.ts'
import {listCustomers, ordersOfCustomer} from '../../functions/billing/orders/lists/customers.ts'
import {listOrders, type OrderFilter, PAGE_SIZE} from '../../functions/billing/orders/lists/list.ts'
import type {Database} from '../../functions/database/database.ts'
import {type Engine, openTestDatabase} from '../support/shop/database.ts'
import type {Figure} from './figure.ts'
import {percentile, sample} from './sampling.ts'

const ORDERS = 100_000
const RUNS = 40
const MONTH = '2026-03'

/** Queries of admin, with the orders of two years. */
export async function measureOffice(engine: Engine, count = ORDERS): Promise<Figure[]> {
  const {database, close} = await openTestDatabase(engine)
  await fill(database, count)
  // As PostgreSQL does by itself, in its own time.
  await database.query(engine === 'PostgreSQL' ? 'VACUUM ANALYZE' : 'ANALYZE')
  const list = (filter: OrderFilter, after?: string) => async () => {
    const found = await listOrders(database, filter, after)
    if (found.orders.length === 0 || found.count < found.orders.length)
      throw new Error(`No orders for ${JSON.stringify(filter)}`)
  }
  const works: Record<string, () => Promise<unknown>> = {
    [`a page of ${PAGE_SIZE}`]: list({}),
    'a page in the middle': list({}, '2026-01-02T03:00:00.000Z~VK-000000000000'),
    'of one plan, paid, in a month': list({plan: 'pro', status: 'paid', month: MONTH}),
    'what needs a person': list({needs: 'person'}),
    'a number': list({search: 'VK-000000054321'}),
    'an address': list({search: 'klant54321@example.nl'}),
    // With and without its space.
    'part of one name, in two spellings': list({search: 'vries 54300'}),
    'part of a thousand names': list({search: 'de vries'}),
    'a page of customers': async () => {
      if ((await listCustomers(database)).customers.length < PAGE_SIZE) throw new Error('No customers')
    },
    'the orders of a customer': () => ordersOfCustomer(database, 'VK-000000054321'),
    'a month’s figures': async () => {
      const figures = await readFigures(database, {month: MONTH, mode: 'live', now: new Date('2026-12-31T10:00:00Z')})
      if (!sumOf(figures, 'mrr') || !sumOf(figures, 'new') || !sumOf(figures, 'contraction'))
        throw new Error('No figures')
    },
    'a month’s export': async () => csvOf(await entriesOf(database, MONTH, 'live'), 'nl'),
  }
  const figures: Figure[] = []
  for (const [what, work] of Object.entries(works)) {
    const times = await sample(RUNS, work)
    figures.push({
      what: `back office: ${what}, ${count.toLocaleString('en')} orders on ${engine}, p95`,
      figure: `${percentile(times, 0.95).toFixed(1)} ms`,
      bar: what === 'a month’s figures' ? `≤ ${count / 500} ms` : '≤ 100 ms',
    })
  }
  await close()
  return figures
}

/** The same statements on both engines: two years of orders, most of them paid and renewed once, few of them with trouble. */
export async function fill(database: Database, count: number) {
  const numbers = `WITH RECURSIVE n(i) AS (SELECT 0 UNION ALL SELECT i + 1 FROM n WHERE i < ${count - 1}),
    o AS (SELECT i, 'VK-' || substr(CAST(1000000000000 + i AS text), 2) AS id,
      CAST(2025 + (i / ${count / 2}) AS text) || '-' || substr(CAST(101 + (i / ${Math.ceil(count / 24)}) % 12 AS text), 2)
        || '-' || substr(CAST(101 + (i / 150) % 28 AS text), 2) || 'T' || substr(CAST(100 + (i / 6) % 24 AS text), 2)
        || ':' || substr(CAST(100 + i % 60 AS text), 2) || ':00.000Z' AS at,
      CASE WHEN i % 5 = 0 THEN 'expired' ELSE 'paid' END AS status FROM n)`
  const insert = (columns: string, select: string) =>
    database.script(`INSERT INTO ${columns} ${numbers} SELECT ${select}`)
  await insert(
    `orders (id, created_at, mode, plan, plan_name, period, period_label, description, language, excl_vat, vat, total,
      vat_rate, price_id, price_revision, terms_revision, customer_name, customer_email, customer_id, payment_id,
      webhook_url, status, paid_at, search)`,
    `id, at, 'live', CASE WHEN i % 3 = 0 THEN 'pro' ELSE 'basis' END, CASE WHEN i % 3 = 0 THEN 'Pro' ELSE 'Basis' END,
      'monthly', 'Per maand', 'Vindkracht, Basis, Per maand', 'nl', 9900, 2079, 11979, 21, 'price-basis-monthly',
      'a-revision-of-it', 'a-revision-of-them', CASE WHEN i % 100 = 0 THEN 'Jo de Vries ' ELSE 'Klant ' END || i, 'klant' || i || '@example.nl', 'cst_' || i,
      'tr_' || i, 'https://www.example.nl/api/mollie-webhook', status, CASE WHEN status = 'paid' THEN at END,
      lower(id || ' klant' || i || '@example.nl ' || CASE WHEN i % 100 = 0 THEN 'jo de vries ' ELSE 'klant ' END || i) FROM o`,
  )
  await insert(
    'payments (order_id, id, position, kind, status, paid_at, refunded, charged_back)',
    `id, 'tr_' || i, 0, 'first', status, CASE WHEN status = 'paid' THEN at END,
      CASE WHEN i % 50 = 1 THEN 5000 ELSE 0 END, 0 FROM o`,
  )
  await insert(
    'mails (order_id, kind, position, recipient, state, tries)',
    `id, 'confirmation', 0, 'klant' || i || '@example.nl',
      CASE WHEN i % 1000 = 1 THEN 'pending' ELSE 'sent' END, 0 FROM o WHERE status = 'paid'`,
  )
  await insert(
    'attention (order_id, kind, about, detail, position)',
    `id, 'madeAgain', '', '', 0 FROM o WHERE i % 500 = 1`,
  )
  await insert(
    'spans (order_id, mode, from_day, until_day, plan, plan_name, monthly)',
    `id, 'live', substr(at, 1, 10), CASE WHEN i % 50 = 2 AND at < '2026-03-01' THEN '2026-03-15' ELSE '9999-12-31' END,
      CASE WHEN i % 3 = 0 THEN 'pro' ELSE 'basis' END, CASE WHEN i % 3 = 0 THEN 'Pro' ELSE 'Basis' END, 9900
    FROM o WHERE status = 'paid'`,
  )
  await insert('subscriptions (order_id, id, start_date)', `id, 'sub_' || i, '2027-01-01' FROM o WHERE status = 'paid'`)
  for (const [number, changes] of [
    `'[["id","","' || id || '"],["payment tr_' || i || ' status","","open"]]'`,
    `'[["status","open","' || status || '"]]'`,
  ].entries())
    await insert(
      'history (order_id, number, at, actor, reason, changes)',
      `id, ${number + 1}, at, 'mollie', 'a bench', ${changes} FROM o`,
    )
  for (const [kind, sign, where] of [
    ['charge', '', "status = 'paid'"],
    ['refund', '-', 'i % 50 = 1'],
  ])
    await insert(
      'ledger_entries (order_id, number, kind, payment_id, at, period, excl_vat, vat, total, vat_rate)',
      `id, ${sign ? 2 : 1}, '${kind}', 'tr_' || i, at, 'monthly', ${sign}9900, ${sign}2079, ${sign}11979, 21 FROM o WHERE ${where}`,
    )
}
