import {randomUUID} from 'node:crypto'
import {mkdtempSync, rmSync} from 'node:fs'
import {tmpdir} from 'node:os'
import path from 'node:path'
import {test as base, expect} from '@playwright/test'
import type {SanityClient} from '@sanity/client'
import type {Order, OrderMail} from '../../functions/billing/orders/order.ts'
import {databaseOrders} from '../../functions/billing/orders/store.ts'
import {mollieClient} from '../../functions/billing/payments/mollie.ts'
import {reconcile} from '../../functions/jobs/reconcile.ts'
import {attachedTo} from '../../functions/notifications/attached.ts'
import {messageFor} from '../../functions/notifications/message.ts'
import {sendToOperators} from '../../functions/notifications/operatorMail.ts'
import {outboxOf} from '../../functions/notifications/outbox.ts'
import {send} from '../../functions/notifications/send.ts'
import {isStaffNotification, staffNotificationFor} from '../../functions/notifications/staffNotification.ts'
import {contentClient} from '../../functions/runtime/content.ts'
import {paymentsServer} from '../../local/mollie/server.ts'
import {control, type PaymentStatus, Sandbox} from '../../local/mollie-sandbox/index.ts'
import {Moneybird} from '../../local/moneybird/moneybird.ts'
import {moneybirdVariables} from '../../local/moneybird/settings.ts'
import {closing} from '../bench/sampling.ts'
import {type HostName, lastTree, OwnHost} from '../hosted/ownHost.ts'
import {BUILD_LIMIT_MS} from '../support/limits.ts'
import {freePorts} from '../support/run/ports.ts'
import {openLake} from '../support/services/lake.ts'
import {BundledFunctions, bundlesOf} from '../support/shop/bundledFunctions.ts'
import {type Engine, openTestDatabase, type TestDatabase} from '../support/shop/database.ts'
import {PATIENT, PATIENT_SETTINGS} from '../support/shop/patient.ts'
import {Mailbox} from './mailbox.ts'

/** The operator who is notified. */
export const OPERATOR = 'beheer@example.nl'
/** The bookkeeper, who reads and exports. */
export const BOOKKEEPER = 'boekhouder@example.nl'
const KEY = 'test_shopshopshopshopshopshop'
/** For tests of a deadline that passes: whatever is late as well brings the same answer. */
const SHORT_DEADLINES = {PAYMENT_DEADLINE_MS: '2000', SETTLEMENT_DEADLINE_MS: '2000'}
const LINK_SECRET = 'a-secret-that-signs-the-links-in-mails'

type Answer = {status: number; body: {success?: boolean; error?: string; paymentUrl?: string} & Record<string, unknown>}

/** Claims all turns of background jobs, which tests call themselves. */
async function keepJobs({database}: TestDatabase) {
  for (const job of ['reconcile', 'change-sets'])
    await database.query('INSERT INTO marks (name, value) VALUES ($1, $2)', [`turn of ${job}`, '9999'])
}

/** The bundled functions in a process of their own, with a real lake, Mollie sandbox and mail server around them. */
export class Shop {
  readonly folder = mkdtempSync(path.join(tmpdir(), 'vindkracht-shop-'))
  /** Folder of the bundled functions. */
  bundles = ''
  /** Pages that the site has beside the functions. */
  readonly pages = path.join(this.folder, 'site')
  readonly mailbox = new Mailbox()
  /**
   * Renewals are answered at once: a test of the days that a bank takes chooses `days`. They stay on the day of the purchase,
   * also when the first one is on the last day of a month; Mollie's other reading is in functions/billing/subscriptions.
   */
  readonly sandbox = new Sandbox(path.join(this.folder, 'mollie'), {atOnce: true, monthEnds: 'lastCollection'})
  readonly moneybird = new Moneybird()
  readonly functionsKey = 'a-key-for-our-own-back-ends'
  content!: SanityClient
  database!: TestDatabase
  /** The site's address, where the functions answer. */
  site = ''
  #environment: Record<string, string> = {}
  #functions!: BundledFunctions | OwnHost
  /** Resolves when the functions run. */
  running: Promise<void> = Promise.resolve()
  #close: (() => Promise<void>)[] = []

