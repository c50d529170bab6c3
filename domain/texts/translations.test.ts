import {everyLanguage, OTHER_LANGUAGES} from '../../tests/support/html/texts.ts'
import {countTexts, translationGaps} from './translations.ts'

const line = (nl: string, en: string) => ({_type: 'localeString', ...everyLanguage(nl, en)})

/** Nothing but the default language is there. */
const lacking = (path: string) => OTHER_LANGUAGES.map((missing) => ({path, kind: {missing}}))

test('a missing language is found at any depth, by its path', () => {
  const document = {title: line('Ja', 'Yes'), hero: {heading: line('Kop', '')}, items: [line('', 'b'), line('a', 'b')]}
  expect(translationGaps(document)).toEqual([...lacking('hero.heading'), {path: 'items[0]', kind: {missing: 'nl'}}])
  expect(countTexts(document)).toBe(4)
})

test('a long text that is the same in every language is worth a look, a short one is not', () => {
  expect(translationGaps({a: line('Vindkracht', 'Vindkracht')})).toEqual([])
  const placeholders = '{document} {invoiceNumber} {brand}'
  expect(translationGaps({a: line(placeholders, placeholders)})).toEqual([])
  const long = 'Deze zin is nog niet vertaald.'
  expect(translationGaps({a: line(long, long)})).toEqual([{path: 'a', kind: 'same'}])
})

test('a page of editors lacks a language without an address in it', () => {
  const page = {_type: 'contentPage', title: line('Ja', 'Yes'), address: {nl: {current: 'ja'}}}
  const missing = (_type: string, address?: object) =>
    translationGaps({...page, _type, address}).map(({path, kind}) => [path, kind])
  expect(missing('contentPage', {nl: {current: 'ja'}})).toContainEqual(['address', {missing: 'en'}])
  expect(missing('article')).toContainEqual(['address', {missing: 'nl'}])
  expect(missing('faq')).toEqual([])
  expect(countTexts(page)).toBe(2)
})

test('rich text of empty paragraphs is missing', () => {
  const block = (words: string) => [{_type: 'block', children: [{_type: 'span', text: words}]}]
  expect(translationGaps({a: {_type: 'localeRichText', ...everyLanguage(block('Hallo'), block(' '))}})).toEqual(
    lacking('a'),
  )
})
