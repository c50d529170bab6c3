import {idInLayer, isDraft, isPublicId, isVersion, publishedId} from '../../documents/document.ts'
import {EVERYBODY} from '../../documents/view.ts'
import {LakeError} from '../../errors.ts'
import {listen, liveEvents, type Sink} from '../../live/listen.ts'
import {type Answering, resultOf} from '../../query/answer.ts'
import type {Store} from '../../storage/store.ts'
import {refuseParameters, unsupported} from '../../unsupported.ts'
import {object, optionalText} from '../../validation.ts'
import {groqParams, type LakeRequest, list, type Reply, type Route} from '../router.ts'

/** From this API version on, a query without a perspective reads published documents; before, all documents. */
const PUBLISHED_BY_DEFAULT_FROM = '2025-02-19'

const isNew = (version: string) => version === 'X' || (version.length === 10 && version >= PUBLISHED_BY_DEFAULT_FROM)

function perspectiveOf({search, body, version, reader}: LakeRequest) {
  if (reader !== 'all') return EVERYBODY
  const asked = search.get('perspective') ?? (body as {perspective?: string | string[]} | null)?.perspective
  return asked === undefined || asked === null ? (isNew(version) ? 'published' : 'raw') : checked(asked)
}

const isLayer = (name: string) => /^(drafts|previewDrafts|published)$/.test(name)
const isRelease = (name: string) => /^r[\w-]{8,}$/.test(name)

function checked(asked: string | string[]) {
  const layers = [asked].flat().flatMap((names) => String(names).split(','))
  const release = layers.find(isRelease)
  if (release) throw unsupported(`content releases: the perspective ${release}`)
  if (layers.join() !== 'raw' && !layers.every(isLayer))
    throw new LakeError(400, {type: 'invalidPerspective', description: `Invalid API perspective value: "${asked}"`})
  return asked
}

/** From the same version on, a listener hears of drafts only when it asks for them. */
function isHeard({search, version, reader}: LakeRequest) {
  const all = search.get('includeAllVersions')
  const onlyPublished = all === null ? isNew(version) : all !== 'true'
  return (id: string) => (reader === 'all' || isPublicId(id)) && !(onlyPublished && (isDraft(id) || isVersion(id)))
}

/** Padding for browsers that buffer the beginning of a stream. */
const PREAMBLE = `:${' '.repeat(2056)}\n\n`

/** Queries, documents, exports, references, and streams of changes. */
export const readRoutes = (store: Store, answer: Answering): Route[] => [
  {method: 'GET', pattern: '/data/query/:dataset', handle: queryHandler(answer)},
  {method: 'POST', pattern: '/data/query/:dataset', handle: queryHandler(answer)},
  documentRoute(store),
  exportedRoute(store),
  referencesRoute(answer),
  listeningRoute(store),
  liveRoute(store),
]

const queryHandler =
  (answer: Answering): Route['handle'] =>
  async (request) => {
    const started = performance.now()
    refuseParameters('/data/query', request.search)
    const body = object(request.body ?? {})
    const text = optionalText(body.query, 'query') ?? request.search.get('query') ?? ''
    const params = {...object(body.params ?? {}, 'params'), ...groqParams(request.search)}
    const perspective = perspectiveOf(request)
    // `true` or `withKeyArraySelector`: paths have key selectors in any case.
    const sourceMap = /^(true|with)/.test(request.search.get('resultSourceMap') ?? '')
    const dataset = request.path.dataset ?? ''
    const {bytes, identity} = await answer({query: text, params, dataset, perspective, sourceMap})
    const ms = Math.round(performance.now() - started)
    const about = {...(request.search.get('returnQuery') !== 'false' && {query: text}), ms}
    return {identity, encoded: [bytes.subarray(0, -1), Buffer.from(`,${JSON.stringify(about).slice(1)}`)]}
  }

const documentRoute = (store: Store): Route => ({
  method: 'GET',
  pattern: '/data/doc/:dataset/:ids',
  handle: ({path, reader, search}) => {
    const isSeen = (id: string) => reader === 'all' || isPublicId(id)
    const read = (id: string) => (isSeen(id) ? store.read(path.dataset ?? '', id) : null)
    const whyNot = (id: string) => (store.read(path.dataset ?? '', id) ? 'permission' : 'existence')
    const asked = list(path.ids)
    const [first] = asked
    const ids =
      search.get('includeAllVersions') === 'true' && first
        ? [publishedId(first), idInLayer('drafts', publishedId(first))].filter((id) => read(id))
        : asked
    const found = ids.map((id) => ({id, document: read(id)}))
    return {
      json: {
        documents: found.flatMap(({document}) => document ?? []),
        omitted: found.filter(({document}) => !document).map(({id}) => ({id, reason: whyNot(id)})),
      },
    }
  },
})

const exportedRoute = (store: Store): Route => ({
  method: 'GET',
  pattern: '/data/export/:dataset',
  handle: ({path, search}) => {
    const types = list(search.get('types') ?? '')
    const {all} = store.view(path.dataset ?? '', 'raw')
    return {ndjson: types.length > 0 ? all.filter(({_type}) => types.includes(_type)) : all}
  },
})

const referencesRoute = (answer: Answering): Route => ({
  method: 'GET',
  pattern: '/data/references/:dataset/documents/:id/to',
  handle: async ({path, search}) => {
    // There is one dataset here, so nothing refers from another one.
    if (search.get('excludeInternalReferences') === 'true') return {json: {totalCount: 0, references: []}}
    const dataset = path.dataset ?? ''
    const asked = {query: '*[references($id)]._id', params: {id: path.id}}
    const found = resultOf(await answer({...asked, dataset, perspective: 'raw', sourceMap: false})) as string[]
    const documents = [...new Set(found.map(publishedId))]
    return {json: {totalCount: documents.length, references: documents.map((documentId) => ({documentId}))}}
  },
})

const listeningRoute = (store: Store): Route => ({
  method: 'GET',
  pattern: '/data/listen/:dataset',
  handle: (request): Reply => {
    const {path, search, header} = request
    const options = {
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
      isSeen: isHeard(request),
    }
    const start = (sink: Sink) => {
      if (search.get('evs_preamble') === 'true') sink.send(PREAMBLE)
      listen(store, options, sink)
    }
    return {stream: start}
  },
})

const liveRoute = (store: Store): Route => ({
  method: 'GET',
  pattern: '/data/live/events/:dataset',
  handle: ({path, search, header, reader}) => ({
    stream: (sink) =>
      liveEvents(
        store,
        {
          dataset: path.dataset ?? '',
          includeDrafts: search.get('includeDrafts') === 'true' && reader === 'all',
          lastEventId: header('last-event-id') ?? search.get('lastEventId'),
        },
        sink,
      ),
  }),
})
