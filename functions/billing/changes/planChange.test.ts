import fc from 'fast-check'
import {daysLater, daysUntil, monthsLater} from '../../../domain/format/dates.ts'
import {MONTHS, PERIODS} from '../../../domain/money/periods.ts'
import {refundDue} from '../ledger/refunds.ts'
import type {Order} from '../orders/order.ts'
import {STATE_NAMES} from '../state/stateOf.ts'
import {ORDERS, NOW as STATES_NOW} from '../state/states.fixture.ts'
import {withAgreed} from './agreement.ts'
import {byMandate} from './byMandate.ts'
import {withPaidChange} from './holding.ts'
import {ON_SALE, planned as plannedAt, soldAt, subscribed} from './planChange.fixture.ts'
import {type OnSale, planChange, type Wish} from './planChange.ts'

const [BASIS, PRO] = [soldAt('basis', 'monthly', 99), soldAt('pro', 'monthly', 149)]
/** 1 to 30 November: 30 days, of which 10 are left on the 21st. */
const NOW = new Date('2026-11-21T10:00:00Z')
const NEXT = '2026-12-01'
const basis = (change: Partial<Order> = {}) => subscribed(BASIS, '2026-11-01', NEXT, change)
const pro = (change: Partial<Order> = {}) => subscribed(PRO, '2026-11-01', NEXT, change)

const planned = (order: Order, wish: Wish, onSale: OnSale = ON_SALE, now = NOW) => plannedAt(order, wish, onSale, now)

const wish = (plan: string, period: Wish['period']): Wish => ({plan, period})
const prepaid = (plan: string) => {
  const sold = ON_SALE.sold.find((each) => each.plan === plan && each.period === 'quarterly')
  if (!sold) throw new Error(plan)
  return subscribed(sold, '2026-10-01', '2027-01-01')
}

/** The table of combinations: from, to, what is paid today in cents, what is collected then, and from which day on. */
test.each([
  ['up', basis(), wish('pro', 'monthly'), 'now', 2017, 18029, NEXT],
  ['down', pro(), wish('basis', 'monthly'), 'renewal', 0, 11979, NEXT],
  ['a longer period', basis(), wish('basis', 'biannual'), 'renewal', 0, 59895, NEXT],
  ['up and a longer period', basis(), wish('pro', 'biannual'), 'now', 2017, 90145, NEXT],
  ['down and a longer period', pro(), wish('basis', 'quarterly'), 'renewal', 0, 32343, NEXT],
  ['up inside prepaid months', prepaid('basis'), wish('pro', 'quarterly'), 'now', 7281, 48678, '2027-01-01'],
  ['down inside prepaid months', prepaid('pro'), wish('basis', 'quarterly'), 'renewal', 0, 32343, '2027-01-01'],
  ['a shorter period inside prepaid months', prepaid('pro'), wish('pro', 'monthly'), 'renewal', 0, 18029, '2027-01-01'],
  ['up and a shorter period', prepaid('basis'), wish('pro', 'monthly'), 'now', 7281, 18029, '2027-01-01'],
] as const)('%s: when, the amounts and the day', (_, order, wanted, when, paidToday, total, startsOn) => {
  expect(planned(order, wanted)).toMatchObject({when, paidToday, next: {...wanted, total}, startsOn})
})

test('writes the sum of a change at once out: days, credit, price, VAT and the plan for the period that runs', () => {
  expect(planned(basis(), wish('pro', 'biannual')).atOnce).toEqual({
    terms: {...PRO, vat: 3129, total: 18029, vatRate: 21},
    ...{from: '2026-11-21', until: '2026-11-30', daysLeft: 10, daysOfPeriod: 30},
    ...{credit: 3300, price: 4967},
    due: {exclVat: 1667, vat: 350, total: 2017, vatRate: 21},
  })
})

test.each([
  ['2026-11-21', '2026-11-29'],
  ['2026-11-29', '2026-11-29'],
])('on %s a change from the renewal of 1 December can be withdrawn until %s', (day, until) => {
  const now = new Date(`${day}T10:00:00Z`)
  expect(planned(basis(), wish('basis', 'quarterly'), ON_SALE, now).withdrawUntil).toBe(until)
})

