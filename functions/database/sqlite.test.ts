import {mkdtempSync, rmSync} from 'node:fs'
import {tmpdir} from 'node:os'
import path from 'node:path'
import {DatabaseSync} from 'node:sqlite'
import {openSqlite} from './sqlite.ts'

const GIVE_UP_MS = 500
/** One after the other they would take so many times as long. */
const CALLERS = 40

test('refuses all callers of a locked file at the same moment, and works when it is free', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'locked-'))
  const file = path.join(folder, 'orders.db')
  const database = openSqlite(file, GIVE_UP_MS)
  await database.script('CREATE TABLE things (id integer)')
  const other = new DatabaseSync(file)
  other.exec('BEGIN IMMEDIATE')
  const started = performance.now()
  const insert = () => database.transaction((query) => query('INSERT INTO things (id) VALUES (1)'))
  const answers = await Promise.allSettled(Array.from({length: CALLERS}, insert))
  expect(answers.every(({status}) => status === 'rejected')).toBe(true)
  expect(performance.now() - started).toBeLessThan((CALLERS / 2) * GIVE_UP_MS)
  other.exec('ROLLBACK')
  await insert()
  expect(await database.query('SELECT id FROM things')).toEqual([{id: 1}])
  other.close()
  await database.close()
  rmSync(folder, {recursive: true})
})
