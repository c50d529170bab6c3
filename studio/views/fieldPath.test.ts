import {fieldTitle, formPath} from './fieldPath.ts'

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

test('a link to a field finds the items of a list by their keys, wherever they are by then', () => {
  const document = {business: {fields: [{_key: 'a'}, {_key: 'b', value: {nl: 'x'}}]}}
  expect(formPath(document, 'business.fields[1].value')).toBe('business.fields[_key=="b"].value')
  expect(formPath(document, 'title')).toBe('title')
})
