import {type Dataset, type DatasetProblem, datasetOf} from './dataset.ts'
import {claimProblems} from './datasetRulesClaims.ts'
import {documentProblems} from './datasetRulesDocuments.ts'
import {pageProblems} from './datasetRulesPages.ts'
import {priceProblems} from './datasetRulesPrices.ts'
import {redirectProblems} from './datasetRulesRedirects.ts'
import {saleProblems} from './datasetRulesSale.ts'
import {textProblems} from './datasetRulesTexts.ts'
import type {ContentDocument, ContentSchema} from './shape.ts'

export type {DatasetProblem} from './dataset.ts'

const RULES: readonly ((dataset: Dataset) => DatasetProblem[])[] = [
  documentProblems,
  saleProblems,
  textProblems,
  claimProblems,
  priceProblems,
  pageProblems,
  redirectProblems,
]

/** THE rules over everything that is published, on a day in Amsterdam. Drafts among the documents do not count. */
export const datasetProblems = (
  documents: readonly ContentDocument[],
  today: string,
  schema: ContentSchema,
): DatasetProblem[] => problemsOf(datasetOf(documents, today, schema))

export const problemsOf = (dataset: Dataset): DatasetProblem[] => RULES.flatMap((rule) => rule(dataset))
