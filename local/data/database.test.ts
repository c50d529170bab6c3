import {mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs'
import {tmpdir} from 'node:os'
import path from 'node:path'
import {SettingError} from '../settings/environment.ts'
import {openDatabase} from './database.ts'

let folder: string
let file: string
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'database-'))
  file = path.join(folder, 'kept', 'things.db')
})
afterEach(() => rmSync(folder, {recursive: true}))

const FIRST = 'CREATE TABLE thing (name TEXT)'
const SECOND = "ALTER TABLE thing ADD COLUMN colour TEXT DEFAULT 'red'"
const open = (versions: string[]) => openDatabase(file, {versions, synchronous: 'FULL', repair: () => 'Move it away.'})

test('a file of an older version is brought to the newest, with what is in it', () => {
  const old = open([FIRST])
  old.exec("INSERT INTO thing VALUES ('a')")
  old.close()
  const db = open([FIRST, SECOND])
  expect({...db.prepare('SELECT * FROM thing').get()}).toEqual({name: 'a', colour: 'red'})
  db.close()
  open([FIRST, SECOND]).close()
})

test('an upgrade that fails leaves the file as it was', () => {
  open([FIRST]).close()
  expect(() => open([FIRST, `${SECOND}; NONSENSE`])).toThrow(/NONSENSE/)
  open([FIRST, SECOND]).close()
})

test('a file of a newer program is refused with its name and what to do', () => {
  open([FIRST, SECOND]).close()
  const refused = () => open([FIRST])
  expect(refused).toThrow(SettingError)
  expect(refused).toThrow(/things\.db has version 2, .* up to 1 only\. Update .*LOCAL_DIR/)
})

test('a file that is no database is refused with its name and what to do', () => {
  open([FIRST]).close()
  writeFileSync(file, 'nonsense '.repeat(1000))
  const refused = () => open([FIRST])
  expect(refused).toThrow(SettingError)
  expect(refused).toThrow(`${file} is damaged, or no database. Move it away.`)
})

test('a file that somebody else has open is refused, and free again when they close it', () => {
  const first = open([FIRST])
  expect(() => open([FIRST])).toThrow(/in use by another process.*LOCAL_DIR/)
  first.close()
  open([FIRST]).close()
})

test('what was committed is on the disk before it is answered', () => {
  const db = open([FIRST])
  expect({...db.prepare('PRAGMA synchronous').get()}).toEqual({synchronous: 2})
  expect({...db.prepare('PRAGMA journal_mode').get()}).toEqual({journal_mode: 'wal'})
  db.close()
})

test('a page that is damaged is found after an end that was none', () => {
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
