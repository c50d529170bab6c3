import {perLanguage} from './languages.ts'
import {findTexts} from './textSearch.ts'

const facts = perLanguage(() => ({brand: 'Vindkracht', 'price:basis:monthly': '€\u00a099'}))
const line = (nl: string, en: string) => ({_type: 'localeString', nl, en})
const rich = (text: string) => [{_type: 'block', _key: 'b', children: [{_type: 'span', _key: 's', text}]}]
const documents = [
  {_id: 'a', hero: {intro: line('{brand} legt een AI-laag', '{brand} lays a layer')}},
  {_id: 'b', items: [{text: {_type: 'localeRichText', nl: rich('Vanaf {price:basis:monthly} per maand'), en: []}}]},
  {_id: 'c', title: line('Privé', 'Private')},
  {_id: 'd', _type: 'price', period: 'quarterly', exclVat: 267.3, validFrom: '2025-01-01', plan: {_ref: 'plan-basis'}},
  {
    _id: 'e',
    _createdAt: '2025-01-01',
    phone: {display: '020 123 45 67'},
    kvk: '12345678',
    author: 'Jip',
    kind: 'onSale',
  },
]
const vat = {vatRate: 21}
const found = (words: string) =>
  findTexts(documents, words, {values: facts, vat}).map(({document, path, language}) =>
    [`${document._id} ${path}`, language].filter(Boolean).join('.'),
  )

test('a text is found as it reads on the site, in the language that it reads so', () => {
  expect(found('Vindkracht legt een')).toEqual(['a hero.intro.nl'])
  expect(found('vindkracht')).toEqual(['a hero.intro.nl', 'a hero.intro.en'])
})

test('an amount is found with an ordinary space, inside a rich text of a list', () => {
  expect(found('vanaf € 99')).toEqual(['b items[0].text.nl'])
})

test('accents and capitals make no difference', () => {
  expect(found('PRIVE')).toEqual(['c title.nl'])
})

test('shows a hit within its surrounding text', () => {
  expect(findTexts(documents, 'legt', {values: facts, vat})[0]).toMatchObject({
    before: 'Vindkracht ',
    match: 'legt',
    after: ' een AI-laag',
  })
})

test('nothing is found by nothing', () => {
  expect(found('  ')).toEqual([])
})

test.each(['€ 267,30', '€267.30', '267,30', '€ 323,43', '€ 56,13', '€ 89,10', '€ 267,30 · € 56,13'])(
  'an amount that the site works out is found in its price, once: %s',
  (words) => {
    expect(found(words)).toEqual(['d exclVat'])
  },
)

test('words that are the same in every language are found, and what is no word of the site is not', () => {
  expect(found('020 123')).toEqual(['e phone.display'])
  expect(found('12345678')).toEqual(['e kvk'])
  expect(found('jip')).toEqual(['e author'])
  expect([...found('onSale'), ...found('2025-01-01'), ...found('plan-basis')]).toEqual([])
})

test('words are found over the end of a line and of a paragraph', () => {
  const long = [{_id: 'f', text: {_type: 'localeRichText', nl: [...rich('Eerst dit.'), ...rich('Dan dat.')], en: []}}]
  const hits = findTexts(long, 'dit.  dan', {values: facts, vat})
  expect(hits).toHaveLength(1)
})
