import {describeEnd} from './services.ts'

test('a service that ends is told in words that say what stopped, why, and what follows', () => {
  expect(describeEnd('lake', {code: null, signal: 'SIGKILL'}, 500)).toBe(
    'The Content Lake has stopped (killed by SIGKILL). It is started again in 0.5 s; everything else keeps running.',
  )
  expect(describeEnd('mail', {code: 1, signal: null}, null)).toBe(
    'The mail service has stopped (exit code 1). Everything else keeps running. To get it back, press Ctrl-C and start again.',
  )
})
