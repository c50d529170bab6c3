import {translated, type Unit, unitsOf} from './units.ts'

const span = (text: string, ...marks: string[]) => ({_type: 'span', _key: text, text, marks})
const block = (_key: string, ...children: object[]) => ({
  _type: 'block',
  _key,
  style: 'normal',
  markDefs: [{_key: 'l', _type: 'link', href: 'https://example.nl'}],
  children,
})
const answer = [
  block('a', span('Lees '), span('de uitleg', 'l'), span(' over {brand}.')),
  block('b', span('  ')),
  block('c', span('Tot snel', 'strong')),
]
/** A translation of each unit, in order. */
const by = (source: unknown, ...targets: Unit['target'][]) =>
  new Map(unitsOf('answer', source, undefined).map((unit, index) => [unit.id, {...unit, target: targets[index] ?? []}]))
const words = (text: string, format: number | null = null) => ({text, format})
const FIRST = [words('Read about {brand} in '), words('the guide', 2), words('.')]
const LAST = [words('See you', 1)]

test('gives a paragraph of rich text each, without empty ones, with the formats of its words', () => {
  expect(unitsOf('answer', answer, undefined).map(({id, source}) => [id, source])).toEqual([
    ['answer/a', [words('Lees '), words('de uitleg', 2), words(' over {brand}.')]],
    ['answer/c', [words('Tot snel', 1)]],
  ])
})

test('shows an outdated translation only where it has as many paragraphs', () => {
  const other = [block('x', span('Read')), block('y', span('')), block('z', span('Bye'))]
  expect(unitsOf('answer', answer, other).map(({target}) => target)).toEqual([[words('Read')], [words('Bye')]])
  expect(unitsOf('answer', answer, other.slice(1)).map(({target}) => target)).toEqual([[], []])
})

test('keeps links, bold words, styles and empty paragraphs, in the order of the translation', () => {
  const result = translated('answer', answer, by(answer, FIRST, LAST)) as {value: (typeof answer)[number][]}
  expect(result.value[0]).toMatchObject({_key: 'a', style: 'normal', markDefs: answer[0]?.markDefs})
  expect(result.value[0]?.children).toMatchObject([
    {text: 'Read about {brand} in ', marks: []},
    {text: 'the guide', marks: ['l']},
    {text: '.', marks: []},
  ])
  expect(result.value[1]).toBe(answer[1])
  expect(result.value[2]?.children).toMatchObject([{text: 'See you', marks: ['strong']}])
})

test.each([
  ['untranslated', by(answer, FIRST)],
  ['untranslated', by(answer, FIRST, [words(' ')])],
  ['changed', by([block('a', span('Lees niets')), answer[2]], FIRST, LAST)],
  ['format', by(answer, [words('Read about {brand} in the guide.')], LAST)],
  ['placeholders', by(answer, [words('Read about the brand in '), words('the guide', 2)], LAST)],
])('leaves a field as it is when its translation is %s', (fault, translations) => {
  expect(translated('answer', answer, translations)).toEqual({fault})
})

test('says nothing of a field that is not in the file, and takes a line as it is', () => {
  expect(translated('title', 'Prijs {brand}', by(answer, FIRST, LAST))).toBeNull()
  const unit = {id: 'title', source: [words('Prijs {brand}')], target: [words('Price {brand}')]}
  expect(translated('title', 'Prijs {brand}', new Map([['title', unit]]))).toEqual({value: 'Price {brand}'})
})

test('leaves out signs that no file of a translator can hold', () => {
  expect(unitsOf('title', 'Prijs\u0002 nu\u000b', undefined)[0]?.source).toEqual([words('Prijs nu')])
})
