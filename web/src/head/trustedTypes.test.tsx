import {admitTexts} from './trustedTypes.ts'

const createPolicy = jest.fn()

function rules(isPreview = false): Record<string, (text: string) => string | null> {
  window.trustedTypes = {createPolicy}
  admitTexts({isPreview})
  return createPolicy.mock.lastCall?.[1]
}

afterEach(() => {
  delete window.trustedTypes
})

test('a text without a tag may be written as markup, and nothing with one', () => {
  const {createHTML} = rules()
  expect(createHTML?.('')).toBe('')
  expect(createHTML?.('{"name":"\\u003cb>"}')).toBe('{"name":"\\u003cb>"}')
  for (const markup of ['<img src=x onerror=alert(1)>', 'a </script', '<']) expect(createHTML?.(markup)).toBeNull()
})

test('a script may hold data, which does nothing, and no other text', () => {
  const {createScript} = rules()
  expect(createScript?.('{"@graph":[]}')).toBe('{"@graph":[]}')
  for (const script of ['alert(1)', 'window.a = 1', '{"a":1};alert(1)', '']) expect(createScript?.(script)).toBeNull()
})

test('no policy makes the address of a script, or another name', () => {
  expect(Object.keys(rules())).toEqual(['createHTML', 'createScript'])
  expect(createPolicy.mock.lastCall?.[0]).toBe('default')
})

test('a browser that knows no Trusted Types goes on', () => {
  expect(() => admitTexts({isPreview: false})).not.toThrow()
})

test('in the preview the Studio may draw its icons, and run no more than elsewhere', () => {
  const {createHTML, createScript} = rules(true)
  expect(createHTML?.('<svg></svg>')).toBe('<svg></svg>')
  expect(createScript?.('alert(1)')).toBeNull()
  expect(Object.keys(rules(true))).toEqual(['createHTML', 'createScript'])
})
