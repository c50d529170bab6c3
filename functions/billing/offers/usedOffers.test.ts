import {randomUUID} from 'node:crypto'
import {ENGINES} from '../../../tests/support/shop/database.ts'
import {TestShop} from '../../../tests/support/shop/testShop.ts'
import {createPayment} from '../../checkout/createPayment.ts'
import {usedOffers} from './usedOffers.ts'

describe.each(ENGINES)('the use of discount codes on %s', (engine) => {
  let shop: TestShop
  beforeEach(async () => {
    shop = await new TestShop().open(engine)
    const offer = {
      ...{_id: 'offer-welcome', _type: 'offer', code: 'WELKOM10', percent: 10, lasts: 'first', firstDay: '2025-01-01'},
      ...{label: {_type: 'localeString', nl: 'Welkomstkorting', en: 'Welcome'}, oncePerCompany: false},
    }
    shop.documents = [...shop.documents, offer, {...offer, _id: 'offer-unused', code: 'ANDERS'}]
  })
  afterEach(() => shop.close())

  test('counts paid orders, those still to be paid, and the discount of what was paid', async () => {
    expect(await usedOffers(shop.database.database, 'test', shop.now)).toEqual([])
    await shop.paidOrder({code: 'WELKOM10', attempt: randomUUID()})
    await shop.paidOrder({code: 'WELKOM10', attempt: randomUUID(), plan: 'pro'})
    await shop.paidOrder({attempt: randomUUID()})
    const open = {plan: 'basis', period: 'monthly', language: 'nl', code: 'WELKOM10', attempt: randomUUID()} as const
    await createPayment(open, shop.services)
    const used = {
      id: 'offer-welcome',
      code: 'WELKOM10',
      label: 'Welkomstkorting',
      redeemed: 2,
      open: 1,
      given: 990 + 1490,
    }
    expect(await usedOffers(shop.database.database, 'test', shop.now)).toEqual([used])
    expect(await usedOffers(shop.database.database, 'live', shop.now)).toEqual([])
  })
})
