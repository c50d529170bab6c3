import {addBusinessDays, addInterval, isBusinessDay} from './calendar.ts'

test.each([
  ['2025-01-31', '1 month', '2025-02-28'],
  ['2024-01-31', '1 month', '2024-02-29'],
  ['2025-11-30', '3 months', '2026-02-28'],
  ['2025-12-30', '14 days', '2026-01-13'],
  ['2018-04-30', '1 month', '2018-05-31'], // Mollie's own example: on the last day of each month
])('adds to %s an interval of %s: %s', (day, interval, expected) => {
  expect(addInterval(day, interval)).toBe(expected)
})

test.each([
  ['2028-12-31', ['2029-01-31', '2029-02-28', '2029-03-31', '2029-04-30']],
  ['2028-12-30', ['2029-01-30', '2029-02-28', '2029-03-30', '2029-04-30']],
  ['2027-12-29', ['2028-01-29', '2028-02-29', '2028-03-29', '2028-04-29']],
])('keeps the day of a start on %s after a short month', (start, expected) => {
  const days = [start]
  for (const _ of expected) days.push(addInterval(days.at(-1) ?? '', '1 month', start))
  expect(days.slice(1)).toEqual(expected)
})

test('stays on the day of a short month when it counts from the last collection', () => {
  const days = ['2029-01-31', '2029-02-28']
  expect(days.map((day) => addInterval(day, '1 month', '2029-01-31', 'lastCollection'))).toEqual([
    ...['2029-02-28', '2029-03-28'],
  ])
})

test('closes on TARGET holidays, of which some move with Easter', () => {
  const day = (index: number) => new Date(Date.UTC(2026, 0, 1 + index)).toISOString().slice(0, 10)
  const weekdays = Array.from({length: 3 * 365}, (_, index) => day(index)).filter(
    (date) => ![0, 6].includes(new Date(date).getUTCDay()),
  )
  expect(weekdays.filter((date) => !isBusinessDay(date))).toEqual([
    ...['2026-01-01', '2026-04-03', '2026-04-06', '2026-05-01', '2026-12-25'],
    ...['2027-01-01', '2027-03-26', '2027-03-29'],
    ...['2028-04-14', '2028-04-17', '2028-05-01', '2028-12-25', '2028-12-26'],
  ])
})

test.each([
  ['2026-11-26', 1, '2026-11-27'],
  ['2026-11-27', 1, '2026-11-30'],
  ['2026-12-24', 1, '2026-12-28'],
  ['2026-12-26', 0, '2026-12-28'],
  ['2027-03-25', 2, '2027-03-31'],
])('adds to %s %i business days: %s', (day, count, expected) => {
  expect(addBusinessDays(day, count)).toBe(expected)
})
