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

/** Throws unless the URL's host is this machine. `what` names the setting for the message. */
export function assertLoopback(url: string, what: string) {
  if (!isLoopbackName(new URL(url).hostname))
    throw new Error(`${what} is ${url}, but a local service only serves this machine. Use http://localhost:<port>.`)
}
