import {inProcess} from '../../../tests/support/run/childProcess.ts'
import {ENGINES, openTestDatabase, type TestDatabase} from '../../../tests/support/shop/database.ts'
import {alert} from './alerts.ts'
import {withAlert, withMail} from './notify.ts'
import {eventfulOrder, openOrder} from './order.fixture.ts'
import type {Order} from './order.ts'
import type {Orders} from './orders.ts'
import {databaseOrders} from './store.ts'
import {nameOfText} from './texts.ts'

const AUDIT = {actor: 'customer', reason: 'checkout'} as const
const NOW = new Date('2025-09-24T05:31:00.000Z')
const UNKNOWN = 'VK-ZZZZZZZZZZZZ'
const order = openOrder
const raise = (kept: Order) => ({...kept, total: kept.total + 1})

/** An order with everything that one can have. */
const full: Order = {
  ...withAlert(
    withMail(withMail(order, 'confirmation'), 'renewal', {payment: 'tr_2'}),
    alert('refused', 'tr_3', 'amount'),
  ),
  customerName: 'Jo de Vries',
  details: {company: 'Bakkerij Jansen', country: 'BE', vatNumber: 'BE0123456749'},
  vatScheme: 'reverseCharge',
  attempt: 'a'.repeat(64),
  status: 'paid',
  paidAt: '2025-09-24T05:31:00Z',
  vatRate: 20.5,
  payments: [
    {id: 'tr_2', kind: 'renewal', status: 'failed', refunded: 0, chargedBack: 0},
    {
      id: 'tr_1',
      kind: 'first',
      status: 'paid',
      paidAt: '2025-09-24T05:31:00Z',
      refunded: 5,
      chargedBack: 7,
      exclVat: 9900,
      vat: 2079,
      total: 11979,
      vatRate: 20.5,
    },
  ],
  mandateId: 'b'.repeat(64),
  priceChanges: eventfulOrder.priceChanges?.map((change) => ({
    ...change,
    fromVatRate: 20.5,
    toldAt: '2026-01-01T00:00:00Z',
  })),
  onboarding: {toldAt: '2025-09-25T05:31:00Z', reminders: 1},
  subscription: {
    id: 'sub_1',
    startDate: '2025-12-24',
    state: 'cancelled',
    cancelledAt: '2025-10-01T00:00:00Z',
    endsOn: '2025-12-24',
  },
}

