import {randomUUID} from 'node:crypto'
import {link, mkdir, open, readFile, rename, rm, stat} from 'node:fs/promises'
import path from 'node:path'
import {setTimeout} from 'node:timers/promises'
import {isOrderId, type Order, type Orders} from './order.ts'
import {upgradeOrder} from './version.ts'

/** A change takes milliseconds: an older lock was left behind by a process that crashed. */
const ABANDONED_AFTER_MS = 2000
const LOOK_AGAIN_AFTER_MS = 5

/**
 * Orders as JSON files, one each. Writes are atomic (a new file, then a rename); changes of one order take turns, in this
 * process and with others that work on the same folder.
 */
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
    const locked = () => withLock(`${fileOf(id)}.lock`, work)
    const mine = (turns.get(id) ?? Promise.resolve()).then(locked, locked)
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
    const unfinished = `${fileOf(order.id)}.${randomUUID()}.new`
    try {
      await writeThrough(unfinished, JSON.stringify(order, null, 2))
      await rename(unfinished, fileOf(order.id))
    } catch (error) {
      await rm(unfinished, {force: true})
      throw error
    }
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
      // Linking is atomic, and fails when the name is taken.
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

/** Whoever creates the lock file does the work; others wait until it is gone. */
async function withLock<T>(name: string, work: () => Promise<T>): Promise<T> {
  await mkdir(path.dirname(name), {recursive: true})
  while (!(await createsLock(name))) {
    const age = await stat(name).then(
      ({mtimeMs}) => Date.now() - mtimeMs,
      () => 0,
    )
    if (age > ABANDONED_AFTER_MS) await rm(name, {force: true})
    else await setTimeout(LOOK_AGAIN_AFTER_MS)
  }
  try {
    return await work()
  } finally {
    await rm(name, {force: true})
  }
}

async function createsLock(name: string): Promise<boolean> {
  try {
    await (await open(name, 'wx')).close()
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false
    throw error
  }
}

async function writeThrough(name: string, text: string) {
  const file = await open(name, 'w', 0o600)
  await file.writeFile(text)
  await file.sync()
  await file.close()
}
