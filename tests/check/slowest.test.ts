import {slowestLines} from './slowest.ts'

test('names the slowest first, and leaves out what is quick', () => {
  const tests = [
    {file: 'a.test.ts', name: 'reads', ms: 1_240},
    {file: 'b.test.ts', name: 'writes', ms: 12_000},
    {file: 'c.test.ts', name: 'adds', ms: 3},
  ]
  expect(slowestLines(tests, {most: 20, atLeastMs: 1000})).toEqual([
    '  12.0 s  b.test.ts: writes',
    '   1.2 s  a.test.ts: reads',
  ])
  expect(slowestLines(tests, {most: 1, atLeastMs: 0})).toHaveLength(1)
})
