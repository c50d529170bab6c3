import fc from 'fast-check'
import {type PaymentSnapshot, recordPayment} from '../ledger/record.ts'
import {paidTwice} from '../ledger/refunds.ts'
import {isSameAlert} from '../orders/alerts.ts'
import {isSameMail} from '../orders/mails.ts'
import type {Order, OrderPayment} from '../orders/order.ts'
import {decide} from './decide.ts'
import type {BillingEvent, EventName} from './events.ts'
import {STATE_NAMES, stateOf} from './stateOf.ts'
import {eventsFor, NOW, ORDERS, orderMeeting} from './states.fixture.ts'
import {inState} from './subscription.ts'
import {TABLE} from './table.ts'

const EVENT_NAMES = Object.keys(TABLE) as EventName[]
const PAIRS = STATE_NAMES.flatMap((state) => EVENT_NAMES.map((name) => [state, name] as const))

test.each(STATE_NAMES)('an order in the state %s is recognised', (state) => {
  expect(stateOf(ORDERS[state], NOW)).toBe(state)
})

test('the same event once more writes nothing more, in every state', () => {
  const again = PAIRS.flatMap(([state, name]) => {
    const event: BillingEvent = eventsFor(ORDERS[state])[name]
    const once = decide(ORDERS[state], event, NOW)
    const twice = decide(once, event, NOW)
    const isSame =
      twice.mails.length === once.mails.length &&
      twice.alerts.length === once.alerts.length &&
      stateOf(twice, NOW) === stateOf(once, NOW)
    return isSame || REPEATED.has(name) ? [] : [`${name} in ${state}`]
  })
  expect(again).toEqual([])
})

/** Acts of people, each of which is one more, and what was refunded since a payment was seen last. */
const REPEATED: ReadonlySet<EventName> = new Set(['askedToPay', 'resumeAsked', 'refunded'])

/** The fields that each state has beside what Mollie has, by its type. */
const FIELDS = {
  running: [],
  paused: ['pauseFrom', 'pauseUntil'],
  overdue: ['overdueId', 'overdueNextAt', 'overdueSince', 'overdueSteps'],
  onHold: ['overdueId', 'overdueNextAt', 'overdueSince', 'overdueSteps', 'heldAt'],
  restarting: ['heldAt'],
  missing: ['lostAt'],
  cancelled: ['cancelledAt', 'endsOn'],
  resuming: ['cancelledAt', 'endsOn', 'undoAt'],
} as const
const MAYBE: Partial<Record<keyof typeof FIELDS, readonly string[]>> = {
  overdue: ['pauseFrom', 'pauseUntil'],
  missing: [...FIELDS.overdue, 'pauseFrom', 'pauseUntil'],
  cancelled: ['overdueId', 'overdueSince'],
  resuming: ['overdueId', 'overdueSince'],
}
const COLLECTED = ['id', 'startDate', 'nextOn', 'mandateId', 'mandateAt', 'state']

/** Faults of an order; empty when it is sound. */
function faultsOf(order: Order): string[] {
  const {subscription, mails, alerts, payments} = order
  const own = Object.entries(subscription ?? {}).flatMap(([name, value]) =>
    value === undefined || COLLECTED.includes(name) ? [] : [name],
  )
  const state = subscription?.state ?? 'running'
  const lacking = FIELDS[state].filter((name) => !own.includes(name))
  const foreign = own.filter((name) => !FIELDS[state].some((each) => each === name) && !MAYBE[state]?.includes(name))
  const debt = payments.find(({id}) => id === subscription?.overdueId)
  const twice = <T>(list: readonly T[], isSame: (one: T, other: T) => boolean) =>
    list.some((one, index) => list.slice(index + 1).some((other) => isSame(one, other)))
  return [
    ...lacking.map((name) => `${state} lacks ${name}`),
    ...foreign.map((name) => `${state} has ${name}`),
    ...(debt && debt.status === 'paid' && debt.chargedBack === 0 ? ['a paid renewal is owed'] : []),
    ...(subscription && order.status !== 'paid' ? ['an unpaid order has a subscription'] : []),
    ...(twice(mails, isSameMail) ? ['a mail is owed twice'] : []),
    ...(twice(alerts, isSameAlert) ? ['an alert is raised twice'] : []),
  ]
}

