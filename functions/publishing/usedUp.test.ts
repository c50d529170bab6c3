import {TestShop} from '../../tests/support/shop/testShop.ts'
import {contentClient} from '../runtime/content.ts'
import {usedUpNow} from './usedUp.ts'

const environment = process.env
let shop: TestShop
beforeEach(async () => {
  shop = await new TestShop().open()
  process.env = {...environment, ...(await shop.openEnvironment())}
  const offer = {
    ...{_id: 'offer-start', _type: 'offer', percent: 10, lasts: 'first', firstDay: '2025-01-01', most: 1},
    ...{label: {_type: 'localeString', nl: 'Start', en: 'Start'}, oncePerCompany: false},
  }
  shop.documents = [...shop.documents, offer]
})
afterEach(async () => {
  process.env = environment
  await shop.close()
})

test('finds the introductory price whose last one is taken', async () => {
  expect(await usedUpNow(contentClient())).toEqual([])
  await shop.paidOrder({})
  expect(await usedUpNow(contentClient())).toEqual(['offer-start'])
})

test('finds none while content or orders cannot be read', async () => {
  await shop.paidOrder({})
  process.env.MOLLIE_API_KEY = ''
  expect(await usedUpNow(contentClient())).toEqual([])
  const away = {fetch: () => Promise.reject(new Error('away'))}
  expect(await usedUpNow(away)).toEqual([])
})
