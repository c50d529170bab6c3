import {randomUUID} from 'node:crypto'
import {mkdtempSync, rmSync} from 'node:fs'
import {tmpdir} from 'node:os'
import path from 'node:path'
import {test as base, expect} from '@playwright/test'
import {MINUTE_MS} from '../../domain/format/dates.ts'
import {databaseOrders} from '../../functions/billing/orders/store.ts'
import {paymentsServer} from '../../local/mollie/server.ts'
import {control, Sandbox} from '../../local/mollie-sandbox/index.ts'
import {closing} from '../bench/sampling.ts'
import {Mailbox} from '../payments/mailbox.ts'
import {BUILD_LIMIT_MS, WAIT_LIMIT_MS} from '../support/limits.ts'
import {freePorts} from '../support/run/ports.ts'
import {openLake} from '../support/services/lake.ts'
import {TestServer} from '../support/services/testServer.ts'
import {bareDatabase} from '../support/shop/database.ts'
import {lastTree, OwnHost} from './ownHost.ts'

/** Two instances of the image that share a PostgreSQL and a volume, as non-root users in a tree that they cannot write. */
class Instances {
  readonly folder = mkdtempSync(path.join(tmpdir(), 'vindkracht-instances-'))
  readonly mailbox = new Mailbox()
  readonly sandbox = new Sandbox(path.join(this.folder, 'mollie'), {atOnce: true})
  database!: Awaited<ReturnType<typeof bareDatabase>>
  hosts: OwnHost[] = []
  environment: Record<string, string> = {}
  #close: (() => unknown)[] = []

  async open() {
    const [first = 0, second = 0, mollie = 0] = await freePorts(3)
    this.database = await bareDatabase()
    const lake = await openLake(this.folder)
    const payments = paymentsServer(this.sandbox, `http://localhost:${mollie}`)
    payments.listen(mollie, '127.0.0.1')
    await this.sandbox.webhooks.hold(true)
    const tree = await lastTree()
    this.hosts = [first, second].map((port) => new OwnHost(tree, port, path.join(this.folder, 'volume')))
    this.environment = {
      CONTEXT: 'dev',
      SITE_URL: this.hosts[0]?.site ?? '',
      LAKE_URL: lake.url,
      MOLLIE_URL: `http://localhost:${mollie}`,
      VIES_URL: `http://localhost:${mollie}/vies`,
      MOLLIE_API_KEY: 'test_shopshopshopshopshopshop',
      SMTP_URL: await this.mailbox.listen(),
      MAIL_FROM: 'hulp@example.nl',
      OPERATOR_MAIL: 'beheer@example.nl',
      LINK_SECRET: 'a-secret-that-signs-the-links-in-mails',
      DATABASE_URL: this.database.url,
      TRUST_PROXY: '1',
    }
    this.#close = [
      ...this.hosts.map((host) => host.kill),
      lake.close,
      () => closing(payments),
      () => this.mailbox.close(),
      () => this.sandbox.stop(),
      () => this.database.close(),
    ]
    await Promise.all(this.hosts.map((host) => host.start(this.environment)))
    await this.#keepTurns()
  }

  /** No turn of a job comes by itself for half an hour: a test that moves the clock counts its own. */
  async #keepTurns() {
    const turn = new Date(Date.now() + 30 * MINUTE_MS).toISOString()
    await this.database.database.query(
      `INSERT INTO marks (name, value) VALUES ('turn of reconcile', $1)
       ON CONFLICT (name) DO UPDATE SET value = excluded.value`,
      [turn],
    )
  }

  async close() {
    for (const close of this.#close) await close()
    rmSync(this.folder, {recursive: true})
  }

  at = (index: number) => this.hosts[index] as OwnHost

  /** Asks an instance as a proxy in front of both would. */
  ask = (index: number, address: string, {client = '203.0.113.7', ...init}: RequestInit & {client?: string} = {}) =>
    fetch(this.at(index).site + address, {...init, headers: {...init.headers, 'x-forwarded-for': client}})

  async buy(index: number, customerEmail: string) {
    const response = await this.ask(index, '/api/create-payment', {
      method: 'POST',
      headers: {'content-type': 'application/json'},
      body: JSON.stringify({
        ...{planType: 'basis', billingPeriod: 'monthly', shownTotal: '119.79', language: 'nl', again: 'yes'},
        ...{attempt: randomUUID(), customerEmail, customerName: 'Jo de Vries'},
      }),
    })
    const {paymentUrl = '', error} = (await response.json()) as {paymentUrl?: string; error?: string}
    expect([response.status, error]).toEqual([200, undefined])
    const id = new URL(paymentUrl).pathname.split('/').pop() ?? ''
    const {metadata} = this.sandbox.store.get('payment', id) ?? {}
    return {id, orderId: (metadata as {orderId: string}).orderId}
  }

  hook = (index: number, id: string) =>
    this.ask(index, '/api/mollie-webhook', {method: 'POST', body: new URLSearchParams({id})})

  order = (id: string) => databaseOrders(this.database.database).get(id)
}

