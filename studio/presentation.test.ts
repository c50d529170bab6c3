import {resolve} from './presentation.ts'
import {schemaTypes} from './schema/index.ts'

/** Read on no page: one is mailed, one leads from an old address to a new one. */
const NOWHERE = ['mailMessage', 'redirect']

test('each kind of document that is read on a page names the pages, beside its form', () => {
  const types = schemaTypes.flatMap(({type, name}) => (type === 'document' ? [name] : []))
  const located = Object.keys(resolve.locations ?? {})
  expect(types.filter((type) => !located.includes(type)).sort()).toEqual(NOWHERE)
})
