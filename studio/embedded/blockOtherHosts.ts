import {isLoopbackHost} from '../../domain/environment/loopback.ts'

/** Answers in place of another host: a GET finds nothing, anything sent is refused. */
const answerFor = (method: string) => (method === 'GET' ? Response.json({}) : new Response(null, {status: 503}))

/**
 * The Studio asks other hosts for its newest version and whether feedback may be sent, and has no setting against it. On
 * one machine nothing leaves that machine: the Content-Security-Policy forbids it, and here nobody tries.
 */
export function blockOtherHosts() {
  const ask = globalThis.fetch
  globalThis.fetch = (input, init) => {
    const request = input instanceof Request ? input : null
    const {host, protocol} = new URL(request?.url ?? String(input), location.href)
    if (!protocol.startsWith('http') || host === location.host || isLoopbackHost(host)) return ask(input, init)
    return Promise.resolve(answerFor(init?.method ?? request?.method ?? 'GET'))
  }
}
