import {seedDocuments} from '../../../tests/support/services/seed.ts'
import {contextOf} from './context.fixture.ts'
import {knownPlaceholders, notBlank, plainAddress, visible} from './rules.ts'

const check = (text: string, local: string[] = [], dataset = seedDocuments()) =>
  knownPlaceholders(local)({_type: 'localeString', nl: text, en: 'Fine'}, contextOf({}, dataset))

test('placeholders of the settings, of the page itself and of prices are accepted', async () => {
  expect(await check('{brand} kost {price:pro:monthly}, {total} in alles', ['total'])).toBe(true)
})

test('a placeholder may name any plan of the dataset, on sale or not, and no other', async () => {
  expect(await check('{price:enterprise:monthly}')).toBe(true)
  const premium = {_id: 'plan-premium', _type: 'plan', key: 'premium', availability: 'comingSoon'}
  expect(await check('{total:premium:quarterly}')).toMatch(
    /^The Dutch text has an unknown placeholder \{total:premium:quarterly\}/,
  )
  expect(await check('{total:premium:quarterly}', [], [...seedDocuments(), premium])).toBe(true)
})

test('an unknown placeholder is answered with those that there are', async () => {
  expect(await check('Van {merk}')).toMatch(
    /Dutch text has an unknown placeholder \{merk\}\. Choose another, such as: \{brand\}, .*\{price:basis:monthly\}$/,
  )
  expect(await check('{price:basis:weekly}')).toMatch(/unknown placeholder \{price:basis:weekly\}/)
})

test('a text that is not there is told by its own field alone, one of spaces by the whole', () => {
  expect(notBlank({_type: 'localeString', nl: 'Vraag'})).toBe(true)
  expect(
    notBlank({_type: 'localeRichText', nl: [], en: [{_type: 'block', children: [{_type: 'span', text: 'x'}]}]}),
  ).toBe(true)
  for (const blank of ['  ', '\u200b', '\u00a0\u2060'])
    expect(notBlank({_type: 'localeString', nl: 'Vraag', en: blank})).toBe('Write the text in English too')
})

test('a name of which nothing can be seen is refused; one that is not there is told by its own field', () => {
  expect([visible(undefined), visible(''), visible('KvK')]).toEqual([true, true, true])
  for (const blank of [' ', '\u200b', '\u202e'])
    expect(visible(blank)).toBe('This has no visible characters: fill it in')
})

test('an address with what nobody sees, or what a program put around it, is refused with the address itself', () => {
  expect([plainAddress(undefined), plainAddress('help@example.nl')]).toEqual([true, true])
  for (const pasted of ['\u200bhelp@example.nl', 'mailto:help@example.nl', 'Help <help@example.nl>'])
    expect(plainAddress(pasted)).toBe('Enter the address only: help@example.nl')
  expect(plainAddress('help@example')).toBe('This is not an e-mail address')
})
