import {factsFrom, fillContent} from './facts.ts'
import {fill} from './placeholders.ts'
import {localise} from './texts.ts'

const facts = factsFrom(
  {
    settings: {
      brandName: 'Vindkracht',
      company: {legalName: 'V B.V.', street: 'Kade 1', postalCode: '1000 AA', city: 'A', kvk: '1', vatNumber: 'NL1'},
      phone: {display: '020 000 00', international: '+31 20 000 00'},
      emails: {info: 'info@example.nl', support: 'hulp@example.nl', privacy: 'p@example.nl'},
      vatRate: 21,
      noticeDays: 30,
    },
    prices: [{plan: {key: 'basis'}, period: 'monthly', exclVat: 99}],
  },
  'nl',
)

test('facts are filled in, prices with and without VAT', () => {
  expect(fill('{brand} kost {price:basis:monthly}, {total:basis:monthly} incl. {vatRate}% btw', facts)).toBe(
    'Vindkracht kost €\u00a099, €\u00a0119,79 incl. 21% btw',
  )
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

test('a block without any text stays a block', () => {
  const block = {_type: 'block', _key: 'b'}
  expect(fillContent([block], {brand: 'Merk'})).toEqual([{...block, children: [], markDefs: []}])
})
