import https, {type AgentOptions} from 'node:https'
import {mollieClient} from './mollie.ts'
import {isMollieError, isMollieRefusal} from './mollieError.ts'

test('trusts the certificate authorities of Node and the machine, and none that the client lists', () => {
  const original = https.Agent
  const made: (AgentOptions | undefined)[] = []
  class Recorded extends original {
    constructor(options?: AgentOptions) {
      super(options)
      made.push(options)
    }
  }
  https.Agent = Recorded
  try {
    mollieClient({apiKey: `live_${'a'.repeat(30)}`})
    expect(https.Agent).toBe(Recorded)
  } finally {
    https.Agent = original
  }
  expect(made.map((options) => options?.ca)).toEqual([undefined])
})

test('refuses a sandbox elsewhere, and a live key for one', () => {
  const key = 'test_aaaaaaaaaaaaaaaaaaaaaaaaaaaaaa'
  expect(() => mollieClient({apiKey: key, sandboxUrl: 'https://example.com'})).toThrow('this machine only')
  expect(() => mollieClient({apiKey: 'live_a', sandboxUrl: 'http://localhost:4012'})).toThrow('this machine only')
})

const answered = (statusCode?: number) => Object.assign(new Error('x'), {statusCode})

test.each([
  [404, true],
  [410, true],
  [422, false],
  [undefined, false],
])('status %s among 404 and 410: %s', (status, isGone) =>
  expect(isMollieError(answered(status), 404, 410)).toBe(isGone),
)

test('other values than errors have no status', () => {
  expect(isMollieError({statusCode: 404}, 404)).toBe(false)
  expect(isMollieError(null, 404)).toBe(false)
})

test.each([
  [422, true],
  [404, true],
  [429, false],
  [503, false],
  [undefined, false],
])('status %s is a refusal: %s', (status, isRefusal) => expect(isMollieRefusal(answered(status))).toBe(isRefusal))
