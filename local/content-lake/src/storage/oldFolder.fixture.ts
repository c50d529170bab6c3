import {mkdirSync} from 'node:fs'
import path from 'node:path'
import {DatabaseSync} from 'node:sqlite'
import type {Applied, MutationRequest} from '../documents/mutations.ts'
import {effectsOf} from './effects.ts'
import {VERSIONS} from './tables.ts'

/** A transaction with the requests that it was made of. */
export type Written = Applied & {transactionId: string; timestamp: string; requests: MutationRequest[]}

/** Writes a data folder of storage version 1, which kept every document whole in each of its changes. */
export function writeOldLake(folder: string, dataset: string, transactions: Written[]) {
  mkdirSync(folder, {recursive: true})
  const db = new DatabaseSync(path.join(folder, 'lake.db'))
  db.exec(`PRAGMA journal_mode = WAL; BEGIN; ${VERSIONS[0]}; PRAGMA user_version = 1`)
  const put = db.prepare('INSERT OR REPLACE INTO document (dataset, id, json) VALUES (?, ?, ?)')
  const remove = db.prepare('DELETE FROM document WHERE dataset = ? AND id = ?')
  const log = db.prepare('INSERT INTO change VALUES (?, ?, ?, ?, ?, ?)')
  for (const {changes, transactionId, timestamp, requests} of transactions) {
    const {lastInsertRowid: seq} = db
      .prepare('INSERT INTO tx (dataset, id, timestamp, author, mutations) VALUES (?, ?, ?, ?, ?)')
      .run(dataset, transactionId, timestamp, 'local-editor', JSON.stringify(requests))
    for (const change of changes) {
      const {id, after} = change
      const {apply, revert} = effectsOf(change)
      if (after) put.run(dataset, id, JSON.stringify(after))
      else remove.run(dataset, id)
      log.run(seq, dataset, id, JSON.stringify(apply), JSON.stringify(revert), after && JSON.stringify(after))
    }
  }
  db.prepare('INSERT INTO keyvalue VALUES (?, ?)').run('settings', '{"a":1}')
  db.exec('COMMIT')
  db.close()
}
