import {randomUUID} from 'node:crypto'
import {amsterdamDay, daysLater, monthsLater} from '../../../domain/format/dates.ts'
import {ENGINES, forgetOrders} from '../../../tests/support/shop/database.ts'
import {TestShop} from '../../../tests/support/shop/testShop.ts'
import {createPayment} from '../../checkout/createPayment.ts'
import {reconcile} from '../../jobs/reconcile.ts'
import {messageFor} from '../../notifications/message.ts'
import {Subscriber} from '../changes/change.fixture.ts'
import {readFigures} from '../figures/readFigures.ts'
import {DETAILS} from '../invoices/invoice.fixture.ts'
import {invoicesOf} from '../invoices/store.ts'
import {entriesOf} from '../ledger/bookkeeping.ts'
import type {Order} from '../orders/order.ts'
import {settlePayment} from '../payments/settle.ts'
import {cancelSubscription, resumeSubscription} from '../subscriptions/cancel.ts'
import {nextCollectionOn} from '../subscriptions/renewal.ts'
import {Months} from './months.fixture.ts'
import {usedOffers} from './usedOffers.ts'

/** Basis by the month: € 119.79; Pro: € 180.29; the cent of the mandate. */
const [REGULAR, CENT] = [11979, 1]
const AUDIT = {actor: 'customer', reason: 'settle'} as const
const FREE = {
  ...{_id: 'offer-free', _type: 'offer', code: 'GRATIS', percent: 100, lasts: 'first', firstDay: '2025-01-01'},
  ...{label: {_type: 'localeString', nl: 'Eerste maand gratis', en: 'First month free'}, oncePerCompany: true},
}

