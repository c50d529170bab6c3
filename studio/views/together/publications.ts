import type {SanityClient, SanityDocument} from 'sanity'
import type {NamesQueryResult} from '../../../domain/content/content.types.ts'
import type {Change} from '../../../domain/content-rules/dataset/datasetChange.ts'
import {ask, type DatasetProblem, refuse} from '../../../domain/content-rules/problem.ts'
import {readTransactions, type Transaction} from '../deleted/history.ts'
import {namesQuery} from './names.query.ts'
import type {ReadSet} from './useGuardedSet.tsx'

/**
 * A transaction that changed what is published. `made` are the ids of documents that it published for the first time,
 * `removed` of those that it took off the site.
 */
export type Publication = {
  id: string
  at: string
  author: string
  ids: readonly string[]
  made: readonly string[]
  removed: readonly string[]
}
/** A publication with its documents, as far as they are published still. */
export type NamedPublication = Publication & {documents: NamesQueryResult}

/** Each keystroke may be a transaction: the days of some editors. */
const LOOKED_BACK = 1000
const MOST = 10

/** Drafts, releases and the Studio's own have a dot in their id. */
const isPublished = (id: string) => !id.includes('.')

/** Mendoza says "replace everything by null": before or after it, the document is not there. */
const isToNothing = ([operation, value]: readonly unknown[]) => operation === 0 && value === null

type Effect = NonNullable<Transaction['effects']>[string]

/** The latest publications, newest first. */
const publicationsIn = (transactions: readonly Transaction[]): Publication[] =>
  transactions.flatMap(({id, timestamp: at, author, effects = {}}) => {
    const own = Object.entries(effects).filter(([documentId]) => isPublished(documentId))
    const idsWhere = (isOne: (effect: Effect) => boolean) =>
      own.flatMap(([each, effect]) => (isOne(effect) ? each : []))
    const made = idsWhere(({revert}) => isToNothing(revert))
    const removed = idsWhere(({apply}) => isToNothing(apply))
    return own.length > 0 ? [{id, at, author, ids: own.map(([documentId]) => documentId), made, removed}] : []
  })

export async function readPublications(client: SanityClient): Promise<NamedPublication[]> {
  const transactions = await readTransactions(client, {limit: LOOKED_BACK, effectFormat: 'mendoza'})
  const publications = publicationsIn(transactions).slice(0, MOST)
  const found = await client.fetch(namesQuery, {ids: publications.flatMap(({ids}) => ids)})
  return publications.map((publication) => ({
    ...publication,
    documents: found.filter(({_id}) => publication.ids.includes(_id)),
  }))
}

/** A document as it was before a publication, by the history of that document; null where it goes no further back. */
async function readBefore(client: SanityClient, id: string, publication: string): Promise<SanityDocument | null> {
  const [, before] = await readTransactions(client, {ids: [id], limit: 2, toTransaction: publication})
  if (!before) return null
  const {documents} = await client.request<{documents: SanityDocument[]}>({
    url: `/data/history/${client.config().dataset}/documents/${id}`,
    query: {revision: before.id},
  })
  return documents[0] ?? null
}

const place = ({_id, _type}: SanityDocument) => ({_id, _type})

/**
 * The changes that take a publication back: each of its documents as it was before, and those that it made gone. A document
 * in which something was published since, or that was taken off the site since, is asked about, one whose history is gone is refused.
 */
export async function readUndo(
  client: SanityClient,
  {id: revision, ids, made, removed}: Publication,
): Promise<ReadSet> {
  const live = await client.withConfig({perspective: 'published'}).fetch<SanityDocument[]>('*[_id in $ids]', {ids})
  const states = await Promise.all(
    ids.map(async (id) => ({
      id,
      now: live.find(({_id}) => _id === id),
      before: made.includes(id) ? undefined : await readBefore(client, id, revision),
    })),
  )
  const faults = states.flatMap(({id, now, before}): DatasetProblem[] => {
    if (before === null) return [refuse(now ? place(now) : {_id: id, _type: null}, undefined, 'noHistory', {})]
    if (now) return now._rev === revision ? [] : [ask(place(now), undefined, 'changedSince', {})]
    return before && !removed.includes(id) ? [ask(place(before), undefined, 'changedSince', {})] : []
  })
  // One whose history is gone stays: it was there, and nobody knows how.
  const known = states.filter(({before}) => before !== null)
  return {
    changes: known.flatMap(({id, now, before}): Change[] => (before ? [{publish: before}] : now ? [{remove: id}] : [])),
    subjects: states.flatMap(({now, before}) => [now ?? before ?? []].flat()).map(place),
    faults,
    apply: async () => {
      const transaction = client.transaction()
      for (const {id, now, before} of known) {
        // Refused as a whole when one is not as it was read.
        if (now) transaction.patch(id, (patch) => patch.ifRevisionId(now._rev).unset(['_undone']))
        if (before) transaction.createOrReplace(withoutRevision(before))
        else if (now) transaction.delete(id)
      }
      await transaction.commit({visibility: 'async'})
    },
  }
}

const withoutRevision = ({_rev, _updatedAt, ...content}: SanityDocument) => content
