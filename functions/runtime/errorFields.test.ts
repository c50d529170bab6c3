import {ConfigError} from './config.ts'
import {errorFields, errorName} from './errorFields.ts'

class ProviderError extends Error {
  override name = 'ProviderError'
  statusCode = 422
}
const PERSONAL = 'The address jo@example.nl of Jo\n    at Dijk 1, Edam is not valid'
const HERE = /^functions\/runtime\/errorFields\.test\.ts:\d+$/

test('tells class, code and place of an error, and nothing of its message, when hosted', () => {
  const fields = errorFields(new ProviderError(PERSONAL), undefined, false)
  expect(fields).toMatchObject({error: 'ProviderError', code: '422', at: expect.stringMatching(HERE)})
  expect(JSON.stringify(fields)).not.toMatch(/Jo|jo@|Edam/)
  expect(fields).not.toHaveProperty('message')
  expect(fields).not.toHaveProperty('stack')
})

test('tells message and stack too on one machine', () => {
  const {message, stack} = errorFields(new TypeError('x is undefined'), undefined, true)
  expect(message).toBe('x is undefined')
  expect(stack?.[0]).toMatch(/^at .*errorFields\.test\.ts/)
})

test('tells the message of a missing setting when hosted, since it names the variable', () => {
  expect(errorFields(new ConfigError('SMTP_URL: is missing'), undefined, false)).toMatchObject({
    error: 'ConfigError',
    message: 'SMTP_URL: is missing',
  })
})

test('tells the callers in our own code', () => {
  const fails = () => errorFields(new Error(), undefined, false)
  const {at, via} = fails()
  expect([at, via?.[0]]).toEqual([expect.stringMatching(HERE), expect.stringMatching(HERE)])
  expect(via?.[0]).not.toBe(at)
})

test('places an error without a trace of ours where it was caught', () => {
  const foreign = Object.assign(new Error('x'), {stack: 'Error: x\n    at net.js:1:1'})
  expect(errorFields(foreign, new Error().stack, false).at).toMatch(HERE)
  expect(errorFields(foreign, undefined, false).at).toBeUndefined()
})

test('tells the code of the nearest cause when the error has none of its own', () => {
  const refused = Object.assign(new Error('connect'), {code: 'ECONNREFUSED'})
  expect(errorName(new TypeError('fetch failed', {cause: refused}))).toBe('TypeError: ECONNREFUSED')
  const circle = new Error('x')
  circle.cause = circle
  expect(errorName(circle)).toBe('Error: ')
})

test('leaves out names and codes that are no words', () => {
  const odd = Object.assign(new Error('x'), {name: 'Jo de Vries', code: 'Dijk 1'})
  expect(errorFields(odd, undefined, false)).toMatchObject({error: 'Error', code: undefined})
})

test.each([
  ['Jo de Vries', 'string'],
  [undefined, 'undefined'],
  [null, 'object'],
  [{statusCode: 404, name: 'Jo'}, 'object'],
])('tells the type of %j, which is thrown and is no error', (thrown, type) => {
  const fields = errorFields(thrown, undefined, false)
  expect(fields.error).toBe(type)
  expect(JSON.stringify(fields)).not.toContain('Jo')
})
