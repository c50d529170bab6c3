import {CHANGE_SET, setId} from '../../domain/sets/changeSet.ts'
import {readSchema} from '../../local/content/ndjson.ts'
import {seedClient, seedDocuments} from '../../tests/support/services/seed.ts'
import {readContent} from '../../web/src/renderer/content/readContent.ts'
import {isBehind, newestChange} from './behind.ts'

const AT = '2026-03-01T12:00:00Z'
const LATER = '2026-03-01T12:00:01Z'

test('counts and dates the documents that pages are made of, as the renderer reads them', async () => {
  const documents = seedDocuments().map((document, index) => ({...document, _updatedAt: index === 7 ? LATER : AT}))
  const client = seedClient([
    ...documents,
    {_id: 'file-a', _type: 'sanity.fileAsset', _updatedAt: '2027-01-01T00:00:00Z'},
    {_id: setId('summer'), _type: CHANGE_SET, _updatedAt: '2027-01-01T00:00:00Z'},
  ])
  const content = await readContent(client, {schema: readSchema(), now: new Date(), before: {sold: []}})
  expect(await newestChange(client)).toEqual({at: LATER, documents: content.documents.length})
})

test.each([
  ['nothing is newer', {}, {at: AT, documents: 3}, false],
  ['a document changed', {}, {at: LATER, documents: 3}, true],
  ['a document was deleted', {}, {at: AT, documents: 2}, true],
  ['the newest was deleted', {}, {at: '2026-02-01T00:00:00Z', documents: 2}, true],
  ['pages from the build did not count', {documents: undefined}, {at: AT, documents: 2}, false],
  ['all is deleted', {}, {at: null, documents: 0}, true],
])('says whether pages lag when %s', (_, published, newest, expected) => {
  const {documents = 'documents' in published ? undefined : 3} = published as {documents?: number}
  const last = {startedAt: AT, seconds: 1, contentUpTo: AT, changed: [], removed: [], ...(documents && {documents})}
  expect(isBehind({publishes: [last]}, newest)).toBe(expected)
})

test('a release that was never published lags', () => {
  expect(isBehind({publishes: []}, {at: AT, documents: 1})).toBe(true)
})
