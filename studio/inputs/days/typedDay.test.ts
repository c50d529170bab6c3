import {typedDay, typedTime} from './typedDay.ts'

test.each([
  '31-12-2026',
  '31/12/2026',
  '31.12.2026',
  '31 12 2026',
  ' 31 dec 2026 ',
  '31 Dec. 2026',
  '31 December 2026',
  '2026-12-31',
])('reads %s as the last day of 2026', (typed) => {
  expect(typedDay(typed)).toBe('2026-12-31')
})

test.each([
  ['1 mrt 2026', '2026-03-01'],
  ['1 maart 2026', '2026-03-01'],
  ['1 March 2026', '2026-03-01'],
  ['9 mei 2026', '2026-05-09'],
  ['9 okt 2026', '2026-10-09'],
])('reads the name of a month in either language: %s', (typed, day) => {
  expect(typedDay(typed)).toBe(day)
})

test.each(['', '31', '31-12', '31-12-2', '31-12-26', '31-12-202', '31-02-2026', '12/31/2026', '31 foo 2026', 'soon'])(
  'reads no day in “%s”',
  (typed) => {
    expect(typedDay(typed)).toBeNull()
  },
)

test('is copied into the build as it is, so its text works by itself', () => {
  const copy = new Function(`return (${typedDay})`)() as typeof typedDay
  expect(copy('31 Dec 2026')).toBe('2026-12-31')
})

test.each([
  ['9', '09:00'],
  ['9:30', '09:30'],
  ['09.30', '09:30'],
  ['23:59', '23:59'],
  ['24:00', null],
  ['9:60', null],
  ['', null],
  ['nine', null],
])('reads the time “%s” as %s', (typed, time) => {
  expect(typedTime(typed)).toBe(time)
})
