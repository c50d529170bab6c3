import {mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs'
import {tmpdir} from 'node:os'
import path from 'node:path'
import {openDatabase, StorageError} from './database.ts'

let folder: string
let file: string
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'database-'))
  file = path.join(folder, 'kept', 'things.db')
})
afterEach(() => rmSync(folder, {recursive: true}))

const FIRST = 'CREATE TABLE thing (name TEXT)'
const SECOND = "ALTER TABLE thing ADD COLUMN colour TEXT DEFAULT 'red'"
const open = (versions: string[], first = 1) => openDatabase(file, {versions, first, repair: () => 'Move it away.'})

test('upgrades a file of an older version with its rows', () => {
  const old = open([FIRST])
  old.exec("INSERT INTO thing VALUES ('a')")
  old.close()
  const db = open([FIRST, SECOND])
  expect({...db.prepare('SELECT * FROM thing').get()}).toEqual({name: 'a', colour: 'red'})
  db.close()
  open([FIRST, SECOND]).close()
})

test('leaves the file unchanged when an upgrade fails', () => {
  open([FIRST]).close()
  expect(() => open([FIRST, `${SECOND}; NONSENSE`])).toThrow(/NONSENSE/)
  open([FIRST, SECOND]).close()
})

test('refuses a file of a newer program with its name and what to do', () => {
  open([FIRST, SECOND]).close()
  const refused = () => open([FIRST])
  expect(refused).toThrow(StorageError)
  expect(refused).toThrow(/things\.db has version 2, .* up to 1 only\. Update .*another folder/)
})

test('refuses a file older than the first version it knows, and leaves it as it is', () => {
  open([FIRST]).close()
  const before = readFileSync(file)
  const refused = () => open([FIRST, SECOND], 2)
  expect(refused).toThrow(StorageError)
  expect(refused).toThrow(/things\.db has version 1, .* from 2 on only\. Nothing was changed\. .*commit e1d775c1/)
  expect(readFileSync(file)).toEqual(before)
  open([FIRST]).close()
})

test('makes a new file of the newest version, and upgrades one of the first', () => {
  open([FIRST], 5).close()
  const db = open([FIRST, SECOND], 5)
  expect({...db.prepare('PRAGMA user_version').get()}).toEqual({user_version: 6})
  db.exec("INSERT INTO thing VALUES ('a', 'blue')")
  db.close()
  open([FIRST, SECOND], 5).close()
})

test('refuses a file that is no database with its name and what to do', () => {
  open([FIRST]).close()
  writeFileSync(file, 'nonsense '.repeat(1000))
  const refused = () => open([FIRST])
  expect(refused).toThrow(StorageError)
  expect(refused).toThrow(`${file} is damaged, or no database. Move it away.`)
})

test('refuses a file that another process has open, until it is closed', () => {
  const first = open([FIRST])
  expect(() => open([FIRST])).toThrow(/in use by another process.*another folder/)
  first.close()
  open([FIRST]).close()
})

test('writes a transaction to the disk before it is answered', () => {
  const db = open([FIRST])
  expect({...db.prepare('PRAGMA synchronous').get()}).toEqual({synchronous: 2})
  expect({...db.prepare('PRAGMA journal_mode').get()}).toEqual({journal_mode: 'wal'})
  db.close()
})

test('finds a damaged page after a process that did not close the file', () => {
  const db = open([FIRST])
  const insert = db.prepare('INSERT INTO thing VALUES (?)')
  for (let index = 0; index < 5000; index++) insert.run(`a thing with the number ${index}`)
  db.close()
  const bytes = readFileSync(file)
  bytes.fill(0x5a, 8192, 12_288)
  writeFileSync(file, bytes)
  open([FIRST]).close() // its end was one
  writeFileSync(`${file}-wal`, '')
  expect(() => open([FIRST])).toThrow(`${file} is damaged, or no database. Move it away.`)
})
