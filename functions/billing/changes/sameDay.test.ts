import {daysLater, monthsLater} from '../../../domain/format/dates.ts'
import {ENGINES} from '../../../tests/support/shop/database.ts'
import {TestShop} from '../../../tests/support/shop/testShop.ts'
import {Months} from '../offers/months.fixture.ts'
import {nextCollectionOn} from '../subscriptions/renewal.ts'
import {Subscriber} from './change.fixture.ts'

const [BASIS, DISCOUNTED, QUARTERLY, PRO_QUARTERLY] = [11979, 10781, 32343, 48678]

/** A change of plan or period on the day on which a discount ends or an announced price begins. */
describe.each(ENGINES)('a change on the same day as another amount, on %s', (engine) => {
  let shop: TestShop
  let months: Months
  beforeEach(async () => {
    shop = await (await new TestShop().open(engine)).toNoon()
    months = new Months(shop)
  })
  afterEach(() => shop.close())

  const subscriber = (change: object) => new Subscriber(shop).begin(change)
  const nextOf = async (jo: Subscriber) => nextCollectionOn(await jo.order(), shop.now) ?? ''

  test('the changed plan is collected at its price when the discount ends on that day', async () => {
    const label = {_type: 'localeString', nl: 'Welkomstkorting', en: 'Welcome'}
    const days = {firstDay: '2025-01-01', lasts: 'first'}
    shop.documents.push({_id: 'offer', _type: 'offer', code: 'WELKOM10', percent: 10, label, ...days})
    const jo = await subscriber({code: 'WELKOM10'})
    const next = await nextOf(jo)
    expect(await jo.agree({plan: 'basis', period: 'quarterly'})).toEqual({planned: true})
    await months.liveUntil(monthsLater(next, 3))
    expect(months.collected()).toEqual([DISCOUNTED, QUARTERLY, QUARTERLY])
    expect(await jo.order()).toMatchObject({period: 'quarterly', total: QUARTERLY, alerts: []})
    expect(shop.sandbox.store.list('refund')).toEqual([])
  })

  test('the changed plan is collected at its price when a price announced for the old one begins on that day', async () => {
    const jo = await subscriber({period: 'quarterly'})
    const next = await nextOf(jo)
    const seed = shop.documents.find(({_id}) => _id === 'price-basis-quarterly')
    const raise = {_id: 'price-next', _rev: 'r2', exclVat: 300, validFrom: daysLater(jo.today(), 40)}
    shop.documents.push({...seed, ...raise, holdsForRunning: true} as (typeof shop.documents)[number])
    await jo.live(2)
    expect((await jo.order()).priceChanges).toMatchObject([{startsOn: next, exclVat: 30000}])
    expect(await jo.agree({plan: 'basis', period: 'monthly'})).toEqual({planned: true})
    await months.liveUntil(monthsLater(next, 1))
    expect(months.collected()).toEqual([QUARTERLY, BASIS, BASIS])
    expect(await jo.order()).toMatchObject({period: 'monthly', total: BASIS, alerts: []})
  })

  test('the announced price begins on that day all the same when the change is withdrawn', async () => {
    const jo = await subscriber({plan: 'pro', period: 'quarterly'})
    const next = await nextOf(jo)
    const seed = shop.documents.find(({_id}) => _id === 'price-pro-quarterly')
    const raise = {_id: 'price-next', _rev: 'r2', exclVat: 450, validFrom: daysLater(jo.today(), 40)}
    shop.documents.push({...seed, ...raise, holdsForRunning: true} as (typeof shop.documents)[number])
    await jo.live(2)
    await jo.agree({plan: 'basis', period: 'monthly'})
    await jo.live(2)
    await jo.withdraw(1)
    await months.liveUntil(next)
    expect(months.collected()).toEqual([PRO_QUARTERLY, 54450])
    expect((await jo.order()).alerts).toEqual([])
  })
})
