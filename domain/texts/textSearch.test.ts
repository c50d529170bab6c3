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
  findTexts(documents, words, {values: facts, vat, today: '2026-11-27'}).map(({document, path, language}) =>
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
  expect(findTexts(documents, 'legt', {values: facts, vat, today: '2026-11-27'})[0]).toMatchObject({
    pieces: [
      {text: 'Vindkracht ', isMatch: false},
      {text: 'legt', isMatch: true},
      {text: ' een AI-laag', isMatch: false},
    ],
  })
})

test('finds no name of a placeholder that is filled in elsewhere', () => {
  const note = [{_id: 'checkout', note: line('{total} in totaal ({discount})', '{total} in total ({discount})')}]
  const hits = (words: string) => findTexts(note, words, {values: facts, vat, today: '2026-11-27'})
  expect(hits('discount')).toEqual([])
  expect(hits('in total').map(({pieces}) => pieces.map(({text}) => text).join(''))).toContain('… in total (…)')
})

test('begins and ends an excerpt with whole words', () => {
  const amounts = '€180.29 '.repeat(9)
  const hits = findTexts([{_id: 'long', note: line('', `${amounts}sum ${amounts}`)}], 'sum', {
    ...{values: facts, vat, today: '2026-11-27'},
  })
  const words = hits.flatMap(({pieces}) => pieces.map(({text}) => text)).join('')
  expect(
    words
      .trim()
      .split(' ')
      .filter((word) => word !== 'sum' && word !== '€180.29'),
  ).toEqual([])
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
  const hits = findTexts(long, 'dit.  dan', {values: facts, vat, today: '2026-11-27'})
  expect(hits).toHaveLength(1)
})

describe('with a promotion', () => {
  const offer = {
    _id: 'o',
    _type: 'offer',
    percent: 20,
    plans: [{_ref: 'plan-basis'}],
    firstDay: '2026-11-01',
    lasts: 'first',
  }
  const foundWith = (each: {_id: string; [field: string]: unknown}, words: string) =>
    findTexts([...documents, each], words, {values: facts, vat, today: '2026-11-27'}).map(
      ({document, path}) => `${document._id} ${path}`,
    )

  test.each(['213,84', '€ 258,75', '€ 71,28'])(
    'an amount that it makes of a price is found in it, once: %s',
    (words) => {
      expect(foundWith(offer, words)).toEqual(['o percent'])
      expect(foundWith({...offer, percent: undefined, amount: 53.46}, words)).toEqual(['o amount'])
    },
  )

  test.each([
    ['one of another plan', {plans: [{_ref: 'plan-pro'}]}],
    ['one of another period', {periods: ['monthly']}],
    ['one that is over', {lastDay: '2026-11-26'}],
    ['one by a code', {code: 'ZOMER'}],
  ])('%s shows no such amount', (_, other) => {
    expect(foundWith({...offer, ...other}, '213,84')).toEqual([])
  })
})

describe('words that stand apart', () => {
  const long = {_id: 'g', text: line('Zo wordt je website beter vindbaar in alle zoekmachines', 'So it is found')}
  const hitsOf = (words: string, all: object[] = [long]) =>
    findTexts(all, words, {values: facts, vat, today: '2026-11-27'})

  test('are found in one text, each of them marked', () => {
    const [hit] = hitsOf('zoekmachines website vindbaar')
    expect(hit?.pieces.filter(({isMatch}) => isMatch).map(({text}) => text)).toEqual([
      'website',
      'vindbaar',
      'zoekmachines',
    ])
    expect(hit?.pieces.map(({text}) => text).join('')).toBe(long.text.nl)
    expect(hitsOf('website vindbaar onzin')).toEqual([])
  })

  test('give way to words side by side', () => {
    const other = {_id: 'h', text: line('Een website vindbaar maken', 'Make it found')}
    expect(hitsOf('website vindbaar', [long, other])).toHaveLength(1)
  })
})
