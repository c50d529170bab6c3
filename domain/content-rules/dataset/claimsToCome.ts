import {claimProblems} from '../claimRules.ts'
import {type DatasetProblem, identityOf} from '../problem.ts'
import {type Dataset, datasetOn} from './dataset.ts'
import {laterDays} from './datasetDays.ts'

/** Sentences about a later day, by the code of the one about today. */
const LATER: Partial<Record<DatasetProblem['code'], DatasetProblem['code']>> = {
  untrueClaim: 'untrueClaimFrom',
  untrueNote: 'untrueClaimFrom',
  promotionOver: 'promotionOverFrom',
  nothingLeft: 'nothingLeftFrom',
}

/** Codes of what is untrue from a day to come, which is the parameter `from`. */
export const LATER_CLAIMS: readonly DatasetProblem['code'][] = Object.values(LATER)

/** Savings that texts promise by hand, and that an announced price makes untrue on its day. */
export function claimsToCome(before: Dataset, after: Dataset): DatasetProblem[] {
  const known = new Set(claimProblems(after).map(identityOf))
  const found: DatasetProblem[] = []
  for (const day of laterDays(before, after)) {
    const old = new Set(claimProblems(datasetOn(before, day)).map(identityOf))
    for (const problem of claimProblems(datasetOn(after, day))) {
      const {[problem.code]: code} = LATER
      const identity = identityOf(problem)
      if (!code || known.has(identity) || old.has(identity)) continue
      known.add(identity)
      found.push({...problem, code, params: {...problem.params, from: {day}}})
    }
  }
  return found
}
