import {type MutationRequest, readMutation} from '../../documents/mutations.ts'
import {LakeError} from '../../errors.ts'
import type {Store} from '../../storage/store.ts'
import {optionalCount} from '../../validation.ts'
import {type LakeRequest, list, type Reply, type Route} from '../router.ts'

export function historyRoutes(store: Store): Route[] {
  const transactions = ({path, search}: LakeRequest): Reply => {
    const withMutations = search.get('excludeMutations') !== 'true'
    const isBrief = !withMutations || search.get('excludeContent') === 'true'
    const found = store.history.transactions(path.dataset ?? '', path.ids === undefined ? null : list(path.ids), {
      from: search.get('fromTransaction') ?? undefined,
      to: search.get('toTransaction') ?? undefined,
      fromTime: search.get('fromTime') ?? undefined,
      toTime: search.get('toTime') ?? undefined,
      authors: list(search.get('authors') ?? ''),
      reverse: search.get('reverse') === 'true',
      limit: optionalCount(search, 'limit'),
      isBrief,
    })
    return {
      ndjson: found.map(({mutations, ...rest}) => ({
        ...rest,
        ...(withMutations && {mutations: isBrief ? mutations.map(withoutContent) : mutations}),
      })),
    }
  }

  return [
    {method: 'GET', pattern: '/data/history/:dataset/transactions', handle: transactions},
    {method: 'GET', pattern: '/data/history/:dataset/transactions/:ids', handle: transactions},
    {
      method: 'GET',
      pattern: '/data/history/:dataset/documents/:ids',
      handle: ({path, search}) => {
        const dataset = path.dataset ?? ''
        const at = {revision: search.get('revision') ?? undefined, time: search.get('time') ?? undefined}
        const isLast = search.get('lastRevision') === 'true'
        if ([at.revision, at.time, isLast || undefined].filter((given) => given !== undefined).length > 1)
          throw new LakeError(400, {
            type: 'invalidParams',
            description: 'Only one of "revision", "time" and "lastRevision" can be asked for',
          })
        const read = (id: string) =>
          isLast ? store.history.lastRevision(dataset, id) : store.history.documentAt(dataset, id, at)
        return {json: {documents: list(path.ids).flatMap((id) => read(id) ?? [])}}
      },
    },
    {
      method: 'GET',
      pattern: '/data/history/:dataset/events/documents/:id',
      handle: ({path, search}) => {
        const {dataset = '', id = ''} = path
        const limit = Math.min(optionalCount(search, 'limit') ?? 100, 1000)
        const {events, nextCursor} = store.history.events(dataset, id, {limit, cursor: search.get('nextCursor')})
        return {json: {events: {[id]: events}, nextCursor}}
      },
    },
  ]
}

/** A mutation without its content, as hosted: there only the effects have it. */
function withoutContent(request: MutationRequest): MutationRequest {
  const [operation, {_id, id}] = readMutation(request)
  return {[operation]: operation.startsWith('create') ? {_id} : {id}}
}
