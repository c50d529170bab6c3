import {Schema} from '@sanity/schema'
import {builtinTypes} from '@sanity/schema/_internal'
import {schemaTypes} from '../../schema/index.ts'
import {holdsLocales, paragraphsOf} from './localeTypes.ts'

const schema = Schema.compile({name: 'default', types: [...builtinTypes, ...schemaTypes]})

test.each([
  ['price', true], // its note about a discount
  ['faq', true],
  ['contentPage', true],
  ['redirect', false],
  ['visitorSeries', true],
])('whether the form of a %s has texts in languages to choose from: %s', (name, expected) => {
  expect(holdsLocales(schema.get(name))).toBe(expected)
})

test.each([
  [
    [{_type: 'block', children: [{_type: 'span', text: 'Een.'}]}, {_type: 'picture'}],
    ['Een.', ''],
  ],
  ['a text', []],
  [undefined, []],
])('reads the paragraphs of %j', (value, words) => {
  expect(paragraphsOf(value)).toEqual(words)
})
