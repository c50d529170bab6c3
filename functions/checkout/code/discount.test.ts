import {randomUUID} from 'node:crypto'
import {ENGINES} from '../../../tests/support/shop/database.ts'
import {TestShop} from '../../../tests/support/shop/testShop.ts'
import {settlePayment} from '../../billing/payments/settle.ts'
import {createPayment, type PaymentRequest} from '../createPayment.ts'

const OFFER = {
  _id: 'offer-welcome',
  _type: 'offer',
  _rev: 'r',
  name: 'Welcome',
  code: 'WELKOM10',
  label: {_type: 'localeString', nl: 'Welkomstkorting', en: 'Welcome discount'},
  percent: 10,
  lasts: 'first',
  firstDay: '2025-01-01',
  oncePerCompany: false,
}
const REQUEST: PaymentRequest = {plan: 'basis', period: 'monthly', language: 'nl', code: 'welkom10'}

describe.each(ENGINES)('a discount code on %s', (engine) => {
  let shop: TestShop
  beforeEach(async () => {
    shop = await new TestShop().open(engine)
    offer()
  })
  afterEach(() => shop.close())

  const offer = (change: object = {}) => {
    const others = shop.documents.filter(({_type}) => _type !== 'offer')
    shop.documents = [...others, {...OFFER, ...change}]
  }
  const buy = async (change: Partial<PaymentRequest> = {}) =>
    (await createPayment({...REQUEST, ...change}, shop.services)).paymentUrl
  const refusal = (work: Promise<unknown>) =>
    work.then(
      () => 'sold',
      ({details}) => details.wrong?.join() ?? details,
    )
  const answer = async (url: string, status: string) => {
    const id = shop.paymentIdOf(url)
    await shop.control('payment', {id, status})
    await settlePayment(id, shop.services)
  }
  const orderOf = async (url: string) => (await shop.services.orders.get(shop.orderIdOf(url))) ?? {id: ''}

  test('is charged as it is shown, and pinned in the order with the amounts of later', async () => {
    const url = await buy({shownTotal: 10781})
    expect(shop.sandbox.store.list('payment')).toMatchObject([{amount: {value: '107.81'}}])
    expect(await orderOf(url)).toMatchObject({
      exclVat: 8910,
      vat: 1871,
      total: 10781,
      offer: {
        id: 'offer-welcome',
        code: 'WELKOM10',
        label: 'Welkomstkorting',
        text: 'Vandaag €\u00a0107,81, daarna maandelijks €\u00a0119,79.',
        percent: 10,
        periods: 1,
        exclVat: 9900,
        vat: 2079,
        total: 11979,
      },
    })
  })

  test('answers a total without it by the amounts with it, and sells nothing', async () => {
    expect(await refusal(buy({shownTotal: 11979}))).toMatchObject({
      exclVat: '89.10',
      vat: '18.71',
      total: '107.81',
      discount: {label: 'Welkomstkorting', off: '9.90', text: expect.stringContaining('107,81')},
    })
    expect(await shop.orders()).toEqual([])
  })

  test('shows its amounts when it is only asked about', async () => {
    expect(await refusal(buy({isOnlyShown: true}))).toMatchObject({total: '107.81'})
    expect(await shop.orders()).toEqual([])
  })

  test.each([
    ['code:unknown', {code: 'ANDERS10'}],
    ['code:notYet', {firstDay: '2099-01-01'}],
    ['code:ended', {lastDay: '2025-02-01'}],
    ['code:elsewhere', {periods: ['quarterly']}],
    ['code:elsewhere', {plans: [{_type: 'reference', _key: 'a', _ref: 'plan-pro'}]}],
  ])('is refused as %s when it is %j', async (problem, change) => {
    offer(change)
    expect(await refusal(buy())).toBe(problem)
    expect(await refusal(buy({isOnlyShown: true}))).toBe(problem)
  })

  test('leaves a subscription at the regular amount when it is of the first period', async () => {
    const url = await buy()
    await answer(url, 'paid')
    expect(await orderOf(url)).toMatchObject({
      total: 11979,
      payments: [{total: 10781, exclVat: 8910, vat: 1871}],
    })
    expect(shop.sandbox.store.list('subscription')).toMatchObject([{amount: {value: '119.79'}}])
  })

  test('leaves a subscription at the discounted amount for as long as it holds', async () => {
    offer({lasts: 'some', count: 3})
    const url = await buy()
    await answer(url, 'paid')
    expect(shop.sandbox.store.list('subscription')).toMatchObject([{amount: {value: '107.81'}}])
    const order = await orderOf(url)
    expect(order).toMatchObject({total: 10781, priceChanges: [{total: 11979, fromTotal: 10781}]})
    offer({lasts: 'always'})
    const other = await buy({attempt: randomUUID()})
    await answer(other, 'paid')
    expect(await orderOf(other)).toMatchObject({total: 10781, offer: {periods: null}})
    expect(await orderOf(other)).not.toHaveProperty('priceChanges')
  })

  test('asks no VAT of a discounted amount under the reverse charge', async () => {
    const details = {company: 'Boulangerie', country: 'BE', vatNumber: 'BE0123456749'}
    expect(await orderOf(await buy({details}))).toMatchObject({vat: 0, total: 8910, offer: {total: 9900, vat: 0}})
  })

  test('is sold no more often than its maximum, however many ask at once', async () => {
    offer({most: 3})
    const asked = Array.from({length: 12}, () => refusal(buy({attempt: randomUUID()})))
    const answers = await Promise.all(asked)
    expect(answers.filter((each) => each === 'sold')).toHaveLength(3)
    expect(answers.filter((each) => each === 'code:usedUp')).toHaveLength(9)
    expect(await refusal(buy({isOnlyShown: true}))).toBe('code:usedUp')
  })

  test.each(['expired', 'failed', 'canceled'])('is free again when the order is %s', async (status) => {
    offer({most: 1})
    const url = await buy({attempt: randomUUID()})
    expect(await refusal(buy({attempt: randomUUID()}))).toBe('code:usedUp')
    await answer(url, status)
    shop.now = new Date(shop.now.getTime() + 16 * 60_000)
    expect(await refusal(buy({attempt: randomUUID()}))).toBe('sold')
  })

  test('is kept by an order that is tried again, unless somebody took the last one meanwhile', async () => {
    offer({most: 1})
    const [attempt, other] = [randomUUID(), randomUUID()]
    await answer(await buy({attempt}), 'failed')
    expect(await refusal(buy({attempt}))).toBe('sold')
    expect(await refusal(buy({attempt: other}))).toBe('code:usedUp')
    await answer(await buy({attempt}), 'failed')
    shop.now = new Date(shop.now.getTime() + 16 * 60_000)
    expect(await refusal(buy({attempt: other}))).toBe('sold')
    expect(await refusal(buy({attempt}))).toBe('code:usedUp')
  })

  test('is not used up by another choice of the same visitor', async () => {
    offer({most: 1})
    const attempt = randomUUID()
    expect(await refusal(buy({attempt}))).toBe('sold')
    expect(await refusal(buy({attempt, period: 'quarterly'}))).toBe('sold')
    expect(await refusal(buy({attempt: randomUUID()}))).toBe('code:usedUp')
  })

  test('is refused to a company that used it, by its mail address or VAT number', async () => {
    offer({oncePerCompany: true})
    const details = {company: 'Boulangerie', country: 'BE', vatNumber: 'BE0123456749'}
    await answer(await buy({customerEmail: 'jo@example.nl', details}), 'paid')
    expect(await refusal(buy({customerEmail: 'Jo@Example.nl'}))).toBe('code:usedByCompany')
    expect(await refusal(buy({customerEmail: 'an@example.nl', details}))).toBe('code:usedByCompany')
    expect(await refusal(buy({customerEmail: 'an@example.nl'}))).toBe('sold')
  })
})
