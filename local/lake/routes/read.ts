import {publishedId} from '../document.ts'
import {prepareQuery, runQuery} from '../groq.ts'
import {LIVE_TAG, listen, liveEvents} from '../listen.ts'
import type {QueryThread, Question} from '../queryThread.ts'
import {groqParams, type LakeRequest, list, type Reply, type Route} from '../router.ts'
import type {Store} from '../store.ts'

/** From this API date on, a query without a perspective sees what is published; before, everything. */
const PUBLISHED_BY_DEFAULT_FROM = '2025-02-19'

function perspectiveOf({search, body, version}: LakeRequest) {
  const asked = search.get('perspective') ?? (body as {perspective?: string | string[]} | null)?.perspective
  const isNew = version === 'X' || (version.length === 10 && version >= PUBLISHED_BY_DEFAULT_FROM)
  return asked ?? (isNew ? 'published' : 'raw')
}

/** A search looks into every text, and the Studio's is so long that reading it takes a tenth of a second. */
const isSlow = (query: string) => query.length > 8000 || /\bmatch\b/.test(query)
/** As many documents are looked at in some ten milliseconds. */
const MANY = 5000

export function readRoutes(store: Store, thread: QueryThread): Route[] {
  /** An Answer as JSON; what takes long is answered elsewhere, and holds up nobody here. */
  async function answer(question: Question): Promise<string> {
    const {query, params, dataset, perspective, sourceMap} = question
    if (isSlow(query)) return thread.answer(question)
    const prepared = prepareQuery(query, params, store.view(dataset, perspective), dataset, {sourceMap})
    return prepared.looksAt > MANY ? thread.answer(question) : JSON.stringify(await prepared.answer())
  }

  const query: Route['handle'] = async (request) => {
    const started = performance.now()
    const body = (request.body ?? {}) as {query?: string; params?: Record<string, unknown>}
    const text = body.query ?? request.search.get('query') ?? ''
    const params = {...body.params, ...groqParams(request.search)}
    const perspective = perspectiveOf(request)
    // `true`, or `withKeyArraySelector`, which is how places are written here in any case.
    const sourceMap = /^(true|with)/.test(request.search.get('resultSourceMap') ?? '')
    const dataset = request.path.dataset ?? ''
    const found = await answer({query: text, params, dataset, perspective, sourceMap})
    const ms = Math.round(performance.now() - started)
    const about = {...(request.search.get('returnQuery') !== 'false' && {query: text}), syncTags: [LIVE_TAG], ms}
    return {encoded: `${found.slice(0, -1)},${JSON.stringify(about).slice(1)}`}
  }

  return [
    {method: 'GET', pattern: '/data/query/:dataset', handle: query},
    {method: 'POST', pattern: '/data/query/:dataset', handle: query},
    {
      method: 'GET',
      pattern: '/data/doc/:dataset/:ids',
      handle: ({path}) => {
        const found = list(path.ids).map((id) => ({id, document: store.read(path.dataset ?? '', id)}))
        return {
          json: {
            documents: found.flatMap(({document}) => document ?? []),
            omitted: found.filter(({document}) => !document).map(({id}) => ({id, reason: 'existence'})),
          },
        }
      },
    },
    {
      method: 'GET',
      pattern: '/data/export/:dataset',
      handle: ({path}) => ({ndjson: store.view(path.dataset ?? '', 'raw').all}),
    },
    {
      method: 'GET',
      pattern: '/data/references/:dataset/documents/:id/to',
      handle: async ({path, search}) => {
        // There is one dataset here, so nothing refers from another one.
        if (search.get('excludeInternalReferences') === 'true') return {json: {totalCount: 0, references: []}}
        const dataset = path.dataset ?? ''
        const ids = await runQuery('*[references($id)]._id', {id: path.id}, store.view(dataset, 'raw'), dataset)
        const documents = [...new Set((ids as string[]).map(publishedId))]
        return {json: {totalCount: documents.length, references: documents.map((documentId) => ({documentId}))}}
      },
    },
    {
      method: 'GET',
      pattern: '/data/listen/:dataset',
      handle: ({path, search, header}): Reply => ({
        stream: (sink) =>
          listen(
            store,
            {
              dataset: path.dataset ?? '',
              query: search.get('query') ?? '',
              params: groqParams(search),
              mendoza: search.get('effectFormat') === 'mendoza',
              includeMutations: search.get('includeMutations') !== 'false',
              includeResult: search.get('includeResult') === 'true',
              includePreviousRevision: search.get('includePreviousRevision') === 'true',
              visibility: search.get('visibility') ?? 'query',
              enableResume: search.get('enableResume') === 'true',
              // A WebSocket cannot send headers, so the Studio's stream carries it in the query string.
              lastEventId: header('last-event-id') ?? search.get('lastEventId'),
            },
            sink,
          ),
      }),
    },
    {
      method: 'GET',
      pattern: '/data/live/events/:dataset',
      handle: ({path}) => ({stream: (sink) => liveEvents(store, path.dataset ?? '', sink)}),
    },
  ]
}
