import {TestShop} from '../../../tests/support/shop/testShop.ts'
import {createPayment} from '../../checkout/createPayment.ts'
import {nextDue} from './nextDue.ts'

const AUDIT = {actor: 'shop', reason: 'settle'} as const
let shop: TestShop
beforeEach(async () => {
  shop = await new TestShop().open()
})
afterEach(() => shop.close())
const due = (moment: string) => nextDue(shop.database.database, new Date(moment))

test.each([
  ['six hours on when nothing is due', '2026-03-02T09:00:00.000Z', '2026-03-02T15:00:00.000Z'],
  ['midnight in Amsterdam, when prices start', '2026-03-02T20:00:00.000Z', '2026-03-02T23:00:00.000Z'],
  ['the morning, when the summary is sent', '2026-03-02T02:00:00.000Z', '2026-03-02T06:00:00.000Z'],
  ['the morning in summer', '2026-07-02T01:00:00.000Z', '2026-07-02T05:00:00.000Z'],
])('is %s', async (_, now, expected) => {
  expect(await due(now)).toBe(expected)
})

test('is at once while a payment is open, a mail is owed, or a paid order has no subscription', async () => {
  await createPayment({plan: 'pro', period: 'monthly', language: 'nl', attempt: 'a'.repeat(64)}, shop.services)
  const [{createdAt: created} = {createdAt: ''}] = await shop.orders()
  const soon = new Date(Date.parse(created) + 60_000).toISOString()
  expect((await due(soon)) <= soon).toBe(true)
  const muchLater = new Date(Date.parse(created) + 2 * 3_600_000).toISOString()
  expect((await due(muchLater)) > muchLater).toBe(true)
  const {id} = await shop.paidOrder({customerEmail: 'jo@example.nl'})
  await shop.services.orders.update(id, ({subscription: _, ...order}) => order, AUDIT)
  expect((await due(muchLater)) <= muchLater).toBe(true)
})

test('is when a mail that was refused is tried again', async () => {
  const {id} = await shop.paidOrder({customerEmail: 'jo@example.nl'})
  // At noon, hours away from the morning's summary.
  const now = `${new Date(Date.now() + 86_400_000).toISOString().slice(0, 10)}T12:00:00.000Z`
  const again = new Date(Date.parse(now) + 600_000).toISOString()
  await shop.services.orders.update(
    id,
    (order) => ({
      ...order,
      mails: order.mails.map((mail, index) =>
        index === 0 ? {...mail, state: 'pending', tries: 1, nextAt: again} : mail,
      ),
    }),
    AUDIT,
  )
  expect(await due(now)).toBe(again)
})
