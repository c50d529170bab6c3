import type {IncomingMessage} from 'node:http'

/** Every local service listens here and nowhere else. */
export const LOOPBACK = '127.0.0.1'

const isLoopbackName = (name: string) =>
  name === 'localhost' || name === '127.0.0.1' || name === '[::1]' || name.endsWith('.localhost')

/** False for a page that points its own name at 127.0.0.1 (DNS rebinding): such a request carries that name as Host. */
export function hasLoopbackHost(request: IncomingMessage): boolean {
  const host = request.headers.host ?? ''
  return isLoopbackName(host.replace(/:\d+$/, ''))
}

/** The address that was asked for; one that is no address at all ("//") counts as the root. */
export const requestUrl = (request: IncomingMessage): URL =>
  URL.parse(request.url ?? '/', 'http://localhost') ?? new URL('http://localhost/')
