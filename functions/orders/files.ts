import {mkdir, open, readFile, rename} from 'node:fs/promises'
import path from 'node:path'
import {isOrderId, type Order, type Orders} from './order.ts'

/** Orders as JSON files, one each. Writes are atomic (a new file, then a rename); changes of one order take turns. */
export function fileOrders(folder: string): Orders {
  const turns = new Map<string, Promise<unknown>>()
  const fileOf = (id: string) => {
    if (!isOrderId(id)) throw new Error('Not an order id')
    return path.join(folder, `${id}.json`)
  }
  const inTurn = <T>(id: string, work: () => Promise<T>): Promise<T> => {
    const mine = (turns.get(id) ?? Promise.resolve()).then(work, work)
    turns.set(id, mine)
    const forget = () => turns.get(id) === mine && turns.delete(id)
    mine.then(forget, forget)
    return mine
  }
  const get = async (id: string): Promise<Order | null> => {
    const text = await readFile(fileOf(id), 'utf8').catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return null
      throw error
    })
    return text === null ? null : (JSON.parse(text) as Order)
  }
  const write = async (order: Order) => {
    await mkdir(folder, {recursive: true})
    const unfinished = `${fileOf(order.id)}.new`
    const file = await open(unfinished, 'w', 0o600)
    await file.writeFile(JSON.stringify(order, null, 2))
    await file.sync()
    await file.close()
    await rename(unfinished, fileOf(order.id))
    return order
  }
  return {
    get,
    create: (order) => inTurn(order.id, async () => (await get(order.id)) ?? write(order)),
    update: (id, change) =>
      inTurn(id, async () => {
        const order = await get(id)
        if (!order) throw new Error(`No order ${id}`)
        return write(change(order))
      }),
  }
}
