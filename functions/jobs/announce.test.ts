import {DAY_MS, daysLater} from '../../domain/format/dates.ts'
import type {Period} from '../../domain/money/periods.ts'
import {TestShop} from '../../tests/support/shop/testShop.ts'
import {DETAILS} from '../billing/invoices/invoice.fixture.ts'
import {alert} from '../billing/orders/alerts.ts'
import {withoutInvoiceDetails} from '../billing/orders/lists/due.ts'
import {mailId} from '../billing/orders/mails.ts'
import type {Order} from '../billing/orders/order.ts'
import {cancelSubscription} from '../billing/subscriptions/cancel.ts'
import {saveDetails} from '../portal/details.ts'
import {announceRenewals, askForInvoiceDetails} from './announce.ts'

let shop: TestShop
beforeEach(async () => {
  shop = await new TestShop().open()
})
afterEach(() => shop.close())

const buy = (period: Period) => shop.paidOrder({period, customerEmail: 'jo@example.nl'})
const mails = async (id: string) => (await shop.services.orders.get(id))?.mails.map(mailId)
/** The schedule so many days before a day. */
async function daysBefore(days: number, day = '') {
  shop.now = new Date(Date.parse(`${day}T10:00:00Z`) - days * DAY_MS)
  await announceRenewals(shop.services)
}

test.each([
  ['quarterly', 80],
  ['biannual', 172],
] as const)(
  'announces a collection after several months (%s) two weeks before, once each time',
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
  await cancelSubscription(stopped, shop.services, {actor: 'customer', reason: 'settle'}, shop.now)
  await daysBefore(10, monthly.subscription?.startDate)
  await daysBefore(10, stopped.subscription?.startDate)
  expect(await mails(monthly.id)).toEqual(['confirmation'])
  expect(await mails(stopped.id)).toEqual(['confirmation', 'cancellationConfirmed'])
})

describe('details missing for an invoice', () => {
  const askBefore = async (days: number, day = '') => {
    shop.now = new Date(Date.parse(`${day}T10:00:00Z`) - days * DAY_MS)
    await askForInvoiceDetails(shop.services)
  }

  test('is asked of the customer and of a person a week before the next collection, once, whatever the period', async () => {
    const {id, subscription} = await buy('monthly')
    await askBefore(8, subscription?.startDate)
    expect(await mails(id)).toEqual(['confirmation'])
    expect(await withoutInvoiceDetails(shop.services.database, subscription?.startDate ?? '')).toEqual([id])
    expect(await withoutInvoiceDetails(shop.services.database, daysLater(subscription?.startDate ?? '', -1))).toEqual(
      [],
    )
    for (const days of [7, 6, 1, -20]) await askBefore(days, subscription?.startDate)
    expect(await mails(id)).toEqual(['confirmation', 'invoiceDetails'])
    expect((await shop.services.orders.get(id))?.alerts).toEqual([alert('invoiceMissing')])
  })

  test('is asked of those who have paid for months already, and of nobody who told it or cancelled', async () => {
    const [old, told, stopped] = [await buy('monthly'), await buy('monthly'), await buy('monthly')]
    const act = {actor: 'shop', reason: 'settle'} as const
    await shop.services.orders.update(told.id, (kept) => ({...kept, details: DETAILS}), act)
    await cancelSubscription(stopped, shop.services, act, shop.now)
    await askBefore(-200, old.subscription?.startDate)
    expect(await mails(old.id)).toContain('invoiceDetails')
    for (const {id} of [told, stopped]) expect(await mails(id)).not.toContain('invoiceDetails')
  })

  test('is looked at by nobody any more once it is told, and the invoice is issued', async () => {
    const {id, subscription} = await buy('monthly')
    await askBefore(7, subscription?.startDate)
    const order = (await shop.services.orders.get(id)) as Order
    await saveDetails(order, DETAILS, {...shop.services, now: shop.now})
    expect((await shop.services.orders.get(id))?.alerts).toEqual([])
  })
})
