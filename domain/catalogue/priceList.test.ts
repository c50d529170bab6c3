import {amsterdamDay, untilNextDay} from '../format/dates.ts'
import {comingPrices, keepsClaim, pricesInForce, savedBy, savingOf} from './priceList.ts'

const price = (period: 'monthly' | 'quarterly', exclVat: number, validFrom: string) => ({
  plan: {key: 'basis'},
  period,
  exclVat,
  validFrom,
})
const list = [
  price('monthly', 109, '2025-11-01'),
  price('monthly', 99, '2025-01-01'),
  price('monthly', 119, '2026-01-01'),
  price('quarterly', 267.3, '2025-01-01'),
]
const amounts = (day: string) => pricesInForce(list, day).map(({exclVat}) => exclVat)

test('a price is in force from the day it starts, until the next one starts', () => {
  expect(amounts('2025-10-31')).toEqual([99, 267.3])
  expect(amounts('2025-11-01')).toEqual([109, 267.3])
  expect(amounts('2025-12-31')).toEqual([109, 267.3])
  expect(amounts('2026-01-01')).toEqual([119, 267.3])
  expect(amounts('2024-12-31')).toEqual([])
})

test('lists announced prices, the soonest first', () => {
  expect(comingPrices(list, '2025-10-01').map(({validFrom}) => validFrom)).toEqual(['2025-11-01', '2026-01-01'])
})

test.each([
  ['2025-10-31T22:59:59Z', '2025-10-31'],
  ['2025-10-31T23:00:00Z', '2025-11-01'],
  ['2025-06-30T21:59:59Z', '2025-06-30'],
  ['2025-06-30T22:00:00Z', '2025-07-01'],
])('at %s it is %s in Amsterdam', (moment, day) => {
  expect(amsterdamDay(new Date(moment))).toBe(day)
})

test.each(['2025-01-15T10:00:00Z', '2025-03-29T23:30:00Z', '2025-10-25T22:30:00Z', '2025-12-31T22:59:59Z'])(
  'waiting from %s reaches the next day, or wakes up before it and looks again',
  (start) => {
    let now = new Date(start)
    const today = amsterdamDay(now)
    let waits = 0
    while (amsterdamDay(now) === today) {
      now = new Date(now.getTime() + untilNextDay(now))
      waits++
    }
    expect(waits).toBeLessThanOrEqual(3)
    expect(now.getTime() - new Date(start).getTime()).toBeLessThanOrEqual(25 * 3_600_000)
    expect(amsterdamDay(new Date(now.getTime() - 3_600_000 - 2000))).toBe(today)
  },
)

test('discounts are kept to a tenth of a percent and to the cent of a month, and another price breaks them', () => {
  expect(keepsClaim({percent: 10}, {exclVat: 267.3, period: 'quarterly'}, 99)).toBe(true)
  expect(keepsClaim({months: 1}, {exclVat: 495, period: 'biannual'}, 99)).toBe(true)
  expect(keepsClaim({months: 1}, {exclVat: 745, period: 'biannual'}, 149)).toBe(true)
  expect(keepsClaim({percent: 10}, {exclVat: 267.3, period: 'quarterly'}, 109)).toBe(false)
  expect(keepsClaim({percent: 18.3}, {exclVat: 267.3, period: 'quarterly'}, 109)).toBe(true)
  expect(keepsClaim({months: 1}, {exclVat: 495, period: 'biannual'}, 109)).toBe(false)
})

test('a saving is never more months than it is, and never less than nothing', () => {
  expect(savingOf({exclVat: 495, period: 'biannual'}, 99)).toEqual({percent: 16.7, months: 1})
  expect(savingOf({exclVat: 495, period: 'biannual'}, 109)).toEqual({percent: 24.3, months: 1.4})
  expect(savingOf({exclVat: 330, period: 'quarterly'}, 109)).toEqual({percent: 0, months: 0})
})

test('a longer period saves what it costs less than paying by the month, and nothing is said while an offer counts', () => {
  const monthly = {period: 'monthly' as const, exclVat: 149, introductory: null as unknown}
  const quarterly = {period: 'quarterly' as const, exclVat: 402.3, introductory: null as unknown}
  const biannual = {period: 'biannual' as const, exclVat: 745, introductory: null as unknown}
  const prices = [monthly, quarterly, biannual]
  expect(prices.map((price) => savedBy(price, prices))).toEqual([null, 4470, 14900])
  expect(savedBy({...quarterly, exclVat: 447}, prices)).toBeNull()
  expect(savedBy(quarterly, [quarterly, biannual])).toBeNull()
  expect(savedBy({...quarterly, introductory: {}}, prices)).toBeNull()
  expect(savedBy(quarterly, [{...monthly, introductory: {}}, quarterly])).toBeNull()
})
