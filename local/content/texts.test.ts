import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs'
import {tmpdir} from 'node:os'
import path from 'node:path'
import {DEFAULT_LANGUAGE, LANGUAGES} from '../../domain/texts/languages.ts'
import {readFolder} from './ndjson.ts'
import {SEED_FOLDER} from './seed.ts'
import {missingInDocuments, missingInInterface} from './texts.ts'

test('finds no missing text in the content that ships', () => {
  const missing = LANGUAGES.flatMap((language) => [
    ...missingInDocuments(readFolder(SEED_FOLDER), language),
    ...missingInInterface(language),
  ])
  expect(missing).toEqual([])
})

test('names a missing text by document and field, at any depth', () => {
  const document = {
    _id: 'faq-costs',
    _type: 'faq',
    question: {_type: 'localeString', nl: 'Wat kost het?', en: ' '},
    rows: [
      {_key: 'a', title: {_type: 'localeString', nl: 'Rij'}},
      {_key: 'b', name: 'no text'},
    ],
  }
  expect(missingInDocuments([document], 'en')).toEqual([
    {language: 'en', where: 'faq-costs', field: 'question'},
    {language: 'en', where: 'faq-costs', field: 'rows[0].title'},
  ])
  expect(missingInDocuments([document], 'nl')).toEqual([])
})

test('compares interface words with the default language, file by file', () => {
  const locales = mkdtempSync(path.join(tmpdir(), 'locales-'))
  const write = (file: string, words: object) => {
    mkdirSync(path.dirname(path.join(locales, file)), {recursive: true})
    writeFileSync(path.join(locales, file), JSON.stringify(words))
  }
  write(`${DEFAULT_LANGUAGE}/translation.json`, {'menu.open': 'Open', 'menu.close': 'Sluit'})
  write(`${DEFAULT_LANGUAGE}/more.json`, {hello: 'Dag'})
  write('en/translation.json', {'menu.open': 'Open', extra: 'More'})
  expect(missingInInterface('en', locales)).toEqual([
    {language: 'en', where: 'en/more.json', field: 'hello'},
    {language: 'en', where: 'en/translation.json', field: 'menu.close'},
  ])
  rmSync(locales, {recursive: true})
})
