import {ENGINES, openTestDatabase, type TestDatabase} from '../../tests/support/shop/database.ts'
import {claimTurn, giveUpTurn} from './turns.ts'

const AT = new Date('2027-06-09T10:00:00Z')
const later = (minutes: number) => new Date(AT.getTime() + minutes * 60_000)

describe.each(ENGINES)('turns of background jobs on %s', (engine) => {
  let store: TestDatabase
  beforeEach(async () => {
    store = await openTestDatabase(engine)
  })
  afterEach(() => store.close())

  test('go to one of several that ask at once', async () => {
    const claims = await Promise.all(Array.from({length: 8}, () => claimTurn(store.database, 'reconcile', AT)))
    expect(claims.filter(Boolean)).toHaveLength(1)
  })

  test('are of each job by itself, and the next goes to anybody', async () => {
    expect(await claimTurn(store.database, 'reconcile', AT)).toBe(true)
    expect(await claimTurn(store.database, 'change-sets', AT)).toBe(true)
    expect(await claimTurn(store.database, 'reconcile', later(5))).toBe(true)
  })

  test('that are given up are claimed again, and a later one stays', async () => {
    expect(await claimTurn(store.database, 'reconcile', AT)).toBe(true)
    await giveUpTurn(store.database, 'reconcile', AT)
    expect(await claimTurn(store.database, 'reconcile', AT)).toBe(true)
    expect(await claimTurn(store.database, 'reconcile', later(5))).toBe(true)
    await giveUpTurn(store.database, 'reconcile', AT)
    expect(await claimTurn(store.database, 'reconcile', later(5))).toBe(false)
  })

  test('that are over are claimed by nobody whose clock is late', async () => {
    expect(await claimTurn(store.database, 'reconcile', later(5))).toBe(true)
    expect(await claimTurn(store.database, 'reconcile', AT)).toBe(false)
  })
})
