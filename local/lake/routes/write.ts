import {randomBytes} from 'node:crypto'
import {type Action, actionsToMutations} from '../actions.ts'
import {editorOf} from '../editor.ts'
import {LakeError} from '../errors.ts'
import {runQuery} from '../groq.ts'
import {type MutationRequest, readMutation} from '../mutations.ts'
import type {Route} from '../router.ts'
import type {Store} from '../store.ts'
import {refuseVersion} from '../unsupported.ts'

const object = (value: unknown): Record<string, unknown> => {
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value as Record<string, unknown>
  throw new LakeError(400, {type: 'invalidBody', description: 'The body must be a JSON object'})
}

const array = (value: unknown, name: string): unknown[] => {
  if (Array.isArray(value)) return value
  throw new LakeError(400, {type: 'invalidBody', description: `"${name}" must be an array`})
}

export const writeRoutes = (store: Store): Route[] => [
  {
    method: 'POST',
    pattern: '/data/mutate/:dataset',
    handle: async ({path, body, search, header}) => {
      const dataset = path.dataset ?? ''
      const {mutations, ...given} = object(body) as {mutations?: unknown; transactionId?: string; dryRun?: boolean}
      const sent = array(mutations, 'mutations') as MutationRequest[]
      const keyed = search.get('autoGenerateArrayKeys') === 'true' ? (withKeys(sent) as MutationRequest[]) : sent
      const requests = await resolveQueries(store, dataset, keyed)
      const done = store.transact(dataset, requests, {
        transactionId: search.get('transactionId') ?? given.transactionId,
        dryRun: search.get('dryRun') === 'true' || given.dryRun === true,
        author: editorOf(header).id,
      })
      const withDocuments = search.get('returnDocuments') === 'true'
      const results = done.results.map((result) => ({
        ...result,
        ...(withDocuments && {document: store.read(dataset, result.id) ?? undefined}),
      }))
      return {json: {transactionId: done.transactionId, results}}
    },
  },
  {
    method: 'POST',
    pattern: '/data/actions/:dataset',
    handle: ({path, body, header}) => {
      const dataset = path.dataset ?? ''
      const request = object(body) as {actions?: unknown; transactionId?: string; dryRun?: boolean}
      const actions = array(request.actions, 'actions') as Action[]
      const mutations = actionsToMutations(actions, (id) => store.read(dataset, id))
      const {transactionId} = store.transact(dataset, mutations, {...request, author: editorOf(header).id})
      return {json: {transactionId}}
    },
  },
]

/** With a key for each object in a list that has none. What is sent is itself a list of objects, which are not content. */
const withKeys = (sent: unknown[]) => sent.map((request) => keyed(request))

function keyed(value: unknown): unknown {
  if (Array.isArray(value))
    return value.map((item) => (isObject(item) ? {_key: newKey(), ...keyedFields(item)} : keyed(item)))
  return isObject(value) ? keyedFields(value) : value
}

const keyedFields = (value: object) =>
  Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, keyed(inner)]))

const isObject = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const newKey = () => randomBytes(6).toString('hex')

/** `{patch: {query: "*[…]"}}` becomes one patch per document that the query finds. */
async function resolveQueries(store: Store, dataset: string, requests: MutationRequest[]): Promise<MutationRequest[]> {
  const resolved = requests.map(async (request, index) => {
    const [operation, body] = readMutation(request, index)
    // Of what is created, "query" is a field like any other.
    refuseVersion(operation.startsWith('create') ? body._id : body.id)
    if (operation.startsWith('create') || typeof body.query !== 'string') return [request]
    const {query, params, ...rest} = body
    const found = await runQuery(
      query as string,
      (params ?? {}) as Record<string, unknown>,
      store.view(dataset, 'raw'),
      dataset,
    )
    return (found as {_id: string}[]).map(({_id}) => ({[operation]: {...rest, id: _id}}))
  })
  return (await Promise.all(resolved)).flat()
}
