import type {StateName} from '../state/stateOf.ts'
import {ORDERS} from '../state/states.fixture.ts'
import {pauseToTell, type Wanted, wantedAtMollie} from './wanted.ts'

/** Paid on 24 September and, where the state says no other, on 24 October. */
const NEXT = {from: '2026-11-24', isMade: true}
const WHILE_OWED = {from: '2026-10-24', isMade: false}

const WANTED: Record<StateName, Wanted | null> = {
  awaitingPayment: null,
  notPaid: null,
  duplicate: null,
  starting: {from: '2026-10-24', isMade: true},
  running: NEXT,
  collecting: NEXT,
  pausing: {from: '2026-12-24', isMade: true},
  paused: {from: '2026-12-24', isMade: true},
  overdue: WHILE_OWED,
  retrying: {...NEXT, isMade: false},
  chargedBack: {...NEXT, isMade: false},
  onHold: null,
  restarting: NEXT,
  missing: WHILE_OWED,
  cancelled: null,
  ending: null,
  resuming: NEXT,
  ended: null,
  owing: null,
}

test.each(Object.entries(WANTED))('wants what is not paid yet to be collected, or nothing: %s', (state, wanted) => {
  expect(wantedAtMollie(ORDERS[state as StateName])).toEqual(wanted)
})

test('wants the mandate that the customer chose, also after a hold', () => {
  const {restarting} = ORDERS
  const {subscription} = restarting
  const chosen = subscription && {...subscription, mandateId: 'mdt_2', mandateAt: '2026-10-25T06:00:00.000Z'}
  expect(wantedAtMollie({...restarting, subscription: chosen})).toEqual({...NEXT, mandateId: 'mdt_2'})
})

test.each([
  ['2026-12-23', '2026-12-24'],
  ['2026-12-24', null],
])('tells Mollie nothing of a pause from its last day on, when it has collected: %s', (day, told) => {
  const {paused} = ORDERS
  const subscription = paused.subscription && {...paused.subscription, nextOn: '2027-01-24'}
  expect(pauseToTell({...paused, subscription}, new Date(`${day}T12:00:00Z`))).toBe(told)
})
