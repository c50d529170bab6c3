import fc from 'fast-check'
import {centsFromEuros, formatAmount, formatEuros, parseAmount} from './money.ts'
import {PERIODS} from './periods.ts'
import {breakdown, perMonth} from './pricing.ts'

const cents = fc.integer({min: 0, max: 100_000_000})

test('parsing what was formatted gives the amount back, whatever it is', () => {
  fc.assert(fc.property(cents, (amount) => expect(parseAmount(formatAmount(amount))).toBe(amount)))
})

test('euros with two decimals become their cents exactly', () => {
  fc.assert(fc.property(cents, (amount) => expect(centsFromEuros(amount / 100)).toBe(amount)))
})

test('excl. plus VAT is always the total', () => {
  fc.assert(
    fc.property(cents, fc.integer({min: 0, max: 100}), (amount, rate) => {
      const {exclVat, vat, total} = breakdown(amount / 100, rate)
      expect(exclVat + vat).toBe(total)
      expect(Math.abs(vat - (exclVat * rate) / 100)).toBeLessThanOrEqual(0.5)
    }),
  )
})

test.each([99.999, -1, Number.NaN, Number.POSITIVE_INFINITY])('%d is not an amount', (euros) => {
  expect(() => centsFromEuros(euros)).toThrow(RangeError)
})

test.each(['', '1', '1.5', '01.00', '-1.00', '1,00', '1.000', ' 1.00', '1e3.00'])('"%s" is not an amount', (text) => {
  expect(parseAmount(text)).toBeNull()
})

test('the subtitles of the specification follow from the prices', () => {
  expect([9900, 26730, 49500].map((excl, i) => perMonth(excl, PERIODS[i] ?? 'monthly'))).toEqual([9900, 8910, 8250])
  expect([14900, 40230, 74500].map((excl, i) => perMonth(excl, PERIODS[i] ?? 'monthly'))).toEqual([14900, 13410, 12417])
})

test('Dutch writes € 1.234,56, English €1,234.56, what is less than nothing has a minus, and a whole price no decimals', () => {
  expect(formatEuros(123456, 'nl')).toBe('€\u00a01.234,56')
  expect(formatEuros(123456, 'en')).toBe('€1,234.56')
  expect(formatEuros(-40230, 'nl')).toBe('−€\u00a0402,30')
  expect(formatEuros(-40230, 'en')).toBe('−€402.30')
  expect(formatEuros(-0, 'nl')).toBe('€\u00a00,00')
  expect(formatEuros(9900, 'nl', {whole: true})).toBe('€\u00a099')
  expect(formatEuros(26730, 'nl', {whole: true})).toBe('€\u00a0267,30')
})
