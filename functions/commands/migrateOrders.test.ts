import {ENGINES, openTestDatabase, type TestDatabase} from '../../tests/support/shop/database.ts'
import {type KeptEntry, readLedger} from '../billing/ledger/ledger.ts'
import {alertId} from '../billing/orders/alerts.ts'
import {mailId} from '../billing/orders/mails.ts'
import {openOrder} from '../billing/orders/order.fixture.ts'
import type {Order} from '../billing/orders/order.ts'
import {databaseOrders} from '../billing/orders/store.ts'
import {migrate} from '../database/migrate.ts'
import {migrationsIn} from '../database/migrationFiles.ts'
import {tablesOf} from '../database/tables.ts'
import {migrateOrders} from './migrateOrders.ts'

/** A mail's key in the tables before, and its name now. */
const MAILS = [
  ['confirmation', 'confirmation'],
  ['confirmation-2', 'confirmation-2'],
  ['confirmation-again-1', 'confirmation-again-1'],
  ['renewal-tr_7UhSN1zuXS12', 'renewal-tr_7UhSN1zuXS12'],
  ['renewal-tr_7UhSN1zuXS12-again-3', 'renewal-tr_7UhSN1zuXS12-again-3'],
  ['refunded-tr_1-5000', 'refunded-tr_1-5000'],
  ['refunded-tr_1-5000-300', 'refunded-tr_1-5300'],
  ['refunded-tr_1-5000-300-again-1', 'refunded-tr_1-5300-again-1'],
  ['chargedBackReminder-tr_1-2', 'chargedBackReminder-tr_1-2'],
  ['chargedBackReminder-tr_1-asked-2', 'chargedBackReminder-tr_1-again-2'],
  ['chargedBackReminder-tr_1-asked-2-again-1', 'chargedBackReminder-tr_1-again-1002'],
  ['cancelledAtOnce-sub_8JfGzs6v3K', 'cancelledAtOnce-1011'],
  ['addressCorrected-2', 'addressCorrected-1002'],
  ['addressCorrected-link-2', 'addressCorrected-2'],
  ['addressAsked-2026-12-01-2', 'addressAsked-2026-12-01-2'],
  ['renewalAhead-2026-12-01', 'renewalAhead-2026-12-01'],
  ['liveLate-2026-12-01-again-1', 'liveLate-2026-12-01-again-1'],
  ['priceChange-2026-12-01-13189', 'priceChange-2026-12-01-13189'],
  ['invoice-tr_1-back-5000', 'invoice-2026-00002'],
] as const

/** An alert's text in the tables before, and its parts now. */
const ALERTS = [
  ['madeAgain', ['madeAgain', '', '']],
  ['chargedBack tr_1 500', ['chargedBack', 'tr_1', '500']],
  ['refused tr_2 amount', ['refused', 'tr_2', 'amount']],
  ['notRepriced Mollie 13189', ['notRepriced', 'Mollie', '13189']],
  ['vatUnanswered MS_UNAVAILABLE', ['vatUnanswered', 'MS_UNAVAILABLE', '']],
  ['vatNumberChanged TEST-2026-00001,TEST-2026-00002', ['vatNumberChanged', 'TEST-2026-00001,TEST-2026-00002', '']],
  ['mailRefused renewal-tr_2', ['mailRefused', 'renewal', 'renewal-tr_2']],
] as const

/** An audit entry in the tables before, which is what the ledger is made of. */
const LINES = [
  [
    ['id', '', 'VK-1'],
    ['payment tr_1 status', '', 'open'],
  ],
  [
    ['status', 'open', 'paid'],
    ['payment tr_1 status', 'open', 'paid'],
    ['mail confirmation', '', 'pending'],
  ],
  [['payment tr_1 refunded', '', '5000']],
  [
    ['payment tr_1 chargedBack', '', '7'],
    ['attention chargedBack tr_1 7', '', 'open'],
  ],
  [
    ['payment tr_1 refunded', '5000', ''],
    ['payment tr_1 refundCancelled', '', '5000'],
  ],
  [['payment tr_1 refunded', '', '300']],
  [['attention refused tr_9 amount', '', 'open']],
]

/** Actor and reason of those entries, and the reason, payment, day and note now. */
const REASONS = [
  ['customer', 'checkout', 'checkout'],
  ['mollie', 'tr_7UhSN1zuXS is paid', 'paymentReported', 'tr_7UhSN1zuXS'],
  ['operator ann@example.nl', 'agreed on the phone', 'note', undefined, undefined, 'agreed on the phone'],
  ['mollie', 'tr_1 was looked at', 'paymentSeen', 'tr_1'],
  ['operator ann@example.nl', 'refund', 'refund'],
  ['shop', 'is collected on 2026-12-24', 'collectionAhead', undefined, '2026-12-24'],
  ['shop', 'missing, but tr_9 is of it', 'rebuilt', 'tr_9'],
] as const

