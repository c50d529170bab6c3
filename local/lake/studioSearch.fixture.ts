import {createSchema, createSearch, getSearchableTypes, type SanityClient} from 'sanity'
import {schemaTypes} from '../../studio/schema/index.ts'
import type {Params} from './parsing.ts'

const types = getSearchableTypes(createSchema({name: 'default', types: schemaTypes}))

/** What the Studio asks the embedded lake when an editor types this into its search. */
export function studioSearch(text: string): {query: string; params: Params} {
  let asked: {query: string; params: Params} | undefined
  const fetch = (query: string, params: Params) => {
    asked = {query, params}
    return {pipe: () => undefined} // what becomes of the answer is not asked here
  }
  const client = {observable: {fetch}, withConfig: () => client} as unknown as SanityClient
  const search = createSearch(types, client, {strategy: 'groqLegacy', unique: true, maxDepth: 20})
  search({query: text, types}, {limit: 1000})
  if (!asked) throw new Error('The Studio asked nothing')
  return asked
}
