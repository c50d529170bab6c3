import {randomUUID} from 'node:crypto'
import path from 'node:path'
import type {Order} from '../../functions/billing/orders/order.ts'
import {databaseOrders} from '../../functions/billing/orders/store.ts'
import {mollieClient} from '../../functions/billing/payments/mollie.ts'
import {settlePayment} from '../../functions/billing/payments/settle.ts'
import {createPayment} from '../../functions/checkout/createPayment.ts'
import {quoteQuery} from '../../functions/checkout/quote.query.ts'
import {type OutboxOptions, outboxOf} from '../../functions/notifications/outbox.ts'
import {contentClient} from '../../functions/runtime/content.ts'
import {paymentsServer} from '../../local/mollie/server.ts'
import {control, Sandbox} from '../../local/mollie-sandbox/index.ts'
import {openLake} from '../support/services/lake.ts'
import {type Engine, openTestDatabase} from '../support/shop/database.ts'
import {fill} from './admin.ts'
import type {Figure} from './figure.ts'
import {closing, listening, percentile, WARM_UPS} from './sampling.ts'

export const RUNS = 200

/**
 * Our own time per payment and per webhook, on top of what others answer: the same calls made with Mollie's client alone, and
 * the same question to the CMS. Ours and the bare calls take turns, so that a slow minute of the machine is in both. `beside`
 * is how many orders there are already.
 */
export async function measurePayments(folder: string, engine: Engine, beside = 0): Promise<Figure[]> {
  const lake = await openLake(path.join(folder, `payments-${engine}`))
  const sandbox = new Sandbox(path.join(folder, `mollie-${engine}`))
  await sandbox.webhooks.hold(true)
  const server = paymentsServer(sandbox, 'http://localhost')
  const sandboxUrl = await listening(server)

  const store = await openTestDatabase(engine)
  if (beside > 0) await fill(store.database, beside)
  const mollie = mollieClient({apiKey: 'test_benchbenchbenchbenchbench', sandboxUrl})
  const log = console.log
  console.log = () => {} // the functions' log lines
  const orders = databaseOrders(store.database)
  const services = {
    content: contentClient({lakeUrl: lake.url}),
    mollie,
    mode: 'test' as const,
    orders,
    database: store.database,
    siteUrl: 'http://localhost:8888',
    outbox: ({id}: Pick<Order, 'id'>, options?: OutboxOptions) =>
      outboxOf(id, {orders, sendMail: async () => {}}, options),
  }
  const request = {plan: 'pro', period: 'quarterly', language: 'nl', customerEmail: 'jo@example.nl'} as const
  const payments: string[] = []
  const customers: {id: string; paymentId: string}[] = []
  const created = await measured(
    async () => {
      const {paymentUrl} = await createPayment({...request, attempt: randomUUID()}, services)
      payments.push(path.basename(paymentUrl))
    },
    async () => {
      await services.content.fetch(quoteQuery, {...request, code: ''})
      const {id} = await mollie.customers.create({})
      const payment = await mollie.customerPayments.create({
        customerId: id,
        sequenceType: 'first' as never, // an enum, which would have to be loaded
        amount: {currency: 'EUR', value: '486.78'},
        description: 'bare',
        redirectUrl: 'http://localhost/',
      })
      customers.push({id, paymentId: payment.id})
    },
  )
  for (const id of [...payments, ...customers.map(({paymentId}) => paymentId)])
    await control(sandbox, 'payment', {id, status: 'paid'})
  const unsettled = payments.values()
  const unsubscribed = customers.values()
  const settled = await measured(
    async () => {
      const settlement = await settlePayment(unsettled.next().value ?? '', services)
      if (settlement !== 'done') throw new Error('A payment was not settled')
    },
    // A webhook of a first payment: it is fetched, and the subscription looked for and made.
    async () => {
      const {id: customerId, paymentId} = unsubscribed.next().value ?? {id: '', paymentId: ''}
      await mollie.payments.get(paymentId)
      for await (const _ of mollie.customerSubscriptions.iterate({customerId}));
      await mollie.customerSubscriptions.create({
        customerId,
        amount: {currency: 'EUR', value: '486.78'},
        interval: '3 months',
        description: 'bare',
      })
    },
  )
  console.log = log
  await store.close()
  await lake.close()
  await closing(server)
  sandbox.stop()
  return [
    ...figuresOf(`create-payment on ${engine}`, created),
    ...figuresOf(`webhook of a first payment on ${engine}`, settled),
  ]
}

type Measured = {work: () => Promise<unknown>; times: number[]; cpuMs: number}
type Compared = Record<'ours' | 'bare', Measured>

/** With the processor time of each, which tells more than a clock on a machine that others use. */
export async function measured(ours: Measured['work'], bare: Measured['work']): Promise<Compared> {
  const compared: Compared = {ours: {work: ours, times: [], cpuMs: 0}, bare: {work: bare, times: [], cpuMs: 0}}
  for (let run = -WARM_UPS; run < RUNS; run++)
    for (const one of Object.values(compared)) {
      const before = process.cpuUsage()
      const started = performance.now()
      await one.work()
      const ms = performance.now() - started
      const {user, system} = process.cpuUsage(before)
      if (run < 0) continue
      one.times.push(ms)
      one.cpuMs += (user + system) / 1000 / RUNS
    }
  for (const {times} of Object.values(compared)) times.sort((a, b) => a - b)
  return compared
}

export const figuresOf = (what: string, {ours, bare}: Compared, bar = '≤ 10 ms'): Figure[] =>
  [0.5, 0.95].map((share) => {
    const [own, alone] = [percentile(ours.times, share), percentile(bare.times, share)]
    return {
      what: `${what}: our own time, p${share * 100}`,
      figure: `${(own - alone).toFixed(1)} ms (${own.toFixed(1)} against ${alone.toFixed(1)} for the bare calls; processor ${(ours.cpuMs - bare.cpuMs).toFixed(1)} ms)`,
      bar: share === 0.95 ? bar : '',
    }
  })
