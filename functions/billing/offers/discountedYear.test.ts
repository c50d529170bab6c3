import {randomUUID} from 'node:crypto'
import {amsterdamDay, daysLater, monthsLater} from '../../../domain/format/dates.ts'
import {ENGINES, forgetOrders} from '../../../tests/support/shop/database.ts'
import {TestShop} from '../../../tests/support/shop/testShop.ts'
import {messageFor} from '../../notifications/message.ts'
import {staffNotificationFor} from '../../notifications/staffNotification.ts'
import {Subscriber} from '../changes/change.fixture.ts'
import {DETAILS} from '../invoices/invoice.fixture.ts'
import {issueInvoices} from '../invoices/issue.ts'
import {invoicesOf} from '../invoices/store.ts'
import {invoiceView} from '../invoices/view.ts'
import type {Order} from '../orders/order.ts'
import {settlePayment} from '../payments/settle.ts'
import {cancelSubscription} from '../subscriptions/cancel.ts'
import {Months} from './months.fixture.ts'

/** Basis by the month: € 119.79; with 10% off € 107.81; announced later € 131.89, with 10% off € 118.70. */
const [REGULAR, OFF, RAISED, RAISED_OFF] = [11979, 10781, 13189, 11870]

describe.each(ENGINES)('a discount in the life of a subscription, on %s', (engine) => {
  let shop: TestShop
  let start: Date
  let months: Months
  beforeEach(async () => {
    shop = await (await new TestShop().open(engine)).toNoon()
    start = shop.now
    months = new Months(shop)
  })
  afterEach(() => shop.close())

  const today = () => amsterdamDay(shop.now)
  const order = async (id: string) => (await shop.services.orders.get(id)) as Order
  const alertsOf = ({alerts}: Order) => alerts.filter(({kind}) => kind !== 'invoiceMissing')
  function buy(change: object = {}) {
    const offer = {
      ...{_id: 'offer-welcome', _type: 'offer', code: 'WELKOM10', percent: 10, lasts: 'some', count: 3},
      ...{label: {_type: 'localeString', nl: 'Welkomstkorting', en: 'Welcome'}, firstDay: '2025-01-01'},
      ...{oncePerCompany: true, ...change},
    }
    shop.documents = [...shop.documents, offer]
    return shop.paidOrder({customerEmail: 'jo@example.nl', details: DETAILS, code: 'WELKOM10'})
  }
  function announce(validFrom: string) {
    const seed = shop.documents.find(({_id}) => _id === 'price-basis-monthly')
    const price = {_id: 'price-next', _rev: 'r109', exclVat: 109, validFrom, holdsForRunning: true}
    shop.documents = [...shop.documents, {...seed, ...price} as (typeof shop.documents)[number]]
  }
  const after = (months: number) => monthsLater(amsterdamDay(start), months)
  const collected = () => months.collected()
  const live = (last: string) => months.liveUntil(last)

  test('ends after its periods, at Mollie and in the order, and each payment keeps its amounts', async () => {
    const {id} = await buy()
    await live(after(4))
    expect(collected()).toEqual([OFF, OFF, OFF, REGULAR, REGULAR])
    const kept = await order(id)
    expect(kept).toMatchObject({total: REGULAR, exclVat: 9900})
    expect(kept.payments.map(({total = kept.total}) => total)).toEqual(collected())
    expect(alertsOf(kept)).toEqual([])
    expect(shop.mails.filter(({kind}) => kind === 'priceChange')).toEqual([])
    const invoices = await invoicesOf(shop.database.database, id)
    expect(invoices.map(({data}) => [data.amounts.total, data.discount?.exclVat])).toEqual([
      ...[OFF, OFF, OFF].map((total) => [total, 990]),
      ...[REGULAR, REGULAR].map((total) => [total, undefined]),
    ])
  })

  test('ends though the subscription was cancelled and resumed meanwhile', async () => {
    const bought = await buy()
    await live(daysLater(today(), 10))
    await cancelSubscription(await order(bought.id), shop.services, {actor: 'customer', reason: 'settle'}, shop.now)
    expect((await order(bought.id)).priceChanges).toMatchObject([{total: REGULAR}])
    expect((await order(bought.id)).priceChanges?.[0]).not.toHaveProperty('withdrawnAt')
  })

  test('is taken off an announced price as long as it holds, and that price follows it', async () => {
    const {id} = await buy()
    announce(daysLater(after(1), 1))
    await live(after(4))
    expect(collected()).toEqual([OFF, OFF, RAISED_OFF, RAISED, RAISED])
    expect(await order(id)).toMatchObject({total: RAISED, priceId: 'price-next'})
    expect(alertsOf(await order(id))).toEqual([])
  })

  test('is taken off an announced price for good when it has no end', async () => {
    const {id} = await buy({lasts: 'always'})
    announce(daysLater(after(1), 1))
    await live(after(4))
    expect(collected()).toEqual([OFF, OFF, RAISED_OFF, RAISED_OFF, RAISED_OFF])
    expect(await order(id)).toMatchObject({total: RAISED_OFF})
  })

  test('follows an announced rate of VAT, during it and after it', async () => {
    await buy()
    shop.documents = shop.documents.map((each) =>
      each._type === 'siteSettings' ? {...each, vatChange: {rate: 25, validFrom: daysLater(after(1), 1)}} : each,
    )
    await live(after(4))
    expect(collected()).toEqual([OFF, OFF, 11138, 12375, 12375])
  })

  test('ends with a change of plan or period, and stays redeemed', async () => {
    const offer = {
      ...{_id: 'offer-welcome', _type: 'offer', code: 'WELKOM10', percent: 10, lasts: 'some', count: 5, most: 1},
      ...{label: {_type: 'localeString', nl: 'Welkomstkorting', en: 'Welcome'}, firstDay: '2025-01-01'},
    }
    shop.documents = [...shop.documents, {...offer, oncePerCompany: false}]
    const jo = await new Subscriber(shop).begin({code: 'WELKOM10'})
    expect(await jo.agree({plan: 'basis', period: 'quarterly'})).toEqual({planned: true})
    await jo.live(32)
    const changed = await jo.order()
    expect(changed).toMatchObject({period: 'quarterly', total: 32343, offer: {until: after(1)}})
    expect(changed.priceChanges).toMatchObject([{total: REGULAR, withdrawnAt: expect.any(String)}])
    await jo.live(92)
    expect(collected()).toEqual([OFF, 32343, 32343])
    await expect(shop.paidOrder({code: 'WELKOM10', attempt: randomUUID()})).rejects.toMatchObject({
      details: {wrong: ['code:usedUp']},
    })
    const invoices = await invoicesOf(shop.database.database, jo.id)
    expect(invoices.map(({data}) => data.discount?.exclVat)).toEqual([990, undefined, undefined])
  })

  test('on the first period is over with the first payment', async () => {
    const {id} = await buy({lasts: 'first'})
    expect(shop.sandbox.store.list('subscription')).toMatchObject([{amount: {value: '119.79'}}])
    await live(after(2))
    expect(collected()).toEqual([OFF, REGULAR, REGULAR])
    expect(alertsOf(await order(id))).toEqual([])
  })

  test('is a line of the invoice and of the confirmation, and staff read what was paid', async () => {
    const {id} = await buy({lasts: 'first'})
    await issueInvoices(id, shop.services)
    const [invoice] = await invoicesOf(shop.database.database, id)
    const {lines, sums, total} = invoiceView(invoice?.data as never)
    const spaced = (texts: readonly (readonly string[])[]) =>
      texts.map((row) => row.map((text) => text.replaceAll('\u00a0', ' ')))
    expect(spaced(lines).map(([description, , amount]) => [description, amount])).toEqual([
      ['Vindkracht Basis, Maandelijks', '€ 99,00'],
      ['Welkomstkorting', '−€ 9,90'],
    ])
    expect(spaced([...sums, total]).map(([, amount]) => amount)).toEqual(['€ 89,10', '€ 18,71', '€ 107,81'])

    const kept = await order(id)
    const services = {...shop.services, now: shop.now, linkSecrets: ['a-secret-that-signs-the-links'] as [string]}
    const mail = {kind: 'confirmation', to: 'jo@example.nl', state: 'pending'} as const
    const {text} = await messageFor(kept, mail, services)
    expect(text.replaceAll('\u00a0', ' ')).toContain('Welkomstkorting: Vandaag € 107,81, daarna maandelijks € 119,79.')
    expect(text.replaceAll('\u00a0', ' ')).toContain('€ 107,81')
    const notice = {kind: 'orderPaid', to: '', state: 'pending'} as const
    const told = staffNotificationFor(kept, notice, {siteUrl: shop.siteUrl, operators: ['beheer@example.nl']})
    expect(told.text.replaceAll('\u00a0', ' ')).toContain('en € 107,81 betaald')
  })

  test('is known again when the order has to be made anew from Mollie', async () => {
    const {id} = await buy()
    await forgetOrders(shop.database.database)
    expect(await shop.services.orders.get(id)).toBeNull()
    const [payment] = shop.sandbox.store.list('payment').filter(({sequenceType}) => sequenceType === 'first')
    await settlePayment(payment?.id ?? '', {...shop.services, rebuildsOrders: true})
    expect(await order(id)).toMatchObject({
      total: OFF,
      offer: {code: 'WELKOM10', percent: 10, periods: 3, total: REGULAR, until: monthsLater(today(), 3)},
    })
  })
})
