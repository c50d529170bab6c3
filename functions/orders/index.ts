import {getStore} from '@netlify/blobs'
import {ordersFolder} from '../config.ts'
import {blobOrders} from './blobs.ts'
import {fileOrders} from './files.ts'
import type {Orders} from './order.ts'

const folders = new Map<string, Orders>()

/** The orders of this environment. One instance per folder, so that changes of one order wait for each other. */
export function openOrders(): Orders {
  const folder = ordersFolder()
  if (folder === null) return blobOrders(getStore({name: 'orders', consistency: 'strong'}))
  const existing = folders.get(folder) ?? fileOrders(folder)
  folders.set(folder, existing)
  return existing
}
