import {chmodSync, mkdirSync} from 'node:fs'
import path from 'node:path'
import {DatabaseSync, type StatementSync} from 'node:sqlite'
import {setTimeout} from 'node:timers/promises'
import {type Database, DatabaseError, type Query, type Row, type Statement, type Value} from './database.ts'

const BUSY = 5
const TRY_AGAIN_AFTER_MS = 4
/** Mollie waits 15 s for a webhook. */
const GIVE_UP_AFTER_MS = 8000

/**
 * An SQLite file that several processes may share: whoever writes waits for the others. Within this process transactions
 * take turns, since they share one connection.
 */
export function openSqlite(file: string, giveUpAfter = GIVE_UP_AFTER_MS): Database {
  mkdirSync(path.dirname(file), {recursive: true, mode: 0o700})
  const db = open(file)
  const inTurn = turns()
  const queriesOf = preparedQueries(db, giveUpAfter)
  return {
    engine: 'SQLite',
    query: (sql, values) => inTurn((since) => queriesOf(since)(sql, values)),
    read: (work) => inTurn((since) => work(queriesOf(since))),
    readBatch: async (query, columns, value) => {
      const found = Object.entries<string>(columns).map(
        async ([name, column]) => [name, await query(`SELECT * FROM ${name} WHERE ${column} = $1`, [value])] as const,
      )
      return Object.fromEntries(await Promise.all(found)) as Record<keyof typeof columns, Row[]>
    },
    transaction: (work) => inTurn((since) => inTransaction(db, queriesOf(since), work)),
    inList: (column, place) => `${column} IN (SELECT value FROM json_each(${place}))`,
    forUpdate: '', // a writer has the whole file
    script: (text) => inTurn((since) => whenFree(() => runWhole(db, text), since + giveUpAfter)),
    erase: () =>
      inTurn(async (since) => {
        const run = queriesOf(since)
        await run('VACUUM')
        await run('PRAGMA wal_checkpoint(TRUNCATE)')
      }),
    close: () => inTurn(async () => db.close()),
  }
}

/** Work of this process, one after the other. Each is told when it was asked for: its time runs while others wait for the file. */
function turns() {
  let last: Promise<unknown> = Promise.resolve()
  return <T>(work: (since: number) => Promise<T>): Promise<T> => {
    const since = performance.now()
    const mine = last.then(
      () => work(since),
      () => work(since),
    )
    last = mine.catch(() => {}) // the caller gets the error
    return mine
  }
}

/** Queries whose time runs from a moment; each statement is prepared once. */
function preparedQueries(db: DatabaseSync, giveUpAfter: number) {
  const statements = new Map<string, StatementSync>()
  return (since: number): Query =>
    (sql, values = []) =>
      whenFree(() => {
        const statement = statements.get(sql) ?? db.prepare(sql)
        statements.set(sql, statement)
        return statement.all(named(values)) as Row[]
      }, since + giveUpAfter)
}

async function inTransaction<T>(
  db: DatabaseSync,
  query: Query,
  work: (query: Query, batch: Statement[]) => Promise<T>,
): Promise<T> {
  const batch: Statement[] = []
  await query('BEGIN IMMEDIATE')
  try {
    const result = await work(query, batch)
    for (const {text, values} of batch) await query(text, values)
    await query('COMMIT')
    return result
  } catch (error) {
    if (db.isTransaction) await query('ROLLBACK')
    throw error
  }
}

/** Runs all statements of a text, or none. */
function runWhole(db: DatabaseSync, text: string) {
  try {
    db.exec(`BEGIN IMMEDIATE; ${text}; COMMIT`)
  } catch (error) {
    if (db.isTransaction) db.exec('ROLLBACK')
    throw error
  }
}

function open(file: string): DatabaseSync {
  try {
    const db = new DatabaseSync(file, {timeout: 0}) // waiting happens below, where it blocks nothing else
    // FULL: what was acknowledged survives a power cut too. What is deleted is overwritten: it may be of a person.
    db.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON; PRAGMA secure_delete = ON')
    chmodSync(file, 0o600)
    return db
  } catch (error) {
    throw new DatabaseError(error)
  }
}

const named = (values: readonly Value[]) => Object.fromEntries(values.map((value, index) => [`$${index + 1}`, value]))

/** Does it as soon as no other process is writing. */
async function whenFree<T>(work: () => T, until: number): Promise<T> {
  for (;;)
    try {
      return work()
    } catch (error) {
      const busy = (error as {errcode?: number}).errcode === BUSY
      if (!busy || performance.now() > until) throw new DatabaseError(error)
      await setTimeout(TRY_AGAIN_AFTER_MS * (0.5 + Math.random()))
    }
}
