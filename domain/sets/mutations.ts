import type {ContentDocument} from '../content/shape.ts'
import {type ChangeSet, draftId, type Stored, transactionOf} from './changeSet.ts'
import {type Around, contentOf, toReturn} from './decide.ts'

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
const asRead = ({_id, _rev}: Stored): SetMutation => ({
  patch: {id: _id, ifRevisionID: _rev, unset: ['_asRead']},
})

/** A change of the set itself. Of two that change it at once, one is refused. */
export const changing = ({_id, _rev}: ChangeSet, set: Partial<ChangeSet>, unset: string[] = []): SetMutation => ({
  patch: {id: _id, ifRevisionID: _rev, set, ...(unset.length > 0 && {unset})},
})

/** Publishes all drafts of a set as they were read, and keeps in it what was published before. */
export function goLive(set: ChangeSet, {documents, drafts}: Around, now: string): SetTransaction {
  const transactionId = transactionOf(set, 'live')
  const found = set.members.map((member) => ({
    member,
    draft: drafts.find(({_id}) => _id === draftId(member.id)),
    published: documents.find(({_id}) => _id === member.id),
  }))
  const members = found.map(({member: {before: _, ...member}, published}) =>
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
  const state = {state: 'live' as const, publication: transactionId, publishedAt: now, members}
  return {transactionId, mutations: [changing(set, state, ['stopped']), ...publish]}
}

/** Returns the documents of a set to what they were before it. */
export function end(set: ChangeSet, around: Pick<Around, 'documents'>, now: string): SetTransaction {
  const returned = toReturn(set, around).flatMap(({member, now: live, before}): SetMutation[] => [
    ...(live ? [asRead(live)] : []),
    before ? {createOrReplace: contentOf(before) as ContentDocument} : {delete: {id: member.id}},
  ])
  return {
    transactionId: transactionOf(set, 'end'),
    mutations: [changing(set, {state: 'ended', endedAt: now}, ['stopped']), ...returned],
  }
}

/** A draft as the document that is published by it. */
function publishable(draft: Stored, published: Stored | undefined): ContentDocument {
  const content = strengthened(contentOf(draft)) as ContentDocument
  return {...content, _id: draft._id.replace(/^drafts\./, ''), _createdAt: published?._createdAt ?? draft._createdAt}
}

/** A reference to a document that was not published yet is weak until its own document is published, as with Sanity's action. */
function strengthened(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(strengthened)
  if (typeof value !== 'object' || value === null) return value
  const {_strengthenOnPublish: strengthens, ...object} = value as {_strengthenOnPublish?: {weak?: boolean}}
  const entries = Object.entries(object).filter(([key]) => !(strengthens && !strengthens.weak && key === '_weak'))
  return Object.fromEntries(entries.map(([key, inner]) => [key, strengthened(inner)]))
}
