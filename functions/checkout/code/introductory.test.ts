import {randomUUID} from 'node:crypto'
import {ENGINES} from '../../../tests/support/shop/database.ts'
import {TestShop} from '../../../tests/support/shop/testShop.ts'
import {usedUpOffers} from '../../billing/offers/usedUp.ts'
import {settlePayment} from '../../billing/payments/settle.ts'
import {createPayment, type PaymentRequest} from '../createPayment.ts'

const OFFER = {
  _id: 'offer-start',
  _type: 'offer',
  _rev: 'r',
  _createdAt: '2025-01-01T00:00:00Z',
  name: 'Start',
  label: {_type: 'localeString', nl: 'Introductieprijs', en: 'Introductory price'},
  percent: 20,
  lasts: 'first',
  firstDay: '2025-01-01',
  oncePerCompany: false,
}
const CODE = {...OFFER, _id: 'offer-welcome', code: 'WELKOM30', percent: 30}
const REQUEST: PaymentRequest = {plan: 'basis', period: 'monthly', language: 'nl'}
const [REGULAR, INTRODUCTORY, BY_CODE] = [11979, 9583, 8385]

describe.each(ENGINES)('an introductory price on %s', (engine) => {
  let shop: TestShop
  beforeEach(async () => {
    shop = await new TestShop().open(engine)
    offers({})
  })
  afterEach(() => shop.close())

  const offers = (change: object, ...more: object[]) => {
    const others = shop.documents.filter(({_type}) => _type !== 'offer')
    shop.documents = [...others, {...OFFER, ...change}, ...more] as typeof shop.documents
  }
  const buy = (change: Partial<PaymentRequest> = {}) =>
    createPayment({...REQUEST, attempt: randomUUID(), ...change}, shop.services)
  /** The total of what was sold, or the answer. */
  const answer = (change: Partial<PaymentRequest> = {}) =>
    buy(change).then(
      async ({paymentUrl}) => (await shop.services.orders.get(shop.orderIdOf(paymentUrl)))?.total,
      ({details}) => details.wrong?.join() ?? details,
    )
  const sold = async (change: Partial<PaymentRequest> = {}) => {
    const {paymentUrl} = await buy(change)
    const id = shop.paymentIdOf(paymentUrl)
    await shop.control('payment', {id, status: 'paid'})
    await settlePayment(id, shop.services)
    return shop.services.orders.get(shop.orderIdOf(paymentUrl))
  }

  test('is charged to everybody, and pinned in the order with the amounts of later', async () => {
    expect(await answer({shownTotal: INTRODUCTORY})).toBe(INTRODUCTORY)
    expect(await sold()).toMatchObject({
      total: REGULAR,
      offer: {id: 'offer-start', code: '', label: 'Introductieprijs', total: REGULAR},
      payments: [{total: INTRODUCTORY}],
    })
    expect(shop.sandbox.store.list('subscription')).toMatchObject([{amount: {value: '119.79'}}])
  })

  test('answers a page that shows the regular price by its amounts', async () => {
    expect(await answer({shownTotal: REGULAR})).toMatchObject({
      total: '95.83',
      discount: {label: 'Introductieprijs', off: '19.80', text: expect.stringContaining('95,83')},
    })
    expect(await shop.orders()).toEqual([])
  })

  test.each([
    ['before its first day', {firstDay: '2099-01-01'}],
    ['after its last day', {lastDay: '2025-02-01'}],
    ['for another period', {periods: ['quarterly']}],
    ['for another plan', {plans: [{_type: 'reference', _key: 'a', _ref: 'plan-pro'}]}],
    ['with nothing off', {percent: undefined}],
  ])('is not charged %s', async (_, change) => {
    offers(change)
    expect(await answer({shownTotal: REGULAR})).toBe(REGULAR)
    expect(await answer({shownTotal: INTRODUCTORY})).toMatchObject({total: '119.79'})
  })

  test('says that it has ended to a page that shows it after its last day, and nothing of one that it never showed', async () => {
    offers({lastDay: '2025-02-01'})
    expect(await answer({shownTotal: INTRODUCTORY})).toMatchObject({reason: 'De actieprijs is voorbij'})
    expect(await answer({shownTotal: 1})).not.toHaveProperty('reason')
    offers({firstDay: '2099-01-01'})
    expect(await answer({shownTotal: INTRODUCTORY})).not.toHaveProperty('reason')
  })

  test('is sold no more often than its maximum, however many ask at once; the others are told the regular amount', async () => {
    offers({most: 3})
    const asked = Array.from({length: 12}, () => answer({shownTotal: INTRODUCTORY}))
    const answers = await Promise.all(asked)
    expect(answers.filter((each) => each === INTRODUCTORY)).toHaveLength(3)
    const others = answers.filter((each) => each !== INTRODUCTORY)
    for (const each of others)
      expect(each).toEqual({exclVat: '99.00', vat: '20.79', total: '119.79', reason: 'De actieprijs is op'})
    expect(await answer({shownTotal: INTRODUCTORY, language: 'en'})).toMatchObject({
      reason: 'This offer is sold out',
    })
    expect(await answer({shownTotal: REGULAR})).toBe(REGULAR)
  })

  test('is given once to a company, which pays the regular amount after that', async () => {
    offers({oncePerCompany: true})
    await sold({customerEmail: 'jo@example.nl'})
    const again = {customerEmail: 'Jo@Example.nl'}
    expect(await answer({...again, shownTotal: INTRODUCTORY})).toMatchObject({
      ...{total: '119.79', reason: 'Je kreeg de actieprijs al eerder'},
    })
    expect(await answer({...again, shownTotal: REGULAR})).toBe(REGULAR)
    expect(await answer({customerEmail: 'an@example.nl', shownTotal: INTRODUCTORY})).toBe(INTRODUCTORY)
  })

  test('gives way to a code that is better, and to any code when it is not left', async () => {
    offers({}, CODE)
    expect(await answer({code: 'welkom30'})).toBe(BY_CODE)
    offers({lasts: 'some', count: 2}, CODE)
    expect(await answer({code: 'welkom30'})).toBe('code:notBetter')
    expect(await answer({code: 'welkom30', isOnlyShown: true})).toBe('code:notBetter')
    expect(await answer({code: 'welkom30', shownTotal: BY_CODE, period: 'biannual'})).toBe('code:notBetter')
    offers({most: 1, lasts: 'always'}, CODE)
    expect(await answer()).toBe(INTRODUCTORY)
    expect(await answer({code: 'welkom30'})).toBe(BY_CODE)
  })

  test('is left out of pages while its maximum is reached', async () => {
    const limited = [{_id: 'offer-start', most: 2}]
    const usedUp = () => usedUpOffers(shop.database.database, limited, 'test', shop.now)
    offers({most: 2})
    await sold()
    expect(await usedUp()).toEqual([])
    const {paymentUrl} = await buy()
    expect(await usedUp()).toEqual(['offer-start'])
    const id = shop.paymentIdOf(paymentUrl)
    await shop.control('payment', {id, status: 'expired'})
    await settlePayment(id, shop.services)
    shop.now = new Date(shop.now.getTime() + 16 * 60_000)
    expect(await usedUp()).toEqual([])
  })
})
