import {readFileSync} from 'node:fs'
import path from 'node:path'
import {Schema} from '@sanity/schema'
import {builtinTypes, extractSchema} from '@sanity/schema/_internal'
import {SINGLETONS} from '../../domain/content-rules/documentRules.ts'
import {changeSet} from './changeSet.ts'
import {schemaTypes} from './index.ts'
import {singletons} from './types.ts'

type Declaration = {name: string}

test('content.schema.json is what the schema gives; npm run typegen writes it', () => {
  const file = path.join(import.meta.dirname, '../../domain/content/content.schema.json')
  const committed: Declaration[] = JSON.parse(readFileSync(file, 'utf8'))
  const types = [...builtinTypes, ...schemaTypes, changeSet]
  const compiled = Schema.compile({name: 'default', types}) as Parameters<typeof extractSchema>[0]
  const extracted: Declaration[] = JSON.parse(JSON.stringify(extractSchema(compiled, {enforceRequiredFields: true})))
  // A plugin's own types change with its version only.
  const ours = committed.filter(({name}) => !name.startsWith('media.'))
  const byName = (types: Declaration[]) => new Map(types.map((type) => [type.name, type]))
  expect(byName(ours)).toEqual(byName(extracted))
})

test('the rules over the dataset know which documents there is one of', () => {
  expect([...SINGLETONS].sort()).toEqual(singletons.map(({name}) => name).sort())
})
