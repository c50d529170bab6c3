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

/** The ids of a transaction of a set, which the lake takes once: repeated after a lost answer it changes nothing. */
export const transactionOf = ({_id}: ChangeSet, step: 'live' | 'end') => `${_id.slice(ID_PREFIX.length)}-${step}`

/** The problems that stopped a set at its moment. */
export const problemsThatStopped = ({stopped}: ChangeSet): DatasetProblem[] =>
  stopped ? (JSON.parse(stopped.problems) as DatasetProblem[]) : []

/** The step that a set is to take at a moment by itself; null when none is due, or a guard has stopped it. */
export function stepDue({state, goLiveAt, endAt, stopped}: ChangeSet, now: string): 'live' | 'end' | null {
  if (stopped) return null
  if (state === 'planned' && goLiveAt && goLiveAt <= now) return 'live'
  return state === 'live' && endAt && endAt <= now ? 'end' : null
}

/** Whether a set still gathers changes: editors may add and remove. */
export const isGathering = ({state}: ChangeSet) => state === 'open' || state === 'planned'
