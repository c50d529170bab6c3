import {RETENTION} from '../customers/retention.ts'
import {perStep} from '../pages/counting.ts'
import {fill} from './placeholders.ts'
import {fillContent, placeholderValuesFrom} from './placeholderValues.ts'
import {localise} from './texts.ts'

const SETTINGS = {
  brandName: 'Vindkracht',
  company: {legalName: 'V B.V.', street: 'Kade 1', postalCode: '1000 AA', city: 'A', kvk: '1', vatNumber: 'NL1'},
  phone: {display: '020 000 00', international: '+31 20 000 00'},
  emails: {info: 'info@example.nl', support: 'hulp@example.nl', privacy: 'p@example.nl'},
  vatRate: 21,
  noticeDays: 30,
}

const facts = placeholderValuesFrom(
  {
    settings: SETTINGS,
    prices: [{plan: {key: 'basis'}, period: 'monthly', exclVat: 99}],
  },
  'nl',
)

test('facts are filled in, prices with and without VAT', () => {
  expect(fill('{brand} kost {price:basis:monthly}, {total:basis:monthly} incl. {vatRate}% btw', facts)).toBe(
    'Vindkracht kost €\u00a099, €\u00a0119,79 incl. 21% btw',
  )
})

test('names every step that is counted, and for how long, in the language of the text', () => {
  const counted = perStep((step) => ({nl: `${step} is geteld`, en: `${step} was counted`}))
  const settings = {...SETTINGS, counted}
  const told = (language: 'nl' | 'en') => placeholderValuesFrom({settings, prices: []}, language)
  expect(told('nl').countedSteps).toBe(
    'view is geteld, measure is geteld, plan is geteld, checkout is geteld, details is geteld, payment is geteld en paid is geteld',
  )
  expect(told('en').countedSteps).toMatch(/^view was counted, .* and paid was counted$/)
  expect(told('en').keptCountMonths).toBe(String(RETENTION.countMonths))
})

test('no line breaks within a telephone number or a postal code', () => {
  expect(fill('{address}, {phone}', facts)).toBe('Kade 1, 1000\u00a0AA A, 020\u00a0000\u00a000')
})

test('a placeholder that a later step fills stays', () => {
  expect(fill('{brand} {plan}', facts)).toBe('Vindkracht {plan}')
})

test('an e-mail placeholder in rich text becomes a mailto link and keeps the marks around it', () => {
  const block = {
    _type: 'block',
    _key: 'b',
    markDefs: [],
    children: [{_type: 'span', _key: 's', text: 'Mail {supportEmail}, of bel.', marks: ['strong']}],
  }
  expect(fillContent(block, facts)).toMatchObject({
    markDefs: [{_key: 's-1', _type: 'link', href: 'mailto:hulp@example.nl'}],
    children: [
      {text: 'Mail ', marks: ['strong']},
      {text: 'hulp@example.nl', marks: ['strong', 's-1']},
      {text: ', of bel.', marks: ['strong']},
    ],
  })
})

test('the telephone number in rich text is a link that a phone calls from anywhere', () => {
  const block = {_type: 'block', _key: 'b', children: [{_type: 'span', _key: 's', text: 'Bel {phone}.'}]}
  expect(fillContent(block, facts)).toMatchObject({
    markDefs: [{_key: 's-1', _type: 'link', href: 'tel:+312000000'}],
    children: [{text: 'Bel '}, {text: '020\u00a0000\u00a000', marks: ['s-1']}, {text: '.'}],
  })
})

test('localising leaves one language, at any depth, and nothing of the other', () => {
  const content = {
    title: {_type: 'localeString' as const, nl: 'Ja', en: 'Yes'},
    items: [{_type: 'localeText' as const, nl: 'a', en: 'b'}],
    n: 3,
  }
  expect(localise(content, 'en')).toEqual({title: 'Yes', items: ['b'], n: 3})
})

