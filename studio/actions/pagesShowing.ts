import type {DocumentLocation} from 'sanity/presentation'
import type {ContentDocument} from '../../domain/content/shape.ts'
import {siteUrl} from '../environment.ts'
import {resolve} from '../presentation.ts'
import {currentlyPublished} from '../published/published.ts'

export type Page = {title: string; href: string}

/** Documents that are seen on every page. */
const EVERYWHERE = ['siteSettings', 'navigation', 'errorScreen']

/** The pages of the site on which documents are seen, or "all". */
export function pagesShowing(documents: readonly ContentDocument[]): readonly Page[] | 'all' {
  if (documents.some(({_type}) => EVERYWHERE.includes(_type))) return 'all'
  const pages = new Map(documents.flatMap(locationsOf).map(({title, href}) => [href, {title, href: onSite(href)}]))
  return [...pages.values()]
}

const onSite = (href: string) => (siteUrl ? new URL(href, siteUrl).href : href)

/** The Preview's own answer; a price goes by the key of its plan there, an offer of everybody by those that it is for. */
function locationsOf(document: ContentDocument): DocumentLocation[] {
  const {locations = {}} = resolve
  const entry = typeof locations === 'function' ? undefined : locations[document._type]
  if (!entry || !('resolve' in entry)) return []
  const {plans} = currentlyPublished()
  const keyOf = (ref: unknown) => plans.find(({_id}) => _id === ref)?.key
  if (document._type === 'offer' && document.code === undefined) {
    const meant = ((document.plans ?? []) as {_ref?: string}[]).map(({_ref}) => keyOf(_ref))
    const keys = meant.length > 0 ? meant : plans.map(({key}) => key)
    return keys.flatMap((key) => locationsOf({_id: document._id, _type: 'price', key}))
  }
  const {_ref} = (document.plan ?? {}) as {_ref?: string}
  return entry.resolve({...document, name: document.title, key: _ref ? keyOf(_ref) : document.key})?.locations ?? []
}
