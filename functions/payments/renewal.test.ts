import {nextRenewal} from './renewal.ts'

test.each([
  ['2025-01-31T12:00:00Z', 'monthly', '2025-02-28'],
  ['2024-01-31T12:00:00Z', 'monthly', '2024-02-29'],
  ['2024-11-30T12:00:00Z', 'quarterly', '2025-02-28'],
  ['2025-08-31T12:00:00Z', 'biannual', '2026-02-28'],
  ['2025-09-24T05:30:00Z', 'monthly', '2025-10-24'],
  ['2025-12-31T23:30:00Z', 'monthly', '2026-02-01'],
  ['2025-03-29T23:30:00Z', 'monthly', '2025-04-30'],
] as const)('paid at %s, %s: the next period starts on %s', (paidAt, period, expected) => {
  expect(nextRenewal(paidAt, period)).toBe(expected)
})
