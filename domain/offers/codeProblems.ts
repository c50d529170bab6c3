import {REFUSALS, type Refusal} from './offers.ts'

/** Problem of the code's field at the checkout. */
export type CodeProblem = `code:${Refusal}`

export const codeProblem = (refusal: Refusal): CodeProblem => `code:${refusal}`

export const isCodeProblem = (value: unknown): value is CodeProblem =>
  REFUSALS.some((refusal) => codeProblem(refusal) === value)
