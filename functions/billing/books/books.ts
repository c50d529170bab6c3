import type {Database} from '../../database/database.ts'
import {type Entry, entriesOf} from '../ledger/bookkeeping.ts'
import type {Order} from '../orders/order.ts'
import {besideOf, type Difference, differencesOf} from './differences.ts'
import {type BookedDocument, documentsOf} from './documents.ts'

/** A month or quarter of the books: its documents, its money, and why the two differ. */
export type Books = {documents: BookedDocument[]; entries: Entry[]; differences: Difference[]}

export async function readBooks(database: Database, period: string, mode: Order['mode']): Promise<Books> {
  const [documents, entries] = await Promise.all([
    documentsOf(database, period, mode),
    entriesOf(database, period, mode),
  ])
  return {
    documents,
    entries,
    differences: differencesOf(documents, entries, await besideOf(database, documents, entries)),
  }
}