const TOTAL = ORDERS.running.total
const DAYS = ['2026-10-24', '2026-10-26', '2026-11-24'] as const
const status = fc.constantFrom('open', 'pending', 'paid', 'failed', 'expired', 'canceled' as const)

/** A payment as Mollie may report it: of three renewals, and of retries and payments by the customer for them. */
const snapshots: fc.Arbitrary<PaymentSnapshot> = fc
  .record({
    index: fc.nat({max: 2}),
    kind: fc.constantFrom<OrderPayment['kind'][]>('renewal', 'retry', 'catchUp'),
    status,
    refunded: fc.constantFrom(0, 1000, TOTAL),
    chargedBack: fc.constantFrom(0, 0, 0, TOTAL),
  })
  .map(({index, kind, status: reported, refunded, chargedBack}) => {
    const at = `${DAYS[index]}T06:00:00.000Z`
    const isPaid = reported === 'paid'
    return {
      id: kind === 'renewal' ? `tr_renewal${index}` : `tr_${kind}${index}`,
      kind,
      status: reported,
      at,
      ...(kind === 'renewal' ? {collectedOn: DAYS[index]} : {renewalOf: `tr_renewal${index}`}),
      ...(isPaid && {paidAt: at}),
      refunded: isPaid ? refunded : 0,
      chargedBack: isPaid ? Math.min(chargedBack, TOTAL - refunded) : 0,
    }
  })

const steps = fc.oneof(
  {weight: 3, arbitrary: snapshots.map((snapshot) => (order: Order) => recordPayment(order, snapshot))},
  {
    weight: 2,
    arbitrary: fc
      .constantFrom(
        ...EVENT_NAMES.filter((name) => !/^(first|renewal|debt|retry|catchUp|refund|charge|collection)/.test(name)),
      )
      .map((name) => (order: Order) => {
        const event: BillingEvent = eventsFor(order)[name]
        return decide(order, event, NOW)
      }),
  },
)
const sequences = fc.record({
  from: fc.constantFrom(...STATE_NAMES),
  events: fc.array(steps, {maxLength: 40}),
})

test('no sequence of events makes an order that must not be', () => {
  fc.assert(
    fc.property(sequences, ({from, events}) => {
      let order = ORDERS[from]
      for (const event of events) {
        order = event(order)
        expect(faultsOf(order)).toEqual([])
      }
    }),
    {numRuns: Number(process.env.BILLING_DECISIONS ?? 300)},
  )
})

test('webhooks in any order and any number end in the same payments and the same debt', () => {
  fc.assert(
    fc.property(fc.array(snapshots, {maxLength: 8}), fc.array(fc.nat({max: 7}), {maxLength: 12}), (reports, turns) => {
      // Mollie is asked each time: whenever a webhook comes, the answer is the payment's last report.
      const last = [...new Map(reports.map((report) => [report.id, report])).values()]
      const shuffled = turns.flatMap((turn) => last.slice(turn % (last.length || 1), (turn % (last.length || 1)) + 1))
      const direct = last.reduce(recordPayment, ORDERS.running)
      const replayed = [...last, ...shuffled].reduce(recordPayment, ORDERS.running)
      expect(replayed.payments).toEqual(direct.payments)
      expect(replayed.subscription).toEqual(direct.subscription)
      expect(replayed.mails).toEqual(direct.mails)
    }),
  )
})

/** One of the payments of a paid order as Mollie reports it now. */
const reported = (id: 'tr_first' | 'tr_renewal', change: Partial<OrderPayment>): PaymentSnapshot => ({
  ...{id, kind: 'renewal', status: 'paid', refunded: 0, chargedBack: 0},
  ...ORDERS.running.payments.find((payment) => payment.id === id),
  ...change,
  at: NOW.toISOString(),
})

