import type {SanityClient} from 'sanity'
import {type ChangeSet, isSetId, kindOf, type SetStep} from '../../../domain/sets/changeSet.ts'
import {readTransactions, type Transaction} from '../deleted/history.ts'
import type {Named} from '../documentName.ts'
import {namesQuery} from './names.query.ts'
import {readSets} from './sets/changeSets.ts'

/** The effect of a publication on a document: it came to the site, left it, or was on it before and after. */
type Did = 'made' | 'removed' | 'changed'
/**
 * A transaction that changed what is published. `made` are the ids of documents that it brought to the site, `removed` of those
 * that it took off it.
 */
export type Publication = {
  id: string
  at: string
  author: string
  ids: readonly string[]
  made: readonly string[]
  removed: readonly string[]
  /** The set that moved with it. */
  setId: string | null
}
/** The set of a publication, as far as it is known still; `plannedBy` when the site carried it out at its moment. */
export type SetOfPublication = {title: string; step: SetStep; isPlanned: boolean; plannedBy: string | undefined}
/** A publication with the names of its documents, also of those that are gone. */
export type NamedPublication = Publication & {
  isUndo: boolean
  set: SetOfPublication | null
  documents: {type: string; named: Named; did: Did}[]
}

/** Each keystroke may be a transaction: the days of some editors. */
const LOOKED_BACK = 1000
const MOST = 10

/** Drafts, releases and the Studio's own have a dot in their id. */
const isPublished = (id: string) => !id.includes('.')

type Effect = NonNullable<Transaction['effects']>[string]
type Content = Named & {_type?: string; plan?: {_ref?: string}}

/** Mendoza says "replace everything by null": before or after it, the document is not there. */
const isToNothing = ([operation, value]: readonly unknown[]) => operation === 0 && value === null
/** It says the same of what takes the place of nothing: the whole document. */
const wholeIn = ([operation, value]: readonly unknown[]): Content[] =>
  operation === 0 && typeof value === 'object' && value !== null ? [value as Content] : []

/** The latest publications, newest first. */
const publicationsIn = (transactions: readonly Transaction[]): Publication[] =>
  transactions.flatMap(({id, timestamp: at, author, effects = {}}) => {
    const own = Object.entries(effects).filter(([documentId]) => isPublished(documentId))
    const idsWhere = (isOne: (effect: Effect) => boolean) =>
      own.flatMap(([each, effect]) => (isOne(effect) ? each : []))
    const made = idsWhere(({revert}) => isToNothing(revert))
    const removed = idsWhere(({apply}) => isToNothing(apply))
    const setId = Object.keys(effects).find(isSetId) ?? null
    return own.length > 0 ? [{id, at, author, ids: own.map(([documentId]) => documentId), made, removed, setId}] : []
  })

/** Documents and sets as they were when they came or went, the last time of each: their names outlive them. */
function wholeDocuments(transactions: readonly Transaction[]): ReadonlyMap<string, Content> {
  const found = transactions.flatMap(({effects = {}}) =>
    Object.entries(effects).flatMap(([id, {apply, revert}]) =>
      [...wholeIn(revert), ...wholeIn(apply)].slice(0, 1).map((document) => [id, document] as const),
    ),
  )
  return new Map(found.toReversed())
}

export async function readPublications(client: SanityClient): Promise<NamedPublication[]> {
  const transactions = await readTransactions(client, {limit: LOOKED_BACK, effectFormat: 'mendoza'})
  const publications = publicationsIn(transactions).slice(0, MOST)
  const past = wholeDocuments(transactions)
  const ids = publications.flatMap((publication) => publication.ids)
  const plans = ids.flatMap((id) => past.get(id)?.plan?._ref ?? [])
  const found = await client.fetch(namesQuery, {ids: [...ids, ...plans]})
  const sets = publications.some(({setId}) => setId) ? await readSets(client) : []
  const there = (id: string | undefined) => found.find(({_id}) => _id === id)
  const documentOf = (id: string): {type: string; named: Named} => {
    const document = there(id)
    if (document) return {type: document._type, named: document}
    const gone = past.get(id) ?? {}
    return {type: gone._type ?? '', named: {...gone, plan: there(gone.plan?._ref)}}
  }
  return publications.map((publication) => {
    const {id, made, removed, setId} = publication
    const didTo = (each: string): Did => (made.includes(each) ? 'made' : removed.includes(each) ? 'removed' : 'changed')
    const set = sets.find(({_id}) => _id === setId) ?? (setId ? (past.get(setId) as ChangeSet | undefined) : undefined)
    return {
      ...publication,
      isUndo: kindOf(id).isUndo,
      set: set ? setOf(set, publication) : null,
      documents: publication.ids.map((each) => ({...documentOf(each), did: didTo(each)})),
    }
  })
}

/** How a set moved with a publication; the set may have been planned for another time since. */
function setOf({title, carriedOut}: ChangeSet, {id}: Publication): SetOfPublication | null {
  const {step} = kindOf(id)
  const planned = carriedOut?.find(({transaction}) => transaction === id)
  return step && {title, step, isPlanned: planned !== undefined, plannedBy: planned?.plannedBy}
}
