import {reportProgress} from './progress.ts'

const {log} = console
let lines: string[] = []
beforeEach(() => {
  lines = []
  console.log = (line: string) => lines.push(line)
  jest.useFakeTimers()
})
afterEach(() => {
  jest.useRealTimers()
  console.log = log
})

test.each([
  ['every five seconds in a terminal', true, 12],
  ['once a minute in a log', false, 1],
])('reports progress %s', (_, isTerminal, expected) => {
  reportProgress(() => 'Building …', isTerminal)
  jest.advanceTimersByTime(60_000)
  expect(lines).toEqual(Array(expected).fill('Building …'))
})

test('stops reporting once ended', () => {
  reportProgress(() => 'Building …', true)()
  jest.advanceTimersByTime(60_000)
  expect(lines).toEqual([])
})
