import type {ContentDocument, ContentSchema} from '../content/shape.ts'
import {type Change, changeProblems, datasetsAround} from '../content-rules/dataset/datasetChange.ts'
import {ask, type DatasetProblem, identityOf, refuse} from '../content-rules/problem.ts'
import {amsterdamDay} from '../format/dates.ts'
import {type ChangeSet, draftId, type Member, type Stored} from './changeSet.ts'

/** The content that a decision is made from: everything published, and the drafts of the set. */
export type Around = {documents: readonly Stored[]; drafts: readonly Stored[]}
/** The changes of a step to what is published, and faults of the set itself beside those that the guards find. */
export type Step = {changes: readonly Change[]; faults: readonly DatasetProblem[]}
type Moment = {now: string; schema: ContentSchema}

const place = ({id, documentType}: Member) => ({_id: id, _type: documentType})
const find = (documents: readonly Stored[], id: string) => documents.find(({_id}) => _id === id)

/** Publishing all drafts of a set. A draft that is gone, or is not the one that was approved, is refused. */
export function goingLive({members}: Pick<ChangeSet, 'members'>, {drafts}: Around): Step {
  const found = members.map((member) => ({member, draft: find(drafts, draftId(member.id))}))
  return {
    changes: found.flatMap(({member, draft}) => (draft ? [{publish: {...draft, _id: member.id}}] : [])),
    faults: found.flatMap(({member, draft}) => {
      if (!draft) return [refuse(place(member), undefined, 'draftGone', {})]
      const isApproved = member.revision === undefined || member.revision === draft._rev
      return isApproved ? [] : [refuse(place(member), undefined, 'notApproved', {})]
    }),
  }
}

/** A document of before or after a set, which keeps both as JSON. */
export const kept = (json: string | undefined): ContentDocument | undefined =>
  json === undefined ? undefined : (JSON.parse(json) as ContentDocument)

/** A document without what every write changes. */
export const contentOf = ({_rev, _updatedAt, ...content}: ContentDocument) => content
export const isSame = (one: ContentDocument | undefined, other: ContentDocument | undefined) =>
  one && other ? isSameValue(contentOf(one), contentOf(other)) : one === other
export const isSameValue = (one: unknown, other: unknown) => stable(one) === stable(other)
/** JSON by which documents are compared: the lake may answer with fields in another order. */
const stable = (value: unknown) =>
  JSON.stringify(value, (_, inner: unknown) =>
    typeof inner === 'object' && inner !== null && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).sort(([a], [b]) => (a < b ? -1 : 1)))
      : inner,
  )

/** The members that are not as before the set yet, each with both of its states. */
export const toReturn = ({members}: Pick<ChangeSet, 'members'>, {documents}: Pick<Around, 'documents'>) =>
  members
    .map((member) => ({member, now: find(documents, member.id), before: kept(member.before)}))
    .filter(({now, before}) => !isSame(now, before))

/** In the place of a revision that an editor approved: the document was unpublished. */
export const GONE = ''

/**
 * Returning the documents of a set to what they were before. One that was published anew or unpublished since is asked about,
 * unless an editor has approved just that.
 */
export function ending(set: Pick<ChangeSet, 'members' | 'publication'>, around: Pick<Around, 'documents'>): Step {
  const states = toReturn(set, around)
  return {
    changes: states.map(({member, before}) => (before ? {publish: before} : {remove: member.id})),
    faults: states
      .filter(({now, member}) => ![set.publication, member.revision].includes(now?._rev ?? GONE))
      .map(({member}) => ask(place(member), undefined, 'changedSince', {})),
  }
}

/** Problems of a step at a moment: its own faults, and those that the guards find in what it changes. */
export function problemsOfStep({changes, faults}: Step, {documents}: Around, {now, schema}: Moment): DatasetProblem[] {
  const moment = {now, today: amsterdamDay(new Date(now))}
  return [...faults, ...changeProblems(datasetsAround(documents, changes, moment, schema))]
}

/** Published content after a step, for a later one. */
export function afterStep({documents, drafts}: Around, {changes}: Step): Around {
  const ids = new Set(changes.map((change) => ('remove' in change ? change.remove : change.publish._id)))
  const published = changes.flatMap((change) => ('publish' in change ? [{_rev: '', ...change.publish}] : []))
  return {documents: [...documents.filter(({_id}) => !ids.has(_id)), ...published], drafts}
}

/** Problems that nobody has answered: a refusal, or a question that was not asked when the set was planned. */
export const unanswered = (problems: readonly DatasetProblem[], {approved = []}: Pick<ChangeSet, 'approved'>) =>
  problems.filter((problem) => problem.severity === 'refuse' || !approved.includes(identityOf(problem)))
