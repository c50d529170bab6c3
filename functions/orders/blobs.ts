import type {getStore} from '@netlify/blobs'
import {wasWritten} from '../wasWritten.ts'
import type {Orders} from './order.ts'
import {upgradeOrder} from './version.ts'

const TRIES = 10

/** Orders in Netlify Blobs. A change that was overtaken by another (the etag differs) is repeated on the newer order. */
export function blobOrders(store: ReturnType<typeof getStore>): Orders {
  const read = async (id: string) => {
    const found = await store.getWithMetadata(id, {type: 'json', consistency: 'strong'})
    return found && {data: upgradeOrder(found.data), etag: found.etag}
  }
  const claimed = (attempt: string): Promise<string | null> =>
    store.get(`claims/${attempt}`, {type: 'text', consistency: 'strong'})
  return {
    claimed,
    get: async (id) => (await read(id))?.data ?? null,
    create: async (order) => {
      const isNew = wasWritten(await store.setJSON(order.id, order, {onlyIfNew: true}))
      return isNew ? order : ((await read(order.id))?.data ?? order)
    },
    update: async (id, change) => {
      for (let attempt = 0; attempt < TRIES; attempt++) {
        const found = await read(id)
        if (!found) throw new Error(`No order ${id}`)
        const changed = change(found.data)
        if (changed === found.data) return changed
        if (wasWritten(await store.setJSON(id, changed, found.etag ? {onlyIfMatch: found.etag} : undefined)))
          return changed
      }
      throw new Error(`Order ${id} is changed by too many at once`)
    },
    claim: async (attempt, orderId) => {
      const isFirst = wasWritten(await store.set(`claims/${attempt}`, orderId, {onlyIfNew: true}))
      return isFirst ? orderId : ((await claimed(attempt)) ?? orderId)
    },
  }
}
