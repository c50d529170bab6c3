import {mkdtempSync, rmSync} from 'node:fs'
import {tmpdir} from 'node:os'
import path from 'node:path'
import {DatabaseSync} from 'node:sqlite'
import {openSqlite} from './sqlite.ts'

const GIVE_UP_MS = 1000

test('who waits behind others for a locked file is told as soon as they are, and works when it is free', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'locked-'))
  const file = path.join(folder, 'orders.db')
  const database = openSqlite(file, GIVE_UP_MS)
  await database.script('CREATE TABLE things (id integer)')
  const other = new DatabaseSync(file)
  other.exec('BEGIN IMMEDIATE')
  const started = performance.now()
  const insert = () => database.transaction((query) => query('INSERT INTO things (id) VALUES (1)'))
  const answers = await Promise.allSettled([1, 2, 3, 4, 5].map(insert))
  expect(answers.map(({status}) => status)).toEqual(['rejected', 'rejected', 'rejected', 'rejected', 'rejected'])
  expect(performance.now() - started).toBeLessThan(4 * GIVE_UP_MS)
  other.exec('ROLLBACK')
  await insert()
  expect(await database.query('SELECT id FROM things')).toEqual([{id: 1}])
  other.close()
  await database.close()
  rmSync(folder, {recursive: true})
})
