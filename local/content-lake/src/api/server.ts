import http, {type IncomingMessage, type ServerResponse} from 'node:http'
import type {AddressInfo} from 'node:net'
import type {AssetStore} from '../assets/assetStore.ts'
import {LakeError} from '../errors.ts'
import {answering} from '../query/answer.ts'
import {QueryThread} from '../query/queryThread.ts'
import type {Store} from '../storage/store.ts'
import {unsupported, unsupportedCall} from '../unsupported.ts'
import {type Access, OPEN} from './access.ts'
import {EDITORS, type EditorNames, Editors} from './editors.ts'
import {KEEP_ALIVE, refusal, requestUrl} from './guard.ts'
import {parseRequest} from './requests.ts'
import {channelError, respond, respondError} from './respond.ts'
import {createRouter, type Reply} from './router.ts'
import {assetRoutes} from './routes/assets.ts'
import {copyRoutes} from './routes/copy.ts'
import {historyRoutes} from './routes/history.ts'
import {managementRoutes} from './routes/management.ts'
import {readRoutes} from './routes/read.ts'
import {writeRoutes} from './routes/write.ts'
import {type Sockets, serveSockets} from './sockets.ts'
import {tellingOutages} from './storageErrors.ts'

export type LakeOptions = {
  /** Origins whose pages may call the lake (the Studio's and the site's). Others are refused, not only unread. */
  origins: readonly string[]
  /** The folder for copies of the database, for backups; without it there are none. */
  copies?: string
  access?: Access
  editors?: EditorNames
  /** Time limit of a query. */
  queryLimitMs?: number
}

type Lake = Sockets & {store: Store}

const QUERY_LIMIT_MS = 30_000

/** Size limits of request bodies, as documented for the hosted lake; there an asset may be larger. */
const MB = 1024 * 1024
const LIMITS: [RegExp, number][] = [
  [/^\/assets\//, 256 * MB],
  [/^\/data\/query\//, 0.3 * MB],
]
const MAX_BODY_BYTES = 4 * MB

/** The embedded Content Lake: Sanity's HTTP API for one machine. Returns a server that is not listening yet. */
export function createLake(
  store: Store,
  assets: AssetStore,
  {origins, copies, access = OPEN, editors: names = EDITORS, queryLimitMs = QUERY_LIMIT_MS}: LakeOptions,
): http.Server {
  const thread = new QueryThread(store, queryLimitMs)
  const answer = answering(store, thread, access.project)
  const editors = new Editors(names)
  const route = createRouter([
    ...managementRoutes(store, access, editors),
    ...readRoutes(store, answer),
    ...writeRoutes(store, answer, editors),
    ...historyRoutes(store),
    ...(copies ? copyRoutes(store, copies) : []),
    ...assetRoutes(store, assets, access.project, () => `http://localhost:${(server.address() as AddressInfo).port}`),
  ])
  const lake = {store, access, origins, editors, route, unknown: new Set<string>()}
  const server = http.createServer(KEEP_ALIVE, async (request, response) => {
    cors(request, response, origins)
    if (request.method === 'OPTIONS') return void response.writeHead(refusal(request, origins) ? 403 : 204).end()
    try {
      await respond(await replyTo(request, lake), request, response)
    } catch (error) {
      respondError(error, request, response)
    }
  })
  serveSockets(server, lake)
  server.on('close', () => thread.close())
  return server
}

async function replyTo(request: IncomingMessage, lake: Lake): Promise<Reply> {
  const {store, access, origins, route, unknown} = lake
  const refused = refusal(request, origins)
  if (refused) throw new LakeError(403, {type: 'forbidden', description: refused})
  const url = requestUrl(request)
  if (url.pathname === '/unknown-requests') return {json: [...unknown]}
  const method = request.method === 'HEAD' ? 'GET' : (request.method ?? 'GET')
  const match = route(method, url.pathname)
  if (!match) return unmatched(request, url, unknown)
  refuseMalformed(match.version, url.searchParams)
  const {pattern} = match.route
  const parsed = parseRequest(request, url, match, access)
  const bytes = await readBytes(request, LIMITS.find(([which]) => which.test(pattern))?.[1] ?? MAX_BODY_BYTES)
  const asked = {...parsed, bytes, body: pattern.startsWith('/assets/') ? null : parseJson(bytes)}
  return tellingOutages(store, async () => match.route.handle(asked))
}

/** Refuses a call that has no route: by name when it is unsupported, else with a 404, and remembers it. */
function unmatched(request: IncomingMessage, url: URL, unknown: Set<string>): Reply {
  const method = request.method === 'HEAD' ? 'GET' : (request.method ?? 'GET')
  const feature = unsupportedCall(method, url.pathname)
  if (feature) {
    const refused = unsupported(`${feature}, nor ${request.method} ${url.pathname}`)
    if (!/event-stream/.test(request.headers.accept ?? '')) throw refused
    return {stream: (sink) => sink.send(channelError(refused))} // the only error of a stream that a client passes on
  }
  unknown.add(`${request.method} ${url.pathname}`)
  throw new LakeError(404, {
    type: 'notFound',
    description: `The embedded lake has no ${request.method} ${url.pathname}`,
  })
}

/** Refuses (400) a call with a malformed API version or tag. */
function refuseMalformed(version: string, search: URLSearchParams) {
  if (!/^(1|X|\d{4}-\d\d-\d\d)$/.test(version) || Number.isNaN(Date.parse(version.length > 1 ? version : '2020')))
    throw new LakeError(400, {type: 'invalidVersion', description: `There is no API version "v${version}"`})
  const tag = search.get('tag')
  if (tag !== null && !/^[a-zA-Z0-9][a-zA-Z0-9._-]{0,74}$/.test(tag))
    throw new LakeError(400, {type: 'invalidTag', description: `The tag "${tag}" is not valid`})
}

/** Reads a body into one buffer as it arrives: concatenating a large one at the end would block the event loop. */
async function readBytes(request: IncomingMessage, limit: number): Promise<Buffer> {
  const said = Number(request.headers['content-length'] ?? 0)
  let bytes = Buffer.allocUnsafe(Math.min(said, limit))
  let size = 0
  for await (const chunk of request) {
    if (size + chunk.length > limit)
      throw new LakeError(413, {type: 'tooLarge', description: `The body is larger than ${limit} bytes`})
    if (size + chunk.length > bytes.length)
      bytes = Buffer.concat([bytes.subarray(0, size), chunk], 2 * (size + chunk.length))
    else chunk.copy(bytes, size)
    size += chunk.length
  }
  return bytes.subarray(0, size)
}

function parseJson(bytes: Buffer): unknown {
  if (bytes.length === 0) return null
  try {
    return JSON.parse(bytes.toString('utf8'))
  } catch {
    throw new LakeError(400, {type: 'invalidBody', description: 'The body is not JSON'})
  }
}

function cors(request: IncomingMessage, response: ServerResponse, origins: readonly string[]) {
  const {origin} = request.headers
  response.setHeader('vary', 'origin')
  if (!origin || !origins.includes(origin)) return
  response.setHeader('access-control-allow-origin', origin)
  response.setHeader('access-control-allow-credentials', 'true')
  response.setHeader('access-control-expose-headers', 'etag, retry-after, server-timing, x-sanity-shard')
  response.setHeader('access-control-allow-methods', 'GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS')
  response.setHeader('access-control-allow-headers', request.headers['access-control-request-headers'] ?? '*')
  response.setHeader('access-control-max-age', '7200')
}
