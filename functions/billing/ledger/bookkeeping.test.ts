import {ENGINES, openTestDatabase, type TestDatabase} from '../../../tests/support/shop/database.ts'
import {csvOf} from '../../admin/export/csv.ts'
import {openOrder} from '../orders/order.fixture.ts'
import type {Order, OrderPayment} from '../orders/order.ts'
import {databaseOrders} from '../orders/store.ts'
import {type Entry, entriesOf, totalsOf} from './bookkeeping.ts'

const AUDIT = {actor: 'mollie', reason: 'settle'} as const
const paid = (change: Partial<OrderPayment> = {}): OrderPayment => ({
  id: 'tr_first1',
  kind: 'first',
  status: 'paid',
  paidAt: '2026-11-03T10:00:00.000Z',
  refunded: 0,
  chargedBack: 0,
  ...change,
})

describe.each(ENGINES)('a month for the bookkeeper on %s', (engine) => {
  let store: TestDatabase
  let now: Date
  beforeEach(async () => {
    store = await openTestDatabase(engine)
    now = new Date('2026-11-03T10:00:00Z')
  })
  afterEach(() => store.close())
  const orders = () => databaseOrders(store.database, () => now)
  const create = (change: Partial<Order> = {}) =>
    orders().create({...openOrder, customerName: 'Jo', status: 'paid', payments: [paid()], ...change}, AUDIT)
  const change = (payment: Partial<OrderPayment>) =>
    orders().update(
      openOrder.id,
      (order) => ({...order, payments: order.payments.map((each) => ({...each, ...payment}))}),
      AUDIT,
    )
  const entries = (month: string, mode: Order['mode'] = 'test') => entriesOf(store.database, month, mode)

  test('has what was paid in it, by the calendar of Amsterdam', async () => {
    await create({
      payments: [
        paid(),
        paid({id: 'tr_late2', kind: 'renewal', paidAt: '2026-11-30T23:30:00+00:00'}),
        paid({id: 'tr_lost3', status: 'failed', paidAt: undefined}),
      ],
    })
    expect(await entries('2026-11')).toMatchObject([
      {
        kind: 'payment',
        paymentId: 'tr_first1',
        exclVat: 40230,
        vat: 8448,
        total: 48678,
        country: 'NL',
        customerName: 'Jo',
      },
    ])
    expect(await entries('2026-12')).toMatchObject([{paymentId: 'tr_late2'}])
    expect(await entries('2026-11', 'live')).toEqual([])
  })

  test('has what went back in the month that it went back, with its VAT to the cent', async () => {
    await create()
    now = new Date('2026-12-05T10:00:00Z')
    await change({refunded: 10000})
    now = new Date('2026-12-06T10:00:00Z')
    await change({refunded: 48678})
    expect(await entries('2026-11')).toHaveLength(1)
    const december = await entries('2026-12')
    expect(december.map(({kind, total}) => [kind, total])).toEqual([
      ['refund', -10000],
      ['refund', -38678],
    ])
    expect(totalsOf(december)).toEqual([{vatRate: 21, entries: 2, exclVat: -40230, vat: -8448, total: -48678}])
  })

  test('a chargeback is a line of its own, and one that the bank takes back too', async () => {
    await create()
    await change({chargedBack: 48678})
    await change({chargedBack: 0})
    expect((await entries('2026-11')).map(({kind, total}) => [kind, total])).toEqual([
      ['payment', 48678],
      ['chargeback', -48678],
      ['chargeback', 48678],
    ])
  })

  test('says where a customer is, and of whom no VAT was asked their number, for the list of sales within the EU', async () => {
    const amounts = {exclVat: 40230, vat: 0, total: 40230, vatRate: 0}
    await create({...amounts, vatScheme: 'reverseCharge', details: {country: 'BE', vatNumber: 'BE0123456749'}})
    await change({refunded: 40230})
    const [payment, refund] = await entries('2026-11')
    expect(payment).toMatchObject({...amounts, country: 'BE', vatNumber: 'BE0123456749', vatScheme: 'reverseCharge'})
    expect(refund).toMatchObject({country: 'BE', exclVat: -40230, vat: 0})
    expect(csvOf([payment as Entry], 'nl')).toContain(
      '"BE";"BE0123456749";"";"";"verlegd";"";"";"";;0;402,30;0,00;402,30',
    )
  })

  test('says which payments have a discount, by its code or its name, and how much of it', async () => {
    const offer = {id: 'offer-start', label: 'Introductieprijs', text: '', percent: 10, periods: 1}
    const regular = {exclVat: 44700, vat: 9387, total: 54087}
    const renewal = paid({...regular, vatRate: 21, id: 'tr_next2', kind: 'renewal'})
    await create({offer: {...offer, ...regular, code: ''}, payments: [paid(), renewal]})
    await change({refunded: 10000})
    await create({
      id: 'VK-CODE43210000',
      offer: {...offer, ...regular, code: 'START10'},
      payments: [paid({id: 'tr_code3'})],
    })
    const found = await entries('2026-11')
    expect(
      found.map(({paymentId, kind, discount, discountExclVat}) => [paymentId, kind, discount, discountExclVat]),
    ).toEqual(
      expect.arrayContaining([
        ['tr_first1', 'payment', 'Introductieprijs', 4470],
        ['tr_next2', 'payment', '', 0],
        ['tr_first1', 'refund', '', 0],
        ['tr_code3', 'payment', 'START10', 4470],
      ]),
    )
    expect(csvOf(found, 'nl')).toContain('"START10";44,70;21;402,30;84,48;486,78')
    expect(csvOf(found, 'nl')).toContain('"";;21;447,00;93,87;540,87')
  })

  test('totals are by rate', async () => {
    await create()
    await create({
      id: 'VK-BA9876543210',
      payments: [paid({id: 'tr_other1'})],
      vatRate: 9,
      exclVat: 10000,
      vat: 900,
      total: 10900,
    })
    expect(totalsOf(await entries('2026-11'))).toEqual([
      {vatRate: 9, entries: 1, exclVat: 10000, vat: 900, total: 10900},
      {vatRate: 21, entries: 1, exclVat: 40230, vat: 8448, total: 48678},
    ])
  })

  test('is a file that a spreadsheet of its language reads, and that calculates nothing by itself', async () => {
    await create({customerName: '=HYPERLINK("http://evil.example";"x")'})
    await change({refunded: 10000})
    const lines = (language: 'nl' | 'en', text: string) =>
      text
        .replace('\uFEFF', '')
        .split('\r\n')
        .map((line) => line.split(language === 'nl' ? ';' : ','))
    const dutch = csvOf(await entries('2026-11'), 'nl')
    expect(dutch.startsWith('\uFEFF"Datum";"Soort";')).toBe(true)
    expect(dutch).toContain('"\'=HYPERLINK(""http://evil.example"";""x"")"')
    expect(lines('nl', dutch).at(-2)?.slice(-5)).toEqual(['"Totaal"', '21', '319,65', '67,13', '386,78'])
    const english = csvOf(await entries('2026-11'), 'en')
    expect(lines('en', english).at(-2)?.slice(-5)).toEqual(['"Total"', '21', '319.65', '67.13', '386.78'])
    expect(dutch).toMatch(/"2026-11-03";"Terugbetaling";.*;-82,65;-17,35;-100,00\r\n/)
  })

  test('a payment of before a change of price or of the rate has its own amounts, and so has what went back of it', async () => {
    const own = {exclVat: 9900, vat: 1881, total: 11781, vatRate: 19}
    await create({payments: [paid(own), paid({id: 'tr_next2', kind: 'renewal', paidAt: '2026-11-05T10:00:00.000Z'})]})
    now = new Date('2026-11-06T10:00:00Z')
    const refund = (order: Order) => ({
      ...order,
      payments: order.payments.map((each) => (each.id === 'tr_first1' ? {...each, refunded: 11781} : each)),
    })
    await orders().update(openOrder.id, refund, AUDIT)
    expect(await entries('2026-11')).toMatchObject([
      {kind: 'payment', paymentId: 'tr_first1', ...own},
      {kind: 'payment', paymentId: 'tr_next2', total: 48678, vatRate: 21},
      {kind: 'refund', paymentId: 'tr_first1', exclVat: -9900, vat: -1881, total: -11781, vatRate: 19},
    ])
  })
})
