import {LANGUAGE_ROWS, languageOfPath} from './languages.ts'

test('a path says its language by its prefix, and without one it is the default', () => {
  expect(languageOfPath('/en/over-ons/')).toBe('en')
  expect(languageOfPath('/en')).toBe('en')
  expect(languageOfPath('/english-breakfast/')).toBe('nl')
  expect(languageOfPath('/over-ons/')).toBe('nl')
})

test('the default language alone has no prefix', () => {
  const [first, ...others] = LANGUAGE_ROWS
  expect(first?.prefix).toBe('')
  for (const {prefix} of others) expect(prefix).toMatch(/^\/[a-z-]+$/)
})
