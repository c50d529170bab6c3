import type http from 'node:http'
import type {IncomingMessage} from 'node:http'
import type {Duplex} from 'node:stream'
import {type WebSocket, WebSocketServer} from 'ws'
import type {Sink} from '../live/listen.ts'
import {Presence} from '../live/presence.ts'
import type {Access} from './access.ts'
import type {Editors} from './editors.ts'
import {refusal, refuseUpgrade, requestUrl} from './guard.ts'
import {headerOf, parseRequest} from './requests.ts'
import {channelError, UNREAD_BYTES} from './respond.ts'
import {createRouter, type Match, type Router} from './router.ts'

const PRESENCE = createRouter([{method: 'GET', pattern: '/socket/:dataset', handle: () => ({json: null})}])

export type Sockets = {
  access: Access
  origins: readonly string[]
  editors: Editors
  route: Router
  /** Unknown paths that were requested, so that tests notice a new version of a client that needs more. */
  unknown: Set<string>
}

/** Serves streams as WebSockets, since browsers allow six HTTP/1.1 connections per origin; and presence. */
export function serveSockets(server: http.Server, {access, origins, editors, route, unknown}: Sockets) {
  const sockets = new WebSocketServer({noServer: true})
  const presence = new Presence()
  server.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    const url = requestUrl(request)
    if (refusal(request, origins)) return void refuseUpgrade(socket)
    const joining = PRESENCE('GET', url.pathname)
    const match = joining ? null : route('GET', url.pathname)
    if (!joining && !match) {
      unknown.add(`WS ${url.pathname}`)
      return void refuseUpgrade(socket, '404 Not Found')
    }
    try {
      // Presence is as private as the content.
      if (joining) parseRequest(request, url, joining, access)
    } catch {
      return void refuseUpgrade(socket, '401 Unauthorized')
    }
    sockets.handleUpgrade(request, socket, head, (ws) => {
      ws.on('error', () => ws.terminate()) // a broken connection is the browser's to make again
      const send = (chunk: string) => (ws.bufferedAmount > UNREAD_BYTES ? ws.terminate() : ws.send(chunk))
      if (match) void stream(ws, send, match, () => parseRequest(request, url, match, access))
      else presence.join({send, on: ws.on.bind(ws)}, editors.of(headerOf(request)).id)
    })
  })
  // Node does not close upgraded connections, and a server with an open one does not close.
  const closeAll = server.closeAllConnections.bind(server)
  server.closeAllConnections = () => {
    for (const socket of sockets.clients) socket.terminate()
    closeAll()
  }
  server.on('close', () => sockets.close())
}

/** Sends the stream of a route. */
async function stream(
  ws: WebSocket,
  send: (chunk: string) => void,
  {route}: Match,
  parse: () => ReturnType<typeof parseRequest>,
) {
  const sink: Sink = {send, onClose: (callback) => ws.on('close', callback)}
  try {
    const reply = await route.handle({...parse(), body: null, bytes: Buffer.alloc(0)})
    if ('stream' in reply) reply.stream(sink)
    else ws.close(1008, 'not a stream')
  } catch (error) {
    sink.send(channelError(error))
    ws.close()
  }
}
