import {envelopeOf, envelopeUrl} from './errorEnvelope.ts'

const at = new Date('2026-11-23T03:00:00Z')
const event = (error: unknown) => {
  const envelope = envelopeOf({id: 'a'.repeat(32), at, platform: 'javascript', release: 'r1', where: '/', error})
  return JSON.parse(envelope.split('\n')[2] ?? '')
}

test('a project’s address says where its envelopes go', () => {
  expect(envelopeUrl('https://key@errors.example/42')).toBe(
    'https://errors.example/api/42/envelope/?sentry_key=key&sentry_version=7',
  )
  expect(envelopeUrl('http://key@localhost:8888/under/42')).toBe(
    'http://localhost:8888/under/api/42/envelope/?sentry_key=key&sentry_version=7',
  )
})

test('an envelope is three lines: what it is, what comes, and the error with its release and its places', () => {
  const error = new TypeError('x is not a function')
  error.stack = `TypeError: x is not a function
    at draw (https://shop.example/app-1a2b.js?v=2:1:20)
    at https://shop.example/framework-3c.js:2:7
handle@https://shop.example/app-1a2b.js:3:4
    at run (file:///opt/somewhere/functions/billing/payments/settle.ts:5:6)`
  expect(event(error)).toEqual({
    event_id: 'a'.repeat(32),
    timestamp: at.getTime() / 1000,
    platform: 'javascript',
    level: 'error',
    release: 'r1',
    transaction: '/',
    exception: {
      values: [
        {
          type: 'TypeError',
          value: 'x is not a function',
          stacktrace: {
            frames: [
              {filename: '/functions/billing/payments/settle.ts', function: 'run', lineno: 5, colno: 6},
              {filename: 'https://shop.example/app-1a2b.js', function: 'handle', lineno: 3, colno: 4},
              {filename: 'https://shop.example/framework-3c.js', lineno: 2, colno: 7},
              {filename: 'https://shop.example/app-1a2b.js', function: 'draw', lineno: 1, colno: 20},
            ],
          },
        },
      ],
    },
    sdk: {name: 'vindkracht', version: '1', settings: {infer_ip: 'never'}},
  })
})

test.each([
  ['No order for jo@example.nl here', 'No order for … here'],
  [
    'Cannot load https://shop.example/abonnement/?order=VK-1&token=abc now',
    'Cannot load https://shop.example/abonnement/?… now',
  ],
  ['VK-0123456789AB is not paid', '… is not paid'],
  ['Unexpected token in "Jo de Vries, Dijk 1 in Edam"', 'Unexpected token in "…"'],
  ["Cannot read properties of undefined (reading 'title')", "Cannot read properties of undefined (reading 'title')"],
])('removes personal data from the message %j', (message, told) => {
  expect(event(new Error(message)).exception.values[0].value).toBe(told)
})

test('an event names the request that its log lines have', () => {
  const envelope = envelopeOf({
    ...{id: 'a'.repeat(32), at, platform: 'node', release: 'r1', where: 'create-payment', request: '01JR'},
    error: new Error('x'),
  })
  expect(JSON.parse(envelope.split('\n')[2] ?? '').tags).toEqual({request: '01JR'})
})

test('reports the type of a thrown value that is no error, and nothing of it', () => {
  expect(event('Jo de Vries').exception.values[0]).toMatchObject({type: 'Error', value: 'string'})
})
