import {DUNNING_STEPS} from '../dunning/overdue.ts'
import type {Order} from '../orders/order.ts'
import {effectsOf} from './effects.ts'
import {STATE_NAMES, type StateName} from './stateOf.ts'
import {NOW, ORDERS} from './states.fixture.ts'

const workOf = (order: Order) =>
  effectsOf(order, NOW).flatMap((effect) => (effect.do === 'awaitDetails' ? [] : [`${effect.do} ${effect.at}`.trim()]))

const EXPECTED: Record<StateName, string[]> = {
  awaitingPayment: [],
  notPaid: [],
  duplicate: ['refund'],
  starting: ['subscribe'],
  running: ['renew 2026-11-24'],
  collecting: ['renew 2026-11-24'],
  pausing: ['tellPause', 'renew 2026-11-24'],
  paused: ['renew 2026-12-24'],
  overdue: ['collect 2026-10-29T06:00:00.000Z'],
  retrying: ['wait'],
  chargedBack: ['collect 2026-10-29T06:00:00.000Z'],
  onHold: ['end 2026-10-29T06:00:00.000Z'],
  restarting: ['subscribe'],
  missing: ['collect 2026-10-29T06:00:00.000Z'],
  cancelled: ['expire 2026-11-24'],
  ending: ['expire 2026-11-24'],
  resuming: ['subscribe'],
  ended: [],
  owing: [],
}

test.each(STATE_NAMES)('an order in the state %s calls for its own work and no other', (state) => {
  expect(workOf(ORDERS[state])).toEqual(EXPECTED[state])
})

test('the work that is due first comes first, and a refund that Mollie refused waits for its next try', () => {
  const [first] = ORDERS.duplicate.payments
  const refused: Order = {
    ...ORDERS.duplicate,
    payments: first ? [{...first, refundTries: 1, refundNextAt: '2026-10-29T10:00:00.000Z'}] : [],
    mails: [{kind: 'renewal', to: 'jo@example.nl', state: 'pending'}],
  }
  expect(workOf(refused)).toEqual(['send', 'refund 2026-10-29T10:00:00.000Z'])
})

test('each dunning step is the work of an overdue order in turn', () => {
  const steps = DUNNING_STEPS.map((_, overdueSteps) => {
    const {subscription} = ORDERS.overdue
    const order = {
      ...ORDERS.overdue,
      ...(subscription?.state === 'overdue' && {subscription: {...subscription, overdueSteps}}),
    }
    return effectsOf(order, NOW).find((effect) => effect.at !== '')?.do
  })
  expect(steps).toEqual(DUNNING_STEPS.map(({act}) => act))
})
