import {describeEnd} from './services.ts'

test('a service that ends is told in words that say what stopped, why, and what to do', () => {
  expect(describeEnd('lake', {code: null, signal: 'SIGKILL'})).toBe(
    'The Content Lake has stopped (killed by SIGKILL). Everything else keeps running. To get it back, press Ctrl-C and start again.',
  )
  expect(describeEnd('mail', {code: 1, signal: null})).toContain('The mail service has stopped (exit code 1).')
})
