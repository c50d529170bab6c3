import {dataPath, fieldTitle, formPath} from './fieldPath.ts'

const type = {
  fields: [
    {
      name: 'business',
      type: {
        title: 'Bedrijf',
        fields: [
          {
            name: 'fields',
            type: {title: 'Velden', of: [{fields: [{name: 'value', type: {title: 'Waarde'}}]}]},
          },
        ],
      },
    },
  ],
}

test('a field is called what the form calls it, items of a list by their place', () => {
  expect(fieldTitle(type, 'business.fields[1].value')).toBe('Bedrijf › Velden 2 › Waarde')
  expect(fieldTitle(undefined, 'hero.headline')).toBe('hero › headline')
})

test('a field of an item is named by the type of item that has it', () => {
  const parts = {title: 'Onderdelen', of: [{fields: []}, {fields: [{name: 'rows', type: {title: 'Rijen', of: []}}]}]}
  expect(fieldTitle({fields: [{name: 'parts', type: parts}]}, 'parts[2].rows[0]')).toBe('Onderdelen 3 › Rijen 1')
})

test('a link to a field finds the items of a list by their keys, wherever they are by then', () => {
  const document = {business: {fields: [{_key: 'a'}, {_key: 'b', value: {nl: 'x'}}]}}
  expect(formPath(document, 'business.fields[1].value')).toBe('business.fields[_key=="b"].value')
  expect(formPath(document, 'title')).toBe('title')
})

test('a path of the form names the items of a list by their place, as titles need it', () => {
  const document = {parts: [{_key: 'a'}, {_key: 'b', rows: [{cells: ['x']}]}]}
  expect(dataPath(document, ['parts', {_key: 'b'}, 'rows', 0, 'cells'])).toBe('parts[1].rows[0].cells')
  expect(dataPath(document, ['title', 'nl'])).toBe('title.nl')
})
