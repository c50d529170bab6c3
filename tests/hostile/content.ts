import fc from 'fast-check'
import type {ContentSchema} from '../../domain/content/shape.ts'
import type {ContentDocument} from '../../local/content/ndjson.ts'
import {type Appetite, hostile} from './documents.ts'

/** Fields that the site fixes; the rest of each document is hostile. */
const FIXED: Record<string, (seed: ContentDocument) => object> = {
  plan: ({key, availability}) => ({key, availability}),
  price: ({plan, period, validFrom, exclVat}) => ({plan, period, validFrom, exclVat}),
  page: ({route, canonicalRoute, noIndex}) => ({route, canonicalRoute, noIndex}),
  accountPage: ({subscription}) => ({subscription}),
  siteSettings: ({brandName}) => ({brandName}),
  contentPage: ({address}) => ({address}),
}
/** Documents of which there may be any number. */
const LISTS = [
  'feature',
  'faq',
  'termsSection',
  'metricCard',
  'update',
  'optimisationCard',
  'optimisationLogEntry',
  'auditScore',
  'auditFinding',
  'helpCard',
  'proof',
]
const MAILS = 'mailMessage'

type Case = {name: string; appetite: Appetite; counts: (type: string) => number; seed: number}

/** Content that the model allows and no editor would write. */
export const HOSTILE_CASES: [full: Case, empty: Case] = [
  {
    name: 'long words, markup, right-to-left text and 200 questions',
    appetite: {items: {minLength: 1, maxLength: 5}, bare: false},
    counts: (type) => (type === 'faq' ? 200 : 4),
    seed: 20_251_120,
  },
  {
    name: 'nothing that may be left out, and zero of every list',
    appetite: {items: {minLength: 0, maxLength: 0}, bare: true},
    counts: () => 0,
    seed: 7,
  },
]

/** To what is not there, as hostile references are, only a weak one may lead: the lake refuses others. */
const withWeakReferences = <T>(document: T): T =>
  JSON.parse(JSON.stringify(document), (_, value) => (value?._ref === undefined ? value : {...value, _weak: true}))

/** All documents of a site in such a case. What ships gives the ids and the fixed fields. */
export function hostileContent(
  {appetite, counts, seed}: Case,
  shipped: readonly ContentDocument[],
  schema: ContentSchema,
): ContentDocument[] {
  const one = (type: string, index: number) => {
    const [document] = fc.sample(hostile(schema, type, appetite), {numRuns: 1, seed: seed + index})
    if (!document) throw new Error('Nothing was generated')
    return withWeakReferences(document)
  }
  const kept = shipped
    .filter(({_type}) => !LISTS.includes(_type) && _type !== MAILS)
    .map((document, index) => ({
      ...one(document._type, index),
      ...FIXED[document._type]?.(document),
      _id: document._id,
      _type: document._type,
    }))
  const listed = LISTS.flatMap((type) =>
    Array.from({length: counts(type)}, (_, index) => ({...one(type, 1000 + index), _id: `hostile-${type}-${index}`})),
  )
  return JSON.parse(JSON.stringify([...kept, ...listed])) // as they would arrive: no fields without a value
}
