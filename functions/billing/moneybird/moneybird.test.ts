import {ENGINES} from '../../../tests/support/shop/database.ts'
import {TestShop} from '../../../tests/support/shop/testShop.ts'
import {deliveriesBetween, oweBetween} from '../deliveries/store.ts'
import {sampleInvoice} from '../invoices/invoice.fixture.ts'
import {insertion} from '../invoices/store.ts'
import {bookAtMoneybird, refusalIn} from './moneybird.ts'

const PERIOD = {from: '2025-09-01T00:00:00.000Z', until: '2025-10-01T00:00:00.000Z', mode: 'test' as const}
const environment = process.env
afterEach(() => {
  process.env = environment
})

describe.each(ENGINES)('documents for Moneybird in %s', (engine) => {
  let shop: TestShop
  beforeEach(async () => {
    shop = await new TestShop(new Date('2025-10-02T08:00:00Z')).open(engine)
    process.env = {...environment, ...(await shop.openEnvironment()), ...shop.moneybirdSettings}
  })
  afterEach(() => shop.close())

  /** Issues documents: of these kinds, each a minute after the one before. */
  async function issue(kinds: readonly ('invoice' | 'creditNote')[], change: object = {}) {
    const sample = await sampleInvoice()
    const {query} = shop.database.database
    for (const [index, kind] of kinds.entries()) {
      const number = `TEST-2025-${String(index + 1).padStart(5, '0')}`
      const issuedAt = `2025-09-24T05:${String(index % 60).padStart(2, '0')}:00.000Z`
      const data = {...sample, kind, number, ...change}
      const mail = null
      const {text, values} = insertion({
        kind,
        number,
        issuedAt,
        data,
        mail,
        entry: index,
        orderId: `VK-${index}`,
        paymentId: 'tr_1',
      })
      await query(text, values)
    }
  }
  const owe = () => oweBetween(shop.database.database, 'moneybird', PERIOD, shop.now.toISOString())
  const run = () => bookAtMoneybird(shop.services, () => false)
  async function book() {
    await owe()
    await run()
  }
  const states = async () =>
    (await deliveriesBetween(shop.database.database, 'moneybird', PERIOD))
      .toSorted((one, other) => (one.document < other.document ? -1 : 1))
      .map(({state, reason}) => (reason ? refusalIn(reason).code : state))
  const later = (minutes: number) => {
    shop.now = new Date(shop.now.getTime() + minutes * 60_000)
    return shop.control('clock', {minutes})
  }
  const fail = (kind: string, call: string, after = false) =>
    shop.control('faults', {faults: [{kind, call: `${call}$`, times: 1, after}]})
  const booked = () => shop.moneybird.kept.invoices

  test('are booked once each under their own number, with their PDF and one contact', async () => {
    await issue(['invoice', 'creditNote'])
    await book()
    await book()
    await run()
    const total = (await sampleInvoice()).amounts.total / 100
    expect(
      booked().map(({reference, details_attributes}) => [reference, Number(details_attributes[0]?.price)]),
    ).toEqual([
      ['TEST-2025-00001', total],
      ['TEST-2025-00002', -total],
    ])
    expect(booked().map(({attachments}) => attachments.map(({filename}) => filename))).toEqual([
      ['factuur-TEST-2025-00001.pdf'],
      ['creditnota-TEST-2025-00002.pdf'],
    ])
    expect(Buffer.from(booked()[0]?.attachments[0]?.content ?? '', 'base64').toString('latin1')).toMatch(/^%PDF-/)
    expect(shop.moneybird.kept.contacts).toMatchObject([{company_name: 'Bakkerij Jansen B.V.', country: 'NL'}])
    expect(await states()).toEqual(['delivered', 'delivered'])
  })

  test.each([
    ['GET .*customer_id/[^/]*', false],
    ['POST .*/contacts.json', true],
    ['GET .*external_sales_invoices.json', false],
    ['POST .*external_sales_invoices.json', false],
    ['POST .*external_sales_invoices.json', true],
    ['POST .*attachment.json', false],
    ['POST .*attachment.json', true],
  ])('are booked once when %s has no answer (after it was done: %s)', async (call, after) => {
    await issue(['invoice'])
    for (const kind of ['reset', '503', 'html']) {
      await fail(kind, call, after)
      await book()
      await later(400)
    }
    await run()
    expect(booked().map(({attachments}) => attachments.length)).toEqual([1])
    expect(shop.moneybird.kept.contacts).toHaveLength(1)
    expect(await states()).toEqual(['delivered'])
  })

  test.each([1, 2, 3, 4, 5, 6, 7, 8])('are booked once when the process is killed at statement %i', async (count) => {
    await issue(['invoice', 'invoice'])
    await owe()
    shop.process.killAfter(count)
    await run().catch(() => {})
    shop.process.restart()
    await later(400)
    await run()
    expect(
      booked()
        .map(({reference, attachments}) => [reference, attachments.length])
        .sort(),
    ).toEqual([
      ['TEST-2025-00001', 1],
      ['TEST-2025-00002', 1],
    ])
    expect(await states()).toEqual(['delivered', 'delivered'])
  })

  test('are booked once by two runs at the same time', async () => {
    await issue(['invoice', 'invoice', 'invoice', 'invoice'])
    await owe()
    await Promise.all([run(), run()])
    expect(
      booked()
        .map(({reference}) => reference)
        .sort(),
    ).toHaveLength(4)
    expect(new Set(booked().map(({reference}) => reference)).size).toBe(4)
    expect(shop.moneybird.kept.contacts).toHaveLength(1)
  })

  test('wait for the limit of 150 requests in five minutes, and go on after it', async () => {
    await issue(Array.from({length: 49}, () => 'invoice'))
    await owe()
    for (let asked = 0; asked < 100; asked++) await shop.moneybird.answer(anyCall(), shop.sandbox.clock.now())
    await run()
    const before = booked().length
    expect(before).toBeGreaterThan(10)
    expect(before).toBeLessThan(49)
    const calls = shop.calls.length
    await run()
    expect(shop.calls.length - calls).toBeLessThan(3)
    expect(booked()).toHaveLength(before)
    await later(6)
    await run()
    expect(booked()).toHaveLength(49)
    expect(new Set(await states())).toEqual(new Set(['delivered']))
  })
  const anyCall = () =>
    new Request('http://localhost/moneybird/api/v2/123456789012345678/tax_rates.json', {
      headers: {authorization: `Bearer ${process.env.MONEYBIRD_TOKEN}`},
    })

  test.each([
    ['MONEYBIRD_TOKEN', 'another-token-of-somebody', 'noAccess'],
    ['MONEYBIRD_ADMINISTRATION', '99', 'noAccess'],
    ['MONEYBIRD_LEDGER_ACCOUNT', '99', 'invalid'],
    ['MONEYBIRD_TAX_RATES', '9=320000000000000009', 'noTaxRate'],
    ['MONEYBIRD_TAX_RATES', '21=320000000000000009', 'otherAmounts'],
  ])('are refused with a reason while %s is %s, and booked once after that', async (name, value, code) => {
    await issue(['invoice'])
    process.env[name] = value
    await book()
    expect(await states()).toEqual([code])
    await run()
    Object.assign(process.env, shop.moneybirdSettings)
    for (const invoice of booked())
      Object.assign(invoice, {total_price_excl_tax: String((await sampleInvoice()).amounts.exclVat / 100)})
    await book()
    expect(await states()).toEqual(['delivered'])
    expect(booked()).toHaveLength(1)
  })

  test('name the reverse-charged rate and the VAT number', async () => {
    const {customer, amounts} = await sampleInvoice()
    await issue(['invoice'], {
      vatScheme: 'reverseCharge',
      customer: {...customer, country: 'BE', vatNumber: 'BE0123456749'},
      amounts: {...amounts, vatRate: 0, vat: 0, total: amounts.exclVat},
    })
    await book()
    expect(booked()).toMatchObject([{details_attributes: [{tax_rate_id: '320000000000000003'}]}])
    expect(shop.moneybird.kept.contacts).toMatchObject([{tax_number: 'BE0123456749', country: 'BE'}])
    expect(await states()).toEqual(['delivered'])
  })

  test('are given up after days without an answer, and booked when asked again', async () => {
    await issue(['invoice'])
    await owe()
    await shop.control('faults', {faults: [{kind: '503', call: 'moneybird'}]})
    for (let tries = 0; tries < 15; tries++) {
      await run()
      await later(400)
    }
    expect(await states()).toEqual(['noAnswer'])
    await shop.control('faults', {faults: []})
    await book()
    expect(await states()).toEqual(['delivered'])
  })

  test('stay where they are without settings, and in a preview', async () => {
    await issue(['invoice'])
    delete process.env.MONEYBIRD_TOKEN
    await book()
    expect(await states()).toEqual(['pending'])
    expect(booked()).toEqual([])
  })
})
