import {amsterdamDay, daysLater, monthsLater} from '../../../domain/format/dates.ts'
import {ENGINES} from '../../../tests/support/shop/database.ts'
import {TestShop} from '../../../tests/support/shop/testShop.ts'
import {Subscriber} from '../changes/change.fixture.ts'
import {monthOf} from '../ledger/month.ts'
import {pauseSubscription} from '../subscriptions/pause.ts'
import {sumOf} from './figures.ts'
import {readFigures} from './readFigures.ts'

const AUDIT = {actor: 'customer', reason: 'linkInMail'} as const
/** Months of a period and cents excl. VAT, by the amount at Mollie. */
const PAID_BY: Record<string, [months: number, exclVat: number]> = {
  '119.79': [1, 9900],
  '180.29': [1, 14900],
  '486.78': [3, 40230],
}
const monthly = ({value}: {value: string}) => {
  const [months = 1, exclVat = 0] = PAID_BY[value] ?? []
  return exclVat / months
}

describe.each(ENGINES)('figures on %s', (engine) => {
  let shop: TestShop
  beforeEach(async () => {
    shop = await (await new TestShop().open(engine)).toNoon()
  })
  afterEach(() => shop.close())

  const read = (month: string) => readFigures(shop.database.database, {month, mode: shop.services.mode, now: shop.now})
  /** Amounts per month of the subscriptions that Mollie collects within a period of theirs from now. */
  const collectedByMollie = () =>
    shop.sandbox.store
      .list('subscription')
      .filter(({status}) => status === 'active')
      .reduce((sum, {amount}) => sum + monthly(amount), 0)
  /** Amounts per month of the payments that pay for a day. */
  const paidFor = (day: string) =>
    shop.sandbox.store
      .list('payment')
      .filter(({amount, createdAt}) => {
        const from = amsterdamDay(new Date(createdAt))
        return from <= day && day < monthsLater(from, PAID_BY[amount.value]?.[0] ?? 0)
      })
      .reduce((sum, {amount}) => sum + monthly(amount), 0)

  test('MRR of every month is what Mollie collected for its last day, and of this one what it is to collect', async () => {
    const jo = await new Subscriber(shop).begin()
    await new Subscriber(shop).begin({plan: 'pro', period: 'quarterly', customerEmail: 'ann@example.nl'})
    const bo = await new Subscriber(shop).begin({customerEmail: 'bo@example.nl'})
    const start = monthOf(shop.now)
    expect(sumOf(await read(start), 'new')).toBe(collectedByMollie())
    await pauseSubscription(await bo.order(), 1, shop.services, AUDIT, shop.now)
    await jo.live(70)
    const today = amsterdamDay(shop.now)
    for (let first = `${start}-01`; monthsLater(first, 1) <= today; first = monthsLater(first, 1)) {
      const month = first.slice(0, 7)
      const mrr = sumOf(await read(month), 'mrr')
      expect([month, mrr]).toEqual([month, paidFor(daysLater(monthsLater(first, 1), -1))])
    }
    await jo.upgrade({plan: 'pro', period: 'monthly'})
    await jo.live(1)
    const figures = await read(monthOf(shop.now))
    expect(sumOf(figures, 'mrr')).toBe(collectedByMollie())
    // Orders from before spans were kept.
    await shop.database.database.script("DELETE FROM spans; DELETE FROM marks WHERE name = 'spans'")
    expect(await read(monthOf(shop.now))).toEqual(figures)
    expect(new Set(figures.flatMap(({lines}) => lines.map(({name}) => name))).size).toBe(1)
  })
})
