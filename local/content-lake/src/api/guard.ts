import type {IncomingMessage} from 'node:http'
import type {Duplex} from 'node:stream'

/** The lake listens on this address only. */
export const LOOPBACK = '127.0.0.1'

/**
 * For `http.createServer`. Node closes an idle connection after five seconds; a client on a busy machine that begins a request in
 * the same moment finds it reset, and cannot know whether a POST was carried out.
 */
export const KEEP_ALIVE = {keepAliveTimeout: 65_000}

const isLoopbackHost = (host: string) => /^(?:(?:[\w-]+\.)*localhost|127\.0\.0\.1|\[::1\])(?::\d+)?$/.test(host)

/**
 * The reason why a request must not be answered; null when it may. Everything that a browser runs can reach a port of this machine, so
 * the lake refuses requests from pages of other websites, and the pictures, scripts and frames that they make of its addresses.
 */
export function refusal({headers}: IncomingMessage, origins: readonly string[]): string | null {
  const {host = '', origin, referer = ''} = headers
  // A page that points its own name at 127.0.0.1 (DNS rebinding) sends that name.
  if (!isLoopbackHost(host)) return 'Unknown host'
  const site = headers['sec-fetch-site']
  if (site === 'same-origin') return null // also with "Origin: null", which a page that hides its address sends
  const isKnown = (from: string | undefined) =>
    from === `http://${host}` || (from !== undefined && origins.includes(from))
  if (origin !== undefined) return isKnown(origin) ? null : `The origin ${origin} may not use this service`
  if (site === undefined || site === 'none') return null // a program, or an address that was typed
  // Pictures, scripts and frames come without an origin.
  return isKnown(URL.parse(referer)?.origin) ? null : 'Another website may not use this service'
}

/** Ends a connection that asked for a WebSocket. An error that nobody listens to would end the process. */
export const refuseUpgrade = (socket: Duplex, status = '403 Forbidden') =>
  socket.on('error', () => socket.destroy()).end(`HTTP/1.1 ${status}\r\n\r\n`)

/** The URL of a request; one that cannot be parsed ("//") counts as the root. */
export const requestUrl = (request: IncomingMessage): URL =>
  URL.parse(request.url ?? '/', 'http://localhost') ?? new URL('http://localhost/')
