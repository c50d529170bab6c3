import {databaseUrl} from '../config.ts'
import {openDatabase} from '../database/index.ts'
import type {Orders} from './order.ts'
import {databaseOrders} from './store.ts'

/** The orders of this environment. */
export const openOrders = (): Orders => databaseOrders(openDatabase(databaseUrl()))
