import {checksOf, cutAt, type Page, resultIn} from './pageChecks.ts'

const line = (nl: string) => ({_type: 'localeString', nl, en: nl})
const body = (words: number) => ({
  _type: 'localeRichText',
  nl: [{_type: 'block', children: [{_type: 'span', text: Array(words).fill('woord').join(' ')}]}],
})
const TITLE = 'Zomeractie voor webwinkels'
const DESCRIPTION =
  'Drie maanden voor de prijs van twee. Bestel voor eind augustus en begin meteen met beter gevonden worden.'
const seo = {title: line(TITLE), description: line(DESCRIPTION)}
const page = (parts: object[], more: object = {}): Page => ({_type: 'contentPage', seo, parts, ...more}) as Page
const LINK = {_type: 'closingPart', action: {destination: 'page:other'}}

const wrongOf = (draft: Page, others: string[] = []) =>
  checksOf(draft, 'nl', resultIn(draft, 'nl', {brand: 'Vindkracht'}), others)
    .filter(({isFine}) => !isFine)
    .map(({text}) => text)

test('finds nothing wrong with a whole page', () => {
  expect(wrongOf(page([{_type: 'textPart', title: line('Waarom'), body: body(80)}, LINK]))).toEqual([])
})

test('names a title that is cut off, a short description and a title that another page has', () => {
  const long = `${TITLE}, nu met een heel lange titel die niemand tot het einde leest`
  const draft = page([{body: body(80)}, LINK], {seo: {title: line(long), description: line('Kort.')}})
  expect(wrongOf(draft, [long])).toEqual([
    `Title: ${long.length} characters. It is cut off after about 60`,
    'Description: 5 characters. Write at least 70',
    'Another page has the same title',
  ])
})

test.each([
  ['few words', [{body: body(10)}, LINK], /^10 words: little/],
  [
    'few words where the others are hidden',
    [{body: body(10)}, {body: body(80), hidden: true}, LINK],
    /^10 words: little/,
  ],
  ['a long text in one piece', [{title: line('Kop'), body: body(400)}, LINK], /^A long text/],
  ['nowhere to go', [{body: body(80), action: {destination: 'https://elders.example'}}], /^Nothing leads on/],
])('names %s', (_name, parts, text) => {
  expect(wrongOf(page(parts))).toEqual([expect.stringMatching(text)])
})

test('counts what a placeholder stands for, and a page of the table by its own texts', () => {
  const fixed = {_type: 'page', title: line('{brand}: beter gevonden'), description: line(DESCRIPTION)} as Page
  expect(resultIn(fixed, 'nl', {brand: 'Vindkracht'}).title).toBe('Vindkracht: beter gevonden')
  expect(wrongOf(fixed)).toEqual([])
})

test('cuts a text at a word', () => {
  expect(cutAt('Een zin met woorden', 14)).toBe('Een zin met …')
  expect(cutAt('Kort', 12)).toBe('Kort')
})
