import {formatChange, formatDay, formatMoment, formatMonth, formatNumber, inSentence} from './format.ts'

test('writes a label small within a sentence, behind the marks of the preview too, but no abbreviation', () => {
  expect(['Per 3 maanden', '\u2063\u200bMaandelijks', 'BTW', 'maandelijks', ''].map(inSentence)).toEqual([
    ...['per 3 maanden', '\u2063\u200bmaandelijks', 'BTW', 'maandelijks', ''],
  ])
})

test('a day is short or long in each language', () => {
  expect(formatDay('2025-09-24', 'nl')).toBe('24 sep')
  expect(formatDay('2025-09-24', 'en')).toBe('24 Sep')
  expect(formatDay('2025-03-01', 'nl')).toBe('1 mrt')
  expect(formatDay('2025-10-01', 'nl', 'long')).toBe('1 oktober 2025')
  expect(formatDay('2025-10-01', 'en', 'long')).toBe('1 October 2025')
})

test('a moment is told in Amsterdam, summer and winter', () => {
  expect(formatMoment('2025-09-24T05:30:00.000Z', 'nl')).toBe('24 september 2025, 07:30')
  expect(formatMoment('2025-09-24T05:30:00.000Z', 'en')).toBe('24 September 2025, 07:30')
  expect(formatMoment('2025-12-24T05:30:00.000Z', 'nl', {year: false})).toBe('24 december, 06:30')
  expect(formatMonth('2025-09-30T22:30:00.000Z', 'nl')).toBe('oktober')
})

test('numbers and changes follow the language', () => {
  expect(formatNumber(3676, 'nl')).toBe('3.676')
  expect(formatNumber(3676, 'en')).toBe('3,676')
  expect(formatNumber(4.2, 'nl', 1)).toBe('4,2')
  expect(formatChange(166.666, 'nl', 1)).toBe('+166,7%')
  expect(formatChange(-3, 'en')).toBe('−3%')
  expect(formatChange(0, 'en')).toBe('0%')
})
