import type {SanityClient, SanityDocument} from 'sanity'
import schema from '../../../../domain/content/content.schema.json' with {type: 'json'}
import type {ContentDocument, ContentSchema} from '../../../../domain/content/shape.ts'
import {datasetsAround} from '../../../../domain/content-rules/dataset/datasetChange.ts'
import {impactOf} from '../../../../domain/content-rules/dataset/datasetImpact.ts'
import {type DatasetProblem, identityOf} from '../../../../domain/content-rules/problem.ts'
import {amsterdamDay} from '../../../../domain/format/dates.ts'
import {redirectKey} from '../../../../domain/pages/redirects.ts'
import type {ChangeSet} from '../../../../domain/sets/changeSet.ts'
import {
  type Around,
  afterStep,
  ending,
  GONE,
  goingLive,
  problemsOfStep,
  type Step,
  toReturn,
} from '../../../../domain/sets/decide.ts'
import {changing, goLive} from '../../../../domain/sets/mutations.ts'
import {endsBefore, outliving} from '../../../../domain/sets/outliving.ts'
import {end, type Returned, returnedOf} from '../../../../domain/sets/returning.ts'
import {untilEnd} from '../../../../domain/sets/untilEnd.ts'
import type {ReadSet} from '../useGuardedSet.tsx'
import {carryOut, mutate, readSetAround} from './changeSets.ts'

const SCHEMA = schema as unknown as ContentSchema

/** Moments as ISO times; without an end the set stays live. */
type Moments = {goLiveAt: string; endAt: string | null}
type FieldFaults = (drafts: readonly SanityDocument[]) => Promise<DatasetProblem[]>

const subjectsOf = ({members}: ChangeSet) => members.map(({id, documentType}) => ({_id: id, _type: documentType}))
/** The drafts as they are now, whatever was approved before: an editor looks at them. */
const asTheyAre = (set: ChangeSet): ChangeSet => ({
  ...set,
  members: set.members.map(({revision: _, ...member}) => member),
})

/** Publishing a set by hand, at this moment. */
export async function readToPublish(client: SanityClient, set: ChangeSet, faultsOf: FieldFaults): Promise<ReadSet> {
  const current = asTheyAre(set)
  const around = await readSetAround(client, current)
  const step = goingLive(current, around)
  const faults = [...step.faults, ...(await faultsOf(around.drafts as unknown as SanityDocument[]))]
  const apply = () => carryOut(client, goLive(current, around, new Date().toISOString()))
  return {changes: step.changes, subjects: subjectsOf(set), faults, endAt: set.endAt, apply}
}

/** Returning the documents of a set by hand to what they were before it. */
export async function readToEnd(client: SanityClient, set: ChangeSet): Promise<ReadSet> {
  const around = await readSetAround(client, set)
  const apply = () => carryOut(client, end(set, around, new Date().toISOString()))
  return {
    ...ending(set, around),
    subjects: subjectsOf(set),
    returned: {...returnedIn(set, around), isKept: true},
    apply,
  }
}

type Planning = {moments: Moments; by: string | undefined; faultsOf: FieldFaults}

/**
 * Planning a set: the guards judge its first moment and, on what is published then, its last. What they ask is answered now,
 * since nobody can be asked at the moment itself; each draft is approved as it is now.
 */
export async function readToPlan(
  client: SanityClient,
  set: ChangeSet,
  {moments, by, faultsOf}: Planning,
): Promise<ReadSet> {
  const current = asTheyAre(set)
  const around = await readSetAround(client, current)
  const step = goingLive(current, around)
  const faults = [
    ...step.faults,
    ...(await faultsOf(around.drafts as unknown as SanityDocument[])),
    ...(moments.endAt ? outliving(around.drafts, moments.endAt) : []),
  ]
  const now = moments.goLiveAt
  const atStart = problemsOfStep({...step, faults}, around, {now, schema: SCHEMA})
  const atEnd = moments.endAt ? endOfPlan(current, around, step, moments.endAt) : null
  const known = new Set(atStart.map(identityOf))
  const later = atEnd?.problems.filter((problem) => !known.has(identityOf(problem))) ?? []
  const problems = [...atStart, ...later].map(withoutRemedy)
  const today = amsterdamDay(new Date(now))
  const impact = untilEnd(impactOf(datasetsAround(around.documents, step.changes, {now, today}, SCHEMA)), moments.endAt)
  return {
    changes: step.changes,
    subjects: subjectsOf(set),
    faults: [],
    answer: {
      problems: problems
        .filter((problem) => !(moments.endAt && endsBefore(problem, set, moments.endAt)))
        .filter(isQuestion(atEnd?.returned.addresses)),
      impact,
      ...(atEnd && {returned: atEnd.returned}),
    },
    apply: () => mutate(client, [planned(set, around, moments, {by, problems})]),
  }
}

