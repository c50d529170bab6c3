import {ENGINES, openTestDatabase, type TestDatabase} from '../../../../tests/support/shop/database.ts'
import {statementsOf} from '../../../database/migrationFiles.ts'
import {openOrder} from '../order.fixture.ts'
import type {Order} from '../order.ts'
import {databaseOrders} from '../store.ts'
import {listCustomers, ordersOfCustomer} from './customers.ts'

const AUDIT = {actor: 'shop', reason: 'settle'} as const
const idOf = (number: number) => `VK-${String(number).padStart(12, '0')}`

describe.each(ENGINES)('customers on %s', (engine) => {
  let store: TestDatabase
  beforeEach(async () => {
    store = await openTestDatabase(engine)
  })
  afterEach(() => store.close())

  /** Orders are numbered by their age. */
  const add = (number: number, customerEmail: string | undefined, change: Partial<Order> = {}) =>
    databaseOrders(store.database).create(
      {
        ...{...openOrder, id: idOf(number), payments: [], status: 'paid', customerEmail},
        createdAt: `2026-01-01T10:00:00.${String(number).padStart(3, '0')}Z`,
        ...change,
      },
      AUDIT,
    )
  const business = (company: string, vatNumber?: string) => ({details: {company, ...(vatNumber && {vatNumber})}})
  const ofCustomer = async (number: number) =>
    (await ordersOfCustomer(store.database, idOf(number))).map((id) => Number(id.slice(3)))
  const listed = async (search?: string) =>
    (await listCustomers(store.database, search)).customers.map(({id, count}) => [Number(id.slice(3)), count])

  test('are known by the mail address or the VAT number, also where one order links two others', async () => {
    await add(1, 'Jo@example.nl', business('Bakkerij', 'NL123456789B01'))
    await add(2, 'jo@EXAMPLE.nl')
    await add(3, 'ann@example.nl', business('De Bakker', 'NL123456789B01'))
    await add(4, 'eve@example.nl', business('Bakkerij'))
    await add(5, undefined)
    await add(6, undefined)
    for (const number of [1, 2, 3]) expect(await ofCustomer(number)).toEqual([3, 2, 1])
    expect(await ofCustomer(4)).toEqual([4])
    expect(await ofCustomer(5)).toEqual([5])
    expect(await ordersOfCustomer(store.database, idOf(9))).toEqual([])
  })

  test('are listed once, by the newest order that they paid for', async () => {
    await add(1, 'jo@example.nl')
    await add(2, 'ann@example.nl', business('Bakkerij', 'NL123456789B01'))
    await add(3, 'ben@example.nl', business('Bakkerij', 'NL123456789B01'))
    await add(4, 'jo@example.nl')
    await add(5, 'jo@example.nl', {status: 'expired'})
    await add(6, 'jo@example.nl', {duplicateOf: idOf(4)})
    await add(7, 'eve@example.nl', {forgottenAt: '2026-01-01T10:00:00.000Z'})
    expect(await listed()).toEqual([
      [4, 2],
      [3, 2],
    ])
  })

  test('are searched like orders, each listed once', async () => {
    await add(1, 'jo@example.nl', business('Bakkerij Jansen'))
    await add(2, 'jo@example.nl', business('Bakkerij Jansen'))
    await add(3, 'jo@example.nl', business('Slagerij'))
    await add(4, 'ann@example.nl', business('Bakkerij Ooievaar'))
    expect(await listed('bakkerij')).toEqual([
      [4, 1],
      [2, 3],
    ])
    const note = {actor: 'operator ann@example.nl', reason: 'addNote', did: {of: 'noted'}} as const
    const noted = (number: number, words: string) =>
      databaseOrders(store.database).update(idOf(number), (kept) => ({...kept}), {...note, note: words})
    await noted(4, 'Belt liever ’s Ochtends: 50% korting besproken')
    await databaseOrders(store.database).update(idOf(1), (kept) => ({...kept, linkSerial: 1}), {
      ...{actor: 'operator ann@example.nl', reason: 'withdraw', note: 'ochtends gebeld'},
    })
    for (const words of ['OCHTENDS', '50% korting']) expect([words, await listed(words)]).toEqual([words, [[4, 1]]])
    expect(await listed('5_% korting')).toEqual([])
    expect(await listed(idOf(1))).toEqual([[1, 3]])
    expect(await listed('nobody')).toEqual([])
  })

  test('come a page at a time, each once', async () => {
    for (let number = 1; number <= 60; number++) await add(number, `klant${number}@example.nl`)
    await add(61, 'klant3@example.nl')
    const first = await listCustomers(store.database)
    const second = await listCustomers(store.database, '', first.next)
    const ids = [...first.customers, ...second.customers].map(({id}) => id)
    expect([first.customers.length, ids.length, new Set(ids).size, second.next]).toEqual([50, 60, 60, undefined])
    expect(ids[0]).toBe(idOf(61))
  })

  test('keeps customers of before known by the same VAT number as those of now', async () => {
    await add(1, 'jo@example.nl', business('Bakkerij', 'NL123456789B01'))
    await add(2, 'ann@example.nl', {details: {vatNumber: ''}})
    await add(3, 'eve@example.nl')
    const {query, script} = store.database
    const kept = () => query('SELECT id, vat_number FROM orders ORDER BY id')
    const now = await kept()
    expect(now.map(({vat_number}) => vat_number)).toEqual(['NL123456789B01', null, null])
    await script('DROP INDEX orders_by_vat_number; ALTER TABLE orders DROP COLUMN vat_number')
    await script(await statementsOf('0036_customers', engine))
    expect(await kept()).toEqual(now)
  })
})
