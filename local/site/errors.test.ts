import {envelopeOf} from '../../domain/environment/errorEnvelope.ts'
import {describe as describeError} from './errors.ts'

test('prints an error in one line with its place', () => {
  const error = new TypeError('x is not a function\nat all')
  error.stack = 'TypeError: x\n    at draw (http://localhost:8888/app-1.js:1:20)'
  const event = {id: 'a', at: new Date(), platform: 'javascript', release: '', where: '/checkout/pro/', error} as const
  const [, , line = ''] = envelopeOf(event).split('\n')
  expect(describeError(line)).toBe(
    'An error in /checkout/pro/: TypeError: x is not a function at all (http://localhost:8888/app-1.js:1:20)',
  )
  expect(describeError('nonsense')).toBeNull()
})
