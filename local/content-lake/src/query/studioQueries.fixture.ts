import {createSchema, createSearch, getSearchableTypes, type SanityClient, type SchemaTypeDefinition} from 'sanity'
import type {Params} from './parse.ts'

type Asked = {query: string; params: Params}

/** The queries that the Studio sends for a schema, made by its own functions. */
export function studioQueries(schemaTypes: SchemaTypeDefinition[]) {
  const types = getSearchableTypes(createSchema({name: 'default', types: schemaTypes}))
  return {
    /** The query of an editor's search over all types. */
    search: (text: string): Asked =>
      askedBy((client) => {
        const search = createSearch(types, client, {strategy: 'groqLegacy', unique: true, maxDepth: 20})
        search({query: text, types}, {limit: 1000})
      }),
    /** The query of a list of one type: how many at first, and the words that an editor types above it. */
    list: (type: string, limit: number, text = ''): Asked =>
      askedBy((client) => {
        const ofType = types.filter(({name}) => name === type)
        const filter = {filter: '_type == $type', params: {type}}
        const search = createSearch(ofType, client, {strategy: 'groqLegacy', maxDepth: 20, ...filter})
        const sort = [{field: '_updatedAt', direction: 'desc'} as const]
        search({query: text, types: ofType}, {limit, skipSortByScore: text === '', sort})
      }),
  }
}

function askedBy(work: (client: SanityClient) => void): Asked {
  let asked: Asked | undefined
  const fetch = (query: string, params: Params) => {
    asked = {query, params}
    return {pipe: () => undefined} // the answer is not needed
  }
  const client = {observable: {fetch}, withConfig: () => client} as unknown as SanityClient
  work(client)
  if (!asked) throw new Error('The Studio asked nothing')
  return asked
}
