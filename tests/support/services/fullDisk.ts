import {readdirSync, rmSync, statfsSync, writeFileSync} from 'node:fs'
import path from 'node:path'
import {alert} from '../../../functions/billing/orders/alerts.ts'
import {openOrder} from '../../../functions/billing/orders/order.fixture.ts'
import {databaseOrders} from '../../../functions/billing/orders/store.ts'
import {migrate} from '../../../functions/database/migrate.ts'
import {openSqlite} from '../../../functions/database/sqlite.ts'
import {send} from '../../../functions/notifications/send.ts'
import {Services} from '../../../local/supervision/services.ts'

/**
 * The services on a disk that has no room left, and then has again: `node fullDisk.ts <folder on a small disk>`. Writes
 * what each answers as JSON.
 */
const [disk = ''] = process.argv.slice(2)
const folder = path.join(disk, 'data')
const environment: Record<string, string> = {...(process.env as Record<string, string>), LOCAL_DIR: folder}
const {LAKE_PORT, MOLLIE_PORT, SMTP_PORT} = environment
const filler = path.join(disk, 'filler')

const services = new Services()
for (const name of ['lake', 'mollie', 'mail'] as const) await services.start(name, environment)
const database = openSqlite(path.join(folder, 'orders.db'))
await migrate(database)
const orders = databaseOrders(database)

const post = async (port: string | undefined, address: string, body: string, headers = {}) => {
  const response = await fetch(`http://localhost:${port}${address}`, {method: 'POST', body, headers})
  await response.arrayBuffer()
  return response.status
}
const content = (id: string) =>
  post(
    LAKE_PORT,
    '/v2025-02-19/data/mutate/production',
    JSON.stringify({mutations: [{create: {_id: id, _type: 'note', text: 'x'.repeat(60_000)}}]}),
  )
const file = (text: string) =>
  post(LAKE_PORT, '/v2025-02-19/assets/files/production?filename=a.txt', text.repeat(60_000))
const payment = (description: string) =>
  post(
    MOLLIE_PORT,
    '/v2/payments',
    JSON.stringify({
      amount: {currency: 'EUR', value: '1.00'},
      description,
      redirectUrl: `http://localhost/${'x'.repeat(30_000)}`,
    }),
    {authorization: 'Bearer test_localsandboxlocalsandboxlocal', 'content-type': 'application/json'},
  )
const mail = (subject: string) =>
  send(
    {
      sender: 'Vindkracht',
      to: 'b@example.nl',
      messageId: `<${subject}@localhost>`,
      subject,
      html: '',
      text: 'x '.repeat(30_000),
    },
    {from: 'a@example.nl', smtpUrl: `smtp://localhost:${SMTP_PORT}`},
  ).then(
    () => 250,
    ({responseCode}: {responseCode: number}) => responseCode,
  )
const order = (number: number) =>
  orders
    .create(
      {...openOrder, id: `VK-${String(number).padStart(12, '0')}`, alerts: [alert('refused', 'x'.repeat(60_000))]},
      {actor: 'shop', reason: 'settle'},
    )
    .then(
      () => 'kept',
      ({name}: Error) => name,
    )

const everything = async (number: number) => ({
  content: await content(`note-${number}`),
  file: await file(`${number}`),
  payment: await payment(`payment ${number}`),
  mail: await mail(`mail ${number}`),
  order: await order(number),
})
const filesOf = () =>
  readdirSync(folder, {recursive: true})
    .map(String)
    .filter((name) => /\.new$/.test(name))
const read = async (query: string) =>
  (
    (await (
      await fetch(`http://localhost:${LAKE_PORT}/v1/data/query/production?query=${encodeURIComponent(query)}`)
    ).json()) as {result: unknown}
  ).result

const before = await everything(1)
const {bavail, bsize} = statfsSync(disk)
writeFileSync(filler, Buffer.alloc(bavail * bsize))
const full = await everything(2)
const left = {
  halves: filesOf(),
  documents: await read('*[_type in ["note", "sanity.fileAsset"]] | order(_id){"text": length(text), size}'),
  reads: await read('count(*[_id == "note-1"])'),
}
rmSync(filler)
const after = await everything(3)
console.log(JSON.stringify({before, full, left, after, kept: (await orders.get('VK-000000000003'))?.id}))
await services.stop()
process.exit(0)
