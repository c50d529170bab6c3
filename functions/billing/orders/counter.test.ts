import {inProcess} from '../../../tests/support/run/childProcess.ts'
import {ENGINES, openTestDatabase, type TestDatabase} from '../../../tests/support/shop/database.ts'
import type {Database} from '../../database/database.ts'
import {nextNumber} from './counter.ts'

const NAME = 'invoices 2026'
const counted = (count: number) => Array.from({length: count}, (_, index) => index + 1)
const take = (database: Database, name = NAME) => database.transaction((query) => nextNumber(query, name))
const ascending = (numbers: number[]) => numbers.toSorted((a, b) => a - b)

describe.each(ENGINES)('numbers in %s', (engine) => {
  let store: TestDatabase
  beforeEach(async () => {
    store = await openTestDatabase(engine)
    await store.database.script('CREATE TABLE taken (number integer NOT NULL)')
  })
  afterEach(() => store.close())

  const kept = async () =>
    (await store.database.query('SELECT number FROM taken ORDER BY number')).map(({number}) => Number(number))

  test('each counter begins at one and goes up by one', async () => {
    expect([await take(store.database), await take(store.database)]).toEqual([1, 2])
    expect(await take(store.database, 'invoices 2027')).toBe(1)
  })

  test('a number of a transaction that came to nothing is the next one’s', async () => {
    await take(store.database)
    const fails = store.database.transaction(async (query) => {
      expect(await nextNumber(query, NAME)).toBe(2)
      throw new Error('no')
    })
    await expect(fails).rejects.toThrow('no')
    expect(await take(store.database)).toBe(2)
  })

  test('connections that take numbers at once, half of them for nothing, leave no gap and no double', async () => {
    const connections = [store.database, store.another(), store.another(), store.another()]
    const works = Array.from({length: 60}, (_, index) =>
      connections[index % 4]?.transaction(async (query) => {
        const number = await nextNumber(query, NAME)
        if (index % 2 === 1) throw new Error('no')
        return number
      }),
    )
    const numbers = (await Promise.allSettled(works)).flatMap((each) =>
      each.status === 'fulfilled' ? [Number(each.value)] : [],
    )
    expect(ascending(numbers)).toEqual(counted(30))
  })

  test('three processes that take twenty each, and give up as many, leave no gap and no double', async () => {
    const program = `
      import {openDatabase} from './database/index.ts'
      import {nextNumber} from './billing/orders/counter.ts'
      const database = openDatabase(${JSON.stringify(store.url)})
      const work = (index) => database.transaction(async (query) => {
        await query('INSERT INTO taken (number) VALUES ($1)', [await nextNumber(query, '${NAME}')])
        if (index % 2 === 1) throw new Error('no')
      }).catch((error) => { if (error.message !== 'no') throw error })
      const lane = async (first) => {
        for (let index = first; index < 40; index += 4) await work(index + Math.floor(index / 4))
      }
      await Promise.all([0, 1, 2, 3].map(lane))
      await database.close()`
    expect(await Promise.all(counted(3).map(() => inProcess(program)))).toEqual([0, 0, 0])
    expect(await kept()).toEqual(counted(60))
    expect(await take(store.database)).toBe(61)
  })

  test('a killed process gives its number back', async () => {
    const program = `
      import {openDatabase} from './database/index.ts'
      import {nextNumber} from './billing/orders/counter.ts'
      await openDatabase(${JSON.stringify(store.url)}).transaction(async (query) => {
        await nextNumber(query, '${NAME}')
        process.kill(process.pid, 'SIGKILL')
        await new Promise(() => {})
      })`
    expect(await inProcess(program)).toBeNull()
    expect(await take(store.database)).toBe(1)
  })
})
