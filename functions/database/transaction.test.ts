import {ENGINES, openTestDatabase, type TestDatabase} from '../../tests/support/shop/database.ts'
import type {Statement} from './database.ts'

describe.each(ENGINES)('the batch of a transaction in %s', (engine) => {
  let store: TestDatabase
  beforeEach(async () => {
    store = await openTestDatabase(engine)
  })
  afterEach(() => store.close())

  const mark = (name: string, value: string): Statement => ({
    text: 'INSERT INTO marks (name, value) VALUES ($1, $2)',
    values: [name, value],
  })
  const write = (...writes: Statement[]) =>
    store.database.transaction(async (_, batch) => {
      batch.push(...writes)
    })
  const kept = () => store.database.query('SELECT name, value FROM marks ORDER BY name')

  test('is written in its order: each statement sees those before', async () => {
    await write(mark('a', '1'), mark('b', '2'))
    await write(
      {text: 'UPDATE marks SET value = $1 WHERE name = $2 AND value <> $1', values: ['3', 'a']},
      {text: 'DELETE FROM marks WHERE name IN ($1)', values: ['b']},
      mark('b', '4'),
    )
    expect(await kept()).toEqual([
      {name: 'a', value: '3'},
      {name: 'b', value: '4'},
    ])
  })

  test('comes to nothing when one statement fails, with the error of that one', async () => {
    await write(mark('a', '1'))
    const failed = write(mark('b', '2'), mark('a', '3'), mark('c', '4'))
    await expect(failed).rejects.toMatchObject({code: engine === 'SQLite' ? '1555' : '23505'})
    expect(await kept()).toEqual([{name: 'a', value: '1'}])
  })

  test('is not written when the work throws', async () => {
    const failed = store.database.transaction(async (_, batch) => {
      batch.push(mark('a', '1'))
      throw new Error('no')
    })
    await expect(failed).rejects.toThrow('no')
    expect(await kept()).toEqual([])
  })
})
