import {cpSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs'
import {tmpdir} from 'node:os'
import path from 'node:path'
import {ENGINES, openTestDatabase, type TestDatabase} from '../../tests/support/shop/database.ts'
import {migrate} from './migrate.ts'

const FILES = path.join(import.meta.dirname, '../../netlify/database/migrations')

describe.each(ENGINES)('migrations of %s', (engine) => {
  let store: TestDatabase
  let folder: string
  const write = (name: string, statements: string) => writeFileSync(path.join(folder, `${name}.sql`), statements)
  beforeEach(async () => {
    store = await openTestDatabase(engine)
    folder = mkdtempSync(path.join(tmpdir(), 'migrations-'))
    cpSync(FILES, folder, {recursive: true})
  })
  afterEach(async () => {
    await store.close()
    rmSync(folder, {recursive: true})
  })

  test('are applied once, each', async () => {
    expect(await migrate(store.database, folder)).toEqual([])
    write('9001_more', 'CREATE TABLE more (id text PRIMARY KEY);')
    expect(await migrate(store.database, folder)).toEqual(['9001_more'])
    expect(await migrate(store.database, folder)).toEqual([])
    expect(await store.database.query('SELECT id FROM more')).toEqual([])
  })

  test('are applied whole or not at all', async () => {
    write('9001_broken', 'CREATE TABLE half (id text PRIMARY KEY); CREATE TABLE orders (id text);')
    await expect(migrate(store.database, folder)).rejects.toThrow()
    await expect(store.database.query('SELECT id FROM half')).rejects.toThrow()
    write('9001_broken', 'CREATE TABLE half (id text PRIMARY KEY);')
    expect(await migrate(store.database, folder)).toEqual(['9001_broken'])
  })

  test('tables of a newer release are refused by name', async () => {
    write('9001_newer', 'CREATE TABLE newer (id text PRIMARY KEY);')
    await migrate(store.database, folder)
    await expect(migrate(store.database)).rejects.toThrow('9001_newer')
  })
})
