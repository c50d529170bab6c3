import {schemaTypes} from './index.ts'

type Field = {name: string; description?: string; fields?: Field[]}

const without = (type: Field, path = type.name): string[] =>
  (type.fields ?? [])
    .filter(({name}) => !['nl', 'en', 'orderRank'].includes(name))
    .flatMap((field) => {
      const own = `${path}.${field.name}`
      return [...(field.description ? [] : [own]), ...without(field, own)]
    })

test('every field of every document tells the editor what it is for', () => {
  expect(schemaTypes.length).toBeGreaterThan(30)
  expect(schemaTypes.flatMap((type) => without(type as Field))).toEqual([])
})
