import type {ContentDocument} from '../content/shape.ts'
import {type ChangeSet, draftId, type Stored} from './changeSet.ts'
import {type Around, contentOf, isSameValue, kept} from './decide.ts'
import {changing, type SetMutation, type SetTransaction} from './mutations.ts'
import {waiting} from './references.ts'
import {draftOf} from './returning.ts'

const PLANNED = ['goLiveAt', 'endAt', 'plannedBy', 'endPlannedBy', 'approved', 'stopped']
const PUBLISHED = ['publication', 'publishedAt', 'endedAt']

/** Opens a set that has ended for another time: what it had made of documents is a draft again where there is none. */
export function reuse(set: ChangeSet, around: Around): SetTransaction {
  const liveOf = (id: string) => around.documents.find(({_id}) => _id === id)
  const unpublished = new Map(
    set.members.flatMap(({id, documentType}) => (liveOf(id) ? [] : [[id, documentType] as const])),
  )
  const drafts = set.members.flatMap(({id, before, after: words}): SetMutation[] => {
    const after = kept(words)
    // A new document that somebody has published meanwhile is as they wanted it.
    const isPublished = before === undefined && liveOf(id) !== undefined
    if (!after || isPublished || draftOf(around, id)) return []
    const content = waiting(contentOf(madeAgain(kept(before), after, liveOf(id))), unpublished) as ContentDocument
    return [{create: {...content, _id: draftId(id)}}]
  })
  const members = set.members.map(({_key, id, documentType}) => ({_key, id, documentType}))
  return {mutations: [changing(set, {state: 'open', members}, [...PLANNED, ...PUBLISHED]), ...drafts]}
}

/** A document with the fields that a set had changed; the others as they are by now, which may be a year later. */
function madeAgain(
  before: ContentDocument | undefined,
  after: ContentDocument,
  live: Stored | undefined,
): ContentDocument {
  if (!before || !live) return after
  const isChanged = (field: string) => !field.startsWith('_') && !isSameValue(before[field], after[field])
  const others = Object.entries(live).filter(([field]) => !isChanged(field))
  const own = Object.entries(after).filter(([field]) => isChanged(field))
  return {...Object.fromEntries(others), ...Object.fromEntries(own)} as ContentDocument
}
