import https, {type AgentOptions} from 'node:https'
import {mollieClient} from './mollie.ts'

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
