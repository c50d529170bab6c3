import {FIXED_TYPES} from '../domain/content-rules/documentRules.ts'
import {FIXED_PAGES} from '../domain/pages/pages.ts'
import {schemaTypes} from './schema/index.ts'
import {type Entry, STRUCTURE} from './structureEntries.ts'

const typesIn = (entries: readonly Entry[]): string[] =>
  entries.flatMap((entry) => {
    if (entry.kind === 'group') return typesIn(entry.entries)
    return 'type' in entry ? [entry.type] : []
  })

const reachable = typesIn(STRUCTURE)

test('an editor reaches every kind of document', () => {
  const types = schemaTypes.filter(({type}) => type === 'document').map(({name}) => name)
  expect([...new Set(reachable)].sort()).toEqual(types.sort())
})

test('the document of every page of the site itself is one that can neither be added nor deleted, and stands in the Structure once', () => {
  for (const {document} of FIXED_PAGES) {
    expect(FIXED_TYPES).toContain(document)
    expect(reachable.filter((type) => type === document)).toEqual([document])
  }
})
