import type {DocumentLocation} from 'sanity/presentation'
import type {ContentDocument} from '../../domain/content/shape.ts'
import type {Impact} from '../../domain/content-rules/dataset/datasetImpact.ts'
import {siteUrl} from '../environment.ts'
import {checkoutOf, locationsOf as pagesAt} from '../locations.ts'
import {resolve} from '../presentation.ts'
import {currentlyPublished} from '../published/published.ts'

export type Page = {title: string; href: string}

/** Documents that are seen on every page. */
const EVERYWHERE = ['siteSettings', 'navigation', 'errorScreen']

/** The pages of the site on which documents are seen, or "all". Two versions of a document are its change. */
export function pagesShowing(documents: readonly ContentDocument[]): readonly Page[] | 'all' {
  if (documents.some(({_type}) => EVERYWHERE.includes(_type))) return 'all'
  const versions = [...Map.groupBy(documents, ({_id}) => _id).values()]
  const found = versions.flatMap((each) => (each[0]?._type === 'plan' ? pagesOfPlan(each) : each.flatMap(locationsOf)))
  const pages = new Map(found.map(({title, href}) => [href, {title, href: onSite(href)}]))
  return [...pages.values()]
}

/** The pages that a change leaves in place and makes read differently; those that come and go are told apart from them. */
export function pagesChanging({documents, removed}: Pick<Impact, 'documents' | 'removed'>): readonly Page[] | 'all' {
  const pages = pagesShowing(documents)
  const gone = removed.map(onSite)
  return pages === 'all' ? pages : pages.filter(({href}) => !gone.includes(href))
}

/**
 * The cards and the checkout of a plan, and the checkouts of the others where they lead to it. The demo names plans in a dialog,
 * which is no part of what a page says when it is opened.
 */
function pagesOfPlan(versions: readonly ContentDocument[]): DocumentLocation[] {
  const leadsTo = new Set(
    versions.map(({availability, invitation}) => JSON.stringify(availability === 'onSale' && (invitation ?? false))),
  )
  // Of a plan that comes or goes there is one version.
  const isLedTo = leadsTo.size > 1 || (versions.length === 1 && !leadsTo.has('false'))
  const checkouts = isLedTo ? currentlyPublished().onSale : []
  return [
    ...pagesAt('landingPage'),
    ...versions.flatMap(({key}) => checkoutOf(typeof key === 'string' ? key : undefined)),
    ...checkouts.flatMap(({key}) => checkoutOf(key)),
  ]
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
