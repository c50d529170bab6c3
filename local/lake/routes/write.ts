import {type Action, actionsToMutations} from '../actions.ts'
import {editorOf} from '../editor.ts'
import {LakeError} from '../errors.ts'
import {runQuery} from '../groq.ts'
import {type MutationRequest, readMutation} from '../mutations.ts'
import type {Route} from '../router.ts'
import type {Store} from '../store.ts'

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
      const {mutations, transactionId} = object(body) as {mutations?: unknown; transactionId?: string}
      const requests = await resolveQueries(store, dataset, array(mutations, 'mutations') as MutationRequest[])
      const done = store.transact(dataset, requests, {
        transactionId,
        dryRun: search.get('dryRun') === 'true',
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

/** `{patch: {query: "*[…]"}}` becomes one patch per document that the query finds. */
async function resolveQueries(store: Store, dataset: string, requests: MutationRequest[]): Promise<MutationRequest[]> {
  const resolved = requests.map(async (request, index) => {
    const [operation, body] = readMutation(request, index)
    // Of what is created, "query" is a field like any other.
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
