import {createSchema, createSearch, getSearchableTypes, type SanityClient} from 'sanity'
import {schemaTypes} from '../../studio/schema/index.ts'
import type {Params} from './parsing.ts'

const types = getSearchableTypes(createSchema({name: 'default', types: schemaTypes}))

type Asked = {query: string; params: Params}

/** What the Studio asks the embedded lake when an editor types this into its search. */
export const studioSearch = (text: string): Asked =>
  askedBy((client) => {
    const search = createSearch(types, client, {strategy: 'groqLegacy', unique: true, maxDepth: 20})
    search({query: text, types}, {limit: 1000})
  })

/** What it asks for a list of one type: how many at first, and what an editor types above it. */
export const studioList = (type: string, limit: number, text = ''): Asked =>
  askedBy((client) => {
    const ofType = types.filter(({name}) => name === type)
    const filter = {filter: '_type == $type', params: {type}}
    const search = createSearch(ofType, client, {strategy: 'groqLegacy', maxDepth: 20, ...filter})
    const sort = [{field: '_updatedAt', direction: 'desc'} as const]
    search({query: text, types: ofType}, {limit, skipSortByScore: text === '', sort})
  })

function askedBy(work: (client: SanityClient) => void): Asked {
  let asked: Asked | undefined
  const fetch = (query: string, params: Params) => {
    asked = {query, params}
    return {pipe: () => undefined} // what becomes of the answer is not asked here
  }
  const client = {observable: {fetch}, withConfig: () => client} as unknown as SanityClient
  work(client)
  if (!asked) throw new Error('The Studio asked nothing')
  return asked
}