/** Addresses that come with a set and stop with it are told apart from what is doubtful, and planned with the rest. */
const isQuestion =
  (addresses: readonly string[] = []) =>
  ({code, at, params}: DatasetProblem) =>
    !(at && code === 'addressGone' && addresses.map(redirectKey).includes(redirectKey(String(params.address))))

/** The end of a set that is planned: on what is published then, its problems, what becomes of documents, and the addresses that stop. */
function endOfPlan(set: ChangeSet, around: Around, step: Step, endAt: string) {
  const live = afterStep(around, step)
  const members = set.members.map((member) => {
    const before = around.documents.find(({_id}) => _id === member.id)
    return before ? {...member, before: JSON.stringify(before)} : member
  })
  return endAtMoment({members}, live, {...ending({members}, live), faults: []}, endAt)
}

function endAtMoment(set: Pick<ChangeSet, 'members'>, around: Around, step: Step, endAt: string) {
  const today = amsterdamDay(new Date(endAt))
  const problems = problemsOfStep(step, around, {now: endAt, schema: SCHEMA})
  const {removed} = impactOf(datasetsAround(around.documents, step.changes, {now: endAt, today}, SCHEMA))
  return {
    problems: problems.map((problem) => ({...withoutRemedy(problem), at: endAt})),
    returned: {...returnedIn(set, around), isKept: true, at: endAt, addresses: removed},
  }
}

/** Sorts the documents of a set that returns; a price is named by its plan. */
function returnedIn(set: Pick<ChangeSet, 'members'>, {documents}: Around): Returned {
  const states = toReturn(set, {documents}).map(({member: {id}, ...state}) => ({id, ...state}))
  const planOf = (ref: unknown) => documents.find(({_id}) => _id === (ref as {_ref?: string} | undefined)?._ref)
  const named = (all: readonly ContentDocument[]) => all.map((document) => ({...document, plan: planOf(document.plan)}))
  const {drafts, earlier, back} = returnedOf(states)
  return {drafts: named(drafts), earlier: named(earlier), back: named(back)}
}

/** A redirect made now would lead away from a page that is there until the moment. */
const withoutRemedy = ({remedy: _, ...problem}: DatasetProblem): DatasetProblem => problem

function planned(
  set: ChangeSet,
  {drafts}: Around,
  {goLiveAt, endAt}: Moments,
  {by, problems}: {by: string | undefined; problems: readonly DatasetProblem[]},
) {
  const members = set.members.map((member) => {
    const draft = drafts.find(({_id}) => _id === `drafts.${member.id}`)
    return draft ? {...member, revision: draft._rev} : member
  })
  const approved = problems.map(identityOf)
  const fields = {
    state: 'planned' as const,
    goLiveAt,
    members,
    approved,
    ...(endAt && {endAt}),
    ...(by && {plannedBy: by}),
  }
  return changing(set, fields, ['stopped', 'endPlannedBy', ...(endAt ? [] : ['endAt'])])
}

/** Planning another end of a set that is live. */
export async function readToEndOn(
  client: SanityClient,
  set: ChangeSet,
  {endAt, by}: {endAt: string; by: string | undefined},
): Promise<ReadSet> {
  const around = await readSetAround(client, set)
  const step = ending(set, around)
  const {problems, returned} = endAtMoment(set, around, step, endAt)
  const questions = problems.filter(({code}) => code !== 'changedSince')
  const approved = [...new Set([...(set.approved ?? []), ...questions.map(identityOf)])]
  // Approved by revision, and not for whatever is published in it later.
  const members = set.members.map((member) => {
    const live = around.documents.find(({_id}) => _id === member.id)
    return {...member, revision: live?._rev ?? GONE}
  })
  return {
    changes: step.changes,
    subjects: subjectsOf(set),
    faults: [],
    answer: {problems: problems.filter(isQuestion(returned.addresses)), returned},
    apply: () =>
      mutate(client, [changing(set, {endAt, approved, members, ...(by && {endPlannedBy: by})}, ['stopped'])]),
  }
}