describe.each(ENGINES)('orders in %s', (engine) => {
  let store: TestDatabase
  let orders: Orders
  beforeEach(async () => {
    store = await openTestDatabase(engine)
    orders = databaseOrders(store.database, () => NOW)
  })
  afterEach(() => store.close())

  test('an order is found again with all its parts, and one that was never made is null', async () => {
    expect(await orders.create(full, AUDIT)).toEqual(full)
    expect(await orders.get(full.id)).toEqual(full)
    expect(await orders.get(UNKNOWN)).toBeNull()
  })

  test('creating it again keeps the first, its history too', async () => {
    await orders.create(order, AUDIT)
    expect(await orders.create({...full, total: 1}, AUDIT)).toEqual(order)
    expect(await orders.get(order.id)).toEqual(order)
    expect(await orders.auditLog(order.id)).toHaveLength(1)
  })

  test('a change is kept and returned; what is taken away is gone; changing what is not there throws', async () => {
    await orders.create(full, AUDIT)
    const changed = await orders.update(full.id, () => order, AUDIT)
    expect(changed).toEqual(order)
    expect(await orders.get(order.id)).toEqual(order)
    await expect(orders.update(UNKNOWN, (kept) => kept, AUDIT)).rejects.toThrow('No order')
  })

  test('each change leaves a line that says when, what, why and by whom; it repeats nothing personal', async () => {
    await orders.create(order, AUDIT)
    const paid = (kept: Order): Order => ({
      ...withMail(kept, 'confirmation'),
      status: 'paid',
      customerEmail: 'b@example.nl',
      details: {city: 'Amsterdam'},
    })
    await orders.update(order.id, paid, {actor: 'mollie', reason: 'paymentReported', payment: 'tr_12345'})
    await orders.update(order.id, (kept) => ({...kept}), AUDIT)
    const [made, settled, ...more] = await orders.auditLog(order.id)
    expect(made).toMatchObject({at: NOW.toISOString(), actor: 'customer', reason: 'checkout'})
    expect(made?.changes).toContainEqual({of: 'order', field: 'total', to: 48678})
    expect(settled).toEqual({
      at: NOW.toISOString(),
      actor: 'mollie',
      reason: 'paymentReported',
      payment: 'tr_12345',
      changes: [
        {of: 'order', field: 'customerEmail', from: '…', to: '…'},
        {of: 'order', field: 'status', from: 'open', to: 'paid'},
        {of: 'detail', field: 'city', to: '…'},
        {of: 'mail', mail: {kind: 'confirmation'}, to: 'pending'},
      ],
    })
    expect(more).toEqual([])
    expect(JSON.stringify([made, settled])).not.toMatch(/@example|Amsterdam/)
  })

  test('audit entries never change', async () => {
    await orders.create(order, AUDIT)
    for (const change of [raise, (kept: Order): Order => withMail(kept, 'confirmation'), raise]) {
      const before = await orders.auditLog(order.id)
      await orders.update(order.id, change, AUDIT)
      const after = await orders.auditLog(order.id)
      expect(after).toHaveLength(before.length + 1)
      expect(after.slice(0, -1)).toEqual(before)
    }
  })

  test('a change that throws changes nothing, and the next one goes through', async () => {
    await orders.create(order, AUDIT)
    const fail = () => {
      throw new Error('no')
    }
    await expect(orders.update(order.id, fail, AUDIT)).rejects.toThrow('no')
    expect((await orders.update(order.id, raise, AUDIT)).total).toBe(order.total + 1)
    expect(await orders.auditLog(order.id)).toHaveLength(2)
  })

  test('without its line in the history no change is kept', async () => {
    await orders.create(order, AUDIT)
    await store.database.script('ALTER TABLE history RENAME TO lost')
    await expect(orders.update(order.id, raise, AUDIT)).rejects.toMatchObject({name: 'DatabaseError'})
    await expect(orders.create({...order, id: UNKNOWN}, AUDIT)).rejects.toMatchObject({name: 'DatabaseError'})
    expect((await orders.get(order.id))?.total).toBe(order.total)
    expect(await orders.get(UNKNOWN)).toBeNull()
  })

  test('texts are kept once, under the name of their content, and found by everyone who agrees to the same', async () => {
    const [terms, mandate] = ['De voorwaarden', 'Ik machtig']
    const about = {termsRevision: order.termsRevision, language: order.language}
    expect((await orders.beforeCheckout(about)).termsId).toBeNull()
    const agreed = {...order, termsId: nameOfText(terms), mandateId: nameOfText(mandate)}
    await Promise.all(
      ['VK-000000000001', 'VK-000000000002'].map((id) => orders.create({...agreed, id}, AUDIT, [terms, mandate])),
    )
    expect(await orders.keptText(agreed.termsId)).toBe(terms)
    expect(await orders.keptText(agreed.mandateId)).toBe(mandate)
    expect(await store.database.query('SELECT COUNT(*) AS count FROM texts')).toEqual([{count: 2}])
    expect((await orders.beforeCheckout(about)).termsId).toBe(agreed.termsId)
    expect((await orders.beforeCheckout({...about, language: 'en'})).termsId).toBeNull()
  })

  test('twenty orders that claim one attempt at once leave it to one of them', async () => {
    const about = {...order, attempt: 'a'.repeat(64)}
    expect((await orders.beforeCheckout(about)).paidOrder).toBeNull()
    const holders = await Promise.all(
      Array.from({length: 20}, (_, index) => orders.claim(about.attempt, `VK-${index}`)),
    )
    expect(new Set(holders).size).toBe(1)
    expect((await orders.beforeCheckout(about)).paidOrder).toBe(holders[0])
  })

  test('names the same winner to twenty orders of one attempt that are paid at once', async () => {
    const attempt = 'a'.repeat(64)
    const ids = Array.from({length: 20}, (_, index) => `VK-${String(index).padStart(12, '0')}`)
    await Promise.all(ids.map((id) => orders.create({...order, id, attempt}, AUDIT)))
    const holders: string[] = []
    const pay = (kept: Order, holder: string): Order => {
      holders.push(holder)
      return {...kept, status: 'paid'}
    }
    await Promise.all(ids.map((id) => orders.updateClaiming(id, pay, AUDIT)))
    expect(holders).toHaveLength(20)
    expect(new Set(holders).size).toBe(1)
    expect((await orders.beforeCheckout({...order, attempt})).paidOrder).toBe(holders[0])
  })

  test('an attempt is not claimed by a change that throws, nor by an order that is paid already', async () => {
    const attempt = 'a'.repeat(64)
    await orders.create({...order, attempt}, AUDIT)
    const refuse = () => {
      throw new Error('refused')
    }
    await expect(orders.updateClaiming(order.id, refuse, AUDIT)).rejects.toThrow('refused')
    await orders.update(order.id, (kept) => ({...kept, status: 'paid'}), AUDIT)
    await orders.updateClaiming(order.id, (kept, holder) => withAlert(kept, alert('madeAgain', holder)), AUDIT)
    expect((await orders.get(order.id))?.alerts).toEqual([alert('madeAgain', order.id)])
    expect((await orders.beforeCheckout({...order, attempt})).paidOrder).toBeNull()
  })

  test('a customer is known by the mail address or the company, while a subscription to the plan runs or is made', async () => {
    const details = {company: 'Café De Été B.V.'}
    const paid: Order = {...order, status: 'paid', paidAt: order.createdAt, customerEmail: 'Jo@example.nl', details}
    await orders.create({...paid, subscription: {id: 'sub_1', startDate: '2026-01-01', state: 'running'}}, AUDIT)
    const {plan, mode} = order
    const found = (buyer: Pick<Order, 'customerEmail' | 'details'>) => orders.ofSameCustomer({plan, mode, ...buyer})
    expect(await found({customerEmail: ' jo@EXAMPLE.nl'})).toEqual([order.id])
    expect(await found({details: {company: 'CAFE DE ETE BV'}})).toEqual([order.id])
    expect(await found({details: {company: 'Café De'}, customerEmail: 'ann@example.nl'})).toEqual([])
    expect(await found({})).toEqual([])
    await orders.update(order.id, ({subscription: _, ...kept}) => kept, AUDIT)
    expect(await found({customerEmail: 'jo@example.nl'})).toEqual([order.id])
    await orders.update(order.id, (kept) => ({...kept, duplicateOf: UNKNOWN}), AUDIT)
    expect(await found({customerEmail: 'jo@example.nl'})).toEqual([])
  })

  test('twenty that add to a list of one order at once, and change nothing else of it, are all kept', async () => {
    await orders.create(order, AUDIT)
    const texts = Array.from({length: 20}, (_, index) => `Look at ${String(index).padStart(2, '0')}`)
    await Promise.all(
      texts.map((text) => orders.update(order.id, (kept) => withAlert(kept, alert('refused', text)), AUDIT)),
    )
    const kept = await orders.get(order.id)
    expect(kept?.alerts.map(({about}) => about).toSorted()).toEqual(texts)
    expect(kept?.staffNotifications).toHaveLength(20)
  })

  test('twenty changes of one order at once are all kept', async () => {
    await orders.create({...order, total: 0}, AUDIT)
    await Promise.all(Array.from({length: 20}, () => orders.update(order.id, raise, AUDIT)))
    expect((await orders.get(order.id))?.total).toBe(20)
    expect(await orders.auditLog(order.id)).toHaveLength(21)
  })

  test('connections that change one order at once keep all changes', async () => {
    await orders.create({...order, total: 0}, AUDIT)
    const others = Array.from({length: 4}, () => databaseOrders(store.another()))
    await Promise.all(Array.from({length: 40}, (_, index) => others[index % 4]?.update(order.id, raise, AUDIT)))
    expect((await orders.get(order.id))?.total).toBe(40)
  })

  test('three processes with twenty changes of one order each, all at once, keep all sixty', async () => {
    await orders.create({...order, total: 0}, AUDIT)
    const program = `
      import {openDatabase} from './database/index.ts'
      import {databaseOrders} from './billing/orders/store.ts'
      const database = openDatabase(${JSON.stringify(store.url)})
      const orders = databaseOrders(database)
      const raise = (kept) => ({...kept, total: kept.total + 1})
      const act = {actor: 'shop', reason: 'settle'}
      await Promise.all(Array.from({length: 20}, () => orders.update('${order.id}', raise, act)))
      await database.close()`
    const codes = await Promise.all(Array.from({length: 3}, () => inProcess(program)))
    expect(codes).toEqual([0, 0, 0])
    expect((await orders.get(order.id))?.total).toBe(60)
    expect(await orders.auditLog(order.id)).toHaveLength(61)
  })

  test('a database that is away is named as such, without what it holds', async () => {
    await orders.create(full, AUDIT)
    await store.database.script('ALTER TABLE mails RENAME TO lost')
    await expect(orders.get(full.id)).rejects.toMatchObject({name: 'DatabaseError', code: expect.stringMatching(/./)})
    await expect(orders.update(full.id, raise, AUDIT)).rejects.toMatchObject({name: 'DatabaseError'})
  })
})
