import type {Language} from '../texts/languages.ts'
import {anchorOf} from './anchors.ts'
import {addressOf, type OwnPage, type Route, withSlash} from './pages.ts'
import {portalPath} from './portalAddress.ts'
import {windPath} from './windAddress.ts'

/** A page that editors made, with its parts that can be linked to. */
export type LinkedPage = OwnPage & {parts?: readonly LinkedPart[] | null}
type LinkedPart = {_key: string; title?: Partial<Record<Language, string>> | null}

/** Pages in which destinations are looked up. */
export type Places = {
  routes: readonly Route[]
  ownPages: readonly LinkedPage[]
  settings: {links: Record<'introCall' | 'reviews', string>; emails: Record<'info' | 'support' | 'privacy', string>}
}

const OWN = 'page:'
/** Pages that functions serve: the customer's, and the one on which visitors measure a website. */
export const ACCOUNT = 'subscription'
export const MEASURING = 'measuring'

/** A link to a page of editors, or to a part of it, as it is stored: addresses may change, ids do not. */
export const destinationOf = (pageId: string, partKey?: string) => `${OWN}${pageId}${partKey ? `#${partKey}` : ''}`

/** The id of the page of editors that a destination names. */
export const pageIdIn = (destination: string): string | undefined =>
  destination.startsWith(OWN) ? destination.slice(OWN.length).split('#')[0] : undefined

/**
 * Resolves a destination to an address in a language, the one rule for buttons and links. On the page that has the anchor it
 * only scrolls. Empty for a page that the site does not have (a plan that is not sold has no checkout): such a link is not
 * shown.
 */
export function hrefOf(
  destination: string,
  {routes, ownPages, settings}: Places,
  language: Language,
  here?: Route,
): string {
  const {links, emails} = settings
  if (destination === 'introCall' || destination === 'reviews') return links[destination]
  if (destination === ACCOUNT) return portalPath(language)
  if (destination === MEASURING) return windPath(language)
  const mail = /^(info|support|privacy)Email$/.exec(destination)?.[1]
  if (mail) return `mailto:${emails[mail as keyof typeof emails]}`
  if (/^(https:\/\/|mailto:|#)/.test(destination)) return destination
  const [path = '', stored] = destination.split('#')
  const id = pageIdIn(destination)
  const target = byName(routes).get(id ? destinationOf(id) : withSlash(path))
  if (!target) return ''
  const anchor = id && stored ? partAnchor(ownPages.find(({_id}) => _id === id)?.parts, stored, language) : stored
  const isHere = here?.page.type === target.page.type && here.own?._id === target.own?._id
  if (!anchor) return addressOf(target, language)
  return isHere ? `#${anchor}` : `${addressOf(target, language)}#${anchor}`
}

/** Every link of every page is looked up, among as many routes as there are pages. */
const NAMED = new WeakMap<readonly Route[], ReadonlyMap<string, Route>>()

/** Routes by their path, and those of editors by the destination that names them; the first of a name. */
function byName(routes: readonly Route[]): ReadonlyMap<string, Route> {
  const known = NAMED.get(routes)
  if (known) return known
  const named = new Map<string, Route>()
  for (const route of routes.toReversed()) {
    named.set(route.path, route)
    if (route.own) named.set(destinationOf(route.own._id), route)
  }
  NAMED.set(routes, named)
  return named
}

/** The anchor of a part of a page: its title in the language. */
const partAnchor = (parts: readonly LinkedPart[] | null | undefined, key: string, language: Language) =>
  anchorOf(parts?.find(({_key}) => _key === key)?.title?.[language] ?? '')

/** The same value with the destination of each button and link as an address; `resolve` is hrefOf for a page. */
export function withHrefs<T>(value: T, resolve: (destination: string) => string): T {
  if (Array.isArray(value)) return value.map((item) => withHrefs(item, resolve)) as T
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [
      name,
      name === 'destination' && typeof inner === 'string' ? resolve(inner) : withHrefs(inner, resolve),
    ]),
  ) as T
}