describe.each(ENGINES)('free periods at the beginning of a subscription, on %s', (engine) => {
  let shop: TestShop
  let months: Months
  let start: string
  beforeEach(async () => {
    shop = await (await new TestShop().open(engine)).toNoon()
    months = new Months(shop)
    start = amsterdamDay(shop.now)
  })
  afterEach(() => shop.close())

  const order = async (id: string) => (await shop.services.orders.get(id)) as Order
  const first = () => shop.sandbox.store.list('payment').at(-1)?.id ?? ''
  const refunds = () => shop.sandbox.store.list('refund').map(({paymentId, amount}) => [paymentId, amount.value])
  const running = () => shop.sandbox.store.list('subscription').filter(({status}) => status === 'active')
  const after = (count: number) => monthsLater(start, count)
  const free = (change: object = {}) => {
    shop.documents = [...shop.documents, {...FREE, ...change}]
  }
  const buy = (change: object = {}) => {
    free(change)
    return shop.paidOrder({customerEmail: 'jo@example.nl', details: DETAILS, code: 'GRATIS', shownTotal: 0})
  }
  /** A purchase whose payment is paid at Mollie, and not heard of. */
  async function bought() {
    free()
    const request = {plan: 'basis', period: 'monthly', language: 'nl', details: DETAILS, code: 'GRATIS'} as const
    const {paymentUrl} = await createPayment({...request, attempt: randomUUID()}, shop.services)
    await shop.control('payment', {id: first(), status: 'paid'})
    return shop.orderIdOf(paymentUrl)
  }

  test('cost a cent that goes back, and Mollie collects the regular amount after them', async () => {
    const {id} = await buy()
    const bought = await order(id)
    expect(bought).toMatchObject({status: 'paid', total: REGULAR, payments: [{total: 0, refunded: 0}], alerts: []})
    expect(refunds()).toEqual([[first(), '0.01']])
    expect(running()).toMatchObject([{amount: {value: '119.79'}, startDate: after(1)}])
    expect(nextCollectionOn(bought, shop.now)).toBe(after(1))
    await months.liveUntil(after(2))
    expect(months.collected()).toEqual([CENT, REGULAR, REGULAR])
    expect(refunds()).toHaveLength(1)
    expect(shop.mails.map(({kind}) => kind)).toEqual(['confirmation', 'renewal', 'renewal'])
  })

  test('have no invoice and no line in the books, and count as given and as a new customer once something is paid', async () => {
    const {id} = await buy()
    await months.liveUntil(after(1))
    const {database} = shop.database
    const documents = await invoicesOf(database, id)
    expect(documents.map(({data}) => data.amounts.total)).toEqual([REGULAR])
    const booked = await Promise.all(
      [start, after(1)].map((day) => entriesOf(database, day.slice(0, 7), 'test').then((each) => each.length)),
    )
    expect(booked).toEqual([0, 1])
    expect(await usedOffers(database, 'test', shop.now)).toMatchObject([{redeemed: 1, given: 9900}])
    const figures = await Promise.all(
      [start, after(1)].map((day) => readFigures(database, {month: day.slice(0, 7), mode: 'test', now: shop.now})),
    )
    expect(figures.map((parts) => parts.map(({figure, amount}) => [figure, amount]))).toEqual([
      [['mrr', 0]],
      [
        ['mrr', 9900],
        ['new', 9900],
      ],
    ])
  })

  test('are said in the confirmation, which promises no invoice', async () => {
    const {id} = await buy()
    const services = {...shop.services, now: shop.now, linkSecrets: ['a-secret-that-signs-the-links'] as [string]}
    const mail = {kind: 'confirmation', to: 'jo@example.nl', state: 'pending'} as const
    const text = (await messageFor(await order(id), mail, services)).text.replaceAll('\u00a0', ' ')
    expect(text).toContain('Eerste maand gratis: Vandaag € 0,00, daarna maandelijks € 119,79.')
    expect(text).not.toContain('Factuur:')
  })

  test('may be several: nothing is collected until they are over', async () => {
    const {id} = await buy({lasts: 'some', count: 3})
    expect(running()).toMatchObject([{startDate: after(3), amount: {value: '119.79'}}])
    expect(await order(id)).toMatchObject({total: REGULAR, offer: {until: after(3)}})
    expect(await usedOffers(shop.database.database, 'test', shop.now)).toMatchObject([{redeemed: 1, given: 3 * 9900}])
    await months.liveUntil(after(4))
    expect(months.collected()).toEqual([CENT, REGULAR, REGULAR])
    const figures = await readFigures(shop.database.database, {
      ...{month: after(3).slice(0, 7), mode: 'test', now: shop.now},
    })
    expect(figures.map(({figure, amount}) => [figure, amount])).toEqual([
      ['mrr', 9900],
      ['new', 9900],
    ])
  })

  test('cost nothing where every method of the shop gives a mandate for nothing', async () => {
    free()
    const list = async () => [{id: 'creditcard'}]
    const mollie = Object.create(shop.services.mollie, {methods: {value: {list}}})
    const request = {plan: 'basis', period: 'monthly', language: 'nl', code: 'GRATIS', shownTotal: 0} as const
    await createPayment({...request, attempt: randomUUID()}, {...shop.services, mollie})
    expect(shop.sandbox.store.get('payment', first())).toMatchObject({amount: {value: '0.00'}})
    await shop.control('payment', {id: first(), status: 'paid'})
    expect(await settlePayment(first(), shop.services)).toBe('done')
    expect(refunds()).toEqual([])
    expect(running()).toMatchObject([{amount: {value: '119.79'}, startDate: after(1)}])
  })

  test('give the cent back at the next call when Mollie fails, and once however often it calls', async () => {
    const id = await bought()
    await shop.control('faults', {faults: [{kind: '429', call: 'POST .*/refunds'}]})
    expect(await settlePayment(first(), shop.services)).toBe('retry')
    expect(await order(id)).toMatchObject({status: 'paid', subscription: {startDate: after(1)}})
    await shop.control('faults', {faults: []})
    expect(await settlePayment(first(), shop.services)).toBe('done')
    for (let call = 0; call < 3; call++) await settlePayment(first(), shop.services)
    expect(refunds()).toEqual([[first(), '0.01']])
  })

  test('give the cent back without a webhook, also when the first run of the schedule could not', async () => {
    await bought()
    await shop.control('faults', {faults: [{kind: '429', call: 'POST .*/refunds'}]})
    await reconcile(shop.services)
    expect([running().length, refunds()]).toEqual([1, []])
    await shop.control('faults', {faults: []})
    await reconcile(shop.services)
    expect([running().length, refunds()]).toEqual([1, [[first(), '0.01']]])
  })

  test('give the cent back once and begin once when the process is killed at any statement', async () => {
    const id = await bought()
    for (let statement = 1; statement < 30; statement += 2) {
      shop.process.killAfter(statement)
      await settlePayment(first(), shop.services)
      shop.process.restart()
    }
    // The mail that a killed process had leased is free again by then.
    await months.liveUntil(daysLater(start, 1))
    expect(await settlePayment(first(), shop.services)).toBe('done')
    expect([running().length, refunds()]).toEqual([1, [[first(), '0.01']]])
    expect(await order(id)).toMatchObject({status: 'paid', payments: [{total: 0, refunded: 0}]})
  })

  test('are not charged back or refunded by what happens to the cent', async () => {
    const id = await bought()
    await shop.control('chargeback', {id: first(), amount: '0.01'})
    expect(await settlePayment(first(), shop.services)).toBe('done')
    expect(refunds()).toEqual([])
    expect(await order(id)).toMatchObject({payments: [{chargedBack: 0}], subscription: {state: 'running'}, alerts: []})
  })

  test('end with a cancellation at their end, and go on when it is taken back', async () => {
    const {id} = await buy({lasts: 'some', count: 2})
    await cancelSubscription(await order(id), shop.services, AUDIT, shop.now)
    expect(await order(id)).toMatchObject({subscription: {state: 'cancelled', endsOn: after(2)}})
    expect(running()).toEqual([])
    await resumeSubscription(await order(id), shop.services, AUDIT, shop.now)
    expect(running()).toMatchObject([{startDate: after(2), amount: {value: '119.79'}}])
    await months.liveUntil(after(2))
    expect(months.collected()).toEqual([CENT, REGULAR])
  })

  test('give no credit towards a dearer plan, which costs its price for the days left', async () => {
    free({lasts: 'some', count: 2})
    const jo = await new Subscriber(shop).begin({code: 'GRATIS'})
    await jo.live(5)
    const seen = await jo.shown({plan: 'pro', period: 'monthly'})
    const days = (Date.parse(after(2)) - Date.parse(start)) / 86_400_000
    const due = Math.round((14900 * 2 * (days - 5)) / days)
    expect(seen).toMatchObject({shown: {startsOn: after(2), paidToday: due + Math.round(due * 0.21)}})
    await jo.upgrade({plan: 'pro', period: 'monthly'})
    expect(await jo.order()).toMatchObject({plan: 'pro', total: 18029, offer: {until: daysLater(start, 5)}})
    await jo.live(60)
    expect(months.collected()).toEqual([CENT, due + Math.round(due * 0.21), 18029])
  })

  test('run to their end before another period begins', async () => {
    free({lasts: 'some', count: 2})
    const jo = await new Subscriber(shop).begin({code: 'GRATIS'})
    expect(await jo.agree({plan: 'basis', period: 'quarterly'})).toEqual({planned: true})
    await jo.live(70)
    expect(await jo.order()).toMatchObject({period: 'quarterly', total: 32343})
    expect(months.collected()).toEqual([CENT, 32343])
  })

  test('are followed by an announced price', async () => {
    free({lasts: 'some', count: 3})
    const seed = shop.documents.find(({_id}) => _id === 'price-basis-monthly')
    const price = {_id: 'price-next', _rev: 'r109', exclVat: 109, validFrom: after(1), holdsForRunning: true}
    const {id} = await shop.paidOrder({customerEmail: 'jo@example.nl', details: DETAILS, code: 'GRATIS'})
    shop.documents = [...shop.documents, {...seed, ...price} as (typeof shop.documents)[number]]
    await months.liveUntil(after(4))
    expect(months.collected()).toEqual([CENT, 13189, 13189])
    expect(await order(id)).toMatchObject({total: 13189})
  })

  test('are known again when the order has to be made anew from Mollie', async () => {
    const {id} = await buy({lasts: 'some', count: 3})
    await forgetOrders(shop.database.database)
    await settlePayment(first(), {...shop.services, rebuildsOrders: true})
    expect(await order(id)).toMatchObject({
      ...{total: REGULAR, vatRate: 21, offer: {percent: 100, periods: 3, until: after(3)}},
      ...{payments: [{total: 0}], subscription: {startDate: after(3)}},
    })
    expect(refunds()).toHaveLength(1)
  })
})
