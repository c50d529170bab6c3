import type {ContentDocument} from '../content/shape.ts'
import {type ChangeSet, carriedOut, draftId, type SetStep, type Stored, transactionOf} from './changeSet.ts'
import {type Around, contentOf, isSame, kept, toReturn} from './decide.ts'
import {asRead, changing, type SetMutation, type SetTransaction} from './mutations.ts'
import {strengthened, waiting} from './references.ts'

/** A document that returns: as it is live, as it was before, and its draft, each where there is one. */
export type Returning = {
  id: string
  now: Stored | undefined
  before: ContentDocument | undefined
  draft: Stored | undefined
}

/**
 * Returns documents to what they were. One that was not there before becomes a draft again, so that nobody's words are lost; one
 * that was there gets no draft of what it was meanwhile: the next editor of it would publish that by accident. A draft that was
 * written since stays, unless it says what goes live.
 */
export function returning(states: readonly Returning[]): SetMutation[] {
  const gone = new Map(states.flatMap(({id, now, before}) => (now && !before ? [[id, now._type] as const] : [])))
  return states.flatMap(({id, now, before, draft}): SetMutation[] => {
    const read = now ? [asRead(now)] : []
    if (before) {
      const isDone = draft && isSame(asLive(draft, before), before)
      return [
        ...read,
        {createOrReplace: contentOf(before) as ContentDocument},
        ...(isDone ? [asRead(draft), {delete: {id: draft._id}}] : []),
      ]
    }
    if (!now) return []
    const words = {...(waiting(contentOf(now), gone) as ContentDocument), _id: draftId(id)}
    return [...read, {delete: {id}}, ...(draft ? [] : [{create: words}])]
  })
}

/** Documents that return, by what becomes of them. */
export type Returned = {drafts: ContentDocument[]; earlier: ContentDocument[]; back: ContentDocument[]}

/** Documents that leave the site and are drafts again, those that are as they were, and those that come back. */
export const returnedOf = (states: readonly Omit<Returning, 'draft'>[]): Returned => ({
  drafts: states.flatMap(({now, before}) => (now && !before ? [now] : [])),
  earlier: states.flatMap(({now, before}) => (now && before ? [before] : [])),
  back: states.flatMap(({now, before}) => (!now && before ? [before] : [])),
})

/** A draft under the name of its document, and of its age, to be compared with it. */
const asLive = (draft: Stored, {_id, _createdAt}: ContentDocument): ContentDocument => ({
  ...(strengthened(draft) as Stored),
  _id,
  _createdAt,
})

/** The documents of a set with what the set had made of them: it is the only place that keeps it. */
const membersWithWords = ({members}: Pick<ChangeSet, 'members'>, {documents}: Pick<Around, 'documents'>) =>
  members.map((member) => {
    const now = documents.find(({_id}) => _id === member.id)
    return now && !isSame(now, kept(member.before)) ? {...member, after: JSON.stringify(now)} : member
  })

/** Returns the documents of a set to what they were before it. */
export function end(set: ChangeSet, around: Around, now: string): SetTransaction {
  const states = toReturn(set, around).map(({member: {id}, ...state}) => ({id, ...state, draft: draftOf(around, id)}))
  const transactionId = transactionOf(set, 'end', now)
  const state = {
    ...{state: 'ended' as const, endedAt: now, members: membersWithWords(set, around)},
    ...carriedOut(set, 'end', {transaction: transactionId, now}),
  }
  return {transactionId, mutations: [changing(set, state, ['stopped']), ...returning(states)]}
}

export const draftOf = ({drafts}: Pick<Around, 'drafts'>, id: string) => drafts.find(({_id}) => _id === draftId(id))

/** Moves a set with the undo of its publication, when it still stands as the publication left it. */
export function undoneSet(
  set: ChangeSet,
  around: Around,
  transactionId: string,
  {step, now}: Undone,
): SetMutation | null {
  if (step === 'live' && set.state === 'ended')
    // Its moment has passed: the site would end it again at once.
    return changing(set, {state: 'live', publication: transactionId}, ['endAt', 'stopped'])
  if (step === 'end' && set.state === 'live')
    return changing(set, {state: 'ended', endedAt: now, members: membersWithWords(set, around)}, ['stopped'])
  return null
}
/** The direction in which an undo moves a set. */
type Undone = {step: SetStep; now: string}
