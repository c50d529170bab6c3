import type {Part} from './part.ts'
import {contentsOf, runsOf} from './runs.ts'

const part = (_type: Part['_type'], title?: string) =>
  ({_key: title ?? _type, _type, ...(title && {title, heading: title})}) as unknown as Part
const layouts = (...parts: Part[]) => runsOf(parts).map(({layout, parts: run}) => `${layout} ${run.length}`)

test('reads parts in one column, and gives the width of the page to what needs it', () => {
  expect(layouts(part('heroPart'), part('textPart'), part('tablePart'), part('plansPart'), part('textPart'))).toEqual([
    'text 2',
    'wide 1',
    'text 1',
  ])
})

test('puts forms that follow each other beside one another', () => {
  expect(layouts(part('textPart'), part('formPart', 'a'), part('formPart', 'b'), part('textPart'))).toEqual([
    'text 1',
    'forms 2',
    'text 1',
  ])
  expect(layouts(part('formPart'), part('textPart'), part('formPart'))).toEqual(['text 3'])
})

test('lists the headings of a page with four or more, none of a shorter one', () => {
  const texts = ['Eén', 'Twee', 'Drie', 'Vier'].map((title, index) => part(index % 2 ? 'tablePart' : 'textPart', title))
  expect(contentsOf(texts.slice(1))).toEqual([])
  expect(contentsOf([...texts, part('closingPart', 'Begin')])).toEqual([
    {anchor: 'een', title: 'Eén'},
    {anchor: 'twee', title: 'Twee'},
    {anchor: 'drie', title: 'Drie'},
    {anchor: 'vier', title: 'Vier'},
  ])
})
