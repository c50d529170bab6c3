import type {AssetFile} from '../assets/assetStore.ts'
import {LakeError} from '../errors.ts'
import type {Sink} from '../live/listen.ts'
import type {Params} from '../query/parse.ts'

/** A request after parsing: what a route needs and nothing of HTTP. */
export type LakeRequest = {
  /** Named parts of the path, decoded. */
  path: Record<string, string>
  search: URLSearchParams
  body: unknown
  /** The same body as it came: for uploads. */
  bytes: Buffer
  /** API date of the path, "v2025-02-19" → "2025-02-19"; "1" and "X" stay. */
  version: string
  /** The documents that the request may read. */
  reader: 'all' | 'published' | 'nothing'
  header: (name: string) => string | null
}

export type Reply =
  | {json: unknown}
  /** Serialized JSON in parts; answers of the same identity are equal. */
  | {encoded: Uint8Array[]; identity: string}
  | {ndjson: unknown[]}
  | {file: AssetFile; headers: Record<string, string>}
  /** An endless stream of server-sent events; `start` may throw before the first byte. */
  | {stream: (sink: Sink) => void}

export type Route = {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** `/data/doc/:dataset/:ids`; an optional version prefix is matched by the router. */
  pattern: string
  handle: (request: LakeRequest) => Reply | Promise<Reply>
}

export type Match = {route: Route; path: Record<string, string>; version: string}

export type Router = (method: string, pathname: string) => Match | null

export function createRouter(routes: Route[]): Router {
  const compiled = routes.map((route) => {
    const source = route.pattern.replace(/:(\w+)/g, '(?<$1>[^/]+)')
    return {route, expression: new RegExp(`^(?:/v(?<version>[^/]+))?${source}/?$`)}
  })
  return (method, pathname) => {
    for (const {route, expression} of compiled) {
      const match = route.method === method ? expression.exec(pathname) : null
      if (!match) continue
      const {version = '1', ...parts} = match.groups ?? {}
      const path = decodeAll(parts)
      if (path) return {route, path, version}
    }
    return null
  }
}

/** Null when a part is not properly encoded: such an address names nothing. */
function decodeAll(parts: Record<string, string | undefined>): Record<string, string> | null {
  try {
    return Object.fromEntries(Object.entries(parts).map(([name, value]) => [name, decodeURIComponent(value ?? '')]))
  } catch {
    return null
  }
}

/** `$name=<JSON>` of the query string becomes the parameter `name`. */
export function groqParams(search: URLSearchParams): Params {
  const entries = [...search].filter(([name]) => name.startsWith('$'))
  try {
    return Object.fromEntries(entries.map(([name, value]) => [name.slice(1), JSON.parse(value)]))
  } catch {
    throw new LakeError(400, {type: 'invalidParams', description: 'Each $parameter must be JSON'})
  }
}

export const list = (commaSeparated: string | undefined) => (commaSeparated ?? '').split(',').filter(Boolean)
