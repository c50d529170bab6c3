import {wrong} from './errors.ts'
import type {Kinds, SandboxStore} from './store.ts'

const DEFAULT_LIMIT = 50
const MAX_LIMIT = 250

export type Listed = 'customer' | 'mandate' | 'subscription' | 'payment' | 'refund' | 'chargeback' | 'capture'
type Of = NonNullable<Parameters<SandboxStore['page']>[1]['of']>
type Asked = {store: SandboxStore; url: string; path: string; query: URLSearchParams}

export const link = (href: string) => ({href, type: 'application/hal+json'})
export const documentation = (page: string) => ({href: `https://docs.mollie.com/reference/${page}`, type: 'text/html'})

/** A page of a list as Mollie gives it: `from` names its first item, `limit` how many, `sort` which way. */
export function listBody<Kind extends Listed>(
  {store, url, path, query}: Asked,
  kind: Kind,
  bodyOf: (item: Kinds[Kind]) => object,
  of: Of | null = null,
) {
  const limit = Number(query.get('limit') ?? DEFAULT_LIMIT)
  if (!Number.isInteger(limit) || limit < 1 || limit > MAX_LIMIT)
    throw wrong('limit', 'The limit must be between 1 and 250')
  const sort = query.get('sort') ?? 'desc'
  if (sort !== 'asc' && sort !== 'desc') throw wrong('sort', 'The sort parameter is invalid')
  const from = query.get('from')
  const {items, previous} = store.page(kind, {of, from, limit: limit + 1, isOldestFirst: sort === 'asc'})
  if (from && items[0]?.id !== from) throw wrong('from', `No ${kind} from ${from}`)
  const before = previous && store.page(kind, {of, from, limit, isOldestFirst: sort === 'asc'}).previous
  const shown = items.slice(0, limit)
  const at = (id: string) => {
    const asked = new URLSearchParams(query)
    asked.set('from', id)
    asked.set('limit', String(limit))
    return link(`${url}${path}?${asked}`)
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

/** Names in a parameter such as `embed`, of which each must be known. */
export function namesIn(query: URLSearchParams, parameter: string, known: readonly string[]): string[] {
  const names = (query.get(parameter) ?? '').split(/[,;]/).filter(Boolean)
  const unknown = names.find((name) => !known.includes(name))
  if (unknown) throw wrong(parameter, `The ${parameter} parameter is invalid: ${unknown}`)
  return names
}
