import {parseArgs} from 'node:util'
import {readable} from './readable.ts'

test('returns the message of an error that its reader can put right', () => {
  expect(readable(new Error('The folder is not empty.'))).toBe('The folder is not empty.')
})

test('adds the message of the cause', () => {
  const refused = new Error('connect ECONNREFUSED')
  expect(readable(new Error('The database cannot be used', {cause: refused}))).toBe(
    'The database cannot be used (connect ECONNREFUSED)',
  )
})

test.each([[new TypeError('x is undefined')], [new RangeError('too long')]])(
  'returns the whole error for %s',
  (fault) => {
    expect(readable(fault)).toBe(fault)
  },
)

test('returns the message when an option is unknown', () => {
  let thrown: unknown
  try {
    parseArgs({args: ['--nonsense'], options: {}})
  } catch (error) {
    thrown = error
  }
  expect(readable(thrown)).toContain("Unknown option '--nonsense'")
})

test('returns a value that is no error unchanged', () => {
  expect(readable('SIGTERM')).toBe('SIGTERM')
})
