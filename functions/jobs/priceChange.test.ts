import {amsterdamDay, DAY_MS, daysLater} from '../../domain/format/dates.ts'
import {ENGINES} from '../../tests/support/shop/database.ts'
import {TestShop} from '../../tests/support/shop/testShop.ts'
import type {Order} from '../billing/orders/order.ts'
import {settlePayment} from '../billing/payments/settle.ts'
import {cancelSubscription} from '../billing/subscriptions/cancel.ts'
import {reconcile} from './reconcile.ts'

/** Basis by the month: € 99 excl., € 119.79 incl.; the new price € 109 excl., € 131.89 incl. */
const [OLD, NEW] = [11979, 13189]
const PRICE = 'price-basis-monthly-next'

describe.each(ENGINES)('a price that also holds for running customers, on %s', (engine) => {
  let shop: TestShop
  let start: Date
  let settled: Set<string>
  beforeEach(async () => {
    shop = await (await new TestShop().open(engine)).toNoon()
    start = shop.now
    settled = new Set()
  })
  afterEach(() => shop.close())

  const today = () => amsterdamDay(shop.now)
  /** Without the question for an address, which nobody gives here. */
  const order = async (id: string) => {
    const kept = (await shop.services.orders.get(id)) as Order
    return {...kept, alerts: kept.alerts.filter(({kind}) => kind !== 'invoiceMissing')}
  }
  const customer = (change: object = {}) => shop.paidOrder({customerEmail: 'jo@example.nl', ...change})
  const run = () => reconcile(shop.services)
  const passed = (moment: Date) => Math.floor((moment.getTime() - start.getTime()) / DAY_MS)
  /** The next day on which a change or a collection is due, or the last one. */
  async function nextDay(last: number): Promise<number> {
    const rows = await shop.database.database.query(
      'SELECT starts_on FROM price_changes WHERE changed_at IS NULL AND withdrawn_at IS NULL',
    )
    const due = rows.map(({starts_on}) => passed(new Date(`${daysLater(String(starts_on), -1)}T23:00:00Z`)))
    const collections = shop.sandbox.store
      .list('subscription')
      .flatMap(({nextPaymentDate}) => nextPaymentDate ?? [])
      .map((day) => (Date.parse(day) - Date.parse(amsterdamDay(start))) / DAY_MS)
    return Math.min(last, ...[...due, ...collections].filter((each) => each > passed(shop.now)))
  }
  /** Lives until so many days after the beginning: the schedule early on a day, then Mollie's collections and webhooks. */
  async function day(last: number) {
    do {
      shop.now = new Date(start.getTime() + (await nextDay(last)) * DAY_MS)
      await run()
      await shop.control('clock', {to: today()})
      for (const {id, status} of shop.sandbox.store.list('payment'))
        if (!settled.has(`${id} ${status}`)) {
          settled.add(`${id} ${status}`)
          await settlePayment(id, shop.services)
        }
    } while (passed(shop.now) < last)
    await run()
  }
  const document = (type: string, change: object, id?: string) =>
    shop.documents.map((each) => (each._type === type && (!id || each._id === id) ? {...each, ...change} : each))
  function announce(exclVat = 109, change: object = {}) {
    const seed = shop.documents.find(({_id}) => _id === 'price-basis-monthly')
    const others = shop.documents.filter(({_id}) => _id !== PRICE)
    const price = {_id: PRICE, _rev: `r${exclVat}`, exclVat, validFrom: daysLater(today(), 10), holdsForRunning: true}
    shop.documents = [...others, {...seed, ...price, ...change} as (typeof others)[number]]
  }
  const withdraw = () => {
    shop.documents = shop.documents.filter(({_id}) => _id !== PRICE)
  }
  const amount = () => shop.sandbox.store.list('subscription')[0]?.amount.value
  const priceMails = (shopMails = shop.mails) => shopMails.filter(({kind}) => kind === 'priceChange')
  const renewals = async (id: string) =>
    (await order(id)).payments.filter(({kind}) => kind === 'renewal').map(({total = 'as the order'}) => total)
  const updates = () => shop.calls.filter(({call}) => call.startsWith('PATCH'))

  test('customers without VAT get the new price without it, and no change of the rate', async () => {
    const details = {company: 'Bakkerij Jansen', country: 'BE', vatNumber: 'BE0123456749'}
    const {id, total} = await customer({details})
    expect(total).toBe(9900)
    shop.documents = document('siteSettings', {vatChange: {rate: 25, validFrom: daysLater(today(), 10)}})
    await run()
    expect((await order(id)).priceChanges).toBeUndefined()
    announce()
    await run()
    expect((await order(id)).priceChanges).toMatchObject([{exclVat: 10900, vat: 0, total: 10900, vatRate: 0}])
    await day(100)
    expect(await order(id)).toMatchObject({total: 10900, vat: 0, vatRate: 0, vatScheme: 'reverseCharge', alerts: []})
    expect(amount()).toBe('109.00')
  })

  test('a price that is no amount changes nothing, and is named', async () => {
    const {id} = await customer()
    announce(109.999)
    const lines: string[] = []
    console.log = (line: string) => lines.push(line)
    await run()
    expect(lines.join()).toContain('"event":"price.invalid","price":"price-basis-monthly-next"')
    expect((await order(id)).priceChanges).toBeUndefined()
    announce()
    await run()
    expect((await order(id)).priceChanges).toHaveLength(1)
  })

  test('customers are told once, at least 30 days ahead, and pay it from the first period that begins after', async () => {
    const {id, subscription} = await customer()
    announce()
    await Promise.all([run(), run(), run()])
    await run()
    const [change] = (await order(id)).priceChanges ?? []
    const startsOn = change?.startsOn ?? ''
    expect(startsOn >= daysLater(today(), 30)).toBe(true)
    expect(subscription?.startDate.slice(8)).toBe(startsOn.slice(8))
    expect(change).toMatchObject({total: NEW, fromTotal: OLD, priceId: PRICE, toldAt: start.toISOString()})
    expect(priceMails()).toMatchObject([{kind: 'priceChange', day: startsOn, number: NEW, to: 'jo@example.nl'}])
    const untilThen = (Date.parse(startsOn) - Date.parse(today())) / DAY_MS
    await day(untilThen - 2)
    expect([amount(), (await order(id)).total]).toEqual(['119.79', OLD])
    await day(untilThen - 1)
    expect([amount(), (await order(id)).total]).toEqual(['131.89', NEW])
    await day(untilThen + 40)
    expect(await order(id)).toMatchObject({total: NEW, exclVat: 10900, priceId: PRICE, alerts: []})
    expect((await renewals(id)).slice(-1)).toEqual(['as the order'])
    expect((await order(id)).payments[0]).toMatchObject({kind: 'first', total: OLD})
    expect(priceMails()).toHaveLength(1)
  })

  test('a price that holds for new customers only changes nothing for others', async () => {
    const {id} = await customer()
    announce(109, {holdsForRunning: false})
    await day(0)
    await day(70)
    expect(await order(id)).toMatchObject({total: OLD, alerts: []})
    expect(priceMails()).toEqual([])
  })

  test('plans and periods that the price is not of, and customers without an address, are left alone', async () => {
    const others = [await customer({plan: 'pro'}), await customer({period: 'quarterly'}), await shop.paidOrder()]
    announce()
    await day(0)
    for (const {id} of others) expect((await order(id)).priceChanges).toBeUndefined()
    expect(priceMails()).toEqual([])
  })

  test('a customer who cancels before keeps the old price to the end', async () => {
    const {id} = await customer()
    announce()
    await day(0)
    await cancelSubscription(await order(id), shop.services, {actor: 'customer', reason: 'settle'}, shop.now)
    await day(70)
    expect(await order(id)).toMatchObject({
      total: OLD,
      alerts: [],
      priceChanges: [{withdrawnAt: expect.any(String)}],
    })
    expect(updates()).toEqual([])
  })

  test('killed after Mollie was told, or run twice at once, it is made once and complete', async () => {
    const {id} = await customer()
    announce()
    await day(0)
    const [change] = (await order(id)).priceChanges ?? []
    shop.now = new Date(`${daysLater(change?.startsOn ?? '', -1)}T10:00:00Z`)
    await shop.database.database.query(`ALTER TABLE price_changes RENAME COLUMN changed_at TO lost`)
    await run()
    await shop.database.database.query(`ALTER TABLE price_changes RENAME COLUMN lost TO changed_at`)
    await shop.control('faults', {
      faults: [{kind: 'reset', call: 'PATCH .*', after: true, times: 1}],
    })
    await run()
    expect([amount(), (await order(id)).total]).toEqual(['131.89', OLD])
    expect((await order(id)).priceChanges).toMatchObject([{changingAt: expect.any(String)}])
    // A price that is withdrawn now comes too late: Mollie may have been told.
    withdraw()
    await shop.control('clock', {to: change?.startsOn})
    const [renewal] = shop.sandbox.store.list('payment')
    await settlePayment(renewal?.id ?? '', shop.services)
    await Promise.all([run(), run()])
    expect(await order(id)).toMatchObject({total: NEW, alerts: []})
    expect(shop.sandbox.store.list('subscription')).toHaveLength(1)
  })

  test('around the change a renewal of either amount is right; any other, or one too early or too late, is not', async () => {
    const {id, subscription, customerId} = await customer()
    announce()
    await day(0)
    const paid = async (value: string) => {
      const kept = shop.sandbox.store.list('payment').at(-1)
      const payment = shop.sandbox.store.put('payment', {
        ...(kept as NonNullable<typeof kept>),
        id: `tr_border${value.replace('.', '')}${shop.now.getTime()}`,
        createdAt: shop.now.toISOString(),
        amount: {currency: 'EUR', value},
        status: 'paid',
        statusAt: shop.now.toISOString(),
        sequenceType: 'recurring',
        customerId,
        subscriptionId: subscription?.id,
        metadata: {orderId: id},
      })
      const before = (await order(id)).alerts.length
      await settlePayment(payment.id, shop.services)
      return (await order(id)).alerts.length === before
    }
    expect([await paid('119.79'), await paid('131.89'), await paid('120.00')]).toEqual([true, false, false])
    const [change] = (await order(id)).priceChanges ?? []
    const made = (Date.parse(change?.startsOn ?? '') - Date.parse(today())) / DAY_MS - 1
    shop.now = new Date(start.getTime() + made * DAY_MS)
    await run()
    shop.now = new Date(shop.now.getTime() + DAY_MS)
    expect([await paid('119.79'), await paid('131.89'), await paid('120.00')]).toEqual([true, true, false])
    shop.now = new Date(shop.now.getTime() + 10 * DAY_MS)
    expect([await paid('119.79'), await paid('131.89')]).toEqual([false, true])
    expect((await order(id)).payments.filter(({kind}) => kind === 'renewal').map(({total = NEW}) => total)).toEqual([
      OLD,
      OLD,
      NEW,
      NEW,
    ])
  })

  test('a raise that is withdrawn does not come, and the company is told, once', async () => {
    const first = await customer()
    const second = await customer({customerEmail: 'an@example.nl'})
    announce()
    await day(0)
    withdraw()
    await day(1)
    await day(2)
    expect(shop.told).toMatchObject([{subject: expect.stringContaining('Basis'), text: expect.stringContaining('2')}])
    await day(70)
    for (const {id} of [first, second]) expect(await order(id)).toMatchObject({total: OLD, alerts: []})
    expect(amount()).toBe('119.79')
    expect(shop.told).toHaveLength(1)
  })

  test('a price that is raised after it was told is told anew, and until then nobody pays more than they were told', async () => {
    const {id} = await customer()
    announce()
    await day(0)
    announce(119)
    await day(5)
    const changes = (await order(id)).priceChanges ?? []
    expect(changes.map(({total, withdrawnAt}) => [total, Boolean(withdrawnAt)]).sort()).toEqual([
      [NEW, true],
      [14399, false],
    ])
    expect(changes.find(({total}) => total === 14399)?.startsOn).toMatch(/./)
    expect(priceMails()).toHaveLength(2)
    expect(shop.told).toHaveLength(1)
    await day(34)
    expect((await order(id)).total).toBe(OLD)
    await day(70)
    expect(await order(id)).toMatchObject({total: 14399, alerts: []})
  })

  test('a reduction that was told comes, also when it is withdrawn', async () => {
    const {id} = await customer()
    announce(89)
    await day(0)
    withdraw()
    await day(1)
    expect(shop.told).toHaveLength(1)
    await day(70)
    expect(await order(id)).toMatchObject({exclVat: 8900, alerts: []})
  })

  test('while the mail cannot be sent, the first day moves on: nobody pays within 30 days of reading it', async () => {
    const {id} = await customer()
    announce()
    const {outbox} = shop.services
    const away = {...shop.services, outbox: () => ({claim: (order: Order) => order, send: async () => false})}
    await reconcile(away)
    shop.now = new Date(start.getTime() + 40 * DAY_MS)
    await reconcile({...shop.services, outbox})
    const open = ((await order(id)).priceChanges ?? []).filter(({withdrawnAt}) => !withdrawnAt)
    expect(open).toMatchObject([{toldAt: shop.now.toISOString()}])
    expect((open[0]?.startsOn ?? '') >= daysLater(today(), 30)).toBe(true)
    expect(priceMails()).toHaveLength(1)
  })

  test('a rate of VAT that is announced holds for new customers from its day, and for running ones once they were told', async () => {
    const {id} = await customer({plan: 'pro', period: 'quarterly'})
    shop.documents = document('siteSettings', {vatChange: {rate: 23, validFrom: daysLater(today(), 3)}})
    await day(0)
    expect((await order(id)).priceChanges).toMatchObject([
      {exclVat: 40230, vatRate: 23, total: 49483, fromTotal: 48678},
    ])
    expect(priceMails()).toHaveLength(1)
    await day(3)
    expect(await customer({plan: 'pro', period: 'quarterly'})).toMatchObject({vatRate: 23, total: 49483})
    expect(await order(id)).toMatchObject({vatRate: 21, total: 48678})
    // The announcement is cleared away once it is the rate.
    shop.documents = document('siteSettings', {vatRate: 23, vatChange: undefined})
    await day(95)
    expect(await order(id)).toMatchObject({vatRate: 23, total: 49483, alerts: []})
    expect(shop.told).toEqual([])
  })

  test('while the content cannot be read nothing changes', async () => {
    const {id} = await customer()
    announce()
    await day(0)
    const away = {fetch: () => Promise.reject(new Error('away'))} as unknown as typeof shop.services.content
    shop.now = new Date(start.getTime() + 70 * DAY_MS)
    expect((await reconcile({...shop.services, content: away})).failed).toBeGreaterThan(0)
    expect(await order(id)).toMatchObject({total: OLD})
  })
})