describe('a payment that the bank took back', () => {
  const asked = (order: Order) =>
    decide(order, {event: 'askedToPay', payment: 'tr_renewal', at: NOW.toISOString()}, NOW)

  test('is asked for again when an operator says so', () => {
    expect(asked(ORDERS.chargedBack).mails.map(({kind}) => kind)).toEqual(['chargedBackReminder'])
  })

  test('is not asked for once another payment paid it again', () => {
    const again = {id: 'tr_again', kind: 'catchUp', renewalOf: 'tr_renewal', status: 'paid'} as const
    const paid = recordPayment(ORDERS.chargedBack, {...again, at: NOW.toISOString(), refunded: 0, chargedBack: 0})
    expect(stateOf(paid, NOW)).toBe('running')
    expect(asked(paid)).toBe(paid)
  })

  test('stays owed when the cancellation is taken back', () => {
    const owing: Order = {
      ...ORDERS.resuming,
      subscription: inState(ORDERS.resuming.subscription ?? {id: 'sub_1', startDate: ''}, {
        ...{state: 'resuming', cancelledAt: NOW.toISOString(), endsOn: '2026-11-24', undoAt: NOW.toISOString()},
        ...{overdueId: 'tr_first', overdueSince: NOW.toISOString()},
      }),
    }
    const made = eventsFor(owing).subscriptionMade
    expect(decide(owing, made, NOW).subscription).toMatchObject({state: 'overdue', overdueId: 'tr_first'})
  })

  test('tells the customer of each time when the bank takes it back, gives it back and takes it back', () => {
    const ended = [TOTAL, 0, TOTAL]
      .map((chargedBack) => reported('tr_renewal', {chargedBack}))
      .reduce(recordPayment, ORDERS.running)
    expect(ended.mails.map(({kind}) => kind)).toEqual(['chargedBack', 'paidAgain', 'chargedBack'])
  })

  test('is reminded of as often when an operator asks to pay after a row of reminders', () => {
    const remind = (order: Order, step: number) =>
      decide(order, {event: 'stepReminded', step, at: NOW.toISOString()}, NOW)
    const once = [0, 1, 2].reduce(remind, ORDERS.chargedBack)
    const twice = [0, 1, 2].reduce(remind, asked(once))
    expect(twice.mails.map(({kind}) => kind)).toEqual(Array(7).fill('chargedBackReminder'))
  })

  test('once more of another payment tells the customer of the first debt alone', () => {
    const event = eventsFor(ORDERS.missing).chargedBack
    const once = decide(orderMeeting(event, ORDERS.missing), event, NOW)
    const other = {...event, payment: {...event.payment, id: 'tr_other'}}
    expect(decide(orderMeeting(other, once), other, NOW).mails).toEqual(once.mails)
  })
})

test('gives a second payment of the first one back, also when both are paid within one second', () => {
  const again = {id: 'tr_a', kind: 'catchUp', renewalOf: 'tr_first', paidAt: ORDERS.starting.paidAt} as const
  const order = recordPayment(ORDERS.starting, {...reported('tr_first', {}), ...again})
  expect(paidTwice(order).map(({id}) => id)).toEqual(['tr_a'])
})

test('tells of a refund that is made again after it failed', () => {
  const ended = [1000, 0, 1000]
    .map((refunded) => reported('tr_first', {refunded}))
    .reduce(recordPayment, ORDERS.running)
  expect(ended.mails.map(({kind, amount}) => [kind, amount])).toEqual([
    ['refunded', 1000],
    ['refunded', 1000],
  ])
})

describe('a chargeback while a cancellation is being taken back', () => {
  const at = NOW.toISOString()
  const goneOn = (order: Order) => decide(order, eventsFor(order).subscriptionMade, NOW)
  const kindsOf = ({mails}: Order) => mails.map(({kind}) => kind)

  test('keeps it cancelled when it is of the period that runs: one mail says that it stopped', () => {
    const decided = recordPayment(ORDERS.resuming, reported('tr_renewal', {chargedBack: TOTAL}))
    expect(stateOf(goneOn(decided), NOW)).toBe('owing')
    expect(kindsOf(goneOn(decided))).toEqual(['endedOwing'])
  })

  test('lets it go on when it is of another period: the mail asks for the invoice', () => {
    const event = eventsFor(ORDERS.resuming).chargedBack
    const decided = decide(orderMeeting(event, ORDERS.resuming), event, NOW)
    expect(stateOf(goneOn(decided), NOW)).toBe('chargedBack')
    expect(kindsOf(goneOn(decided))).toEqual(['chargedBack', 'cancellationUndone'])
  })

  test('asks in a reminder when an operator asks to pay meanwhile', () => {
    const event: BillingEvent = {event: 'askedToPay', payment: 'tr_first', at}
    const decided = decide(orderMeeting(event, ORDERS.resuming), event, NOW)
    expect(kindsOf(goneOn(decided))).toEqual(['chargedBackReminder', 'cancellationUndone'])
  })
})

