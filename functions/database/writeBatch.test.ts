import {ENGINES, openTestDatabase, type TestDatabase} from '../../tests/support/shop/database.ts'
import type {Statement} from './database.ts'

describe.each(ENGINES)('writes together, in %s', (engine) => {
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
    store.database.transaction(async (query) => store.database.writeBatch(query, writes))
  const kept = () => store.database.query('SELECT name, value FROM marks ORDER BY name')

  test('each write has its own values, however often one names them', async () => {
    await write(mark('a', '1'), mark('b', '2'))
    await write(
      {text: 'UPDATE marks SET value = $1 WHERE name = $2 AND value <> $1', values: ['3', 'a']},
      {text: 'DELETE FROM marks WHERE name IN ($1)', values: ['b']},
      mark('c', '4'),
    )
    expect(await kept()).toEqual([
      {name: 'a', value: '3'},
      {name: 'c', value: '4'},
    ])
  })

  test('one alone is itself, and none is nothing', async () => {
    await write(mark('a', '1'))
    await write()
    expect(await kept()).toEqual([{name: 'a', value: '1'}])
  })

  test('when one fails none is done', async () => {
    await write(mark('a', '1'))
    await expect(write(mark('b', '2'), mark('a', '3'), mark('c', '4'))).rejects.toThrow()
    expect(await kept()).toEqual([{name: 'a', value: '1'}])
  })
})
