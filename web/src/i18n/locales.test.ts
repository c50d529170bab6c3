import {readdirSync, readFileSync} from 'node:fs'
import path from 'node:path'
import {DEFAULT_LANGUAGE, LANGUAGES} from '../../../domain/texts/languages.ts'

const FOLDER = path.join(import.meta.dirname, '../../locales')

/** Every key of a language with the names that its text leaves open, as `file: key {name}`. */
const keysOf = (language: string) =>
  readdirSync(path.join(FOLDER, language)).flatMap((file) => {
    const texts: Record<string, string> = JSON.parse(readFileSync(path.join(FOLDER, language, file), 'utf8'))
    return Object.entries(texts)
      .map(([key, text]) => `${file}: ${key} ${(text.match(/\{\w+\}/g) ?? []).sort().join(' ')}`)
      .sort()
  })

test('there are interface texts for the languages of the site and no others', () => {
  expect(readdirSync(FOLDER).sort()).toEqual([...LANGUAGES].sort())
})

test.each(LANGUAGES)('the interface has the same texts in %s as in the default language', (language) => {
  expect(keysOf(language)).toEqual(keysOf(DEFAULT_LANGUAGE))
})
