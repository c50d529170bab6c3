import type {IncomingMessage, RequestListener} from 'node:http'

/** Idle connections outlive Node's five seconds: a client that reuses one as it closes cannot know whether a POST arrived. */
export const KEEP_ALIVE = {keepAliveTimeout: 65_000}

const LOOPBACK_HOST = /^(?:(?:[\w-]+\.)*localhost|127\.0\.0\.1|\[::1\])(?::\d+)?$/

/**
 * Returns why a request is refused; null when it may pass. Any website in a browser reaches the ports of this machine, so
 * only programs, the sandbox's own pages, pages of `origins` and links to a page pass.
 */
function refusal({headers}: IncomingMessage, origins: readonly string[]): string | null {
  const {host = '', origin, referer = ''} = headers
  if (!LOOPBACK_HOST.test(host)) return 'Unknown host' // a name that resolves to 127.0.0.1 (DNS rebinding)
  const site = headers['sec-fetch-site']
  if (site === 'same-origin') return null
  const isAllowed = (from: string | undefined) =>
    from === `http://${host}` || (from !== undefined && origins.includes(from))
  if (origin !== undefined) return isAllowed(origin) ? null : `The origin ${origin} may not use this service`
  if (site === undefined || site === 'none') return null // a program, or an address typed by hand
  if (isAllowed(URL.parse(referer)?.origin)) return null // images and scripts are requested without an origin
  const isLink = headers['sec-fetch-mode'] === 'navigate' && headers['sec-fetch-dest'] === 'document'
  return isLink ? null : 'Another website may not use this service'
}

/** Wraps a listener: refused requests are answered 403. */
export const guarded =
  (origins: readonly string[], listener: RequestListener): RequestListener =>
  (request, response) => {
    const reason = refusal(request, origins)
    if (reason) return void response.writeHead(403, {'content-type': 'text/plain'}).end(reason)
    return listener(request, response)
  }