  async open(engine: Engine, host: HostName = 'Netlify') {
    this.database = await openTestDatabase(engine)
    const lake = await openLake(this.folder)
    this.content = lake.content
    const [port = 0, own = 0] = await freePorts(2)
    const payments = `http://localhost:${port}`
    const mollie = paymentsServer(this.sandbox, payments, {moneybird: this.moneybird})
    mollie.listen(port, '127.0.0.1')
    this.site = `http://localhost:${own}`
    if (host === 'own') {
      this.#functions = new OwnHost(await lastTree(), own, path.join(this.folder, 'volume'))
      await keepJobs(this.database)
    } else {
      this.bundles = await bundlesOf('functions/endpoints')
      this.#functions = new BundledFunctions([this.bundles], this.pages, own)
    }
    this.#environment = {
      SITE_URL: this.site,
      LAKE_URL: lake.url,
      MOLLIE_URL: payments,
      MOLLIE_API_KEY: KEY,
      VIES_URL: `${payments}/vies`,
      ...moneybirdVariables(payments),
      SMTP_URL: await this.mailbox.listen(),
      MAIL_FROM: 'hulp@example.nl',
      OPERATOR_MAIL: OPERATOR,
      BOOKKEEPER_MAIL: BOOKKEEPER,
      FUNCTIONS_KEY: this.functionsKey,
      LINK_SECRET,
      DATABASE_URL: this.database.url,
      ...(host === 'own' && {CONTEXT: 'dev'}),
      ...PATIENT_SETTINGS,
    }
    this.#close = [lake.close, () => closing(mollie), () => this.mailbox.close(), async () => this.sandbox.stop()]
    await this.startFunctions()
  }

  async close() {
    await this.killFunctions()
    for (const close of this.#close) await close()
    await this.database.close()
    rmSync(this.folder, {recursive: true})
  }

  startFunctions(): Promise<void> {
    this.running = this.#functions.start(this.#environment)
    return this.running
  }

  async killFunctions() {
    await this.#functions.kill()
  }

  /** After a restart that is under way: two at once would both take the port. */
  restartFunctions(): Promise<void> {
    this.running = this.running.then(() => this.killFunctions()).then(() => this.#functions.start(this.#environment))
    return this.running
  }

  /** Does something while settings are others, or missing (null). */
  async withSettings(settings: Record<string, string | null>, work: () => Promise<void>) {
    const before = Object.fromEntries(Object.keys(settings).map((name) => [name, this.#environment[name] ?? null]))
    await this.change(settings)
    try {
      await work()
    } finally {
      await this.change(before)
    }
  }

  /** Does something that waits for a deadline of the functions to pass. */
  impatiently = (work: () => Promise<void>) => this.withSettings(SHORT_DEADLINES, work)

  /** Does something when the claims of functions that were killed are over. */
  afterClaims = (work: () => Promise<void>) => this.withSettings({CLOCK_AHEAD_MS: String(2 * PATIENT.mailClaim)}, work)

  /** Changes settings while the functions run, or takes them away (null). */
  async change(settings: Record<string, string | null>) {
    for (const [name, value] of Object.entries(settings))
      if (value === null) delete this.#environment[name]
      else this.#environment[name] = value
    await this.#functions.change(settings)
  }

  get logs(): string {
    return this.#functions.logs
  }

  async call(address: string, init: RequestInit = {}): Promise<Answer> {
    const response = await fetch(this.site + address, {redirect: 'manual', ...init})
    const text = await response.text()
    const json = response.headers.get('content-type')?.includes('json')
    return {status: response.status, body: json ? JSON.parse(text) : {text}}
  }

  post(address: string, body: unknown, headers: Record<string, string> = {}) {
    return this.call(address, {
      method: 'POST',
      headers: {'content-type': 'application/json', ...headers},
      body: typeof body === 'string' ? body : JSON.stringify(body),
    })
  }

  create(change: Record<string, unknown> = {}) {
    return this.post('/api/create-payment', {
      planType: 'basis',
      billingPeriod: 'monthly',
      shownTotal: '119.79',
      language: 'nl',
      // Several purchases of one address are several on purpose.
      again: 'yes',
      ...change,
    })
  }

  /** A customer with an address of their own, who stands at Mollie's page. */
  async buy(change: Record<string, unknown> = {}) {
    const email = `klant-${randomUUID()}@example.nl`
    const {status, body} = await this.create({customerEmail: email, customerName: 'Jo de Vries', ...change})
    expect([status, body.error]).toEqual([200, undefined])
    const paymentId = new URL(body.paymentUrl ?? '').pathname.split('/').pop() ?? ''
    return {email, paymentId, orderId: this.orderIdOf(paymentId)}
  }

  orderIdOf(paymentId: string): string {
    const {metadata} = this.sandbox.store.get('payment', paymentId) ?? {}
    return (metadata as {orderId: string}).orderId
  }

  /** Ends a payment as the customer or the bank does; resolves after the first call of the webhook. */
  end(paymentId: string, status: PaymentStatus) {
    return control(this.sandbox, 'payment', {id: paymentId, status})
  }

  /** A webhook call, as Mollie makes it. */
  async hook(id: string): Promise<number> {
    const {status} = await fetch(`${this.site}/api/mollie-webhook`, {method: 'POST', body: new URLSearchParams({id})})
    return status
  }

  /** Mollie calls again when whoever had taken the mail has sent it or given up. */
  completed(id: string) {
    return this.afterClaims(async () => expect(await this.hook(id)).toBe(200))
  }

  control(action: string, body: unknown = {}) {
    return control(this.sandbox, action, body)
  }

  faults(...faults: {kind: string; call: string; after?: boolean; times?: number; rate?: number}[]) {
    return this.control('faults', {faults})
  }

  /** Waits until a fault has struck a call that the expression finds. */
  async struck(call: RegExp) {
    await expect.poll(() => this.sandbox.faults.struck.some((made) => call.test(made)), {intervals: [20]}).toBe(true)
  }

  status(orderId: string) {
    return this.call(`/api/order-status?order=${orderId}`)
  }

  /** The order as it is kept. */
  async order(id: string): Promise<Order> {
    const order = await this.kept.get(id)
    if (!order) throw new Error(`There is no order ${id}`)
    return order
  }

  /** The store, on a connection that is not the functions'. */
  get kept() {
    return databaseOrders(this.database.database)
  }

  /** The schedule, in a process of its own and so many minutes from now. */
  async reconcile(minutes = 0) {
    const now = () => new Date(Date.now() + minutes * 60_000)
    const {
      LAKE_URL: lakeUrl = '',
      MOLLIE_URL: sandboxUrl,
      VIES_URL: viesUrl = '',
      SMTP_URL: smtpUrl = '',
    } = this.#environment
    const services = {
      content: contentClient({lakeUrl}),
      siteUrl: this.site,
      linkSecrets: [LINK_SECRET] as const,
      attachedTo: (order: Order, mail: OrderMail) => attachedTo(order, mail, this.database.database),
    }
    const sendMail = async (order: Order, mail: OrderMail) =>
      send(
        isStaffNotification(mail)
          ? staffNotificationFor(order, mail, {siteUrl: this.site, operators: [OPERATOR]})
          : await messageFor(order, mail, {...services, now: now()}),
        {smtpUrl, from: 'hulp@example.nl'},
      )
    const {log} = console
    console.log = () => {} // the functions' log lines
    return reconcile({
      database: this.database.database,
      orders: this.kept,
      mollie: mollieClient({apiKey: KEY, sandboxUrl}),
      viesUrl,
      siteUrl: this.site,
      mode: 'test',
      content: services.content,
      tellOperators: (mail) =>
        sendToOperators(mail, {operators: [OPERATOR], mail: {smtpUrl, from: 'hulp@example.nl'}, siteUrl: this.site}),
      mailMessage: async () => true,
      outbox: ({id}, options) => outboxOf(id, {orders: this.kept, sendMail, now}, options),
      now,
    }).finally(() => {
      console.log = log
    })
  }

  async orders(): Promise<Order[]> {
    const rows = await this.database.database.query('SELECT id FROM orders')
    return Promise.all(rows.map(({id}) => this.order(String(id))))
  }

  /** Subscriptions at Mollie of the order's customer. */
  async subscriptions(orderId: string) {
    return this.sandbox.store.list('subscription', 'customerId', (await this.order(orderId)).customerId)
  }

  /** Webhook calls that Mollie still owes. */
  webhooksOwed(): number {
    return this.sandbox.store.list('delivery').filter(({nextAt}) => nextAt !== null).length
  }

  get faultsStruck(): number {
    return this.sandbox.faults.count
  }

  /** The page that an order's mails link to. */
  async manageAddress(orderId: string): Promise<string> {
    const {customerEmail: email = ''} = await this.order(orderId)
    const text = this.mailbox
      .to(email)
      .map((mail) => mail.text ?? '')
      .join('\n')
    const [link = ''] = text.match(/http\S+\/(?:abonnement|subscription)\/\?order=\S+/) ?? []
    return link.replace(this.site, '')
  }
}

export const test = base.extend<{tidy: undefined}, {shop: Shop; engine: Engine; host: HostName}>({
  /** Set by the project. */
  engine: ['SQLite', {option: true, scope: 'worker'}],
  host: ['Netlify', {option: true, scope: 'worker'}],
  shop: [
    async ({engine, host}, use) => {
      const shop = new Shop()
      await shop.open(engine, host)
      await use(shop)
      await shop.close()
    },
    {scope: 'worker', timeout: BUILD_LIMIT_MS},
  ],
  /** Repairs for the next test what one broke, and prints the functions' log of one that failed. */
  tidy: [
    async ({shop}, use, info) => {
      const from = shop.logs.length
      await use(undefined)
      if (info.status !== info.expectedStatus) console.log(shop.logs.slice(from))
      shop.mailbox.behaviour = 'accept'
      shop.mailbox.refuses = () => false
      await shop.faults()
      await shop.control('webhooks', {held: false})
    },
    {auto: true},
  ],
})

export {expect}
