import {daysLater} from '../../../domain/format/dates.ts'
import {ENGINES} from '../../../tests/support/shop/database.ts'
import {TestShop} from '../../../tests/support/shop/testShop.ts'
import {amountsOf} from '../prices/priceChange.ts'
import {cancelSubscription} from '../subscriptions/cancel.ts'
import {nextCollectionOn} from '../subscriptions/renewal.ts'
import {Subscriber} from './change.fixture.ts'

const [BASIS, PRO] = [11979, 18029]
const PRO_MONTHLY = {plan: 'pro', period: 'monthly'} as const
const AUDIT = {actor: 'customer', reason: 'linkInMail'} as const

/** A dearer plan that the mandate pays: priced for the days from the one on which a direct debit should be in. */
describe.each(ENGINES)('a dearer plan paid by the mandate on %s', (engine) => {
  let shop: TestShop
  let jo: Subscriber
  let next: string
  beforeEach(async () => {
    shop = await (await new TestShop().open(engine)).toNoon()
    jo = await new Subscriber(shop).begin()
    next = nextCollectionOn(await jo.order(), shop.now) ?? ''
  })
  afterEach(() => shop.close())

  const daysTo = (day: string) => Math.round((Date.parse(day) - Date.parse(jo.today())) / 86_400_000)
  const collections = () => shop.sandbox.store.list('payment').filter(({sequenceType}) => sequenceType === 'recurring')
  const payment = async (id: string) => (await jo.order()).payments.find((each) => each.id === id)
  /** The difference excl. VAT for the last days of a month of so many days. */
  const difference = (left: number, days: number) =>
    Math.round((14900 * left) / days) - Math.round((9900 * left) / days)
  /** Has the bank answer so many days later. */
  async function answered(id: string, days: number, status = 'paid') {
    await shop.control('answer', {id, status: 'paid', days: 60})
    await jo.live(days)
    await shop.control('payment', {id, status})
    await jo.hear()
  }

  test('is announced by mail, and holds from the day on which the debit is paid', async () => {
    const days = daysTo(next)
    const id = await jo.collected(PRO_MONTHLY)
    const excl = difference(days - 5, days)
    expect(collections()).toMatchObject([{id, status: 'pending', method: 'directdebit'}])
    expect(await payment(id)).toMatchObject({kind: 'change', status: 'pending', exclVat: excl})
    expect(await jo.order()).toMatchObject({plan: 'basis', total: BASIS})
    expect(await jo.agree(PRO_MONTHLY, 'mandate')).toEqual({refusal: 'underway'})
    await answered(id, 5)
    expect(await jo.order()).toMatchObject({plan: 'pro', total: PRO, alerts: []})
    expect(jo.mails()).toEqual(['planChangeDebit', 'planChanged'])
    await jo.live(daysTo(next))
    expect((await jo.invoices()).slice(1).map((each) => each.slice(1))).toEqual([
      ['Pro', 'Maandelijks', daysLater(next, 5 - days), daysLater(next, -1), excl + Math.round(excl * 0.21)],
      ['Pro', 'Maandelijks', next, expect.any(String), PRO],
    ])
    expect(collections()).toHaveLength(2)
  })

  test('gives the days before the first that is paid for when the bank is quicker, and credits each cent once', async () => {
    const id = await jo.collected(PRO_MONTHLY)
    await answered(id, 2)
    expect(await jo.order()).toMatchObject({plan: 'pro', planChanges: [{startsOn: jo.today()}]})
    expect(await payment(id)).toMatchObject({refunded: 0})
    await jo.live(daysTo(next))
    expect((await jo.kept()).map(({kind}) => kind)).toEqual(['first', 'change', 'renewal'])
  })

  test('gives the days back that it was late, by a refund with a credit note, once', async () => {
    const days = daysTo(next)
    const id = await jo.collected(PRO_MONTHLY)
    await answered(id, 9)
    const order = await jo.order()
    const paid = await payment(id)
    const {total} = amountsOf(order, paid ?? {})
    expect(order).toMatchObject({plan: 'pro', alerts: []})
    expect(paid?.refunded).toBe(total - Math.round((total * (days - 9)) / (days - 5)))
    await jo.live(3)
    expect(shop.sandbox.store.list('refund')).toHaveLength(1)
    expect((await jo.invoices()).map(([kind, , , , , cents]) => [kind, cents])).toEqual([
      ['invoice', BASIS],
      ['invoice', total],
      ['creditNote', paid?.refunded],
    ])
  })

  test('changes nothing, and says so, when the bank refuses', async () => {
    const id = await jo.collected(PRO_MONTHLY)
    await answered(id, 6, 'failed')
    expect(await jo.order()).toMatchObject({plan: 'basis', total: BASIS, subscription: {state: 'running'}})
    expect(jo.mails()).toEqual(['planChangeDebit', 'planChangeOff'])
  })

  test('gives all of it back when the period is over, or the subscription was cancelled', async () => {
    await jo.live(daysTo(next) - 7)
    const id = await jo.collected(PRO_MONTHLY)
    await answered(id, 9)
    expect(await jo.order()).toMatchObject({plan: 'basis', total: BASIS})
    const again = await jo.collected(PRO_MONTHLY)
    await cancelSubscription(await jo.order(), shop.services, AUDIT, shop.now)
    await answered(again, 3)
    for (const each of [id, again]) {
      const paid = await payment(each)
      expect(paid?.refunded).toBe(amountsOf(await jo.order(), paid ?? {}).total)
    }
  })

  test('collects once when Mollie’s answers are lost, and when the process is killed before it notes them', async () => {
    await shop.control('faults', {faults: [{kind: 'reset', call: 'POST .*/payments', after: true}]})
    await expect(jo.collected(PRO_MONTHLY)).rejects.toThrow()
    expect((await jo.order()).payments).toHaveLength(1)
    await shop.control('faults', {faults: []})
    // Mollie forgets its idempotency keys within the hour.
    shop.now = new Date(shop.now.getTime() + 2 * 3_600_000)
    await shop.control('clock', {minutes: 120})
    const id = await jo.collected(PRO_MONTHLY)
    expect(collections()).toMatchObject([{id}])
    await answered(id, 4)
    expect(await jo.order()).toMatchObject({plan: 'pro', alerts: []})
  })

  test('three requests at once collect once', async () => {
    await Promise.all([1, 2, 3].map(() => jo.agree(PRO_MONTHLY, 'mandate')))
    expect(collections()).toHaveLength(1)
    expect((await jo.order()).payments).toHaveLength(2)
  })

  test('charges a card at once, for the days from today', async () => {
    const days = daysTo(next)
    const [mandate] = shop.sandbox.store.list('mandate')
    if (mandate) shop.sandbox.store.put('mandate', {...mandate, method: 'creditcard'})
    const id = await jo.collected(PRO_MONTHLY)
    await jo.hear()
    expect(await payment(id)).toMatchObject({status: 'paid', exclVat: difference(days, days)})
    expect(await jo.order()).toMatchObject({plan: 'pro', total: PRO})
    expect(jo.mails()).toEqual(['planChanged'])
  })

  test('refuses without a valid mandate, and when the debit would come after the period', async () => {
    const [mandate] = shop.sandbox.store.list('mandate')
    if (mandate) shop.sandbox.store.put('mandate', {...mandate, status: 'invalid'})
    expect(await jo.agree(PRO_MONTHLY, 'mandate')).toEqual({refusal: 'noMandate'})
    if (mandate) shop.sandbox.store.put('mandate', mandate)
    await jo.live(daysTo(next) - 5)
    expect(await jo.agree(PRO_MONTHLY, 'mandate')).toEqual({refusal: 'tooLate'})
    expect((await jo.order()).planChanges).toBeUndefined()
  })
})
