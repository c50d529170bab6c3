import type {ContentSchema} from '../content/shape.ts'
import type {DatasetProblem} from '../content-rules/problem.ts'
import {type ChangeSet, stepDue} from './changeSet.ts'
import {type Around, ending, goingLive, problemsOfStep, unanswered} from './decide.ts'
import {changing, goLive, type SetTransaction} from './mutations.ts'
import {end} from './returning.ts'

type Moment = {now: string; schema: ContentSchema}
/** The step that is due with the transaction that makes it, or the problems that stop it. */
export type Decision =
  | {step: 'live' | 'end'; transaction: SetTransaction}
  | {step: 'stopped'; problems: DatasetProblem[]; transaction: SetTransaction}

/**
 * Decides what the site does with a set at a moment, when nobody can be asked: a refusal stops it, and so does a question that
 * no editor has answered. Null when nothing is due.
 */
export function decideDue(set: ChangeSet, around: Around, {now, schema}: Moment): Decision | null {
  const due = stepDue(set, now)
  if (!due) return null
  const step = due === 'live' ? goingLive(set, around) : ending(set, around)
  const problems = unanswered(problemsOfStep(step, around, {now, schema}), set)
  if (problems.length > 0) return stopping(set, problems, now)
  return {step: due, transaction: due === 'live' ? goLive(set, around, now) : end(set, around, now)}
}

/** Keeps in a set what stopped it: it waits until an editor plans it again. */
export const stopping = (set: ChangeSet, problems: DatasetProblem[], now: string): Decision => ({
  step: 'stopped',
  problems,
  transaction: {mutations: [changing(set, {stopped: {at: now, problems: JSON.stringify(problems)}})]},
})
