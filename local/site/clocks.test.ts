import {config} from '../../functions/endpoints/reconcile.ts'
import {followCalendar, followOrders, RECONCILE_EVERY_MS} from './clocks.ts'

beforeEach(() => {
  jest.useFakeTimers()
})
afterEach(() => jest.useRealTimers())

test('the reconciler runs at the start, and as often as it does at Netlify', async () => {
  expect(config.schedule).toBe(`*/${RECONCILE_EVERY_MS / 60_000} * * * *`)
  const reconcile = jest.fn(async () => 'done')
  expect(await followOrders(reconcile)).toBe('done')
  expect(reconcile).toHaveBeenCalledTimes(1)
  jest.advanceTimersByTime(3 * RECONCILE_EVERY_MS)
  expect(reconcile).toHaveBeenCalledTimes(4)
})

test('each new day in Amsterdam the site is looked at, once', () => {
  let now = new Date('2026-11-23T22:58:00Z').getTime() // two minutes to twelve
  const onNewDay = jest.fn()
  const pass = (minutes: number) => {
    for (let minute = 0; minute < minutes; minute++) {
      now += 60_000
      jest.advanceTimersByTime(60_000)
    }
  }
  followCalendar(onNewDay, () => new Date(now))
  pass(1)
  expect(onNewDay).not.toHaveBeenCalled()
  for (const day of [1, 2, 3]) {
    pass(2)
    expect(onNewDay).toHaveBeenCalledTimes(day)
    pass(24 * 60 - 2)
    expect(onNewDay).toHaveBeenCalledTimes(day)
  }
})

test('who wakes a machine in the morning has the new day within a minute', () => {
  let now = new Date('2026-11-23T21:00:00Z').getTime()
  const onNewDay = jest.fn()
  followCalendar(onNewDay, () => new Date(now))
  now += 10 * 3_600_000 // asleep
  jest.advanceTimersByTime(60_000)
  expect(onNewDay).toHaveBeenCalledTimes(1)
})
