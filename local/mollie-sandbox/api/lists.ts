import type {Kinds} from '../state/items.ts'
import type {Filter, SandboxStore} from '../state/store.ts'
import {invalidParameter} from './errors.ts'

const DEFAULT_LIMIT = 50
const MAX_LIMIT = 250

export type Listed = 'customer' | 'mandate' | 'subscription' | 'payment' | 'refund' | 'chargeback' | 'capture'
type Request = {store: SandboxStore; url: string; path: string; query: URLSearchParams}

export const link = (href: string) => ({href, type: 'application/hal+json'})
export const documentation = (page: string) => ({href: `https://docs.mollie.com/reference/${page}`, type: 'text/html'})

/** Returns a page of a list: `from` names its first item, `limit` the number of items, `sort` the direction. */
export function listBody<Kind extends Listed>(
  {store, url, path, query}: Request,
  kind: Kind,
  bodyOf: (item: Kinds[Kind]) => object,
  filter: Filter | null = null,
) {
  const limit = Number(query.get('limit') ?? DEFAULT_LIMIT)
  if (!Number.isInteger(limit) || limit < 1 || limit > MAX_LIMIT)
    throw invalidParameter('limit', 'The limit must be between 1 and 250')
  const sort = query.get('sort') ?? 'desc'
  if (sort !== 'asc' && sort !== 'desc') throw invalidParameter('sort', 'The sort parameter is invalid')
  const from = query.get('from')
  const {items, previous} = store.page(kind, {filter, from, limit: limit + 1, isOldestFirst: sort === 'asc'})
  if (from && items[0]?.id !== from) throw invalidParameter('from', `No ${kind} from ${from}`)
  const before = previous && store.page(kind, {filter, from, limit, isOldestFirst: sort === 'asc'}).previous
  const shown = items.slice(0, limit)
  const at = (id: string) => {
    const params = new URLSearchParams(query)
    params.set('from', id)
    params.set('limit', String(limit))
    return link(`${url}${path}?${params}`)
  }
  return {
    count: shown.length,
    _embedded: {[`${kind}s`]: shown.map(bodyOf)},
    _links: {
      self: link(`${url}${path}${query.size > 0 ? `?${query}` : ''}`),
      previous: before ? at(before) : null,
      next: items[limit] ? at(items[limit].id) : null,
      documentation: documentation(`list-${kind}s`),
    },
  }
}

/** Parses the names in a parameter such as `embed`. Throws a 400 for an unknown one. */
export function parseNames(query: URLSearchParams, parameter: string, known: readonly string[]): string[] {
  const names = (query.get(parameter) ?? '').split(/[,;]/).filter(Boolean)
  const unknown = names.find((name) => !known.includes(name))
  if (unknown) throw invalidParameter(parameter, `The ${parameter} parameter is invalid: ${unknown}`)
  return names
}