test.each([
  ['the same again', basis(), wish('basis', 'monthly'), NOW, 'same'],
  ['a plan without a price', basis(), wish('gold', 'monthly'), NOW, 'notSold'],
  ['the day before the collection', basis(), wish('pro', 'monthly'), new Date('2026-11-30T10:00:00Z'), 'tooLate'],
  ['the day of the collection', basis(), wish('pro', 'monthly'), new Date('2026-12-01T05:00:00Z'), 'tooLate'],
  ['a period of which money went back', refunded(100), wish('pro', 'monthly'), NOW, 'refunded'],
  ['a period that was refunded', refunded(11979), wish('pro', 'monthly'), NOW, 'refunded'],
  ['a renewal that is with the bank, up', collecting(), wish('pro', 'monthly'), NOW, 'collecting'],
] as const)('%s is refused', (_, order, wanted, now, refusal) => {
  expect(planChange(order, wanted, ON_SALE, now)).toEqual({refusal})
})

function refunded(cents: number): Order {
  const order = basis()
  return {...order, payments: order.payments.map((payment) => ({...payment, refunded: cents}))}
}

/** The renewal of November is with the bank. */
function collecting(): Order {
  const order = subscribed(BASIS, '2026-10-01', '2026-11-01')
  return {
    ...order,
    payments: [
      ...order.payments,
      {id: 'tr_2', kind: 'renewal', status: 'pending', collectedOn: '2026-11-01', refunded: 0, chargedBack: 0},
    ],
    subscription: {id: 'sub_1', startDate: '2026-11-01', nextOn: NEXT, state: 'running'},
  }
}

test('plans a cheaper plan while a renewal is with the bank, from the one after it', () => {
  expect(planned(collecting(), wish('basis', 'quarterly'))).toMatchObject({when: 'renewal', startsOn: NEXT})
})

test('every state but a running subscription has its reason', () => {
  const reasons = STATE_NAMES.map((state) => {
    const order = {...ORDERS[state], plan: 'pro', period: 'monthly'} as const
    const change = planChange(order, wish('basis', 'monthly'), ON_SALE, STATES_NOW)
    return [state, 'refusal' in change ? change.refusal : null]
  })
  expect(Object.fromEntries(reasons)).toEqual({
    ...{awaitingPayment: 'notRunning', notPaid: 'notRunning', duplicate: 'notRunning', starting: 'notRunning'},
    ...{running: null, collecting: null, overdue: 'overdue', retrying: 'overdue', chargedBack: 'overdue'},
    ...{
      pausing: 'paused',
      paused: 'paused',
      onHold: 'onHold',
      restarting: 'onHold',
      missing: 'missing',
      cancelled: 'cancelled',
      ending: 'cancelled',
    },
    ...{resuming: 'cancelled', ended: 'cancelled', owing: 'cancelled'},
  })
})

test('charges no VAT under the reverse charge, and the rate of each day where another one is announced', () => {
  const vat = {vatRate: 21, vatChange: {rate: 22, validFrom: '2026-11-25'}}
  const abroad = basis({vatScheme: 'reverseCharge', vatRate: 0})
  expect(planned(abroad, wish('pro', 'monthly'), {...ON_SALE, vat})).toMatchObject({
    atOnce: {due: {exclVat: 1667, vat: 0}},
    next: {vat: 0, vatRate: 0},
  })
  expect(planned(basis(), wish('pro', 'monthly'), {...ON_SALE, vat})).toMatchObject({
    atOnce: {due: {vatRate: 21}},
    next: {vatRate: 22, vat: 3278},
  })
})

test('credits what was paid, not what the plan costs', () => {
  // Half of the first month was given as a discount.
  const order = basis()
  const half = {exclVat: 4950, vat: 1040, total: 5990, vatRate: 21}
  const discounted = {...order, payments: order.payments.map((payment) => ({...payment, ...half}))}
  expect(planned(discounted, wish('pro', 'monthly')).atOnce).toMatchObject({credit: 1650, price: 4967})
})

test('a discount makes no cheaper plan dearer', () => {
  const offer = {
    id: 'o',
    code: 'HALF',
    label: 'Half',
    text: '',
    periods: null,
    percent: 50,
    exclVat: 14900,
    vat: 3129,
    total: 18029,
  }
  const discounted = pro({exclVat: 7450, vat: 1565, total: 9015, offer})
  expect(planned(discounted, wish('basis', 'monthly'))).toMatchObject({when: 'renewal', paidToday: 0})
})

test('an operator plans a dearer plan from the renewal', () => {
  const later = {...wish('pro', 'monthly'), isLater: true}
  expect(planned(basis(), later)).toMatchObject({when: 'renewal', paidToday: 0, next: {total: 18029}, startsOn: NEXT})
})

test('a plan that is not sold for the period that runs waits for the renewal', () => {
  const sold = ON_SALE.sold.filter(({plan, period}) => plan === 'basis' || period === 'biannual')
  expect(planned(basis(), wish('pro', 'biannual'), {...ON_SALE, sold})).toMatchObject({when: 'renewal', paidToday: 0})
})

