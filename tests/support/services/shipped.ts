import {isDeepStrictEqual} from 'node:util'
import type {SanityClient, Transaction} from '@sanity/client'
import type {ContentDocument} from '../../../local/content/ndjson.ts'
import {seedDocuments} from './seed.ts'
import type {TestServer} from './testServer.ts'

/** The changes that make the content of a lake what ships; a document that does not differ keeps its history. */
export async function changesToShipped(client: SanityClient): Promise<{transaction: Transaction; ids: string[]}> {
  const stored = await client.fetch<ContentDocument[]>(
    '*[!(_id in path("_.**")) && !(_type match "sanity.*")]',
    {},
    {perspective: 'raw'},
  )
  const shipped = new Map(seedDocuments().map((document) => [document._id, document]))
  const transaction = client.transaction()
  const ids: string[] = []
  for (const {_id, _rev, _createdAt, _updatedAt, ...rest} of stored) {
    const wanted = shipped.get(_id)
    if (wanted && isDeepStrictEqual({_id, ...rest}, wanted)) shipped.delete(_id)
    else if (!wanted) {
      transaction.delete(_id)
      ids.push(_id)
    }
  }
  for (const document of shipped.values()) {
    transaction.createOrReplace(document)
    ids.push(document._id)
  }
  return {transaction, ids}
}

/** Makes the content of the running services what ships; resolves when that is live. */
export async function ship(testServer: TestServer) {
  await testServer.ready() // an earlier test may have stopped them
  const {transaction, ids} = await changesToShipped(testServer.client)
  const isPublished = ids.some((id) => !id.startsWith('drafts.'))
  if (isPublished) await testServer.liveAfter(() => transaction.commit())
  else if (ids.length > 0) await transaction.commit()
}
