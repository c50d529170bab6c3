import {openOrder} from '../../billing/orders/order.fixture.ts'
import type {Order} from '../../billing/orders/order.ts'
import type {Orders} from '../../billing/orders/orders.ts'
import {CALM} from '../../monitoring/numbers.fixture.ts'
import {type CheckpointStore, idleStateAt, saveIdlePeriod, wakingJobs} from './idle.ts'

const at = (clock: string) => new Date(`2026-03-01T${clock}:00Z`)
const iso = (clock: string) => at(clock).toISOString()
const rest = (ranAt: string, until: string) => ({
  ranAt: iso(ranAt),
  until: iso(until),
  measures: CALM,
})

let marks: Map<string, unknown>
let isAway: boolean
const store: CheckpointStore = {
  read: async (key) => {
    if (isAway) throw new Error('away')
    return marks.get(key) ?? null
  },
  write: async (key, value) => {
    if (isAway) throw new Error('away')
    marks.set(key, value)
  },
}
const open = async () => store
const {log} = console
let day = 0
beforeEach(() => {
  marks = new Map()
  isAway = false
  day++
  console.log = () => {}
})
afterEach(() => {
  console.log = log
})

/** Orders whose every change succeeds; each test changes them on another day, so that no note of before counts. */
const changing = (now: () => Date) =>
  wakingJobs({update: async () => openOrder as Order} as unknown as Orders, now, open)

test('rests until the next thing is due, and not longer', async () => {
  await saveIdlePeriod(rest('10:00', '14:00'), open)
  expect(await idleStateAt(at('10:05'), open)).toEqual({rest: rest('10:00', '14:00')})
  expect(await idleStateAt(at('13:59'), open)).toEqual({rest: rest('10:00', '14:00')})
  expect(await idleStateAt(at('14:00'), open)).toEqual({rest: null, awakeSince: iso('14:00')})
})

test('is awake for a quarter of an hour after each change of an order', async () => {
  await saveIdlePeriod(rest('10:00', '14:00'), open)
  let now = at('11:00')
  const orders = changing(() => now)
  await orders.update(openOrder.id, (order) => order, {actor: 'shop', reason: 'settle'})
  expect(await idleStateAt(at('11:14'), open)).toEqual({rest: null, awakeSince: iso('11:00')})
  now = at('11:10')
  await orders.update(openOrder.id, (order) => order, {actor: 'shop', reason: 'settle'})
  expect(await idleStateAt(at('11:24'), open)).toEqual({rest: null, awakeSince: iso('11:00')})
  await saveIdlePeriod(rest('11:20', '14:00'), open)
  expect(await idleStateAt(at('11:24'), open)).toEqual({rest: null, awakeSince: iso('11:20')})
  expect(await idleStateAt(at('11:25'), open)).toEqual({rest: rest('11:20', '14:00')})
})

test('without a store, a mark or an answer nobody rests, and a change succeeds', async () => {
  const awake = {rest: null, awakeSince: null}
  expect(await idleStateAt(at('10:00'), async () => null)).toEqual(awake)
  expect(await idleStateAt(at('10:00'), open)).toEqual(awake)
  isAway = true
  expect(await idleStateAt(at('10:00'), open)).toEqual(awake)
  const later = new Date(Date.UTC(2027, 0, day))
  expect(await changing(() => later).update(openOrder.id, (order) => order, {actor: 'shop', reason: 'settle'})).toEqual(
    openOrder,
  )
})
