import {createHash} from 'node:crypto'
import {createReadStream, createWriteStream} from 'node:fs'
import {mkdir} from 'node:fs/promises'
import path from 'node:path'
import {createInterface} from 'node:readline'
import {pipeline} from 'node:stream/promises'
import {createGunzip, createGzip} from 'node:zlib'
import type {Database, Query, Row} from '../database/database.ts'
import {openDatabase} from '../database/index.ts'
import {migrate, migrationsIn} from '../database/migrate.ts'
import {appliedMigrations, atOneMoment, pagesOf, tablesOf} from '../database/tables.ts'

/** What a table held: how many rows, and a sum that no other rows have, whatever their order. */
type TableDump = {name: string; rows: number; sum: string}
export type Dump = {engine: Database['engine']; migrations: string[]; tables: TableDump[]}

/** Written anew by the schedule of whatever runs: an otherwise empty database may have them. */
const BY_THEMSELVES = ['marks']

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

/** Writes all rows of the database at an address into a folder, as they are at one moment. Null when it has no tables. */
export function dump(address: string, folder: string): Promise<Dump | null> {
  const database = openDatabase(address)
  return atOneMoment(database, async (query) => {
    const migrations = await appliedMigrations(query, database.engine)
    if (migrations.length === 0) return null
    await mkdir(folder, {recursive: true, mode: 0o700})
    const tables: TableDump[] = []
    for (const table of await tablesOf(query, database.engine)) {
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

/** Why a dump cannot be loaded into the database at an address; null when it can. */
export async function refuseToLoad(address: string, {migrations}: Dump): Promise<string | null> {
  const known = await migrationsIn()
  const newer = migrations.filter((name) => !known.includes(name))
  if (newer.length > 0)
    return `The backup has ${newer.join(', ')}, which this release does not know: run the newer one.`
  const database = openDatabase(address)
  return atOneMoment(database, async (query) => {
    const applied = await appliedMigrations(query, database.engine)
    if (applied.length > 0 && applied.join() !== migrations.join())
      return `Its tables are of another release (${applied.at(-1)}) than the backup (${migrations.at(-1)}).`
    for (const {name} of await tablesOf(query, database.engine)) {
      const rows = BY_THEMSELVES.includes(name) ? [] : await query(`SELECT 1 AS row FROM ${name} LIMIT 1`)
      if (rows.length > 0) return `There are ${name} in it already.`
    }
    return null
  })
}

/**
 * Puts a dump into an empty database, all of it or nothing, and brings its tables up to this release. What is read back
 * must be what was written: throws when a table differs.
 */
export async function load(address: string, folder: string, {migrations, tables}: Dump): Promise<void> {
  const database = openDatabase(address)
  const applied = await atOneMoment(database, (query) => appliedMigrations(query, database.engine))
  if (applied.length === 0) await migrate(database, undefined, migrations)
  await database.transaction(async (query) => {
    for (const name of BY_THEMSELVES) await query(`DELETE FROM ${name}`)
    for (const {name} of tables) await insertAll(query, name, fileOf(folder, name))
    for (const table of await tablesOf(query, database.engine)) {
      const tally = new Tally()
      for await (const rows of pagesOf(query, table)) for (const row of rows) tally.add(lineOf(row))
      const wanted = tables.find(({name}) => name === table.name)
      if (wanted?.sum !== tally.sum)
        throw new Error(`${table.name} differs: ${tally.rows} rows of ${wanted?.rows ?? 0}. Nothing was restored.`)
    }
  })
  if (applied.length === 0) await migrate(database)
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
