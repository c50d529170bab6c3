import {ENGINES, openTestDatabase, type TestDatabase} from '../../../tests/support/shop/database.ts'
import type {Database} from '../../database/database.ts'
import {countRefused, deleteOldLinks, newLink, takeLink} from './signInLink.ts'

const JO = 'jo@example.nl'
const START = new Date('2026-11-22T10:00:00Z')

describe.each(ENGINES)('links that sign in once, on %s', (engine) => {
  let store: TestDatabase
  beforeEach(async () => {
    store = await openTestDatabase(engine)
  })
  afterEach(() => store.close())
  const at = (minutes: number) => ({database: store.database, now: new Date(START.getTime() + minutes * 60_000)})

  test('a link works once, for a quarter of an hour', async () => {
    const link = (await newLink(JO, 'account', at(0))) ?? ''
    expect(await takeLink(link, 'account', at(14))).toBe(JO)
    expect(await takeLink(link, 'account', at(14))).toBeNull()
    const late = (await newLink(JO, 'account', at(20))) ?? ''
    expect(await takeLink(late, 'account', at(36))).toBeNull()
  })

  test('a customer’s link opens nothing of the company, nor the other way round', async () => {
    const customer = (await newLink(JO, 'account', at(0))) ?? ''
    const operator = (await newLink(JO, 'office', at(0))) ?? ''
    expect(await takeLink(customer, 'office', at(1))).toBeNull()
    expect(await takeLink(operator, 'account', at(1))).toBeNull()
    expect(await takeLink(operator, 'office', at(1))).toBe(JO)
  })

  test('a customer gets one in three minutes, whoever asks for it; another address is not held up', async () => {
    expect(await newLink(JO, 'account', at(0))).not.toBeNull()
    expect(await newLink(JO, 'account', at(2))).toBeNull()
    expect(await newLink('ann@example.nl', 'account', at(2))).not.toBeNull()
    expect(await newLink(JO, 'account', at(4))).not.toBeNull()
  })

  test('gives one link to twenty simultaneous requests over several connections', async () => {
    const connections = [store.database, store.another(), store.another(), store.another()] as const
    const slow = (database: Database) => database.query('SELECT 1') // to connect takes longer than to ask
    await Promise.all(connections.flatMap((each) => [slow(each), slow(each), slow(each), slow(each), slow(each)]))
    const asking = Array.from({length: 20}, (_, index) =>
      newLink(JO, 'account', {...at(0), database: connections[index % 4] ?? store.database}),
    )
    expect((await Promise.all(asking)).filter((link) => link !== null)).toHaveLength(1)
  })

  test.each([
    ['account', 8],
    ['office', 11],
  ] as const)('an address that anybody asks for all day gets few mails: for %s %i', async (audience, most) => {
    let links = 0
    for (let minutes = 0; minutes < 24 * 60; minutes += 2)
      links += Number((await newLink(JO, audience, at(minutes))) !== null)
    expect(links).toBe(most)
    // The next day is no better for whoever goes on, and nobody waits for longer than six hours.
    for (let minutes = 24 * 60; minutes < 48 * 60; minutes += 2)
      links += Number((await newLink(JO, audience, at(minutes))) !== null)
    expect(links).toBeLessThanOrEqual(2 * most)
    expect(await newLink(JO, audience, at(54 * 60))).not.toBeNull()
  })

  test('sends the next link at once when the last one was used', async () => {
    for (let day = 0; day < 6; day++) {
      const link = (await newLink(JO, 'account', at(day))) ?? 'refused'
      expect(await takeLink(link, 'account', at(day))).toBe(JO)
    }
  })

  test('addresses that were refused are counted, without their names, for two days', async () => {
    for (let minutes = 0; minutes < 10; minutes++) await newLink(JO, 'account', at(minutes))
    await newLink('ann@example.nl', 'account', at(1))
    expect(await countRefused(store.database, at(0).now.toISOString())).toBe(1)
    expect(JSON.stringify(await store.database.query('SELECT * FROM sign_in_requests'))).not.toContain('example.nl')
    await deleteOldLinks(store.database, at(16 + 2 * 24 * 60).now)
    expect(await store.database.query('SELECT * FROM sign_in_requests')).toEqual([])
  })

  test('an address goes with the time in which its link works, though nobody asks for another', async () => {
    await newLink(JO, 'account', at(0))
    await deleteOldLinks(store.database, at(14).now)
    expect(await store.database.query('SELECT email FROM sign_in_links')).toEqual([{email: JO}])
    await deleteOldLinks(store.database, at(16).now)
    expect(await store.database.query('SELECT email FROM sign_in_links')).toEqual([])
  })
})