describe('a second debt', () => {
  const at = NOW.toISOString()
  const failed: PaymentSnapshot = {
    ...{id: 'tr_second', kind: 'renewal', status: 'failed', collectedOn: '2026-11-24', at},
    ...{refunded: 0, chargedBack: 0},
  }
  const paying: PaymentSnapshot = {
    ...{id: 'tr_pays', kind: 'catchUp', renewalOf: 'tr_renewal', status: 'paid', paidAt: at, at},
    ...{refunded: 0, chargedBack: 0},
  }

  test.each(['overdue', 'chargedBack', 'onHold'] as const)(
    'is owed once the first is paid, in the state %s',
    (state) => {
      const both = recordPayment(ORDERS[state], failed)
      expect(both.subscription).toMatchObject({overdueId: 'tr_renewal'})
      const one = recordPayment(both, paying)
      expect(one.subscription).toMatchObject({overdueId: 'tr_second', overdueSteps: 0})
      const none = recordPayment(one, {...paying, id: 'tr_pays_too', renewalOf: 'tr_second'})
      expect(none.subscription).not.toHaveProperty('overdueId')
    },
  )

  test('is owed once the bank gave the first back, or an operator wrote it off', () => {
    const both = recordPayment(ORDERS.chargedBack, failed)
    const given = recordPayment(both, reported('tr_renewal', {}))
    expect(given.subscription).toMatchObject({state: 'overdue', overdueId: 'tr_second'})
    const written = decide(both, {event: 'writtenOff', payment: 'tr_renewal', at}, NOW)
    expect(written.subscription).toMatchObject({state: 'overdue', overdueId: 'tr_second'})
  })

  test('a payment that the bank gives back after it was written off is written off no more', () => {
    const written = decide(ORDERS.chargedBack, {event: 'writtenOff', payment: 'tr_renewal', at}, NOW)
    const given = recordPayment(written, reported('tr_renewal', {}))
    expect(given.payments[1]).toMatchObject({writtenOff: undefined, writeOffReversed: TOTAL})
    expect(recordPayment(given, reported('tr_renewal', {chargedBack: TOTAL})).subscription).toMatchObject({
      ...{state: 'overdue', overdueId: 'tr_renewal'},
    })
  })

  test('a second payment of one that is paid writes no second mail about a renewal', () => {
    const once = recordPayment(ORDERS.overdue, paying)
    const twice = recordPayment(once, {...paying, id: 'tr_twice', kind: 'retry', paidAt: '2026-10-29T10:00:00.000Z'})
    expect(twice.mails.map(({kind}) => kind)).toEqual(['renewal'])
  })
})

describe('a period that the bank took back after a cancellation', () => {
  const at = NOW.toISOString()
  const takenBack = recordPayment(ORDERS.cancelled, reported('tr_renewal', {chargedBack: TOTAL}))

  test('ends today, as when it was cancelled after that', () => {
    expect(takenBack.subscription?.endsOn).toBe('2026-10-28')
    const cancelled = decide(ORDERS.chargedBack, {event: 'cancelled', at}, NOW)
    expect(cancelled.subscription?.endsOn).toBe('2026-10-28')
  })

  test('counts its days again once the bank gives it back', () => {
    expect(recordPayment(takenBack, reported('tr_renewal', {})).subscription).toMatchObject({
      state: 'cancelled',
      endsOn: '2026-11-24',
    })
  })

  test('counts its days again once it is paid again', () => {
    const again = {id: 'tr_again', kind: 'catchUp', renewalOf: 'tr_renewal', status: 'paid', paidAt: at, at} as const
    const paid = recordPayment(takenBack, {...again, refunded: 0, chargedBack: 0})
    expect(paid.subscription).toMatchObject({state: 'cancelled', endsOn: '2026-11-24'})
  })
})
