import {ENGINES, openTestDatabase, type TestDatabase} from '../../tests/support/shop/database.ts'
import {prepareOrders} from './prepare.ts'

describe.each(ENGINES)('on %s', (engine) => {
  let store: TestDatabase
  beforeEach(async () => {
    store = await openTestDatabase(engine)
    await store.database.query("INSERT INTO migrations (name, at) VALUES ('9001_newer', '2027-06-09T12:00:00Z')")
  })
  afterEach(() => store.close())

  test('goes on with the tables of a newer release where a release may be put back, and changes nothing', async () => {
    expect(await prepareOrders(store.url, {takesNewer: true})).toEqual([
      'Orders: the database has 9001_newer, of a newer release; this one goes on with it, and changes nothing',
    ])
  })

  test('refuses the tables of a newer release elsewhere, and always when its own are missing', async () => {
    await expect(prepareOrders(store.url)).rejects.toThrow('9001_newer')
    await store.database.query("DELETE FROM migrations WHERE name = '0061_search_by_part'")
    await expect(prepareOrders(store.url, {takesNewer: true})).rejects.toThrow('9001_newer')
  })
})
