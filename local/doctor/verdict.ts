import type {Environment} from '../../domain/environment/read.ts'
import {type Asked, hasFailed} from './facts.ts'

/** One line: fine, or what is wrong and what to do; `waits` for something before it that is not there yet. */
export type Verdict = {state: 'fine' | 'wrong' | 'waits'; text: string; todo?: string}

export const fine = (text: string): Verdict => ({state: 'fine', text})
export const wrong = (text: string, todo: string): Verdict => ({state: 'wrong', text, todo})
export const waits = (text: string): Verdict => ({state: 'waits', text})

/** A row of a table of checks: a judgement over what was fetched, and nothing else. */
export type Check<Facts> = {
  id: string
  title: string
  judge: (facts: Facts, environment: Environment) => Verdict
}

/** Judges an answer; what was not asked or did not answer is a verdict already. */
export function judged<T>(
  asked: Asked<T>,
  {needs, who}: {needs: string; who: string},
  judge: (value: T) => Verdict,
): Verdict {
  if (asked === null) return waits(`needs ${needs}`)
  if (!hasFailed(asked)) return judge(asked)
  const {status, failed} = asked
  if (status === 401 || status === 403)
    return wrong(`${who} refuses this credential (${status})`, `check ${needs}, and what it may do`)
  return wrong(`${who} did not answer: ${failed}`, 'try again; if it stays so, look at its status page')
}

export type Line = Verdict & {id: string; title: string}

export const judgeAll = <Facts>(checks: readonly Check<Facts>[], facts: Facts, environment: Environment): Line[] =>
  checks.map(({id, title, judge}) => ({id, title, ...judge(facts, environment)}))

const MARKS = {fine: '✓', wrong: '✗', waits: '·'}

/** As a person reads it. */
export const lineOf = ({state, title, text, todo}: Line): string =>
  `${MARKS[state]} ${title}: ${text}${todo ? ` → ${todo}` : ''}`
