import {TestShop} from '../../tests/support/testShop.ts'
import type {Period} from '../model.ts'
import {DAY_MS} from '../model.ts'
import {cancelSubscription} from '../payments/subscription.ts'
import {announceRenewals} from './announce.ts'

let shop: TestShop
beforeEach(async () => {
  shop = await new TestShop().open()
})
afterEach(() => shop.close())

const buy = (period: Period) => shop.paidOrder({period, customerEmail: 'jo@example.nl'})
const mails = async (id: string) => (await shop.services.orders.get(id))?.mails.map(({key}) => key)
/** The schedule so many days before a day. */
async function daysBefore(days: number, day = '') {
  shop.now = new Date(Date.parse(`${day}T10:00:00Z`) - days * DAY_MS)
  await announceRenewals(shop.services)
}

test.each([
  ['quarterly', 80],
  ['biannual', 172],
] as const)(
  'what was paid for months ahead (%s) is announced two weeks before it is collected, once each time',
  async (period, nearlyTheNext) => {
    const {id, subscription} = await buy(period)
    const next = subscription?.startDate ?? ''
    await daysBefore(15, next)
    expect(await mails(id)).toEqual(['confirmation'])
    for (const days of [14, 14, 13, 1]) await daysBefore(days, next)
    expect(await mails(id)).toEqual(['confirmation', `renewalAhead-${next}`])
    await daysBefore(-nearlyTheNext, next)
    expect(await mails(id)).toHaveLength(3)
  },
)

test('a day on which nothing ran is caught up on', async () => {
  const {id, subscription} = await buy('quarterly')
  await daysBefore(9, subscription?.startDate)
  expect(await mails(id)).toHaveLength(2)
})

test('monthly plans and subscriptions that were cancelled are not announced', async () => {
  const monthly = await buy('monthly')
  const stopped = await buy('quarterly')
  await cancelSubscription(stopped, shop.services, {by: 'customer', why: 'a test'})
  await daysBefore(10, monthly.subscription?.startDate)
  await daysBefore(10, stopped.subscription?.startDate)
  expect(await mails(monthly.id)).toEqual(['confirmation'])
  expect(await mails(stopped.id)).toEqual(['confirmation', 'cancellationConfirmed'])
})
