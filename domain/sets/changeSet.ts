import type {StudioChangeSet} from '../content/content.types.ts'
import type {ContentDocument} from '../content/shape.ts'
import type {DatasetProblem} from '../content-rules/problem.ts'

/** Type of a set of changes. A type with a dot in its name is no content of the site. */
export const CHANGE_SET = 'studio.changeSet'
/** Its ids begin so: the dot hides it in a public dataset, and from all that looks for publications. */
const ID_PREFIX = 'studio.set-'

export type ChangeSet = StudioChangeSet
export type Member = ChangeSet['members'][number]
/** A document as the lake stores it. */
export type Stored = ContentDocument & {_rev: string}

export const setId = (key: string) => `${ID_PREFIX}${key}`
export const draftId = (id: string) => `drafts.${id}`
/** The id of the document that a draft is one of. */
export const publishedId = (id: string) => id.replace(/^drafts\./, '')

/** Whether a document is a set: its id alone stands in the effects of a transaction. */
export const isSetId = (id: string) => id.startsWith(ID_PREFIX)

/** The direction of a set: its changes come to the site, or go. */
export type SetStep = 'live' | 'end'
const UNDO = 'undo'

/**
 * The id of a transaction of a set, which the lake takes once; by its moment, since a set may come and go again. It says what the
 * transaction did long after the set is gone. `isUndo`: it took another one back.
 */
export const transactionOf = ({_id}: Pick<ChangeSet, '_id'>, step: SetStep, now: string, isUndo = false) =>
  [_id.slice(ID_PREFIX.length), step, now.replace(/\D/g, ''), ...(isUndo ? [UNDO] : [])].join('-')

/** The id of a transaction that takes back a publication that was of no set. */
export const undoOf = (key: string) => `${key}-${UNDO}`

/** Tells by its id what a transaction did. */
export function kindOf(transactionId: string): {step: SetStep | null; isUndo: boolean} {
  const [, step, undo] = /(?:-(live|end)(?:-\d+)?)?(-undo)?$/.exec(transactionId) ?? []
  return {step: step === 'live' || step === 'end' ? step : null, isUndo: undo !== undefined}
}

/** The record of a transaction that was planned, beside those of before; of one that came before its moment there is none. */
export function carriedOut(set: ChangeSet, step: SetStep, {transaction, now}: {transaction: string; now: string}) {
  const {goLiveAt, endAt, plannedBy, endPlannedBy, carriedOut: before = []} = set
  const moment = step === 'live' ? goLiveAt : endAt
  if (!moment || moment > now) return {}
  const by = step === 'live' ? plannedBy : (endPlannedBy ?? plannedBy)
  return {carriedOut: [...before, {_key: transaction, transaction, ...(by && {plannedBy: by})}]}
}

/** The problems that stopped a set at its moment. */
export const problemsThatStopped = ({stopped}: ChangeSet): DatasetProblem[] =>
  stopped ? (JSON.parse(stopped.problems) as DatasetProblem[]) : []

/** The step that a set is to take at a moment by itself; null when none is due, or a guard has stopped it. */
export function stepDue({state, goLiveAt, endAt, stopped}: ChangeSet, now: string): SetStep | null {
  if (stopped) return null
  if (state === 'planned' && goLiveAt && goLiveAt <= now) return 'live'
  return state === 'live' && endAt && endAt <= now ? 'end' : null
}

/** Whether a set still gathers changes: editors may add and remove. */
export const isGathering = ({state}: ChangeSet) => state === 'open' || state === 'planned'
