import {amsterdamDay, daysLater, monthsLater} from '../../../domain/format/dates.ts'
import {ENGINES} from '../../../tests/support/shop/database.ts'
import {TestShop} from '../../../tests/support/shop/testShop.ts'
import {Subscriber} from '../changes/change.fixture.ts'
import {invoicesOf} from '../invoices/store.ts'
import type {Order} from '../orders/order.ts'
import {type Given, mayGiveFrom, withGivenDiscount} from './givenDiscount.ts'
import {Months} from './months.fixture.ts'

/** Basis by the month, with 10% off, at an announced price, and that with 10% off. */
const [REGULAR, OFF, RAISED, RAISED_OFF] = [11979, 10781, 13189, 11870]
const TEN: Given = {percent: 10, periods: 2, label: 'Dank voor je geduld'}

describe.each(ENGINES)('a discount that an operator gives, on %s', (engine) => {
  let shop: TestShop
  let jo: Subscriber
  let start: string
  let months: Months
  beforeEach(async () => {
    shop = await (await new TestShop().open(engine)).toNoon()
    jo = await new Subscriber(shop).begin()
    start = jo.today()
    months = new Months(shop)
  })
  afterEach(() => shop.close())

  const give = (given = TEN) =>
    shop.services.orders.update(jo.id, (kept) => withGivenDiscount(kept, given, shop.now), {
      actor: 'operator beheer@example.nl',
      reason: 'discount',
      note: 'Storing in oktober',
    })
  const liveUntil = (day: string) => months.liveUntil(day)
  const collected = () => months.collected()

  test('begins with the next collection and ends after its periods, at Mollie, on invoices and in the audit log', async () => {
    await give()
    await liveUntil(monthsLater(start, 4))
    expect(collected()).toEqual([REGULAR, OFF, OFF, REGULAR, REGULAR])
    const order = await jo.order()
    expect(order).toMatchObject({total: REGULAR, alerts: []})
    expect(order.payments.map(({total = order.total}) => total)).toEqual(collected())
    const invoices = await invoicesOf(shop.database.database, jo.id)
    expect(invoices.map(({data}) => data.discount)).toEqual([
      undefined,
      ...[1, 2].map(() => ({label: 'Dank voor je geduld', exclVat: 990})),
      ...[undefined, undefined],
    ])
    const log = await shop.services.orders.auditLog(jo.id)
    expect(log).toContainEqual(
      expect.objectContaining({actor: 'operator beheer@example.nl', reason: 'discount', note: 'Storing in oktober'}),
    )
    expect(shop.mails.filter(({kind}) => kind === 'priceChange')).toEqual([])
  })

  test('is taken off an announced price, which stays when it ends', async () => {
    await give()
    const seed = shop.documents.find(({_id}) => _id === 'price-basis-monthly')
    const validFrom = daysLater(monthsLater(start, 1), 1)
    const price = {_id: 'price-next', _rev: 'r109', exclVat: 109, validFrom, holdsForRunning: true}
    shop.documents = [...shop.documents, {...seed, ...price} as (typeof shop.documents)[number]]
    await liveUntil(monthsLater(start, 4))
    expect(collected()).toEqual([REGULAR, OFF, RAISED_OFF, RAISED, RAISED])
    expect(shop.told).toEqual([])
  })

  test('holds for good when it has no end', async () => {
    await give({...TEN, periods: null})
    await liveUntil(monthsLater(start, 3))
    expect(collected()).toEqual([REGULAR, OFF, OFF, OFF])
    expect(await jo.order()).toMatchObject({total: OFF})
  })

  test('is given again once it has ended, and not before', async () => {
    await give({...TEN, periods: 1})
    expect(mayGiveFrom(await jo.order(), shop.now)).toBeNull()
    await liveUntil(daysLater(monthsLater(start, 2), 1))
    expect(mayGiveFrom(await jo.order(), shop.now)).toBe(monthsLater(start, 3))
  })

  test.each<[string, (order: Order) => Order]>([
    ['the subscription is cancelled', (order) => ({...order, subscription: undefined})],
    [
      'it was bought with a code',
      (order) => ({
        ...order,
        offer: {id: 'o', code: 'A', label: '', text: '', periods: 1, exclVat: 1, vat: 0, total: 1},
      }),
    ],
  ])('is not given when %s', async (_, change) => {
    expect(mayGiveFrom(change(await jo.order()), shop.now)).toBeNull()
  })

  test('is not given on the day before a collection, which may have begun', async () => {
    await liveUntil(daysLater(monthsLater(start, 1), -1))
    expect(amsterdamDay(shop.now)).toBe(daysLater(monthsLater(start, 1), -1))
    expect(mayGiveFrom(await jo.order(), shop.now)).toBeNull()
  })
})
