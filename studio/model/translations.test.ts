import {countTexts, translationGaps} from './translations.ts'

const line = (nl: string, en: string) => ({_type: 'localeString', nl, en})

test('a missing language is found at any depth, by its path', () => {
  const document = {title: line('Ja', 'Yes'), hero: {heading: line('Kop', '')}, items: [line('', 'b'), line('a', 'b')]}
  expect(translationGaps(document)).toEqual([
    {path: 'hero.heading', kind: {missing: 'en'}},
    {path: 'items[0]', kind: {missing: 'nl'}},
  ])
  expect(countTexts(document)).toBe(4)
})

test('a long text that is the same in both languages is worth a look, a short one is not', () => {
  expect(translationGaps({a: line('Vindkracht', 'Vindkracht')})).toEqual([])
  const long = 'Deze zin is nog niet vertaald.'
  expect(translationGaps({a: line(long, long)})).toEqual([{path: 'a', kind: 'same'}])
})

test('rich text of empty paragraphs is missing', () => {
  const block = (words: string) => [{_type: 'block', children: [{_type: 'span', text: words}]}]
  expect(translationGaps({a: {_type: 'localeRichText', nl: block('Hallo'), en: block(' ')}})).toEqual([
    {path: 'a', kind: {missing: 'en'}},
  ])
})
