import {HOUR_MS} from '../../domain/format/dates.ts'
import {ENGINES} from '../../tests/support/shop/database.ts'
import {TestShop} from '../../tests/support/shop/testShop.ts'
import {alert} from '../billing/orders/alerts.ts'
import type {Order} from '../billing/orders/order.ts'
import {createPayment} from '../checkout/createPayment.ts'
import {withCorrection} from '../customers/correction.ts'
import {reconcile} from './reconcile.ts'

const AUDIT = {actor: 'customer', reason: 'settle'} as const
/** As local/vies/vies.ts knows them. */
const [GOOD, UNKNOWN, AWAY] = ['BE0123456749', 'BE0100000070', 'BE0100000169']

describe.each(ENGINES)('the register of VAT numbers, on %s', (engine) => {
  let shop: TestShop
  beforeEach(async () => {
    shop = await new TestShop().open(engine)
  })
  afterEach(() => shop.close())

  const request = (vatNumber: string, country = 'BE') => ({
    customerEmail: 'jo@example.nl',
    details: {company: 'Bakkerij Jansen', website: 'https://voorbeeld.nl/', country, vatNumber},
  })
  const customer = (vatNumber: string) => shop.paidOrder(request(vatNumber))
  const run = () => reconcile(shop.services)
  const order = async (id: string) => (await shop.services.orders.get(id)) as Order
  const viesCalls = () => shop.calls.filter(({call}) => call === 'POST /vies/check-vat-number')
  const later = (hours: number) => {
    shop.now = new Date(shop.now.getTime() + hours * HOUR_MS)
  }

  test('is asked once, after paying, and its answer is kept with the order as proof', async () => {
    const {id} = await customer(GOOD)
    await run()
    await run()
    expect(viesCalls()).toMatchObject([
      {
        body: {
          countryCode: 'BE',
          vatNumber: '0123456749',
          requesterMemberStateCode: 'NL',
          requesterNumber: '000000000B00',
        },
      },
    ])
    expect(await order(id)).toMatchObject({
      vatCheck: {number: GOOD, state: 'valid', at: expect.any(String), requestId: expect.stringMatching(/^WAPI/)},
      alerts: [],
    })
    const auditLog = JSON.stringify(await shop.services.orders.auditLog(id))
    expect(auditLog).toContain('{"of":"vatCheck","field":"state","to":"valid"}')
    expect(auditLog).not.toContain(GOOD)
  })

  test('is asked again about a corrected number, and what was to be settled of the old one is settled', async () => {
    const {id} = await customer(UNKNOWN)
    await run()
    expect((await order(id)).alerts).toEqual([alert('vatRefused')])
    const correct = (kept: Order) => withCorrection(kept, {vatNumber: GOOD}, shop.now)
    await shop.services.orders.update(id, correct, AUDIT)
    expect((await order(id)).alerts).toEqual([])
    await run()
    expect(await order(id)).toMatchObject({vatCheck: {number: GOOD, state: 'valid'}, alerts: []})
    expect(viesCalls()).toHaveLength(2)
  })

  test('is asked nothing when the number stays the same; invoices with the old one are a person’s to correct', async () => {
    const {id} = await customer(UNKNOWN)
    await run()
    const withInvoice = (kept: Order) => ({
      ...kept,
      payments: kept.payments.map((payment) => ({...payment, invoice: 'TEST-2026-00001'})),
    })
    await shop.services.orders.update(id, withInvoice, AUDIT)
    await shop.services.orders.update(id, (kept) => withCorrection(kept, {vatNumber: UNKNOWN}, shop.now), AUDIT)
    expect((await order(id)).alerts).toEqual([alert('vatRefused')])
    await shop.services.orders.update(id, (kept) => withCorrection(kept, {vatNumber: GOOD}, shop.now), AUDIT)
    expect((await order(id)).alerts).toEqual([alert('vatNumberChanged', 'TEST-2026-00001')])
  })

  test('is not asked about who has not paid, or pays VAT', async () => {
    await createPayment({plan: 'basis', period: 'monthly', language: 'nl', ...request(GOOD)}, shop.services)
    await shop.paidOrder()
    await shop.paidOrder(request('NL004495445B01', 'NL'))
    await run()
    expect(viesCalls()).toEqual([])
  })

  test('refuses a number: a person is told, once, and it is not asked again', async () => {
    const {id} = await customer(UNKNOWN)
    await run()
    later(48)
    await run()
    expect(viesCalls()).toHaveLength(1)
    expect(await order(id)).toMatchObject({
      vatCheck: {state: 'refused'},
      alerts: [alert('vatRefused')],
      status: 'paid',
    })
    expect(shop.notices.filter(({kind}) => kind === 'needsPerson')).toHaveLength(1)
    expect((await order(id)).mails.filter(({kind}) => kind === 'vatNumberAsked')).toHaveLength(1)
  })

  test('is asked about a number that was corrected', async () => {
    const {id} = await customer(UNKNOWN)
    await run()
    const corrected = (kept: Order) => ({...kept, details: {...kept.details, vatNumber: GOOD}})
    await shop.services.orders.update(id, corrected, AUDIT)
    await run()
    expect((await order(id)).vatCheck).toMatchObject({number: GOOD, state: 'valid'})
  })

  test('that does not answer is asked again after 1, 6 and 24 hours, and after days a person is told', async () => {
    const {id} = await customer(AWAY)
    await run()
    const times = [viesCalls().length]
    for (const hours of [0.9, 0.2, 5.9, 0.2, 23.9, 0.2]) {
      later(hours)
      await run()
      times.push(viesCalls().length)
    }
    expect(times).toEqual([1, 1, 2, 2, 3, 3, 4])
    expect(await order(id)).toMatchObject({vatCheck: {state: 'unanswered', tries: 4}, alerts: []})
    for (let day = 0; day < 5; day++) {
      later(24)
      await run()
    }
    expect(await order(id)).toMatchObject({vatCheck: {tries: 9}, alerts: [alert('vatUnanswered', 'MS_UNAVAILABLE')]})
    expect(shop.notices.filter(({kind}) => kind === 'needsPerson')).toHaveLength(1)
  })

  test.each(['503', 'reset', 'html'])('that fails with %s is as good as away, and right again later', async (kind) => {
    const {id} = await customer(GOOD)
    await shop.control('faults', {faults: [{kind, call: 'POST /vies/', times: 1}]})
    expect((await run()).failed).toBe(0)
    expect((await order(id)).vatCheck).toMatchObject({state: 'unanswered', tries: 1})
    later(1.1)
    await run()
    expect((await order(id)).vatCheck).toMatchObject({state: 'valid'})
  })
})
