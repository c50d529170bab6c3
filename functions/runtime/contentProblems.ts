import schema from '../../domain/content/content.schema.json' with {type: 'json'}
import {type ContentDocument, type ContentSchema, checkShape, describeProblem} from '../../domain/content/shape.ts'
import type {ContentClient} from './content.ts'

/** Documents that a purchase, a mail or a page of a function is made of. A fault in any other keeps its own page alone. */
const READ = [
  ...['siteSettings', 'plan', 'price', 'checkoutPage', 'paymentPages', 'accountPage'],
  ...['mailMessage', 'termsPage', 'termsSection', 'informationPage', 'page'],
]

export const readDocuments = (content: ContentClient): Promise<ContentDocument[]> =>
  content.fetch<ContentDocument[]>('*[_type in $types]', {types: READ})

/** Each place where a document has another type of value than the code reads, in words: document, field, and what is wrong. */
export const problemsIn = (documents: readonly ContentDocument[]): string[] =>
  documents
    .flatMap((document) => checkShape(document, schema as unknown as ContentSchema))
    .map((problem) => describeProblem(problem))

/** The same of what is published now. Throws when the CMS is away. */
export const contentProblems = async (content: ContentClient): Promise<string[]> =>
  problemsIn(await readDocuments(content))
