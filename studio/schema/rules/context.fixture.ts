import type {ValidationContext} from 'sanity'
import type {ContentDocument} from '../../../local/content/ndjson.ts'
import {seedClient} from '../../../tests/support/services/seed.ts'

/** Context of a rule: the validated document, and a client of these documents, or of the seed. */
export function contextOf(document: object, dataset?: ContentDocument[]): ValidationContext {
  const client = {...seedClient(dataset), withConfig: () => client}
  return {document, getClient: () => client} as unknown as ValidationContext
}
