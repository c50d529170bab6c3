import {mkdtempSync, rmSync} from 'node:fs'
import http from 'node:http'
import type {AddressInfo} from 'node:net'
import {tmpdir} from 'node:os'
import path from 'node:path'
import {json} from 'node:stream/consumers'
import {amsterdamDay, DAY_MS} from '../../../domain/format/dates.ts'
import {withStep} from '../../../functions/billing/orders/onboarding.ts'
import type {Order, OrderMail} from '../../../functions/billing/orders/order.ts'
import {databaseOrders} from '../../../functions/billing/orders/store.ts'
import {mollieClient} from '../../../functions/billing/payments/mollie.ts'
import {settlePayment} from '../../../functions/billing/payments/settle.ts'
import {createPayment, type PaymentRequest} from '../../../functions/checkout/createPayment.ts'
import type {OperatorMail} from '../../../functions/notifications/operatorMail.ts'
import {type OutboxOptions, outboxOf} from '../../../functions/notifications/outbox.ts'
import type {ContentDocument} from '../../../local/content/ndjson.ts'
import {KEEP_ALIVE} from '../../../local/http/loopback.ts'
import {paymentsServer} from '../../../local/mollie/server.ts'
import {control, Sandbox} from '../../../local/mollie-sandbox/index.ts'
import {Moneybird} from '../../../local/moneybird/moneybird.ts'
import {moneybirdVariables} from '../../../local/moneybird/settings.ts'
import {frozenSeed, seedClient} from '../services/seed.ts'
import {type Engine, openTestDatabase, type TestDatabase} from './database.ts'
import {mortalDatabase} from './mortalDatabase.ts'
import {PATIENT, PATIENT_SETTINGS} from './patient.ts'

/** A Wednesday before weeks without holidays, so that no test passes or fails by the day on which it runs. */
const START = new Date('2027-06-09T10:00:00Z')

/**
 * A shop in this process, for fast tests: Mollie's own client against the sandbox, orders in SQLite, the content that
 * ships. `services` is what the functions work with; `openEnvironment` gives the same to whole endpoints.
 */
export class TestShop {
  readonly folder = mkdtempSync(path.join(tmpdir(), 'shop-'))
  readonly siteUrl = 'http://localhost:9'
  database!: TestDatabase
  /** The process of the functions, which a test can kill. */
  process!: ReturnType<typeof mortalDatabase>
  /** Renewals are answered at once: a test of the days that a bank takes chooses `days`. */
  readonly sandbox: Sandbox
  readonly moneybird = new Moneybird()
  /** Every call of Mollie's API, as "METHOD /path", with its idempotency key and its body. */
  readonly calls: {call: string; key: string | undefined; body: Record<string, unknown>}[] = []
  /** Mails handed to the mail server, for customers and staff. */
  readonly mails: OrderMail[] = []
  readonly notices: OrderMail[] = []
  readonly told: OperatorMail[] = []
  /** Content as it stands: a test may change it. */
  documents: ContentDocument[] = frozenSeed()
  now: Date
  #closing: (() => Promise<unknown>)[] = []
  #mollieUrl = ''
  readonly #log = console.log

  /** Whole endpoints and programs read the clock of the machine: their tests begin at `new Date()`. */
  constructor(start: Date = START) {
    this.now = start
    this.sandbox = new Sandbox(path.join(this.folder, 'mollie'), {atOnce: true, start})
  }

  async open(engine?: Engine) {
    console.log = () => {} // the functions' log lines
    const opened = await openTestDatabase(engine)
    this.process = mortalDatabase(opened.database)
    this.database = {...opened, database: this.process.database}
    await this.sandbox.webhooks.hold(true) // a test calls them itself
    const server = http.createServer(KEEP_ALIVE)
    this.#mollieUrl = await this.#listen(server)
    const {moneybird} = this
    const [answer] = paymentsServer(this.sandbox, this.#mollieUrl, {moneybird}).listeners('request') as [
      http.RequestListener,
    ]
    server.on('request', (request, response) => {
      const entry = {
        call: `${request.method} ${request.url}`,
        key: request.headers['idempotency-key'] as string,
        body: {},
      }
      const chunks: Buffer[] = []
      request.on('data', (chunk) => chunks.push(chunk))
      request.on('end', () => {
        const isForm = request.headers['content-type']?.startsWith('multipart/')
        if (chunks.length > 0 && !isForm) entry.body = JSON.parse(Buffer.concat(chunks).toString())
      })
      this.calls.push(entry)
      if (this.process.isDead()) request.destroy()
      else answer(request, response)
    })
    return this
  }

  /** Simulates what time, the network, a bank or a customer does at Mollie. */
  control(action: string, body: object = {}) {
    return control(this.sandbox, action, body)
  }

  /** Moves shop and sandbox on to the next noon, so that no midnight passes in a test that counts days. */
  async toNoon() {
    const day = amsterdamDay(new Date(this.now.getTime() + DAY_MS))
    this.now = new Date(`${day}T12:00:00Z`)
    await this.control('clock', {to: day})
    return this
  }

