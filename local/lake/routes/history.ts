import {list, type Route} from '../router.ts'
import type {Store} from '../store.ts'

/** The Studio asks for a document's transactions as soon as it opens one. */
export const historyRoutes = (store: Store): Route[] => [
  {
    method: 'GET',
    pattern: '/data/history/:dataset/transactions/:ids',
    handle: ({path, search}) => {
      const ids = list(path.ids)
      const transactions = store.transactions(path.dataset ?? '', ids, {
        from: search.get('fromTransaction') ?? undefined,
        to: search.get('toTransaction') ?? undefined,
        fromTime: search.get('fromTime') ?? undefined,
        toTime: search.get('toTime') ?? undefined,
        reverse: search.get('reverse') === 'true',
        limit: Number(search.get('limit')) || undefined,
      })
      const withMutations = search.get('excludeMutations') !== 'true'
      return {
        ndjson: transactions.map(({mutations, ...rest}) => ({...rest, ...(withMutations && {mutations})})),
      }
    },
  },
  {
    method: 'GET',
    pattern: '/data/history/:dataset/documents/:ids',
    handle: ({path, search}) => {
      const at = {revision: search.get('revision') ?? undefined, time: search.get('time') ?? undefined}
      const documents = list(path.ids).flatMap((id) => store.documentAt(path.dataset ?? '', id, at) ?? [])
      return {json: {documents}}
    },
  },
]