const euros = fc.integer({min: 1, max: 200_000}).map((cents) => cents / 100)
const cases = fc
  .record({
    old: euros,
    dearer: euros,
    longer: euros,
    period: fc.constantFrom(...PERIODS),
    wished: fc.constantFrom(...PERIODS),
    paidOn: fc.integer({min: 0, max: 1500}).map((days) => daysLater('2026-01-01', days)),
    day: fc.nat({max: 200}),
    rate: fc.constantFrom(0, 9, 21),
  })
  .map(({old, dearer, longer, period, wished, paidOn, day, rate}) => {
    const next = monthsLater(paidOn, MONTHS[period])
    const days = daysUntil(next, paidOn)
    const today = daysLater(paidOn, day % (days - 1))
    const sold = [
      soldAt('basis', period, old),
      soldAt('pro', period, dearer),
      ...(wished === period ? [] : [soldAt('pro', wished, longer)]),
    ]
    const order = subscribed(soldAt('basis', period, old), paidOn, next, {vatRate: rate})
    const onSale = {sold, vat: {vatRate: rate}}
    return {order, onSale, wished, next, days, today, change: () => change(order, wished, onSale, today)}
  })
const change = (order: Order, period: Wish['period'], onSale: OnSale, today: string) =>
  planChange(order, wish('pro', period), onSale, new Date(`${today}T11:00:00Z`))

test('no dearer plan paid by the mandate charges a day without it, or a cent twice, whenever the bank answers', () => {
  fc.assert(
    fc.property(cases, fc.nat({max: 40}), fc.boolean(), ({order, onSale, today, wished}, answered, isCard) => {
      const wishes = byMandate(
        wish('pro', wished),
        {id: 'm', reference: 'm', method: isCard ? 'creditcard' : 'directdebit'},
        today,
      )
      const asked = planChange(order, wishes, onSale, new Date(`${today}T11:00:00Z`))
      if ('refusal' in asked) return expect(asked.refusal).toBe('tooLate')
      if (!asked.atOnce) return
      const {due, from, until, terms} = asked.atOnce
      const paidOn = daysLater(today, answered)
      const paidAt = `${paidOn}T11:00:00.000Z`
      const agreed = withAgreed(order, asked, `${today}T11:00:00.000Z`)
      const held = withPaidChange(agreed, 1, paidAt)
      /** The part that goes back of its payment, of which something went back already. */
      const backOf = (refunded: number) => {
        const part = {planChange: 1, status: 'paid', paidAt, refunded, chargedBack: 0, ...due} as const
        const payment = {id: 'tr_2', kind: 'change', ...part} as const
        const after = held ?? agreed
        return refundDue({...after, payments: [...after.payments, payment]}, payment)
      }
      const back = backOf(0)
      // Too late for the period: all of it.
      if (paidOn > until) return expect([held, back]).toEqual([null, due.total])
      expect(held).toMatchObject({plan: 'pro', total: terms.total})
      const [paidFor, had] = [daysUntil(until, from) + 1, daysUntil(until, paidOn) + 1]
      expect(due.total - back).toBe(had < paidFor ? Math.round((due.total * had) / paidFor) : due.total)
      // Once it went back, nothing more is due.
      expect(backOf(back)).toBe(0)
    }),
  )
})

test('no change loses a cent, charges a day twice or comes to less than nothing', () => {
  fc.assert(
    fc.property(cases, ({order, next, days, today, change: ask}) => {
      const asked = ask()
      expect(ask()).toEqual(asked)
      if ('refusal' in asked) return expect(asked.refusal).toBe('tooLate')
      const {atOnce, paidToday, next: later, startsOn, when} = asked
      expect(startsOn).toBe(next)
      expect(later.exclVat + later.vat).toBe(later.total)
      expect(paidToday).toBe(atOnce?.due.total ?? 0)
      expect(paidToday).toBeGreaterThanOrEqual(0)
      expect(when === 'now').toBe(atOnce !== null)
      if (!atOnce) return
      const {due, credit, price, daysLeft, from, until, terms} = atOnce
      // From today to the day before the next collection.
      expect([from, until, daysLeft]).toEqual([today, daysLater(next, -1), daysUntil(next, today)])
      expect(due.exclVat + due.vat).toBe(due.total)
      expect(due.exclVat).toBe(price - credit)
      // Days that are over at the old price, days that are left at the new one.
      const exact = (order.exclVat * (days - daysLeft) + terms.exclVat * daysLeft) / days
      expect(Math.abs(order.exclVat + due.exclVat - exact)).toBeLessThanOrEqual(1)
    }),
  )
})
