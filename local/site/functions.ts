import {readdirSync} from 'node:fs'
import type {IncomingMessage, ServerResponse} from 'node:http'
import path from 'node:path'
import {Readable} from 'node:stream'
import {pipeline} from 'node:stream/promises'
import type {ReadableStream} from 'node:stream/web'
import {CLIENT_HEADER} from '../../domain/environment/clientHeader.ts'
import {ROOT} from '../settings/environment.ts'

/** Work that goes on after the answer, as on Netlify. */
type Waiting = {waitUntil: (work: Promise<unknown>) => void}
type Handler = (request: Request, context?: Waiting) => Promise<Response>
/** Functions of the host's schedule and events have no path: locally the site does their work. */
type Endpoint = {default: Handler; config?: {path?: string[]; background?: boolean}}

/** Loads every function as Netlify does: each file of functions/endpoints, at the paths of its config. */
export async function loadFunctions(): Promise<Map<string, Handler>> {
  const folder = path.join(ROOT, 'functions/endpoints')
  const handlers = new Map<string, Handler>()
  for (const file of readdirSync(folder)) {
    const endpoint = (await import(path.join(folder, file))) as Endpoint
    for (const address of endpoint.config?.path ?? [])
      handlers.set(address, endpoint.config?.background ? inBackground(endpoint.default) : endpoint.default)
  }
  return handlers
}

/** Answers at once and works on, as Netlify does for functions in the background; without its limit of 15 minutes. */
export const inBackground =
  (run: Handler): Handler =>
  async (request, context) => {
    const copy = new Request(request.url, {
      method: request.method,
      headers: request.headers,
      ...(request.body && {body: await request.arrayBuffer()}),
    })
    const work = run(copy).catch((error: unknown) => console.error(String(error)))
    context?.waitUntil(work)
    return new Response(null, {status: 202})
  }

const isLoopbackAddress = (address: string) => /^(::ffff:)?127\.|^::1$/.test(address)

/** Clients of this machine are not counted. */
function ofConnection({socket}: IncomingMessage): string | null {
  const address = socket.remoteAddress
  return address && !isLoopbackAddress(address) ? address : null
}

/** Converts Node's request to a web Request. `origin` is the site's own address: `//en/` names no other host. */
export function toRequest(incoming: IncomingMessage, origin: string, client = ofConnection(incoming)): Request {
  const headers = new Headers()
  for (const [name, value] of Object.entries(incoming.headers))
    for (const item of [value ?? []].flat()) headers.append(name, item)
  // A client's own header is dropped, as Netlify does.
  headers.delete(CLIENT_HEADER)
  if (client) headers.set(CLIENT_HEADER, client)
  const hasBody = incoming.method !== 'GET' && incoming.method !== 'HEAD'
  const {url = '/'} = incoming
  return new Request(url.startsWith('/') ? `${new URL(origin).origin}${url}` : new URL(url, origin), {
    ...(incoming.method && {method: incoming.method}),
    headers,
    ...(hasBody && {body: Readable.toWeb(incoming) as unknown as BodyInit, duplex: 'half'}),
  })
}

export function sendResponse(response: Response, outgoing: ServerResponse) {
  outgoing.writeHead(response.status, Object.fromEntries(response.headers))
  if (response.body)
    pipeline(Readable.fromWeb(response.body as ReadableStream), outgoing).catch(() => outgoing.destroy())
  else outgoing.end()
}
