import {createHash} from 'node:crypto'
import {createReadStream, createWriteStream} from 'node:fs'
import {mkdir, mkdtemp, rm} from 'node:fs/promises'
import {tmpdir} from 'node:os'
import path from 'node:path'
import {createInterface} from 'node:readline'
import {pipeline} from 'node:stream/promises'
import {createGunzip, createGzip} from 'node:zlib'
import {olderThanRelease} from '../../domain/environment/adoption.ts'
import {withLedgerException} from '../billing/ledger/ledger.ts'
import type {Database, Query, Row} from '../database/database.ts'
import {openDatabase} from '../database/index.ts'
import {compareMigrations, sinceBaseline} from '../database/migrationFiles.ts'
import {migrationState} from '../database/migrationState.ts'
import {openSqlite} from '../database/sqlite.ts'
import {atOneMoment, pagesOf, tablesOf} from '../database/tables.ts'
import {migrateOrders} from './migrateOrders.ts'

/** Number of a table's rows, and a sum that no other rows have, whatever their order. */
type TableDump = {name: string; rows: number; sum: string}
export type Dump = {engine: Database['engine']; migrations: string[]; tables: TableDump[]}

/** Written anew by the schedule of whatever runs: an otherwise empty database may have them. */
const BY_THEMSELVES = ['marks', 'request_counts']

const fileOf = (folder: string, table: string) => path.join(folder, `${table}.ndjson.gz`)

/** A row as both engines have it: its columns in the order of their names. */
const lineOf = (row: Row) =>
  JSON.stringify(Object.fromEntries(Object.entries(row).sort(([a], [b]) => (a < b ? -1 : 1))))

/** Counts rows and adds up their hashes. */
class Tally {
  rows = 0
  #sum = 0n

  add(line: string) {
    this.rows++
    this.#sum += BigInt(`0x${createHash('sha256').update(line).digest('hex')}`)
  }

