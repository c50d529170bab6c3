import type {ValidationContext} from 'sanity'
import type {ContentDocument} from '../../local/content/ndjson.ts'
import {seedClient} from '../../tests/support/seed.ts'

/** What a rule is given: the document that is validated, and a client of these documents; without any, of what ships. */
export function contextOf(document: object, dataset?: ContentDocument[]): ValidationContext {
  const client = {...seedClient(dataset), withConfig: () => client}
  return {document, getClient: () => client} as unknown as ValidationContext
}