describe.each(ENGINES)('facts that were joined texts, in %s', (engine) => {
  let store: TestDatabase
  let order: Order | null
  let ledger: KeptEntry[]

  beforeAll(async () => {
    store = await openTestDatabase(engine)
    const {database} = store
    const {query} = database
    const tables = (await tablesOf(query, engine)).map(({name}) => name)
    for (const name of [...tables.toReversed(), 'migrations']) await query(`DROP TABLE ${name}`)
    const before = (await migrationsIn()).filter((name) => name < '0018')
    await migrate(database, undefined, before)
    await query(
      `INSERT INTO orders (id, created_at, mode, plan, plan_name, period, period_label, description, language, excl_vat,
         vat, total, vat_rate, price_id, price_revision, terms_revision, webhook_url, status)
       VALUES ($1, 't', 'test', 'pro', 'Pro', 'monthly', 'p', 'd', 'nl', 1, 1, 2, 21, 'p', 'r', 't', 'w', 'open')`,
      [openOrder.id],
    )
    for (const [position, [key]] of MAILS.entries())
      await query(
        `INSERT INTO mails (order_id, key, position, kind, recipient, state, tries)
         VALUES ($1, $2, $3, $4, 'jo@example.nl', 'sent', 0)`,
        [openOrder.id, key, position, key.split('-')[0] ?? ''],
      )
    for (const [position, text] of ['invoiceLetters U+98CE', ...ALERTS.map(([text]) => text)].entries())
      await query('INSERT INTO attention (order_id, text, position) VALUES ($1, $2, $3)', [
        openOrder.id,
        text,
        position,
      ])
    await query(
      `INSERT INTO payments (order_id, id, position, kind, status, paid_at, refunded, charged_back, excl_vat, vat, total,
         vat_rate, invoice, credited, refund_cancelled, corrected)
       VALUES ($1, 'tr_1', 0, 'first', 'paid', '2026-11-03', 300, 7, 40230, 8448, 48678, 21, '2026-00001', 300, 5000, 5000)`,
      [openOrder.id],
    )
    for (const [index, line] of LINES.entries())
      await query(
        `INSERT INTO history (order_id, number, at, actor, reason, changes) VALUES ($1, $2, $3, $4, $5, $6)`,
        [
          openOrder.id,
          index + 1,
          `2026-11-0${index + 1}`,
          REASONS[index]?.[0] ?? '',
          REASONS[index]?.[1] ?? '',
          JSON.stringify(line),
        ],
      )
    for (const [number, kind, subject, mail] of [
      ['2026-00001', 'invoice', 'tr_1', 'confirmation'],
      ['2026-00002', 'creditNote', 'tr_1-back-5000', 'refunded-tr_1-5000'],
      ['2026-00003', 'correction', 'tr_1-cancelled-5000', ''],
      ['2026-00004', 'creditNote', 'tr_1-back-300-5000', 'refunded-tr_1-300-5000'],
    ] as const)
      await query(
        `INSERT INTO invoices (number, order_id, payment_id, subject, kind, mail, issued_at, company, country, data)
         VALUES ($1, $2, 'tr_1', $3, $4, $5, 't', 'c', 'NL', '{}')`,
        [number, openOrder.id, subject, kind, mail],
      )
    await query("INSERT INTO invoice_files (number, pdf) VALUES ('2026-00001', 'JVBERg==')")
    await query(
      `INSERT INTO price_changes (order_id, id, position, starts_on, price_id, price_revision, excl_vat, vat, total,
         vat_rate, from_excl_vat, from_vat, from_total, from_vat_rate)
       VALUES ($1, '2026-12-01-13189', 0, '2027-01-01', 'p', 'r', 10900, 2289, 13189, 21, 1, 1, 2, 21)`,
      [openOrder.id],
    )
    await migrateOrders(database)
    await migrateOrders(database)
    ledger = await readLedger(query, openOrder.id)
    order = await databaseOrders(database).get(openOrder.id)
  })
  afterAll(() => store.close())

  test('mails keep their names, which their columns make', () => {
    expect(order?.mails.map(mailId)).toEqual(MAILS.map(([, name]) => name))
  })

  test('alerts have parts; a task about letters is raised anew', () => {
    expect(order?.alerts).toEqual(ALERTS.map(([, [kind, about, detail]]) => ({kind, about, detail})))
    expect(order?.alerts.map(alertId)).toContain('chargedBack tr_1 500')
  })

  test('price changes keep the day that they were planned for', () => {
    expect(order?.priceChanges).toMatchObject([{plannedFor: '2026-12-01', startsOn: '2027-01-01', total: 13189}])
  })

  test('the ledger has what the audit log said of money, once', () => {
    expect(ledger.map(({kind, at, total}) => `${kind} ${at} ${total}`)).toEqual([
      'charge 2026-11-03 48678',
      'refund 2026-11-03 -5000',
      'chargeback 2026-11-04 -7',
      'refundCancelled 2026-11-05 5000',
      'refund 2026-11-06 -300',
      'refused 2026-11-07 0',
    ])
  })

  test('entries have the numbers of their documents', () => {
    expect(ledger.map(({document}) => document)).toEqual([
      ...['2026-00001', '2026-00002', undefined, '2026-00003', '2026-00004', undefined],
    ])
  })

  test('audit entries have the code of their reason, and what it is about', async () => {
    const lines = await databaseOrders(store.database).auditLog(openOrder.id)
    expect(lines.map((line) => [line.reason, line.payment, line.day, line.note])).toEqual(
      REASONS.map(([, , reason, payment, day, note]) => [reason, payment, day, note]),
    )
  })

  test('documents keep their files, the mail that tells of the same, and the entry that they document', async () => {
    const rows = await store.database.query('SELECT entry, mail_kind, mail_number FROM invoices ORDER BY number')
    expect(rows.map((row) => [row.entry, row.mail_kind, row.mail_number])).toEqual([
      [1, 'confirmation', null],
      [2, 'refunded', 5000],
      [4, null, null],
      [5, 'refunded', 5300],
    ])
    expect(await store.database.query('SELECT number FROM invoice_files')).toEqual([{number: '2026-00001'}])
  })
})
