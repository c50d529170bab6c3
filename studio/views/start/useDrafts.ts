import type {SanityClient} from 'sanity'
import type {DraftsQueryResult} from '../../../domain/content/content.types.ts'
import {kindOf} from '../../../domain/sets/changeSet.ts'
import {readTransactions} from '../deleted/history.ts'
import {useFollowed} from '../useFollowed.ts'
import {DRAFTS, draftsQuery} from './drafts.query.ts'

/** Each costs a request the first time. */
const WITH_AUTHOR = 50

/**
 * The end of a set makes drafts again of what it published: whoever wrote in them before is their editor still. Three are of the
 * set: it came, went, and was undone.
 */
const LOOKED_BACK = 5

type Stored = DraftsQueryResult[number]
/** Document with unpublished changes; `author` is its last editor, if the history has it. */
export type Draft = Stored & {author: string | null}

/** Cached by revision, so that each is requested once. */
const authors = new Map<string, string>()

async function authorOf(client: SanityClient, {_id, _rev}: Stored): Promise<string | null> {
  if (!authors.has(_rev)) {
    const transactions = await readTransactions(client, {ids: [_id], limit: LOOKED_BACK}).catch(() => [])
    const last = transactions.find(({id}) => kindOf(id).step === null) ?? transactions[0]
    if (last) authors.set(_rev, last.author)
  }
  return authors.get(_rev) ?? null
}

async function readDrafts(client: SanityClient): Promise<Draft[]> {
  const drafts = await client.withConfig({perspective: 'raw'}).fetch(draftsQuery)
  return Promise.all(
    drafts.map(async (draft, index) => ({
      ...draft,
      author: index < WITH_AUTHOR ? await authorOf(client, draft) : null,
    })),
  )
}

/** Drafts, the latest change first. */
export const useDrafts = () => useFollowed(DRAFTS, readDrafts)