  /** The organisation's own access to the sandbox. */
  get balance() {
    return {token: 'access_shopshopshopshopshop', url: this.#mollieUrl, isTest: true}
  }

  /** How documents are booked at the emulator of Moneybird. */
  get moneybirdSettings() {
    return moneybirdVariables(this.#mollieUrl)
  }

  get services() {
    const orders = databaseOrders(this.database.database, () => this.now)
    const sendMail = async (_order: Order, mail: OrderMail) => void (mail.to ? this.mails : this.notices).push(mail)
    return {
      content: seedClient(this.documents),
      mollie: mollieClient({apiKey: 'test_shopshopshopshopshop', sandboxUrl: this.#mollieUrl}),
      viesUrl: `${this.#mollieUrl}/vies`,
      mode: 'test' as const,
      orders,
      siteUrl: this.siteUrl,
      deadlines: PATIENT,
      now: () => this.now,
      database: this.database.database,
      tellOperators: async (mail: OperatorMail) => void this.told.push(mail),
      mailMessage: async () => true,
      outbox: ({id}: Pick<Order, 'id'>, options?: OutboxOptions) =>
        outboxOf(id, {orders, sendMail, now: () => this.now}, options),
    }
  }

  /** The environment of a working shop, with its content served over HTTP; `site` are pages by their path. */
  async openEnvironment(site: Record<string, string> = {}) {
    const lakeUrl = await this.#listen(
      http.createServer(KEEP_ALIVE, async (request, response) => {
        const {query, params} = (await json(request)) as {query: string; params: Record<string, unknown>}
        const result = await seedClient(this.documents).fetch(query, params)
        response.setHeader('content-type', 'application/json').end(JSON.stringify({result, ms: 1, query: ''}))
      }),
    )
    const siteUrl = await this.#listen(
      http.createServer(KEEP_ALIVE, (request, response) => {
        const html = site[request.url ?? '']
        response.writeHead(html ? 200 : 404, {'content-type': 'text/html; charset=utf-8'}).end(html ?? 'Not found')
      }),
    )
    return {
      SITE_URL: siteUrl,
      LAKE_URL: lakeUrl,
      MOLLIE_URL: this.#mollieUrl,
      VIES_URL: `${this.#mollieUrl}/vies`,
      MOLLIE_API_KEY: 'test_shopshopshopshopshop',
      SMTP_URL: 'smtp://localhost:9',
      MAIL_FROM: 'hulp@example.nl',
      OPERATOR_MAIL: 'beheer@example.nl',
      BOOKKEEPER_MAIL: 'boekhouder@example.nl',
      LINK_SECRET: 'a-secret-that-signs-the-links-in-mails',
      FUNCTIONS_KEY: 'a-key-for-our-own-back-ends',
      DATABASE_URL: this.database.url,
      ...PATIENT_SETTINGS,
    }
  }

  /** An order that was bought and paid, with the subscription that renews it; its customer is asked for nothing more. */
  async paidOrder(change: Partial<PaymentRequest> = {}): Promise<Order> {
    const {services} = this
    const {paymentUrl} = await createPayment({plan: 'basis', period: 'monthly', language: 'nl', ...change}, services)
    const paymentId = this.paymentIdOf(paymentUrl)
    await this.control('payment', {id: paymentId, status: 'paid'})
    await settlePayment(paymentId, services)
    const told = (order: Order) => withStep(order, 'told', this.now.toISOString())
    return services.orders.update(this.orderIdOf(paymentUrl), told, {actor: 'customer', reason: 'details'})
  }

  /** The payment at whose page the customer stands, and its order. */
  paymentIdOf = (paymentUrl: string) => new URL(paymentUrl).pathname.split('/').pop() ?? ''
  orderIdOf(paymentUrl: string): string {
    const {metadata} = this.sandbox.store.get('payment', this.paymentIdOf(paymentUrl)) ?? {}
    return (metadata as {orderId: string}).orderId
  }

  /** All orders. */
  async orders(): Promise<Order[]> {
    const rows = await this.database.database.query('SELECT id FROM orders')
    return Promise.all(rows.map(async ({id}) => (await this.services.orders.get(String(id))) as Order))
  }

  /** Takes a table away, as a disk that failed would. */
  breakDatabase = () => this.database.database.script('ALTER TABLE payments RENAME TO lost')

  async close() {
    console.log = this.#log
    for (const close of this.#closing) await close()
    await this.database.close()
    this.sandbox.stop()
    rmSync(this.folder, {recursive: true})
  }

  async #listen(server: http.Server): Promise<string> {
    await new Promise<void>((resolve) => {
      server.listen(0, '127.0.0.1', resolve)
    })
    this.#closing.push(() => {
      server.closeAllConnections()
      return new Promise((done) => server.close(done))
    })
    return `http://localhost:${(server.address() as AddressInfo).port}`
  }
}
