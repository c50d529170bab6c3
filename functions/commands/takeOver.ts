import {existsSync} from 'node:fs'
import {readdir, readFile, rename, stat} from 'node:fs/promises'
import path from 'node:path'
import {isOrderId, type Order, type Orders} from '../billing/orders/order.ts'

/** The only shape that releases without a database wrote. */
const FILE_VERSION = 1
type StoredFile = Omit<Order, 'alerts' | 'staffNotifications'> & {version?: number; attention: string[]}

/**
 * Takes over the orders that earlier releases kept as files, once; then the folder gets another name, and stays. Orders that
 * are in the database already stay as they are. Returns how many there were.
 */
export async function takeOverFiles(folder: string, orders: Orders): Promise<number> {
  if (!existsSync(folder)) return 0
  const names = (await readdir(folder)).filter((name) => isOrderId(name.replace('.json', '')))
  for (const name of names) {
    const {
      version = FILE_VERSION,
      attention,
      ...order
    } = JSON.parse(await readFile(path.join(folder, name), 'utf8')) as StoredFile
    if (version !== FILE_VERSION) throw new Error(`${path.join(folder, name)} is of a newer release: run that one`)
    await orders.create(
      {...order, alerts: attention, staffNotifications: []},
      {actor: 'shop', reason: 'taken over from files'},
    )
  }
  const claims = path.join(folder, 'claims')
  const attempts = existsSync(claims) ? await readdir(claims) : []
  for (const attempt of attempts) {
    const file = path.join(claims, attempt)
    if ((await stat(file)).isFile() && /^[0-9a-f]{64}$/.test(attempt))
      await orders.claim(attempt, await readFile(file, 'utf8'))
  }
  await rename(folder, `${folder}-before-the-database`)
  return names.length
}
