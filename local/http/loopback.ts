import type {IncomingMessage, RequestListener} from 'node:http'
import type {Duplex} from 'node:stream'
import {isLoopbackHost} from '../../domain/environment/loopback.ts'

/** Address of every local service. */
export const LOOPBACK = '127.0.0.1'

/**
 * Options of local servers. Node closes an idle connection after five seconds; a client that begins a request in that
 * moment is reset, and cannot know whether its POST was carried out.
 */
export const KEEP_ALIVE = {keepAliveTimeout: 65_000}

export type Guard = {
  /** Origins of other services whose pages may call this one; its own pages always may. */
  origins: readonly string[]
  /** Whether links on any website may lead here. */
  hasPages: boolean
}

/** Returns the origins of services at these addresses, by name and by number. */
export const originsOf = (...addresses: string[]): string[] =>
  addresses.flatMap((address) => [address, address.replace('localhost', LOOPBACK)])

/**
 * Returns why a request is refused; null when it may pass. Any page in a browser reaches this machine's ports, so each
 * service refuses calls from other websites, and also the pictures, scripts and frames that they make of our addresses:
 * even an unreadable answer costs time.
 */
export function refusal(request: IncomingMessage, {origins, hasPages}: Guard): string | null {
  const {host = '', origin, referer = ''} = request.headers
  // A page that resolves its own name to 127.0.0.1 (DNS rebinding) sends that name.
  if (!isLoopbackHost(host)) return 'Unknown host'
  const site = request.headers['sec-fetch-site']
  if (site === 'same-origin') return null // also with "Origin: null", which a page that hides its address sends
  const isOurs = (from: string | undefined) =>
    from === `http://${host}` || (from !== undefined && origins.includes(from))
  if (origin !== undefined) return isOurs(origin) ? null : `The origin ${origin} may not use this service`
  if (site === undefined || site === 'none') return null // a program, or an address that was typed
  // Pictures, scripts and frames come without an origin. Every port of this machine counts as the same site, a stranger's too.
  if (isOurs(URL.parse(referer)?.origin)) return null
  const isLink = request.headers['sec-fetch-mode'] === 'navigate' && request.headers['sec-fetch-dest'] === 'document'
  return hasPages && isLink ? null : 'Another website may not use this service'
}

/** Wraps a listener with the guard: refused requests are answered 403. */
export const guarded =
  (guard: Guard, listener: RequestListener): RequestListener =>
  (request, response) => {
    const refused = refusal(request, guard)
    if (refused) return void response.writeHead(403, {'content-type': 'text/plain'}).end(refused)
    return listener(request, response)
  }

/** Refuses a WebSocket. Its errors are handled here: unhandled they would end the process. */
export const refuseUpgrade = (socket: Duplex, status = '403 Forbidden') =>
  socket.on('error', () => socket.destroy()).end(`HTTP/1.1 ${status}\r\n\r\n`)

/** Returns the requested address; an invalid one ("//") counts as the root. */
export const requestUrl = (request: IncomingMessage): URL =>
  URL.parse(request.url ?? '/', 'http://localhost') ?? new URL('http://localhost/')
