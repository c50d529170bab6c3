import {TestShop} from '../../tests/support/shop/testShop.ts'
import {explainOrder} from './explain.ts'

let shop: TestShop
beforeEach(async () => {
  shop = await new TestShop().open()
})
afterEach(() => shop.close())

test('explains an order by its number or a payment of it, and changes nothing', async () => {
  const {id, paymentId = '', subscription} = await shop.paidOrder()
  const {url} = shop.database
  const before = await shop.services.orders.get(id)
  const explained = await explainOrder(url, id.toLowerCase(), shop.now)
  expect(explained).toMatchObject({
    order: id,
    state: 'running',
    meaning: 'Mollie collects each period; nothing is owed.',
    events: expect.arrayContaining([expect.objectContaining({by: 'Mollie'})]),
    next: expect.arrayContaining([{at: subscription?.startDate, what: 'Mollie collects €119.79'}]),
  })
  expect(await explainOrder(url, paymentId, shop.now)).toEqual(explained)
  expect(await explainOrder(url, 'tr_unknown', shop.now)).toBeNull()
  expect(await shop.services.orders.get(id)).toEqual(before)
})
