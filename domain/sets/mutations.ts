import type {ContentDocument} from '../content/shape.ts'
import {type ChangeSet, carriedOut, draftId, publishedId, type Stored, transactionOf} from './changeSet.ts'
import {type Around, contentOf} from './decide.ts'
import {strengthened} from './references.ts'

type Patch = {id: string; ifRevisionID?: string; set?: Record<string, unknown>; unset?: string[]}
/** A mutation of the lake's HTTP API. */
export type SetMutation =
  | {patch: Patch}
  | {create: ContentDocument}
  | {createOrReplace: ContentDocument}
  | {delete: {id: string}}
/** Mutations that the lake makes all at once or not at all; those with an id once only. */
export type SetTransaction = {transactionId?: string; mutations: SetMutation[]}

/** Refuses the transaction when the document is not as it was read: a deletion knows no revision. */
export const asRead = ({_id, _rev}: Stored): SetMutation => ({
  patch: {id: _id, ifRevisionID: _rev, unset: ['_asRead']},
})

/** A change of the set itself. Of two that change it at once, one is refused. */
export const changing = ({_id, _rev}: ChangeSet, set: Partial<ChangeSet>, unset: string[] = []): SetMutation => ({
  patch: {id: _id, ifRevisionID: _rev, set, ...(unset.length > 0 && {unset})},
})

/** Publishes all drafts of a set as they were read, and keeps in it what was published before. */
export function goLive(set: ChangeSet, {documents, drafts}: Around, now: string): SetTransaction {
  const transactionId = transactionOf(set, 'live', now)
  const found = set.members.map((member) => ({
    member,
    draft: drafts.find(({_id}) => _id === draftId(member.id)),
    published: documents.find(({_id}) => _id === member.id),
  }))
  const members = found.map(({member: {before: _, after: __, ...member}, published}) =>
    published ? {...member, before: JSON.stringify(published)} : member,
  )
  const publish = found.flatMap(({draft, published}): SetMutation[] => {
    if (!draft) return []
    const content = publishable(draft, published)
    return [
      asRead(draft),
      ...(published ? [asRead(published), {createOrReplace: content}] : [{create: content}]),
      {delete: {id: draft._id}},
    ]
  })
  const state = {
    ...{state: 'live' as const, publication: transactionId, publishedAt: now, members},
    ...carriedOut(set, 'live', {transaction: transactionId, now}),
  }
  // Published before its day, it was not the plan.
  const isEarly = set.goLiveAt !== undefined && set.goLiveAt > now
  return {
    transactionId,
    mutations: [changing(set, state, ['stopped', 'endedAt', ...(isEarly ? ['goLiveAt'] : [])]), ...publish],
  }
}

/** A draft as the document that is published by it. */
function publishable(draft: Stored, published: Stored | undefined): ContentDocument {
  const content = strengthened(contentOf(draft)) as ContentDocument
  return {...content, _id: publishedId(draft._id), _createdAt: published?._createdAt ?? draft._createdAt}
}
