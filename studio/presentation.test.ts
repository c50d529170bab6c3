import {resolve} from './presentation.ts'
import {schemaTypes} from './schema/index.ts'

/** Read on no page: one is mailed, one leads from an old address to a new one. */
const NOWHERE = ['mailMessage', 'redirect']

test('each kind of document that is read on a page names the pages, beside its form', () => {
  const types = schemaTypes.flatMap(({type, name}) => (type === 'document' ? [name] : []))
  const located = Object.keys(resolve.locations ?? {})
  expect(types.filter((type) => !located.includes(type)).sort()).toEqual(NOWHERE)
})

const resolvers = Object.entries(resolve.locations ?? {}).flatMap(([type, locations]) =>
  'resolve' in locations ? [[type, locations.resolve] as const] : [],
)

/** States of a document that is being made: nothing at first, then its id alone. */
test.each([null, {_id: 'drafts.new'}])(
  'a form stays when its document was begun a moment ago, and Sanity knows %j of it',
  (document) => {
    expect(resolvers.map(([type]) => type)).toEqual(expect.arrayContaining(['contentPage', 'article', 'plan', 'faq']))
    for (const [type, locate] of resolvers) expect([type, locate(document as never)]).toEqual([type, expect.anything()])
  },
)

test('a discount and a price stand on no page until they say what they change', () => {
  const locate = new Map<string, (document: never) => unknown>(resolvers)
  const at = (type: string, document: object) => locate.get(type)?.(document as never)
  expect(at('offer', {})).toEqual({locations: []})
  expect(at('price', {})).toEqual({locations: []})
  expect(at('price', {key: 'basis'})).toEqual({locations: expect.arrayContaining([expect.anything()])})
})

test('a page without an address in each language says what it needs', () => {
  const locate = new Map(resolvers).get('article')
  expect(locate?.({_id: 'drafts.new', address: {nl: {current: 'wind'}}})).toMatchObject({tone: 'caution'})
})
