import {createTrustedTypesPolicy} from './trustedTypes.ts'

const createPolicy = jest.fn()

function rules(isPreview = false): Record<string, (text: string) => string | null> {
  window.trustedTypes = {createPolicy}
  createTrustedTypesPolicy({isPreview})
  return createPolicy.mock.lastCall?.[1]
}

afterEach(() => {
  delete window.trustedTypes
})

test('allows markup without a tag and refuses any tag', () => {
  const {createHTML} = rules()
  expect(createHTML?.('')).toBe('')
  expect(createHTML?.('{"name":"\\u003cb>"}')).toBe('{"name":"\\u003cb>"}')
  for (const markup of ['<img src=x onerror=alert(1)>', 'a </script', '<']) expect(createHTML?.(markup)).toBeNull()
})

test('allows JSON as a script and refuses other text', () => {
  const {createScript} = rules()
  expect(createScript?.('{"@graph":[]}')).toBe('{"@graph":[]}')
  for (const script of ['alert(1)', 'window.a = 1', '{"a":1};alert(1)', '']) expect(createScript?.(script)).toBeNull()
})

test('defines no rule for script addresses, and no policy but the default', () => {
  expect(Object.keys(rules())).toEqual(['createHTML', 'createScript'])
  expect(createPolicy.mock.lastCall?.[0]).toBe('default')
})

test('does nothing in a browser without Trusted Types', () => {
  expect(() => createTrustedTypesPolicy({isPreview: false})).not.toThrow()
})

test('allows markup in the preview, and the same scripts as elsewhere', () => {
  const {createHTML, createScript} = rules(true)
  expect(createHTML?.('<svg></svg>')).toBe('<svg></svg>')
  expect(createScript?.('alert(1)')).toBeNull()
  expect(Object.keys(rules(true))).toEqual(['createHTML', 'createScript'])
})
