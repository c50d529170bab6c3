import {config} from '../../functions/endpoints/reconcile.ts'
import {followCalendar, followMinutes, followOrders, RECONCILE_EVERY_MS} from './clocks.ts'

beforeEach(() => {
  jest.useFakeTimers()
})
afterEach(() => jest.useRealTimers())

test('runs the reconciliation at the start, and as often as Netlify does', async () => {
  expect(config.schedule).toBe(`*/${RECONCILE_EVERY_MS / 60_000} * * * *`)
  const reconcile = jest.fn(async () => 'done')
  expect(await followOrders(reconcile)).toBe('done')
  expect(reconcile).toHaveBeenCalledTimes(1)
  jest.advanceTimersByTime(3 * RECONCILE_EVERY_MS)
  expect(reconcile).toHaveBeenCalledTimes(4)
})

test('calls back at once and as each minute begins', () => {
  jest.setSystemTime(new Date('2026-11-23T10:00:45Z'))
  const onMinute = jest.fn()
  followMinutes(onMinute)
  expect(onMinute).toHaveBeenCalledTimes(1)
  jest.advanceTimersByTime(15_000)
  expect(onMinute).toHaveBeenCalledTimes(2)
  jest.advanceTimersByTime(120_000)
  expect(onMinute).toHaveBeenCalledTimes(4)
})

test('calls back in each minute when a timer is early, and what it calls lasts into the minute', () => {
  let now = Date.parse('2026-11-23T10:00:45Z')
  const moments: string[] = []
  followMinutes(
    () => {
      moments.push(new Date(now).toISOString().slice(14, 19))
      now += 5
    },
    () => new Date(now),
  )
  now = Date.parse('2026-11-23T10:00:59.997Z')
  jest.advanceTimersByTime(15_000)
  now = Date.parse('2026-11-23T10:01:00Z')
  jest.advanceTimersByTime(3)
  expect(moments).toEqual(['00:45', '01:00'])
})

test('goes on each minute when the clock is set back', () => {
  let now = Date.parse('2026-11-23T10:00:00Z')
  const onMinute = jest.fn()
  followMinutes(onMinute, () => new Date(now))
  now -= 3_600_000
  jest.advanceTimersByTime(60_000)
  expect(onMinute).toHaveBeenCalledTimes(2)
})

test('checks the site once each new day in Amsterdam', () => {
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

test('notices the new day within a minute after the machine slept', () => {
  let now = new Date('2026-11-23T21:00:00Z').getTime()
  const onNewDay = jest.fn()
  followCalendar(onNewDay, () => new Date(now))
  now += 10 * 3_600_000 // asleep
  jest.advanceTimersByTime(60_000)
  expect(onNewDay).toHaveBeenCalledTimes(1)
})
