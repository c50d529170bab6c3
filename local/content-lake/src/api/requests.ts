import type {IncomingMessage} from 'node:http'
import {type Access, NOTHING, readerOf} from './access.ts'
import type {LakeRequest, Match} from './router.ts'

export const headerOf = (request: IncomingMessage) => (name: string) => {
  const value = request.headers[name]
  return (Array.isArray(value) ? value[0] : value) ?? null
}

/** A request without its body. Throws when it may not be answered. */
export function parseRequest(
  request: IncomingMessage,
  url: URL,
  {route, path, version}: Match,
  access: Access,
): Omit<LakeRequest, 'body' | 'bytes'> {
  const header = headerOf(request)
  const reader = readerOf(access, route.pattern, {path, header})
  const seen = reader === 'nothing' ? {...path, dataset: NOTHING} : path
  return {path: seen, version, search: url.searchParams, header, reader}
}