test('paragraphs and items of a list in which nothing can be seen are left out', () => {
  const block = (text: string, rest = {}) => ({
    _type: 'block',
    _key: text,
    markDefs: [],
    children: [{_type: 'span', _key: 's', text, marks: []}],
    ...rest,
  })
  const item = {listItem: 'bullet', level: 1}
  const text = [
    {_type: 'block', _key: 'b'},
    block(''),
    block(' \u00a0\u200b'),
    block('', item),
    block('Wel iets', item),
  ]
  expect(fillContent(text, {}).map(({_key}) => _key)).toEqual(['Wel iets'])
})

describe('savings of longer periods', () => {
  const factsOf = (...prices: [plan: string, period: string, exclVat: number][]) =>
    placeholderValuesFrom(
      {
        settings: SETTINGS,
        prices: prices.map(([key, period, exclVat]) => ({plan: {key}, period, exclVat})),
        onSale: [{key: 'basis'}, {key: 'pro'}],
      },
      'nl',
    )
  const basis: [string, string, number][] = [
    ['basis', 'monthly', 99],
    ['basis', 'quarterly', 267.3],
    ['basis', 'biannual', 495],
  ]

  test('comes to nothing where it is nothing, also for all plans together', () => {
    expect(
      factsOf(...basis, ['pro', 'monthly', 119], ['pro', 'quarterly', 402.3], ['pro', 'biannual', 745]),
    ).toMatchObject({
      'discount:basis:quarterly': '10%',
      'discount:pro:quarterly': '',
      'monthsFree:pro:biannual': '',
      'discount:quarterly': '',
      'monthsFree:biannual': '',
    })
  })

  test('comes to nothing in months before it does in percent', () => {
    expect(factsOf(['pro', 'monthly', 100], ['pro', 'quarterly', 294])).toMatchObject({
      'discount:pro:quarterly': '2%',
      'monthsFree:pro:quarterly': '',
    })
  })

  test('is nothing while no plan can be bought', () => {
    expect(factsOf()).toMatchObject({'discount:quarterly': '', 'monthsFree:biannual': ''})
  })

  test('takes its sentence along in rich text, over the marks in it, and a block with nothing else', () => {
    const saving = factsOf(['basis', 'monthly', 99], ['basis', 'quarterly', 297])
    const span = (text: string, ...marks: string[]) => ({_type: 'span', _key: text, text, marks})
    const block = (...children: object[]) => ({_type: 'block', _key: 'b', markDefs: [], children})
    const text = [
      block(
        span('Bel ons. Je krijgt '),
        span('{discount:quarterly}', 'strong'),
        span(' korting. Mail '),
        span('gerust.'),
      ),
      block(span('{discount:basis:quarterly} korting')),
      block(span('')),
    ]
    const filled = fillContent(text, saving)
    expect(
      filled.map(({children}) =>
        children.map((child) => {
          const {text, marks} = child as {text: string; marks: string[]}
          return [text, ...marks]
        }),
      ),
    ).toEqual([[['Bel ons. '], ['Mail '], ['gerust.']]])
  })

  test('leaves a question out when nothing is left of it or of its answer, and the line of a list', () => {
    const saving = factsOf(['basis', 'monthly', 99], ['basis', 'quarterly', 297])
    const faqs = [
      {_id: 'a', question: 'Korting?', answer: 'Ja, {discount:quarterly}.'},
      {_id: 'b', question: 'Krijg ik {discount:quarterly} korting?', answer: 'Ja.'},
      {_id: 'c', question: 'Hoe?', answer: 'Zo.'},
    ]
    expect(fillContent({faqs, lines: ['{discount:quarterly} korting', 'Altijd']}, saving)).toEqual({
      faqs: [{_id: 'c', question: 'Hoe?', answer: 'Zo.'}],
      lines: ['Altijd'],
    })
  })

  test('leaves a note of a price empty, and the price where it is', () => {
    const saving = factsOf(['basis', 'monthly', 99], ['basis', 'quarterly', 297])
    expect(fillContent([{period: 'quarterly', discountNote: '{discount:basis:quarterly} korting'}], saving)).toEqual([
      {period: 'quarterly', discountNote: ''},
    ])
  })
})
