import type {ContentDocument, ContentSchema} from '../../content/shape.ts'
import {announcementProblems} from '../announcementRules.ts'
import {claimProblems} from '../claimRules.ts'
import {documentProblems} from '../documentRules.ts'
import {formProblems} from '../formRules.ts'
import {landingProblems} from '../landingRules.ts'
import {offerProblems} from '../offerRules.ts'
import {pageProblems} from '../pageRules.ts'
import {periodProblems} from '../periodRules.ts'
import {priceProblems} from '../priceRules.ts'
import type {DatasetProblem} from '../problem.ts'
import {promiseProblems} from '../promiseRules.ts'
import {redirectProblems} from '../redirectRules.ts'
import {saleProblems} from '../saleRules.ts'
import {textProblems} from '../textRules.ts'
import {type Dataset, datasetOf} from './dataset.ts'

const RULES: readonly ((dataset: Dataset) => DatasetProblem[])[] = [
  documentProblems,
  saleProblems,
  textProblems,
  claimProblems,
  promiseProblems,
  periodProblems,
  priceProblems,
  offerProblems,
  announcementProblems,
  formProblems,
  pageProblems,
  landingProblems,
  redirectProblems,
]

/** Rules over everything published, on a day in Amsterdam. Drafts among the documents do not count. */
export const datasetProblems = (
  documents: readonly ContentDocument[],
  today: string,
  schema: ContentSchema,
): DatasetProblem[] => problemsOf(datasetOf(documents, today, schema))

export const problemsOf = (dataset: Dataset): DatasetProblem[] => RULES.flatMap((rule) => rule(dataset))
