import {typedNumber} from './typedNumber.ts'

const read = (typed: string) => {
  const result = typedNumber(typed)
  return result.kind === 'number' ? result.number : result.kind
}

describe('a number as people type it', () => {
  test.each([
    ['109,50', 109.5],
    ['109.50', 109.5],
    ['79,5', 79.5],
    ['109', 109],
    ['109,', 109],
    [',50', 0.5],
    ['0,125', 0.125],
    ['1.095,50', 1095.5],
    ['1,095.50', 1095.5],
    ['1.234.567,8', 1234567.8],
    ['1.095.000', 1095000],
    ['1 095,50', 1095.5],
    ['1\u202f095,50', 1095.5],
    ["1'095.50", 1095.5],
    ['€ 109,50', 109.5],
    ['109,50 EUR', 109.5],
    ['109,-', 109],
    ['€ 109,–', 109],
    ['21 %', 21],
    [' 109,50\u200b', 109.5],
    ['１０９,５', 109.5],
    ['−3,5', -3.5],
    ['-245', -245],
  ])('reads %j as %d', (typed, number) => {
    expect(read(typed)).toBe(number)
  })

  test.each(['', '   ', '\u200b', '€'])('reads nothing in %j', (typed) => {
    expect(read(typed)).toBe('nothing')
  })

  test.each([
    '1.095',
    '1,095',
    '1.09.5',
    '1,0950.5',
    '1.095,5,0',
    '10 9',
    '1e3',
    '109,50 per maand',
    'honderd',
    '1/2',
    '--3',
    '.',
    '-',
    '99999999999999999999',
  ])('does not guess at %j', (typed) => {
    expect(read(typed)).toBe('unclear')
  })
})
