import {INTERVALS, isPeriod, MONTHS, PERIODS} from './periods.ts'

test('the specification’s periods come first, the shortest before all', () => {
  expect(PERIODS.slice(0, 3)).toEqual(['monthly', 'quarterly', 'biannual'])
  const months = PERIODS.map((period) => MONTHS[period])
  expect(months).toEqual(months.toSorted((a, b) => a - b))
})

test('Mollie’s interval is the months of a period, at most its longest', () => {
  for (const period of PERIODS) {
    expect(INTERVALS[period]).toBe(period === 'monthly' ? '1 month' : `${MONTHS[period]} months`)
    expect(MONTHS[period]).toBeLessThanOrEqual(12)
  }
})

test.each(['', 'weekly', 'constructor', 'toString', undefined, null, 3, {}])('%j is no period', (value) =>
  expect(isPeriod(value)).toBe(false),
)
