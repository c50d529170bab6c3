import {readFileSync} from 'node:fs'
import path from 'node:path'
import i18next, {type InitOptions} from 'i18next'
import {LANGUAGES} from '../../../../domain/texts/languages.ts'
import config from '../../../gatsby-config.ts'
import browser from './i18next.ts'

const FOLDER = path.join(import.meta.dirname, '../../../locales')
const wordsOf = (language: string, file: string): Record<string, string> =>
  JSON.parse(readFileSync(path.join(FOLDER, language, `${file}.json`), 'utf8'))

const plugin = config.plugins?.find(
  (candidate) => typeof candidate === 'object' && candidate?.resolve === 'gatsby-plugin-react-i18next',
)
const {i18nextOptions} = (plugin as {options?: unknown}).options as {i18nextOptions: InitOptions}

/** The options that the plugin sets for a page. */
const optionsOf = (language: string) => ({
  ...i18nextOptions,
  lng: language,
  defaultNS: 'customer',
  fallbackNS: ['common'],
  resources: {[language]: {common: wordsOf(language, 'common'), customer: wordsOf(language, 'customer')}},
})

test.each(LANGUAGES)('in %s the replacement returns the same texts as i18next, with and without values', (language) => {
  const ours = browser.createInstance()
  const theirs = i18next.createInstance()
  ours.init(optionsOf(language))
  void theirs.init(optionsOf(language))
  const values = {count: 3, total: 1200, brand: 'A & B', setting: '<i>', state: '$1', text: 'a', name: 'b'}
  const keys = ['common', 'customer'].flatMap((file) => Object.keys(wordsOf(language, file))) as 'close'[]
  expect(keys.length).toBeGreaterThan(20)
  for (const key of [...keys, 'unknown' as 'close']) {
    expect(ours.t(key)).toBe(theirs.t(key))
    expect(ours.t(key, values)).toBe(theirs.t(key, values))
  }
})

test('addResourceBundle adds the texts of another language for the preview', async () => {
  const ours = browser.createInstance()
  ours.init({...optionsOf('nl'), defaultNS: 'common', fallbackNS: []})
  ours.addResourceBundle('en', 'common', {close: 'Close'})
  await ours.changeLanguage('en')
  expect([ours.language, ours.t('close')]).toEqual(['en', 'Close'])
})
