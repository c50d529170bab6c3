import {amsterdamMoment, amsterdamText} from './dates.ts'

test.each([
  ['in winter', '2026-12-01T09:00', '2026-12-01T08:00:00.000Z'],
  ['in summer', '2026-07-01T00:00', '2026-06-30T22:00:00.000Z'],
  ['on the night that summer time begins', '2026-03-29T03:30', '2026-03-29T01:30:00.000Z'],
  ['on the night that summer time ends', '2026-10-25T04:00', '2026-10-25T03:00:00.000Z'],
])('reads a moment in Amsterdam and writes it back %s', (_, text, moment) => {
  expect(amsterdamMoment(text)?.toISOString()).toBe(moment)
  expect(amsterdamText(new Date(moment))).toBe(text)
})

test('reads the hour that summer time skips as a moment beside it', () => {
  const moment = amsterdamMoment('2026-03-29T02:30')?.toISOString()
  expect(['2026-03-29T00:30:00.000Z', '2026-03-29T01:30:00.000Z']).toContain(moment)
})

test('returns null for a text that is no moment', () => {
  expect(['', '2026-12-01', '2026-13-01T09:00', 'tomorrow'].map(amsterdamMoment)).toEqual([null, null, null, null])
})
