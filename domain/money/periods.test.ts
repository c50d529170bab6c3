import {isPeriod, MONTHS, PERIODS, perPeriod} from './periods.ts'

test('the specification’s periods come first, the shortest before all', () => {
  expect(PERIODS.slice(0, 3)).toEqual(['monthly', 'quarterly', 'biannual'])
  const months = PERIODS.map((period) => MONTHS[period])
  expect(months).toEqual(months.toSorted((a, b) => a - b))
})

test('Mollie’s interval is the months of a period, at most its longest', () => {
  for (const {months, interval} of Object.values(perPeriod((row) => row))) {
    expect(interval).toBe(months === 1 ? '1 month' : `${months} months`)
    expect(months).toBeLessThanOrEqual(12)
  }
})

test.each(['', 'weekly', 'constructor', 'toString', undefined, null, 3, {}])('%j is no period', (value) =>
  expect(isPeriod(value)).toBe(false),
)
