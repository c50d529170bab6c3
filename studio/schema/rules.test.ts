import {seedDocuments} from '../../tests/support/seed.ts'
import {contextOf} from './context.fixture.ts'
import {knownPlaceholders, notBlank} from './rules.ts'

const check = (text: string, local: string[] = [], dataset = seedDocuments()) =>
  knownPlaceholders(local)({_type: 'localeString', nl: text, en: 'Fine'}, contextOf({}, dataset))

test('placeholders of the settings, of the page itself and of prices are accepted', async () => {
  expect(await check('{brand} kost {price:pro:monthly}, {total} in alles', ['total'])).toBe(true)
})

test('a placeholder may name any plan of the dataset, on sale or not, and no other', async () => {
  expect(await check('{price:enterprise:monthly}')).toBe(true)
  const premium = {_id: 'plan-premium', _type: 'plan', key: 'premium', availability: 'comingSoon'}
  expect(await check('{total:premium:quarterly}')).toMatch(
    /^There is no placeholder \{total:premium:quarterly\}, which the Dutch text has/,
  )
  expect(await check('{total:premium:quarterly}', [], [...seedDocuments(), premium])).toBe(true)
})

test('an unknown placeholder is answered with those that there are', async () => {
  expect(await check('Van {merk}')).toMatch(
    /\{merk\}, which the Dutch text has\. Choose another, such as: \{brand\}, .*\{price:basis:monthly\}$/,
  )
  expect(await check('{price:basis:weekly}')).toMatch(/\{price:basis:weekly\}, which the Dutch text has/)
})

test('a text that is not there is told by its own field alone, one of spaces by the whole', () => {
  expect(notBlank({_type: 'localeString', nl: 'Vraag'})).toBe(true)
  expect(
    notBlank({_type: 'localeRichText', nl: [], en: [{_type: 'block', children: [{_type: 'span', text: 'x'}]}]}),
  ).toBe(true)
  expect(notBlank({_type: 'localeString', nl: 'Vraag', en: '  '})).toBe('Write the text in English too')
})