const test = base.extend<{running: undefined}, {instances: Instances}>({
  instances: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright wants a pattern here
    async ({}, use) => {
      await new TestServer().ready() // its build is that of the image
      const instances = new Instances()
      await instances.open()
      await use(instances)
      await instances.close()
    },
    {scope: 'worker', timeout: BUILD_LIMIT_MS},
  ],
  running: [
    async ({instances}, use, info) => {
      await use(undefined)
      if (info.status !== info.expectedStatus)
        console.log(instances.hosts.map(({logs}) => logs.slice(-3000)).join('\n----\n'))
    },
    {auto: true},
  ],
})

test('an empty database is migrated by one of two instances that start at once', async ({instances}) => {
  const told = () => instances.hosts.map((host) => host.events('host.database').length).sort()
  await expect.poll(told).toEqual([0, 1])
  for (const host of instances.hosts) expect(await host.isAlive()).toBe(true)
})

test('a purchase by one instance is settled by the other, once', async ({instances}) => {
  const email = 'twee@voorbeeld.nl'
  const {id, orderId} = await instances.buy(0, email)
  await control(instances.sandbox, 'payment', {id, status: 'paid'})
  // Mollie may call both at once. An instance whose mails another has taken asks it to call again.
  const answers = await Promise.all([instances.hook(1, id), instances.hook(0, id), instances.hook(1, id)])
  expect(answers.map(({status}) => status)).toContain(200)
  await expect.poll(async () => (await instances.hook(1, id)).status).toBe(200)
  await expect
    .poll(() => instances.order(orderId))
    .toMatchObject({status: 'paid', subscription: {id: expect.stringMatching(/^sub_/)}})
  await expect.poll(() => instances.mailbox.to(email).length).toBe(1)
  const {status} = (await (await instances.ask(1, `/api/order-status?order=${orderId}`)).json()) as {status: string}
  expect(status).toBe('paid')
})

test('clients are told apart, and their limits hold over both instances', async ({instances}) => {
  const ask = (index: number, client: number) =>
    instances
      .ask(index % 2, '/api/vat-number?country=NL&number=nope', {client: `203.0.113.${client}`})
      .then(({status}) => status)
  let client = 20
  // The count begins anew with each minute of the clock; when one ended in between, another client asks.
  await expect(async () => {
    client++
    const statuses: number[] = []
    for (let index = 0; index < 24; index++) statuses.push(await ask(index, client))
    expect(statuses.filter((status) => status === 429)).toHaveLength(4)
  }).toPass({timeout: WAIT_LIMIT_MS})
  expect(await ask(0, client + 1)).not.toBe(429)
})

test('each turn of the background jobs is run by one instance', async ({instances}) => {
  const runs = () =>
    instances.hosts.flatMap((host) => host.events('request.answered').filter(({endpoint}) => endpoint === 'reconcile'))
  const before = runs().length
  // Both look each minute, so both see the next turn.
  await Promise.all(instances.hosts.map((host) => host.change({CLOCK_AHEAD_MS: String(60 * MINUTE_MS)})))
  await expect.poll(() => runs().length, {timeout: 75_000}).toBe(before + 1)
  const [{value} = {}] = await instances.database.database.query(
    "SELECT value FROM marks WHERE name = 'turn of reconcile'",
  )
  expect(Date.parse(String(value))).toBeGreaterThan(Date.now())
  await Promise.all(instances.hosts.map((host) => host.change({CLOCK_AHEAD_MS: null})))
})

test('an instance that is killed in the middle loses nothing: the other goes on, and it comes back', async ({
  instances,
}) => {
  const email = 'gevallen@voorbeeld.nl'
  const {id, orderId} = await instances.buy(0, email)
  await control(instances.sandbox, 'payment', {id, status: 'paid'})
  const cut = instances.hook(0, id).catch(() => null)
  await instances.at(0).kill()
  await cut
  expect((await instances.ask(1, '/')).status).toBe(200)
  await instances.at(0).start(instances.environment)
  await expect
    .poll(async () => {
      await instances.hook(1, id) // as Mollie does until it is answered
      return (await instances.order(orderId))?.status
    })
    .toBe('paid')
  expect((await instances.ask(0, '/')).status).toBe(200)
})

test('docker stop finishes what was begun and ends with 0', async ({instances}) => {
  const host = instances.at(0)
  const payments = () => instances.sandbox.store.list('payment').length
  const before = payments()
  const asked = Array.from({length: 12}, (_, index) => instances.ask(0, `/?a=${index}`))
  const purchase = instances.buy(0, 'laatste@voorbeeld.nl')
  await expect.poll(payments, {intervals: [10]}).toBeGreaterThan(before) // all of them have begun
  const stopped = host.stop()
  for (const answer of await Promise.all(asked)) expect(answer.status).toBe(200)
  const {orderId} = await purchase
  expect(await stopped).toBe(0)
  await expect.poll(() => host.events('host.stopped').length).toBe(1) // its last words may be read after its end
  expect(await instances.order(orderId)).toMatchObject({id: orderId})
  expect(await host.isAlive()).toBe(false)
  expect((await instances.ask(1, '/')).status).toBe(200)
})
