import type {SanityClient} from 'sanity'
import schema from '../../domain/content/content.schema.json' with {type: 'json'}
import type {ContentDocument, ContentSchema} from '../../domain/content/shape.ts'
import {type Change, changeProblems, datasetsAround} from '../../domain/content-rules/dataset/datasetChange.ts'
import {type Impact, impactOf} from '../../domain/content-rules/dataset/datasetImpact.ts'
import type {DatasetProblem} from '../../domain/content-rules/problem.ts'
import {amsterdamDay} from '../../domain/format/dates.ts'

/** Findings about a change before it is made. */
export type Review = {problems: DatasetProblem[]; impact: Impact}

/** Documents that others depend on: a change of one may break any other. */
const DEPENDED_ON = [
  'plan',
  'price',
  'page',
  'termsSection',
  'siteSettings',
  'contentPage',
  'article',
  'redirect',
  'offer',
]
/** Documents that the rules compare with each other, beside those. */
const COMPARED = ['mailMessage', 'visitorSeries']

const EVERYTHING = '*[!(_id in path("_.**"))]'
const WHAT_MATTERS = '*[_type in $types || _id in $ids]'

/** Compares what is published with what would be after changes of documents. Throws when the content cannot be read. */
export async function review(
  client: SanityClient,
  changes: Change | readonly Change[],
  subjects: readonly ContentDocument[],
): Promise<Review> {
  const published = client.withConfig({perspective: 'published'})
  const documents = await (subjects.some(({_type}) => DEPENDED_ON.includes(_type))
    ? published.fetch<ContentDocument[]>(EVERYTHING)
    : published.fetch<ContentDocument[]>(WHAT_MATTERS, {
        types: [...DEPENDED_ON, ...COMPARED],
        ids: subjects.map(({_id}) => _id),
      }))
  const moment = new Date()
  const around = datasetsAround(
    documents,
    changes,
    {now: moment.toISOString(), today: amsterdamDay(moment)},
    schema as ContentSchema,
  )
  return {problems: changeProblems(around), impact: impactOf(around)}
}
