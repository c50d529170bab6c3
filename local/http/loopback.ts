import type {IncomingMessage, RequestListener} from 'node:http'
import type {Duplex} from 'node:stream'
import {isLoopbackHost} from '../../domain/environment/loopback.ts'

/** Every local service listens here and nowhere else. */
export const LOOPBACK = '127.0.0.1'

/**
 * For servers on this machine, to `http.createServer`. Node closes an idle connection after five seconds. A client on a busy
 * machine that begins a request in the same moment finds it reset, and cannot know whether a POST was carried out.
 */
export const KEEP_ALIVE = {keepAliveTimeout: 65_000}

export type Guard = {
  /** Origins of our other services whose pages may call this one; its own pages always may. */
  origins: readonly string[]
  /** Whether links on any website may lead here. */
  hasPages: boolean
}

/** The origins of services at these addresses, by name and by number. */
export const originsOf = (...addresses: string[]): string[] =>
  addresses.flatMap((address) => [address, address.replace('localhost', LOOPBACK)])

/**
 * Why a request must not be answered; null when it may. Everything that a browser runs can reach this machine's ports, so
 * each service refuses what comes from a page of another website: its calls, and also the pictures, scripts and frames that
 * it makes of our addresses, since making an answer costs time even where the page cannot read it.
 */
export function refusal(request: IncomingMessage, {origins, hasPages}: Guard): string | null {
  const {host = '', origin, referer = ''} = request.headers
  // A page that points its own name at 127.0.0.1 (DNS rebinding) sends that name.
  if (!isLoopbackHost(host)) return 'Unknown host'
  const site = request.headers['sec-fetch-site']
  if (site === 'same-origin') return null // also with "Origin: null", which a page that hides its address sends
  const isOurs = (from: string | undefined) =>
    from === `http://${host}` || (from !== undefined && origins.includes(from))
  if (origin !== undefined) return isOurs(origin) ? null : `The origin ${origin} may not use this service`
  if (site === undefined || site === 'none') return null // a program, or an address that was typed
  // Pictures, scripts and frames come without an origin. Every port of this machine is the same site: also a stranger's.
  if (isOurs(URL.parse(referer)?.origin)) return null
  const isLink = request.headers['sec-fetch-mode'] === 'navigate' && request.headers['sec-fetch-dest'] === 'document'
  return hasPages && isLink ? null : 'Another website may not use this service'
}

/** A listener for requests that the guard lets through; others are answered 403. */
export const guarded =
  (guard: Guard, listener: RequestListener): RequestListener =>
  (request, response) => {
    const refused = refusal(request, guard)
    if (refused) return void response.writeHead(403, {'content-type': 'text/plain'}).end(refused)
    return listener(request, response)
  }

/** Ends a connection that asked for a WebSocket. Nobody else hears of its errors: unheard they would end the process. */
export const refuseUpgrade = (socket: Duplex, status = '403 Forbidden') =>
  socket.on('error', () => socket.destroy()).end(`HTTP/1.1 ${status}\r\n\r\n`)

/** The address that was asked for; one that is no address at all ("//") counts as the root. */
export const requestUrl = (request: IncomingMessage): URL =>
  URL.parse(request.url ?? '/', 'http://localhost') ?? new URL('http://localhost/')
