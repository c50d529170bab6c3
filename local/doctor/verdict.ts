import type {Environment} from '../../domain/environment/read.ts'
import {type Fetched, hasFailed} from './facts.ts'

/** Result of a check: fine, wrong with a remedy, or waiting for an earlier step. */
export type Verdict = {state: 'fine' | 'wrong' | 'waits'; text: string; todo?: string}

export const fine = (text: string): Verdict => ({state: 'fine', text})
export const wrong = (text: string, todo: string): Verdict => ({state: 'wrong', text, todo})
export const waits = (text: string): Verdict => ({state: 'waits', text})

/** A name that a vendor gives, quoted; its answer may lack it. */
export const quoted = (name: string | null | undefined) => (name ? `"${name}"` : 'without a name')

/** Check as a row of a table: a pure judgement of fetched facts. */
export type Check<Facts> = {
  id: string
  title: string
  judge: (facts: Facts, environment: Environment) => Verdict
}

/** Judges an answer; a missing or failed one has its verdict already. */
export function judgeAnswer<T>(
  fetched: Fetched<T>,
  {needs, who}: {needs: string; who: string},
  judge: (value: T) => Verdict,
): Verdict {
  if (fetched === null) return waits(`needs ${needs}`)
  if (!hasFailed(fetched)) return judge(fetched)
  const {status, failed} = fetched
  if (status === 401 || status === 403)
    return wrong(`${who} refuses this credential (${status})`, `check ${needs}, and what it may do`)
  return wrong(`${who} did not answer: ${failed}`, 'try again; if it stays so, look at its status page')
}

export type Line = Verdict & {id: string; title: string}

export const judgeAll = <Facts>(checks: readonly Check<Facts>[], facts: Facts, environment: Environment): Line[] =>
  checks.map(({id, title, judge}) => ({id, title, ...judge(facts, environment)}))

const MARKS = {fine: '✓', wrong: '✗', waits: '·'}

/** Formats a line for a person. */
export const lineOf = ({state, title, text, todo}: Line): string =>
  `${MARKS[state]} ${title}: ${text}${todo ? ` → ${todo}` : ''}`
