import http, {type IncomingMessage, type ServerResponse} from 'node:http'
import type {AddressInfo} from 'node:net'
import type {Duplex} from 'node:stream'
import {WebSocketServer} from 'ws'
import {refusal, refuseUpgrade, requestUrl} from '../loopback.ts'
import type {AssetStore} from './assets.ts'
import {editorOf} from './editor.ts'
import {LakeError} from './errors.ts'
import type {Sink} from './listen.ts'
import {sse} from './listen.ts'
import {Presence} from './presence.ts'
import {QueryThread} from './queryThread.ts'
import {createRouter, type LakeRequest, type Reply} from './router.ts'
import {assetRoutes} from './routes/assets.ts'
import {historyRoutes} from './routes/history.ts'
import {managementRoutes} from './routes/management.ts'
import {readRoutes} from './routes/read.ts'
import {writeRoutes} from './routes/write.ts'
import type {Store} from './store.ts'

export type LakeOptions = {
  /** Origins whose pages may call the lake (the Studio's and the site's). Others are refused, not only unread. */
  origins: string[]
}

const MAX_BODY_BYTES = 32 * 1024 * 1024

/** The embedded Content Lake: Sanity's HTTP API for one machine. Returns a server that is not listening yet. */
export function createLake(store: Store, assets: AssetStore, {origins}: LakeOptions): http.Server {
  const thread = new QueryThread(store)
  const route = createRouter([
    ...managementRoutes(store),
    ...readRoutes(store, thread),
    ...writeRoutes(store),
    ...historyRoutes(store),
    ...assetRoutes(store, assets, () => `http://localhost:${(server.address() as AddressInfo).port}`),
  ])
  /** Paths that nothing answers: a new Studio version that asks for more is seen here, and fails the browser tests. */
  const unknown = new Set<string>()

  const guard = {origins, hasPages: false}

  async function answer(request: IncomingMessage): Promise<Reply> {
    const refused = refusal(request, guard)
    if (refused) throw new LakeError(403, {type: 'forbidden', description: refused})
    const url = requestUrl(request)
    if (url.pathname === '/unknown-requests') return {json: [...unknown]}
    const match = route(request.method ?? 'GET', url.pathname)
    if (!match) {
      unknown.add(`${request.method} ${url.pathname}`)
      throw new LakeError(404, {
        type: 'notFound',
        description: `The embedded lake has no ${request.method} ${url.pathname}`,
      })
    }
    const bytes = await readBytes(request)
    const isUpload = /\/assets\//.test(url.pathname)
    return match.route.handle({...parse(request, url, match), bytes, body: isUpload ? null : parseJson(bytes)})
  }

  const server = http.createServer(async (request, response) => {
    cors(request, response, origins)
    if (request.method === 'OPTIONS') return void response.writeHead(refusal(request, guard) ? 403 : 204).end()
    try {
      send(await answer(request), response)
    } catch (error) {
      sendError(error, request, response)
    }
  })

  // Browsers allow six HTTP/1.1 connections per origin; the Studio's streams come over WebSockets (studio/embedded/lake.ts).
  const sockets = new WebSocketServer({noServer: true})
  const presence = new Presence()
  server.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    const url = requestUrl(request)
    if (refusal(request, guard)) return void refuseUpgrade(socket)
    const isPresence = /^(?:\/v[^/]+)?\/socket\//.test(url.pathname)
    const match = isPresence ? null : route('GET', url.pathname)
    if (!isPresence && !match) {
      unknown.add(`WS ${url.pathname}`)
      return void refuseUpgrade(socket, '404 Not Found')
    }
    sockets.handleUpgrade(request, socket, head, async (ws) => {
      ws.on('error', () => ws.terminate()) // a broken connection is the browser's to make again
      if (!match) return presence.join(ws, editorOf(headerOf(request)).id)
      const sink: Sink = {
        send: (chunk) => ws.send(chunk),
        onClose: (callback) => ws.on('close', callback),
      }
      try {
        const reply = await match.route.handle({...parse(request, url, match), body: null, bytes: Buffer.alloc(0)})
        if ('stream' in reply) reply.stream(sink)
        else ws.close(1008, 'not a stream')
      } catch (error) {
        sink.send(channelError(error))
        ws.close()
      }
    })
  })
  server.on('close', () => {
    sockets.close()
    thread.close()
  })
  return server
}

function parse(request: IncomingMessage, url: URL, match: {path: Record<string, string>; version: string}) {
  return {path: match.path, version: match.version, search: url.searchParams, header: headerOf(request)} satisfies Omit<
    LakeRequest,
    'body' | 'bytes'
  >
}

const headerOf = (request: IncomingMessage) => (name: string) => {
  const value = request.headers[name]
  return (Array.isArray(value) ? value[0] : value) ?? null
}

async function readBytes(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of request) {
    size += chunk.length
    if (size > MAX_BODY_BYTES) throw new LakeError(413, {type: 'tooLarge', description: 'The body is too large'})
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}

function parseJson(bytes: Buffer): unknown {
  if (bytes.length === 0) return null
  try {
    return JSON.parse(bytes.toString('utf8'))
  } catch {
    throw new LakeError(400, {type: 'invalidBody', description: 'The body is not JSON'})
  }
}

function cors(request: IncomingMessage, response: ServerResponse, origins: string[]) {
  const {origin} = request.headers
  response.setHeader('vary', 'origin')
  if (!origin || !origins.includes(origin)) return
  response.setHeader('access-control-allow-origin', origin)
  response.setHeader('access-control-allow-credentials', 'true')
  response.setHeader('access-control-expose-headers', 'retry-after, server-timing, x-sanity-shard')
  response.setHeader('access-control-allow-methods', 'GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS')
  response.setHeader('access-control-allow-headers', request.headers['access-control-request-headers'] ?? '*')
  response.setHeader('access-control-max-age', '7200')
}

function send(reply: Reply, response: ServerResponse) {
  if ('json' in reply || 'encoded' in reply) {
    response.setHeader('content-type', 'application/json; charset=utf-8')
    response.end('encoded' in reply ? reply.encoded : JSON.stringify(reply.json))
  } else if ('file' in reply) {
    response.setHeader('content-type', reply.file.type)
    response.setHeader('cache-control', 'public, max-age=31536000, immutable')
    response.setHeader('content-security-policy', "sandbox; default-src 'none'") // an SVG may hold a script
    response.end(reply.file.bytes)
  } else if ('ndjson' in reply) {
    response.setHeader('content-type', 'application/x-ndjson')
    for (const line of reply.ndjson) response.write(`${JSON.stringify(line)}\n`)
    response.end()
  } else {
    response.writeHead(200, {
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-cache',
      'x-accel-buffering': 'no',
    })
    try {
      reply.stream({
        send: (chunk) => response.write(chunk),
        onClose: (callback) => response.on('close', callback),
      })
    } catch (error) {
      response.end(channelError(error))
    }
  }
}

/** A stream that cannot start answers 200 with this event, as hosted. */
function channelError(error: unknown): string {
  return sse('channelError', {message: error instanceof Error ? error.message : String(error)})
}

function sendError(error: unknown, request: IncomingMessage, response: ServerResponse) {
  if (!(error instanceof LakeError)) console.error(`lake: ${request.method} ${request.url}`, error)
  const known =
    error instanceof LakeError
      ? error
      : new LakeError(500, {type: 'internalError', description: 'The embedded lake failed; see its log'})
  if (response.headersSent) return void response.end()
  response.writeHead(known.status, {'content-type': 'application/json'}).end(JSON.stringify(known.body))
}
