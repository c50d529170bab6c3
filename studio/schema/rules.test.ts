import {seedDocuments} from '../../tests/support/seed.ts'
import {contextOf} from './context.fixture.ts'
import {knownPlaceholders} from './rules.ts'

const check = (text: string, local: string[] = [], dataset = seedDocuments()) =>
  knownPlaceholders(local)({_type: 'localeString', nl: text, en: 'Fine'}, contextOf({}, dataset))

test('placeholders of the settings, of the page itself and of prices are accepted', async () => {
  expect(await check('{brand} kost {price:pro:monthly}, {total} in alles', ['total'])).toBe(true)
})

test('a placeholder may name any plan of the dataset, on sale or not, and no other', async () => {
  expect(await check('{price:enterprise:monthly}')).toBe(true)
  const premium = {_id: 'plan-premium', _type: 'plan', key: 'premium', availability: 'comingSoon'}
  expect(await check('{total:premium:quarterly}')).toMatch(
    /^\{total:premium:quarterly\} in the Dutch text is not known/,
  )
  expect(await check('{total:premium:quarterly}', [], [...seedDocuments(), premium])).toBe(true)
})

test('an unknown placeholder is answered with those that there are', async () => {
  expect(await check('Van {merk}')).toMatch(
    /\{merk\} in the Dutch text is not known\. There are: \{brand\}, .*\{price:basis:monthly\}/,
  )
  expect(await check('{price:basis:weekly}')).toMatch(/\{price:basis:weekly\} in the Dutch text/)
})
