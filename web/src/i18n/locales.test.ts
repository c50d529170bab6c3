import {readdirSync, readFileSync} from 'node:fs'
import path from 'node:path'
import {DEFAULT_LANGUAGE, LANGUAGES} from '../../../domain/texts/languages.ts'

const FOLDER = path.join(import.meta.dirname, '../../locales')

/** Every key of a language with its placeholders, as `file: key {name}`. */
const keysOf = (language: string) =>
  readdirSync(path.join(FOLDER, language)).flatMap((file) => {
    const texts: Record<string, string> = JSON.parse(readFileSync(path.join(FOLDER, language, file), 'utf8'))
    return Object.entries(texts)
      .map(([key, text]) => `${file}: ${key} ${(text.match(/\{\w+\}/g) ?? []).sort().join(' ')}`)
      .sort()
  })

test('every language of the site has interface texts, and no other has', () => {
  expect(readdirSync(FOLDER).sort()).toEqual([...LANGUAGES].sort())
})

test.each(LANGUAGES)('%s has the same keys and placeholders as the default language', (language) => {
  expect(keysOf(language)).toEqual(keysOf(DEFAULT_LANGUAGE))
})
