import {perLanguage} from './languages.ts'
import {findTexts} from './textSearch.ts'

const facts = perLanguage(() => ({brand: 'Vindkracht', 'price:basis:monthly': '€\u00a099'}))
const line = (nl: string, en: string) => ({_type: 'localeString', nl, en})
const rich = (text: string) => [{_type: 'block', _key: 'b', children: [{_type: 'span', _key: 's', text}]}]
const documents = [
  {_id: 'a', hero: {intro: line('{brand} legt een AI-laag', '{brand} lays a layer')}},
  {_id: 'b', items: [{text: {_type: 'localeRichText', nl: rich('Vanaf {price:basis:monthly} per maand'), en: []}}]},
  {_id: 'c', title: line('Privé', 'Private')},
]
const found = (words: string) =>
  findTexts(documents, words, facts).map(({document, path, language}) => `${document._id} ${path}.${language}`)

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

test('what was found stands between what is around it', () => {
  expect(findTexts(documents, 'legt', facts)[0]).toMatchObject({
    before: 'Vindkracht ',
    match: 'legt',
    after: ' een AI-laag',
  })
})

test('nothing is found by nothing', () => {
  expect(found('  ')).toEqual([])
})
