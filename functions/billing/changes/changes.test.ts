import {daysLater, monthsLater} from '../../../domain/format/dates.ts'
import {ENGINES} from '../../../tests/support/shop/database.ts'
import {TestShop} from '../../../tests/support/shop/testShop.ts'
import {amountsOf} from '../prices/priceChange.ts'
import {cancelSubscription} from '../subscriptions/cancel.ts'
import {endPause, pauseSubscription} from '../subscriptions/pause.ts'
import {nextCollectionOn} from '../subscriptions/renewal.ts'
import {agreeToChange} from './agree.ts'
import {PAGE, Subscriber} from './change.fixture.ts'
import {readOnSale} from './onSale.ts'
import {tellMollie} from './tellMollie.ts'

/** Totals of a period: Basis and Pro by the month, and by 3 and 6 months. */
const [BASIS, PRO, BASIS_QUARTERLY, PRO_BIANNUAL] = [11979, 18029, 32343, 90145]
const AUDIT = {actor: 'customer', reason: 'linkInMail'} as const

describe.each(ENGINES)('changes of plan and period on %s', (engine) => {
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
  const totals = async () => {
    const order = await jo.order()
    return (await jo.kept()).map((payment) => [payment.kind, amountsOf(order, payment).total])
  }

  test('another period begins with the next renewal, is told to Mollie once, and is collected from then on', async () => {
    expect(await jo.agree({plan: 'basis', period: 'quarterly'})).toEqual({planned: true})
    expect(await jo.agree({plan: 'basis', period: 'quarterly'})).toEqual({refusal: 'underway'})
    await jo.live(1)
    expect(jo.mails()).toEqual(['planChangePlanned'])
    expect(await jo.order()).toMatchObject({period: 'monthly', total: BASIS})
    await jo.live(daysTo(next))
    const order = await jo.order()
    expect(order).toMatchObject({
      plan: 'basis',
      period: 'quarterly',
      periodLabel: 'Per 3 maanden',
      total: BASIS_QUARTERLY,
    })
    expect(order.subscription).toMatchObject({state: 'running', nextOn: monthsLater(next, 3)})
    expect(jo.subscriptions()).toMatchObject([
      {interval: '3 months', amount: {value: '323.43'}, nextPaymentDate: monthsLater(next, 3), status: 'active'},
    ])
    expect(shop.calls.filter(({call}) => call.startsWith('PATCH'))).toHaveLength(1)
    await jo.live(daysTo(monthsLater(next, 3)))
    expect(await totals()).toEqual([
      ['first', BASIS],
      ['renewal', BASIS_QUARTERLY],
      ['renewal', BASIS_QUARTERLY],
    ])
    const first = (await jo.order()).paidAt?.slice(0, 10)
    expect(await jo.invoices()).toEqual([
      ['invoice', 'Basis', 'Maandelijks', first, daysLater(next, -1), BASIS],
      ['invoice', 'Basis', 'Per 3 maanden', next, daysLater(monthsLater(next, 3), -1), BASIS_QUARTERLY],
      ['invoice', 'Basis', 'Per 3 maanden', monthsLater(next, 3), daysLater(monthsLater(next, 6), -1), BASIS_QUARTERLY],
    ])
  })

  test('a withdrawn change never comes, and the customer is told', async () => {
    await jo.agree({plan: 'basis', period: 'biannual'})
    await jo.live(3)
    await jo.withdraw(1)
    await jo.withdraw(1)
    await jo.live(daysTo(next))
    expect(await jo.order()).toMatchObject({period: 'monthly', total: BASIS})
    expect(jo.mails()).toEqual(['planChangePlanned', 'planChangeOff'])
    expect(await totals()).toEqual([
      ['first', BASIS],
      ['renewal', BASIS],
    ])
  })

  test('a change that Mollie was told of is not withdrawn any more', async () => {
    await jo.agree({plan: 'basis', period: 'quarterly'})
    await jo.live(daysTo(next) - 1)
    await jo.withdraw(1)
    await jo.live(1)
    expect(await jo.order()).toMatchObject({period: 'quarterly'})
    expect(jo.mails()).toEqual(['planChangePlanned'])
  })

  test('a dearer plan holds once it is paid, for the difference over the days left', async () => {
    await jo.live(10)
    const left = daysTo(next)
    const id = await jo.begun({plan: 'pro', period: 'monthly'})
    expect(await jo.begun({plan: 'pro', period: 'monthly'})).toBe(id)
    expect(await jo.order()).toMatchObject({plan: 'basis', total: BASIS})
    await shop.control('payment', {id, status: 'paid'})
    await jo.hear()
    const order = await jo.order()
    expect(order).toMatchObject({plan: 'pro', planName: 'Pro', period: 'monthly', total: PRO, alerts: []})
    const days = left + 10
    const excl = Math.round((14900 * left) / days) - Math.round((9900 * left) / days)
    expect(order.payments.at(-1)).toMatchObject({kind: 'change', exclVat: excl, status: 'paid'})
    expect(jo.subscriptions()).toMatchObject([{amount: {value: '180.29'}, nextPaymentDate: next, interval: '1 month'}])
    expect(jo.mails()).toEqual(['planChanged'])
    await jo.live(left)
    expect((await jo.invoices()).slice(1)).toEqual([
      ['invoice', 'Pro', 'Maandelijks', daysLater(next, -left), daysLater(next, -1), excl + Math.round(excl * 0.21)],
      ['invoice', 'Pro', 'Maandelijks', next, daysLater(monthsLater(next, 1), -1), PRO],
    ])
  })

  test('a dearer plan for a longer period holds at once for the days left, and for the period from the renewal', async () => {
    await jo.live(5)
    await jo.upgrade({plan: 'pro', period: 'biannual'})
    expect(await jo.order()).toMatchObject({plan: 'pro', period: 'monthly', total: PRO})
    await jo.live(daysTo(next))
    expect(await jo.order()).toMatchObject({plan: 'pro', period: 'biannual', total: PRO_BIANNUAL})
    expect(jo.subscriptions()).toMatchObject([{interval: '6 months', nextPaymentDate: monthsLater(next, 6)}])
    expect((await totals()).at(-1)).toEqual(['renewal', PRO_BIANNUAL])
    expect(jo.mails()).toEqual(['planChanged'])
  })

  test.each(['failed', 'canceled', 'expired'])('nothing changes when the payment for it %s', async (status) => {
    await jo.upgrade({plan: 'pro', period: 'biannual'}, status)
    await jo.live(daysTo(next))
    expect(await jo.order()).toMatchObject({plan: 'basis', period: 'monthly', total: BASIS})
    expect(jo.mails()).toEqual(['planChangeOff'])
    expect(await totals()).toEqual([
      ['first', BASIS],
      ['renewal', BASIS],
    ])
  })

  test('gives the money back when the subscription was cancelled before it came', async () => {
    const id = await jo.begun({plan: 'pro', period: 'monthly'})
    await cancelSubscription(await jo.order(), shop.services, AUDIT, shop.now)
    await shop.control('payment', {id, status: 'paid'})
    await jo.hear()
    await jo.live(1)
    const order = await jo.order()
    const paid = order.payments.find((payment) => payment.id === id)
    expect(order).toMatchObject({plan: 'basis', total: BASIS})
    expect(paid?.refunded).toBe(paid?.total)
  })

  test('gives back the payment of a wish that another one took the place of', async () => {
    const first = await jo.begun({plan: 'pro', period: 'monthly'})
    const second = await jo.begun({plan: 'pro', period: 'biannual'})
    for (const id of [second, first]) await shop.control('payment', {id, status: 'paid'})
    await jo.hear()
    const {payments, planChanges} = await jo.order()
    expect(payments.map(({id, refunded}) => [id, refunded > 0])).toEqual([
      [payments[0]?.id, false],
      [first, true],
      [second, false],
    ])
    expect(planChanges?.map(({withdrawnAt}) => withdrawnAt !== undefined)).toEqual([true, false, false])
  })

  test('a change is carried out once while Mollie fails and the process is killed', async () => {
    await jo.agree({plan: 'basis', period: 'quarterly'})
    await jo.live(daysTo(next) - 2)
    await shop.control('faults', {faults: [{kind: 'reset', call: 'PATCH .*', after: true}]})
    await jo.live(1)
    // Mollie took it, and its answer was lost.
    expect(await jo.order()).toMatchObject({period: 'monthly'})
    expect(jo.subscriptions()).toMatchObject([{interval: '3 months', nextPaymentDate: next}])
    await shop.control('faults', {faults: []})
    await jo.live(1)
    expect(await jo.order()).toMatchObject({period: 'quarterly', total: BASIS_QUARTERLY})
    expect(await totals()).toEqual([
      ['first', BASIS],
      ['renewal', BASIS_QUARTERLY],
    ])
    expect((await jo.invoices()).at(-1)?.slice(2, 4)).toEqual(['Per 3 maanden', next])
  })

  test('a change that Mollie could not be told of begins with the renewal after that', async () => {
    await jo.agree({plan: 'basis', period: 'quarterly'})
    await jo.live(daysTo(next) - 2)
    await shop.control('faults', {faults: [{kind: 'reset', call: 'PATCH .*'}]})
    await jo.live(2)
    await shop.control('faults', {faults: []})
    await jo.live(1)
    expect(await jo.order()).toMatchObject({period: 'monthly', planChanges: [{startsOn: monthsLater(next, 1)}]})
    await jo.live(daysTo(monthsLater(next, 1)))
    expect(await totals()).toEqual([
      ['first', BASIS],
      ['renewal', BASIS],
      ['renewal', BASIS_QUARTERLY],
    ])
  })

  test('begins with the collection that ends a pause early, and is told to Mollie with it, also when the answer is lost', async () => {
    await jo.agree({plan: 'basis', period: 'quarterly'})
    await pauseSubscription(await jo.order(), 2, shop.services, AUDIT, shop.now)
    await jo.live(daysTo(next) + 14)
    const today = jo.today()
    await shop.control('faults', {faults: [{kind: 'reset', call: 'PATCH .*', after: true}]})
    await expect(endPause(await jo.order(), shop.services, AUDIT, shop.now)).rejects.toThrow()
    await shop.control('faults', {faults: []})
    await endPause(await jo.order(), shop.services, AUDIT, shop.now)
    await jo.live(1)
    expect(await jo.order()).toMatchObject({period: 'quarterly', total: BASIS_QUARTERLY, alerts: []})
    expect(jo.subscriptions()).toMatchObject([{interval: '3 months', nextPaymentDate: monthsLater(today, 3)}])
    expect(await totals()).toEqual([
      ['first', BASIS],
      ['renewal', BASIS_QUARTERLY],
    ])
    expect((await jo.invoices()).at(-1)?.slice(2, 4)).toEqual(['Per 3 maanden', today])
  })

  test('telling Mollie from two processes at once is telling it once', async () => {
    await jo.agree({plan: 'basis', period: 'quarterly'})
    shop.now = new Date(Date.parse(`${daysLater(next, -1)}T12:00:00Z`))
    await shop.control('clock', {to: jo.today()})
    const tell = () => tellMollie(jo.id, shop.services, shop.now)
    await Promise.all([tell(), tell(), tell()])
    await tell()
    expect(await jo.order()).toMatchObject({period: 'quarterly', alerts: []})
    expect(jo.subscriptions()).toMatchObject([{interval: '3 months', nextPaymentDate: next}])
  })

  test('another sum than the one that was shown is refused', async () => {
    const {services, now} = shop
    const onSale = await readOnSale(services.content, 'nl', now)
    const shown = {paidToday: 0, total: BASIS_QUARTERLY - 1, startsOn: next, from: ''}
    const asked = {wish: {plan: 'basis', period: 'quarterly'}, shown, onSale, pageUrl: PAGE, audit: AUDIT, now} as const
    expect(await agreeToChange(await jo.order(), asked, services)).toEqual({refusal: 'differs'})
    expect((await jo.order()).planChanges).toBeUndefined()
  })
})
