import path from 'node:path'
import {contentClient} from '../../functions/content.ts'
import {databaseOrders} from '../../functions/orders/store.ts'
import {createPayment} from '../../functions/payments/createPayment.ts'
import {mollieClient} from '../../functions/payments/mollie.ts'
import {Sandbox} from '../../local/mollie/sandbox.ts'
import {createSandbox} from '../../local/mollie/server.ts'
import {SandboxStore} from '../../local/mollie/store.ts'
import {type Engine, openTestDatabase} from '../support/database.ts'
import {openLake} from '../support/lake.ts'
import type {Figure} from './figure.ts'
import {closing, listening, percentile, sample} from './sampling.ts'

const RUNS = 200

/** Our own time per payment, on top of the same two calls made with Mollie's client alone in the same run. */
export async function measurePayments(folder: string, engine: Engine): Promise<Figure[]> {
  const lake = await openLake(path.join(folder, `payments-${engine}`))
  const sandbox = new Sandbox(new SandboxStore(path.join(folder, `mollie-${engine}`)))
  const server = createSandbox(sandbox, 'http://localhost')
  const sandboxUrl = await listening(server)

  const store = await openTestDatabase(engine)
  const mollie = mollieClient({apiKey: 'test_benchbenchbenchbenchbench', sandboxUrl})
  const log = console.log
  console.log = () => {} // the functions' log lines
  const services = {
    content: contentClient({lakeUrl: lake.url}),
    mollie,
    mode: 'test' as const,
    orders: databaseOrders(store.database),
    siteUrl: 'http://localhost:8888',
  }
  const ours = await sample(RUNS, () => createPayment({plan: 'pro', period: 'quarterly', language: 'nl'}, services))
  console.log = log
  const bare = await sample(RUNS, async () => {
    const customer = await mollie.customers.create({})
    await mollie.customerPayments.create({
      customerId: customer.id,
      amount: {currency: 'EUR', value: '486.78'},
      description: 'bare',
      redirectUrl: 'http://localhost/',
    })
  })
  await store.close()
  await lake.close()
  await closing(server)
  sandbox.stop()
  return [0.5, 0.95].map((share) => {
    const [own, alone] = [percentile(ours, share), percentile(bare, share)]
    return {
      what: `create-payment on ${engine}: our own time, p${share * 100}`,
      figure: `${(own - alone).toFixed(1)} ms (${own.toFixed(1)} against ${alone.toFixed(1)} for the bare calls)`,
      bar: share === 0.95 ? '≤ 10 ms' : '',
    }
  })
}
