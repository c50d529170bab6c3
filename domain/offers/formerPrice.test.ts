import {formerPrice} from './formerPrice.ts'

const price = (exclVat: number, validFrom: string, period: 'monthly' | 'quarterly' = 'monthly') => ({
  ...{plan: {key: 'pro'}, period, exclVat, validFrom},
})
const OFFER = {percent: 20, firstDay: '2026-11-01', lastDay: '2026-11-10', lasts: 'first'}
const former = (prices: ReturnType<typeof price>[], firstDay: string, offers: (typeof OFFER)[] = []) =>
  formerPrice({plan: 'pro', period: 'monthly', prices, offers}, firstDay)

test('is the price before the offer, of its own period', () => {
  expect(former([price(149, '2026-01-01'), price(99, '2026-01-01', 'quarterly')], '2026-12-01')).toBe(14900)
})

test.each([
  ['a raise in the 30 days before does not count', '2026-11-01', 14900],
  ['nor the day before they begin', '2026-11-02', 14900],
  ['an older raise does', '2026-10-31', 19900],
])('is the lowest of the 30 days before: %s', (_, raisedOn, expected) => {
  expect(former([price(149, '2026-01-01'), price(199, raisedOn)], '2026-11-30')).toBe(expected)
})

test.each([
  ['2026-11-20', 11920],
  ['2026-12-10', 11920],
  ['2026-12-11', 14900],
])('is that of an earlier offer while it is in the 30 days before %s', (firstDay, expected) => {
  expect(former([price(149, '2026-01-01')], firstDay, [OFFER])).toBe(expected)
})

test('is none of a price that was not sold before', () => {
  expect(former([price(149, '2026-12-01')], '2026-12-01')).toBeNull()
  expect(former([], '2026-12-01')).toBeNull()
})
