import {randomBytes} from 'node:crypto'
import {actionsToMutations, readAction} from '../../documents/actions.ts'
import {invalid, type MutationBody, type MutationRequest, readMutation} from '../../documents/mutations.ts'
import {type Answering, resultOf} from '../../query/answer.ts'
import type {Params} from '../../query/parse.ts'
import type {Store} from '../../storage/store.ts'
import {refuseVersion} from '../../unsupported.ts'
import {array, isObject, object, optionalText} from '../../validation.ts'
import type {Editors} from '../editors.ts'
import type {Route} from '../router.ts'

export const writeRoutes = (store: Store, answer: Answering, editors: Editors): Route[] => [
  {
    method: 'POST',
    pattern: '/data/mutate/:dataset',
    handle: async ({path, body, search, header}) => {
      const dataset = path.dataset ?? ''
      const {mutations, ...given} = object(body)
      const sent = array(mutations, 'mutations') as MutationRequest[]
      const transactionId = search.get('transactionId') ?? optionalText(given.transactionId, 'transactionId')
      const keyed = search.get('autoGenerateArrayKeys') === 'true' ? (withKeys(sent) as MutationRequest[]) : sent
      const found = await resolveQueries(answer, dataset, keyed)
      const requests = () =>
        found.filter(({id}) => id === undefined || store.read(dataset, id)).map(({request}) => request)
      const done = await store.transact(dataset, requests, {
        transactionId,
        dryRun: search.get('dryRun') === 'true' || given.dryRun === true,
        author: editors.of(header).id,
      })
      const withDocuments = search.get('returnDocuments') === 'true'
      // The result of a dry run is not in the store.
      const afters = new Map(done.changes.map(({id, after}) => [id, after]))
      const after = (id: string) => (afters.has(id) ? afters.get(id) : store.read(dataset, id)) ?? undefined
      const results = done.results.map((result) => ({
        ...result,
        ...(withDocuments && {document: after(result.id)}),
      }))
      return {json: {transactionId: done.transactionId, results}}
    },
  },
  {
    method: 'POST',
    pattern: '/data/actions/:dataset',
    handle: async ({path, body, header}) => {
      const dataset = path.dataset ?? ''
      const request = object(body)
      const actions = array(request.actions, 'actions').map(readAction)
      const mutations = () => actionsToMutations(actions, (id) => store.read(dataset, id))
      const {transactionId} = await store.transact(dataset, mutations, {
        transactionId: optionalText(request.transactionId, 'transactionId'),
        dryRun: request.dryRun === true,
        author: editors.of(header).id,
      })
      return {json: {transactionId}}
    },
  },
]

/** Adds a key to each object in a list of the content that has none. */
const withKeys = (sent: unknown[]) => sent.map((request) => keyed(request))

function keyed(value: unknown): unknown {
  if (Array.isArray(value))
    return value.map((item) => (isObject(item) ? {_key: newKey(), ...keyedFields(item)} : keyed(item)))
  return isObject(value) ? keyedFields(value) : value
}

const keyedFields = (value: object) =>
  Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, keyed(inner)]))

const newKey = () => randomBytes(6).toString('hex')

/** A mutation, with the id of its document where a query found that one: it may have been deleted since. */
type Found = {request: MutationRequest; id?: string}

/** `{patch: {query: "*[…]"}}` becomes one patch per document that the query finds. */
async function resolveQueries(answer: Answering, dataset: string, requests: MutationRequest[]): Promise<Found[]> {
  const resolved = requests.map(async (request, index): Promise<Found[]> => {
    const [operation, body] = readMutation(request, index)
    // In a created document, "query" is a field like any other.
    refuseVersion(operation.startsWith('create') ? body._id : body.id)
    if (operation.startsWith('create') || body.query === undefined) return [{request}]
    const {query, params = {}, ...rest} = body as MutationBody & {query: string; params?: Params}
    const asked = {query, params, dataset, perspective: 'raw', sourceMap: false, idsOnly: true}
    const ids = resultOf(await answer(asked))
    if (!isIds(ids)) throw invalid(index, `The query of a mutation must find documents: ${query}`)
    return ids.map((id) => ({request: {[operation]: {...rest, id}}, id}))
  })
  return (await Promise.all(resolved)).flat()
}

const isIds = (value: unknown): value is string[] => Array.isArray(value) && value.every((id) => typeof id === 'string')
