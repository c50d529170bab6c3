import {LANGUAGES} from '../../domain/texts/languages.ts'
import {schemaTypes} from './index.ts'

type Field = {name: string; description?: string; fields?: Field[]}
type Described = {path: string; description: string}

const OWN_WORDS: readonly string[] = [...LANGUAGES, 'orderRank']

const fieldsOf = ({fields = []}: Field, path: string): Described[] =>
  fields
    .filter(({name}) => !OWN_WORDS.includes(name))
    .flatMap((field) => {
      const own = `${path}.${field.name}`
      return [{path: own, description: field.description ?? ''}, ...fieldsOf(field, own)]
    })

const described = schemaTypes.flatMap((type) => fieldsOf(type as Field, type.name))

test('every field of every document tells the editor what it is for', () => {
  expect(described.length).toBeGreaterThan(350)
  expect(described.filter(({description}) => !description).map(({path}) => path)).toEqual([])
})

test('no two fields of different meaning have the same help', () => {
  // An icon is the same thing wherever it stands.
  const own = described.filter(({path}) => !path.endsWith('.icon'))
  const twice = own.filter(({description, path}) =>
    own.some((other) => other.description === description && other.path !== path),
  )
  expect(twice.map(({path, description}) => `${path}: ${description}`)).toEqual([])
})
