import type {SanityClient, SanityDocument} from 'sanity'
import type {ContentDocument} from '../../../domain/content/shape.ts'
import type {Change} from '../../../domain/content-rules/dataset/datasetChange.ts'
import {ask, type DatasetProblem, refuse} from '../../../domain/content-rules/problem.ts'
import {type ChangeSet, draftId, kindOf, type Stored, transactionOf, undoOf} from '../../../domain/sets/changeSet.ts'
import type {SetTransaction} from '../../../domain/sets/mutations.ts'
import {type Returning, returnedOf, returning, undoneSet} from '../../../domain/sets/returning.ts'
import {readTransactions} from '../deleted/history.ts'
import {namesQuery} from './names.query.ts'
import type {Publication} from './publications.ts'
import {carryOut, readSets} from './sets/changeSets.ts'
import type {ReadSet} from './useGuardedSet.tsx'

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

const place = ({_id, _type}: {_id: string; _type: string}) => ({_id, _type})

type State = Omit<Returning, 'before'> & {before: SanityDocument | null | undefined}

async function readStates(client: SanityClient, {id: revision, ids, made}: Publication): Promise<State[]> {
  const raw = client.withConfig({perspective: 'raw'})
  const stored = await raw.fetch<Stored[]>('*[_id in $ids]', {ids: [...ids, ...ids.map(draftId)]})
  const find = (id: string) => stored.find(({_id}) => _id === id)
  return Promise.all(
    ids.map(async (id) => ({
      id,
      now: find(id),
      draft: find(draftId(id)),
      before: made.includes(id) ? undefined : await readBefore(client, id, revision),
    })),
  )
}

/**
 * The changes that take a publication back: each of its documents as it was before, and those that it made drafts again. A
 * document in which something was published since, or that was taken off the site since, is asked about, one whose history is
 * gone is refused. A set that moved with the publication moves back.
 */
export async function readUndo(client: SanityClient, publication: Publication): Promise<ReadSet> {
  const {id: revision, removed, setId} = publication
  const states = await readStates(client, publication)
  const set = setId ? (await readSets(client)).find(({_id}) => _id === setId) : undefined
  const faults = states.flatMap(({id, now, before}): DatasetProblem[] => {
    if (before === null) return [refuse(now ? place(now) : {_id: id, _type: null}, undefined, 'noHistory', {})]
    if (now) return now._rev === revision ? [] : [ask(place(now), undefined, 'changedSince', {})]
    return before && !removed.includes(id) ? [ask(place(before), undefined, 'changedSince', {})] : []
  })
  // One whose history is gone stays: it was there, and nobody knows how.
  const known = states.flatMap(({before, ...state}): Returning[] => (before === null ? [] : [{...state, before}]))
  return {
    changes: known.flatMap(({id, now, before}): Change[] => (before ? [{publish: before}] : now ? [{remove: id}] : [])),
    subjects: states.flatMap(({now, before}) => [now ?? before ?? []].flat()).map(place),
    faults,
    returned: await namedIn(client, returnedOf(known)),
    apply: () => carryOut(client, undoing(publication, known, set)),
  }
}

function undoing({id}: Publication, states: readonly Returning[], set: ChangeSet | undefined): SetTransaction {
  const now = new Date().toISOString()
  const {step} = kindOf(id)
  const towards = step === 'live' ? 'end' : 'live'
  const ofSet = set && step ? transactionOf(set, towards, now, true) : undefined
  const documents = states.flatMap((state) => state.now ?? [])
  const moved = set && ofSet ? undoneSet(set, {documents, drafts: []}, ofSet, {step: towards, now}) : null
  return {
    transactionId: moved && ofSet ? ofSet : undoOf(crypto.randomUUID()),
    mutations: [...(moved ? [moved] : []), ...returning(states)],
  }
}

/** The same documents with what names them: a price goes by its plan. */
async function namedIn(client: SanityClient, returned: ReturnType<typeof returnedOf>) {
  const refOf = ({plan}: ContentDocument) => (plan as {_ref?: string} | undefined)?._ref
  const all = Object.values(returned).flat()
  const plans = await client.fetch(namesQuery, {ids: all.flatMap((document) => refOf(document) ?? [])})
  const named = (documents: readonly ContentDocument[]) =>
    documents.map((document) => ({...document, plan: plans.find(({_id}) => _id === refOf(document))}))
  return {drafts: named(returned.drafts), earlier: named(returned.earlier), back: named(returned.back)}
}
