import {ENGINES, openTestDatabase, type TestDatabase} from '../../../../tests/support/shop/database.ts'
import {statementsOf} from '../../../database/migrationFiles.ts'
import {alert} from '../alerts.ts'
import {withAlert} from '../notify.ts'
import {openOrder} from '../order.fixture.ts'
import type {Order} from '../order.ts'
import {databaseOrders} from '../store.ts'
import {countNeeds, listOrders, type OrderFilter, PAGE_SIZE, plansSold} from './list.ts'

const AUDIT = {actor: 'shop', reason: 'settle'} as const
const idOf = (number: number) => `VK-${String(number).padStart(12, '0')}`

describe.each(ENGINES)('the list of orders on %s', (engine) => {
  let store: TestDatabase
  beforeEach(async () => {
    store = await openTestDatabase(engine)
  })
  afterEach(() => store.close())

  const add = (number: number, change: Partial<Order> = {}) =>
    databaseOrders(store.database).create(
      {
        ...openOrder,
        id: idOf(number),
        payments: [],
        createdAt: `2026-11-${String(number).padStart(2, '0')}T10:00:00.000Z`,
        ...change,
      },
      AUDIT,
    )
  const found = async (filter: OrderFilter) =>
    (await listOrders(store.database, filter)).orders.map(({id}) => Number(id.slice(3)))

  test('the newest come first, a page at a time, each once, also when many came at one moment', async () => {
    for (let number = 1; number <= PAGE_SIZE + 20; number++)
      await add(number, {createdAt: number > 30 ? '2026-11-20T10:00:00.000Z' : '2026-11-10T10:00:00.000Z'})
    const first = await listOrders(store.database, {})
    const second = await listOrders(store.database, {}, first.next)
    expect([first.orders.length, second.orders.length, first.count, second.next]).toEqual([
      PAGE_SIZE,
      20,
      70,
      undefined,
    ])
    expect(new Set([...first.orders, ...second.orders].map(({id}) => id)).size).toBe(70)
    expect(first.orders[0]?.id).toBe(idOf(31))
  })

  test('is searched by number, address, name or what Mollie calls it', async () => {
    await add(1, {customerName: 'José Müller', customerEmail: 'Jose@Example.nl', customerId: 'cst_one1'})
    await add(2, {customerName: 'Ann', customerEmail: 'ann@100%.example', customerId: 'cst_two2'})
    await add(3, {
      customerName: undefined,
      customerEmail: undefined,
      payments: [{id: 'tr_three3', kind: 'first', status: 'paid', refunded: 0, chargedBack: 0}],
      subscription: {id: 'sub_three3', startDate: '2027-01-01', state: 'running'},
    })
    expect(await found({search: 'jose'})).toEqual([1])
    expect(await found({search: 'MÜLLER'})).toEqual([1])
    expect(await found({search: 'jose@example.nl'})).toEqual([1])
    for (const search of ['JOSE@example.nl\u200b', 'mailto:jose@example.nl', 'José <jose@Example.nl>'])
      expect(await found({search})).toEqual([1])
    expect(await found({search: '100%'})).toEqual([2])
    expect(await found({search: '%'})).toEqual([2])
    expect(await found({search: idOf(3).toLowerCase()})).toEqual([3])
    expect(await found({search: '000002'})).toEqual([2])
    expect(await found({search: 'tr_three3'})).toEqual([3])
    expect(await found({search: 'sub_three3'})).toEqual([3])
    expect(await found({search: 'cst_two2'})).toEqual([2])
    expect(await found({search: "'; DROP TABLE orders"})).toEqual([])
  })

  const details = {
    ...{company: 'Bakkerij de Ooievaar', website: 'https://ooievaar.example/', country: 'NL'},
    ...{vatNumber: 'NL123456782B90', street: 'Dorpsstraat 1', postalCode: '1234 AB', city: 'Ons Dorp'},
    contactPhone: '+31 (0)6 1234-5678',
  }

  test('names the company, and finds an order by its numbers however they are typed', async () => {
    await add(1, {details, customerName: 'Jo'})
    await add(2, {
      details: {...details, company: '', vatNumber: '', postalCode: '1234 AC', contactPhone: '00 32 470 123456'},
    })
    const {orders} = await listOrders(store.database, {})
    expect(orders.map(({company}) => company)).toEqual([undefined, 'Bakkerij de Ooievaar'])
    for (const search of [
      'ooievaar',
      'de Ooievaar',
      'nl 1234.56.782 b90',
      '123456782',
      '1234ab',
      '1234 AB',
      '1234  ab',
    ])
      expect([search, (await found({search})).filter((number) => number === 1)]).toEqual([search, [1]])
    for (const search of ['1234ab', '06-1234 5678', '0612345678', '+31612345678', '0031 6 12345678', '12345678'])
      expect([search, await found({search})]).toEqual([search, [1]])
    for (const search of ['1234ac', '+32 470 12 34 56', '0032470123456', '470123'])
      expect([search, await found({search})]).toEqual([search, [2]])
  })

  test('finds an order by the number of its invoice or credit note, in any case', async () => {
    await add(1)
    await add(2)
    for (const [id, number, kind] of [
      [idOf(1), '2026-00001', 'invoice'],
      [idOf(2), 'TEST-2026-00002', 'creditNote'],
    ])
      await store.database.query(
        `INSERT INTO invoices (number, order_id, payment_id, kind, issued_at, company, country, data)
        VALUES ($1, $2, 'tr_1', $3, '2026-11-01T10:00:00Z', '', 'NL', '{}')`,
        [String(number), String(id), String(kind)],
      )
    expect(await found({search: '2026-00001'})).toEqual([1])
    expect(await found({search: ' test-2026-00002 '})).toEqual([2])
    expect(await found({search: '2026-00003'})).toEqual([])
  })

  test('orders of before are searched by the same text as those made now', async () => {
    await add(1, {details})
    await add(2, {details: {...details, vatNumber: '', contactPhone: '0032.470/123456'}})
    await add(3, {details: undefined})
    await add(4, {details: {...details, postalCode: '', contactPhone: '0031 6 12345678'}})
    const searched = () => store.database.query('SELECT id, search FROM orders ORDER BY id')
    const now = await searched()
    for (const {id = '', search} of now)
      await store.database.query('UPDATE orders SET search = $2 WHERE id = $1', [
        id,
        String(search).replace(/(ooievaar\.example\/).*/, '$1'),
      ])
    await store.database.script(await statementsOf('0030_searched_numbers', engine))
    expect(await searched()).toEqual(now)
  })

  test('a changed address is found, and the one before is not', async () => {
    await add(1, {customerEmail: 'wrong@example.nl'})
    await databaseOrders(store.database).update(
      idOf(1),
      (order) => ({...order, customerEmail: 'right@example.nl'}),
      AUDIT,
    )
    expect(await found({search: 'right@'})).toEqual([1])
    expect(await found({search: 'wrong@'})).toEqual([])
  })

  test('is narrowed by status, plan, month and what it needs, together', async () => {
    await add(1, {status: 'paid', plan: 'basis'})
    await add(2, {status: 'paid'})
    await add(3, {mails: [{kind: 'confirmation', to: 'a@example.nl', state: 'given up'}]})
    await add(4, {status: 'paid', createdAt: '2026-10-31T22:30:00.000Z'})
    await databaseOrders(store.database).update(
      idOf(2),
      (order) => withAlert(withAlert(order, alert('madeAgain')), alert('detailsMissing')),
      AUDIT,
    )
    expect(await found({status: 'paid'})).toEqual([2, 1, 4])
    expect(await found({status: 'paid', plan: 'basis'})).toEqual([1])
    expect(await found({needs: 'person'})).toEqual([2])
    expect(await found({needs: 'mail'})).toEqual([3, 2]) // the notice that somebody is needed
    expect(await found({needs: 'person', status: 'open'})).toEqual([])
    expect(await found({month: '2026-10'})).toEqual([4])
    expect(await found({month: '2026-11', status: 'paid', search: 'jo@'})).toEqual([2, 1])
    expect((await listOrders(store.database, {needs: 'person'})).count).toBe(1)
    expect(await countNeeds(store.database)).toEqual({
      person: 1,
      mail: 2,
      overdue: 0,
      onHold: 0,
      toBegin: 0,
      details: 0,
      invoice: 0,
    })
    expect(await plansSold(store.database)).toEqual([
      {key: 'basis', name: 'Pro'},
      {key: 'pro', name: 'Pro'},
    ])
  })

  test('the plans that were ever sold are told with the name that each was sold by last; before the first there are none', async () => {
    expect(await plansSold(store.database)).toEqual([])
    await add(1, {plan: 'pro', planName: 'Pro'})
    await add(2, {plan: 'basis', planName: 'Basis'})
    await add(3, {plan: 'pro', planName: 'Plus'})
    expect(await plansSold(store.database)).toEqual([
      {key: 'basis', name: 'Basis'},
      {key: 'pro', name: 'Plus'},
    ])
  })

  test('an address is found by any part of it, as people write it and as it is kept', async () => {
    await add(1, {customerEmail: 'jo@xn--mnchen-bakkerij-zvb.de'})
    await add(2, {customerEmail: 'ann@example.nl'})
    for (const search of ['Jo@MÜNCHEN-bakkerij.de', 'münchen', 'MÜNCHEN-b', 'jo@mün', 'xn--mnchen', 'mnchen-bakkerij'])
      expect([search, await found({search})]).toEqual([search, [1]])
  })

  test('a month begins at midnight in Amsterdam, in summer too', async () => {
    await add(1, {createdAt: '2026-06-30T21:59:59.999Z'})
    await add(2, {createdAt: '2026-06-30T22:00:00.000Z'})
    await add(3, {createdAt: '2026-07-31T21:59:59.000Z'})
    expect(await found({month: '2026-07'})).toEqual([3, 2])
    expect(await found({month: '2026-06'})).toEqual([1])
  })

  test('each says what came back, and whether it was cancelled', async () => {
    await add(1, {
      status: 'paid',
      payments: [
        {id: 'tr_1', kind: 'first', status: 'paid', refunded: 500, chargedBack: 0},
        {id: 'tr_2', kind: 'renewal', status: 'paid', refunded: 100, chargedBack: 900},
      ],
      subscription: {
        id: 'sub_1',
        startDate: '2027-01-01',
        state: 'cancelled',
        cancelledAt: '2026-11-22T10:00:00.000Z',
        endsOn: '2027-01-01',
      },
    })
    const {orders} = await listOrders(store.database, {})
    expect(orders).toMatchObject([{refunded: 600, chargedBack: 900, state: 'cancelled', alerts: 0}])
  })
})