  get sum(): string {
    return BigInt.asUintN(256, this.#sum).toString(16)
  }
}

/**
 * Writes all rows of the database at an address into a folder, as they are at one moment. Null when it has no tables; throws
 * when it has some that no release made, since nobody could put those back.
 */
export const dump = (address: string, folder: string): Promise<Dump | null> => dumpOf(openDatabase(address), folder)

function dumpOf(database: Database, folder: string): Promise<Dump | null> {
  return atOneMoment(database, async (query) => {
    const {keeper, applied: migrations} = await migrationState(query, database.engine)
    if (keeper === 'nobody') return null
    const found = await tablesOf(query, database.engine)
    if (keeper === 'unknown')
      throw new Error(
        `The database has tables without a list of migrations, and they are those of no release: ${found.map(({name}) => name).join(', ')}. Run the release that made them.`,
      )
    if (!found.some(({name}) => name === 'orders'))
      throw new Error(`The database has had ${migrations.at(-1)}, and the table orders is not there.`)
    await mkdir(folder, {recursive: true, mode: 0o700})
    const tables: TableDump[] = []
    for (const table of found) {
      const tally = new Tally()
      const lines = async function* () {
        for await (const rows of pagesOf(query, table))
          for (const line of rows.map(lineOf)) {
            tally.add(line)
            yield `${line}\n`
          }
      }
      await pipeline(lines, createGzip(), createWriteStream(fileOf(folder, table.name), {mode: 0o600}))
      tables.push({name: table.name, rows: tally.rows, sum: tally.sum})
    }
    return {engine: database.engine, migrations, tables}
  })
}

type LoadOptions = {
  /** Rows that are there are deleted in the same transaction; whoever says so keeps them first. */
  replace?: boolean
  /** Netlify makes the tables, and its next deploy would fail on ours. */
  isNetlifys?: boolean | undefined
}

/** Why a dump cannot be loaded into the database at an address; null when it can. */
export async function refuseToLoad(
  address: string,
  {migrations}: Dump,
  {replace = false, isNetlifys = false}: LoadOptions = {},
): Promise<string | null> {
  const {newer, isBeforeBaseline} = await compareMigrations(migrations)
  if (isBeforeBaseline) return olderThanRelease('The orders of the backup are')
  if (newer.length > 0)
    return `The backup has ${newer.join(', ')}, which this release does not know: run the newer one.`
  const database = openDatabase(address)
  return atOneMoment(database, async (query) => {
    const {keeper, applied} = await migrationState(query, database.engine)
    if (keeper === 'unknown') return 'Its tables are those of no release.'
    if (keeper === 'nobody' && isNetlifys) return 'It has no tables yet: the next deploy makes them.'
    const lacking = (await sinceBaseline(migrations)).filter((name) => !applied.includes(name))
    if (keeper !== 'nobody' && lacking.length > 0)
      return `Its tables are of an older release than the backup (without ${lacking.join(', ')}).`
    if (replace) return null
    for (const {name} of await tablesOf(query, database.engine)) {
      const rows = BY_THEMSELVES.includes(name) ? [] : await query(`SELECT 1 AS row FROM ${name} LIMIT 1`)
      if (rows.length > 0) return `There are ${name} in it already.`
    }
    return null
  })
}

/**
 * Puts a dump into a database, all of it or nothing, and brings its tables up to this release. What is read back must be
 * what was written: throws when a table differs.
 */
export async function load(
  address: string,
  folder: string,
  dumped: Dump,
  {replace = false}: LoadOptions = {},
): Promise<void> {
  const database = openDatabase(address)
  const migrations = await sinceBaseline(dumped.migrations)
  const {keeper, applied} = await atOneMoment(database, (query) => migrationState(query, database.engine))
  if (keeper === 'nobody') await migrateOrders(database, migrations)
  else if (applied.length > migrations.length)
    return broughtUpTo(applied, folder, dumped, (newer, dump) => load(address, newer, dump, {replace}))
  await database.transaction(async (query) => {
    const there = await tablesOf(query, database.engine)
    const empty = async () => {
      for (const {name} of there.toReversed())
        if ((replace && name !== 'ledger_exceptions') || BY_THEMSELVES.includes(name))
          await query(`DELETE FROM ${name}`)
    }
    await (there.some(({name}) => name === 'ledger_exceptions')
      ? withLedgerException(query, 'restore', empty)
      : empty())
    await insertDump(query, folder, dumped)
    for (const table of there) {
      const tally = new Tally()
      for await (const rows of pagesOf(query, table)) for (const row of rows) tally.add(lineOf(row))
      const wanted = dumped.tables.find(({name}) => name === table.name)
      if (wanted?.sum !== tally.sum)
        throw new Error(`${table.name} differs: ${tally.rows} rows of ${wanted?.rows ?? 0}. Nothing was restored.`)
    }
  })
  if (keeper === 'nobody') await migrateOrders(database)
}

async function insertDump(query: Query, folder: string, {tables}: Dump) {
  for (const {name} of tables) await insertAll(query, name, fileOf(folder, name))
}

/**
 * A dump of an older release, as it is after later migrations: made in an SQLite file, since the tables that it goes into
 * have had them already and cannot go back.
 */
async function broughtUpTo(
  applied: string[],
  folder: string,
  dumped: Dump,
  work: (folder: string, dump: Dump) => Promise<void>,
): Promise<void> {
  const between = await mkdtemp(path.join(tmpdir(), 'newer-'))
  const database = openSqlite(path.join(between, 'orders.db'))
  try {
    await migrateOrders(database, dumped.migrations)
    await database.transaction(async (query) => {
      for (const {name} of await tablesOf(query, database.engine))
        if (BY_THEMSELVES.includes(name)) await query(`DELETE FROM ${name}`)
      await insertDump(query, folder, dumped)
    })
    await migrateOrders(database, applied)
    const newer = path.join(between, 'rows')
    const dump = await dumpOf(database, newer)
    if (!dump) throw new Error('The rows of the backup could not be brought up to date.')
    await work(newer, dump)
  } finally {
    await database.close()
    await rm(between, {recursive: true, force: true})
  }
}

/** Rows on their way to the database at a time. */
const AT_ONCE = 200

async function insertAll(query: Query, table: string, file: string) {
  let underway: Promise<unknown>[] = []
  for await (const line of createInterface({input: createReadStream(file).pipe(createGunzip())})) {
    const row = JSON.parse(line) as Row
    const columns = Object.keys(row)
    const places = columns.map((_, index) => `$${index + 1}`)
    underway.push(
      query(`INSERT INTO ${table} (${columns.join(', ')}) VALUES (${places.join(', ')})`, Object.values(row)),
    )
    if (underway.length < AT_ONCE) continue
    await Promise.all(underway)
    underway = []
  }
  await Promise.all(underway)
}
