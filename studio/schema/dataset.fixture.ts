import {readdirSync, readFileSync} from 'node:fs'
import {evaluate, parse} from 'groq-js'
import type {ValidationContext} from 'sanity'

type Stored = {_id: string; _type: string}

/** The documents that ship. */
export const SEED: readonly Stored[] = readdirSync('studio/seed').flatMap((name) =>
  readFileSync(`studio/seed/${name}`, 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line)),
)

/** What a rule is given: the document that is validated, and a client of these documents. */
export function contextOf(dataset: readonly object[], document: object = {}): ValidationContext {
  const client = {
    withConfig: () => client,
    fetch: async (query: string, params: Record<string, unknown> = {}) =>
      (await evaluate(parse(query, {params}), {dataset})).get(),
  }
  return {document, getClient: () => client} as unknown as ValidationContext
}
