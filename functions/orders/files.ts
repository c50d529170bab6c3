import {randomUUID} from 'node:crypto'
import {link, mkdir, open, readFile, rename, rm} from 'node:fs/promises'
import path from 'node:path'
import {isOrderId, type Order, type Orders} from './order.ts'
import {upgradeOrder} from './version.ts'

/** Orders as JSON files, one each. Writes are atomic (a new file, then a rename); changes of one order take turns. */
export function fileOrders(folder: string): Orders {
  const turns = new Map<string, Promise<unknown>>()
  const claims = path.join(folder, 'claims')
  const fileOf = (id: string) => {
    if (!isOrderId(id)) throw new Error('Not an order id')
    return path.join(folder, `${id}.json`)
  }
  const claimOf = (attempt: string) => {
    if (!/^[0-9a-f]{64}$/.test(attempt)) throw new Error('Not the name of an attempt')
    return path.join(claims, attempt)
  }
  const inTurn = <T>(id: string, work: () => Promise<T>): Promise<T> => {
    const mine = (turns.get(id) ?? Promise.resolve()).then(work, work)
    turns.set(id, mine)
    const forget = () => turns.get(id) === mine && turns.delete(id)
    mine.then(forget, forget)
    return mine
  }
  const get = async (id: string): Promise<Order | null> => {
    const text = await readIfThere(fileOf(id))
    return text === null ? null : upgradeOrder(JSON.parse(text))
  }
  const write = async (order: Order) => {
    await mkdir(folder, {recursive: true})
    const unfinished = `${fileOf(order.id)}.new`
    await writeThrough(unfinished, JSON.stringify(order, null, 2))
    await rename(unfinished, fileOf(order.id))
    return order
  }
  const claimed = (attempt: string) => readIfThere(claimOf(attempt))
  return {
    get,
    claimed,
    create: (order) => inTurn(order.id, async () => (await get(order.id)) ?? write(order)),
    update: (id, change) =>
      inTurn(id, async () => {
        const order = await get(id)
        if (!order) throw new Error(`No order ${id}`)
        const changed = change(order)
        return changed === order ? order : write(changed)
      }),
    claim: async (attempt, orderId) => {
      await mkdir(claims, {recursive: true})
      const unfinished = path.join(claims, `${randomUUID()}.new`)
      await writeThrough(unfinished, orderId)
      // A link is made whole or not at all, and only where nothing is yet.
      const taken = await link(unfinished, claimOf(attempt)).then(
        () => false,
        (error: NodeJS.ErrnoException) => {
          if (error.code === 'EEXIST') return true
          throw error
        },
      )
      await rm(unfinished)
      return taken ? ((await claimed(attempt)) ?? orderId) : orderId
    },
  }
}

async function readIfThere(file: string): Promise<string | null> {
  return readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null
    throw error
  })
}

async function writeThrough(name: string, text: string) {
  const file = await open(name, 'w', 0o600)
  await file.writeFile(text)
  await file.sync()
  await file.close()
}
