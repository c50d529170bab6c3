import type {DocumentLocation} from 'sanity/presentation'
import type {ContentDocument} from '../../domain/content/shape.ts'
import type {Impact} from '../../domain/content-rules/dataset/datasetImpact.ts'
import {siteUrl} from '../environment.ts'
import {checkoutOf, locationsOfDemo, locationsOf as pagesAt} from '../locations.ts'
import {resolve} from '../presentation.ts'
import {currentlyPublished} from '../published/published.ts'

export type Page = {title: string; href: string}

/** Documents that are seen on every page. */
const EVERYWHERE = ['siteSettings', 'navigation', 'errorScreen']

/** The pages of the site on which documents are seen, or "all". Two versions of a document are its change. */
export function pagesShowing(documents: readonly ContentDocument[]): readonly Page[] | 'all' {
  if (documents.some(({_type}) => EVERYWHERE.includes(_type))) return 'all'
  const versions = [...Map.groupBy(documents, ({_id}) => _id).values()]
  const found = versions.flatMap((each) => {
    if (each[0]?._type === 'plan') return pagesOfPlan(each)
    return [...each.flatMap(locationsOf), ...(each.some(isOfButtons) ? locationsOfDemo() : [])]
  })
  const pages = new Map(found.map(({title, href}) => [href, {title, href: onSite(href)}]))
  return [...pages.values()]
}

/** The pages that a change leaves in place and makes read differently; those that come and go are told apart from them. */
export function pagesChanging({documents, removed}: Pick<Impact, 'documents' | 'removed'>): readonly Page[] | 'all' {
  const pages = pagesShowing(documents)
  const gone = removed.map(onSite)
  return pages === 'all' ? pages : pages.filter(({href}) => !gone.includes(href))
}

/** The demo's buttons name the price of a month. */
const isOfButtons = ({_type, period}: ContentDocument) => _type === 'price' && period === 'monthly'

/** Whether something of a document differs between its versions; of one that comes or goes there is one version. */
const differs = (versions: readonly ContentDocument[], part: (version: ContentDocument) => unknown) =>
  new Set(
    [...versions, ...(versions.length === 1 ? [undefined] : [])].map((each) => JSON.stringify(each && part(each))),
  ).size > 1

/** Words of a plan that other pages have while it is on sale. */
const whileOnSale = (field: string) => (plan: ContentDocument) =>
  plan.availability === 'onSale' ? plan[field] : undefined

/**
 * The cards and the checkout of a plan, the checkouts of the others where they lead to it, and the demo where its buttons do. The
 * dashboard names plans in a dialog, which is no part of what a page says when it is opened.
 */
function pagesOfPlan(versions: readonly ContentDocument[]): DocumentLocation[] {
  const others = differs(versions, whileOnSale('invitation')) ? currentlyPublished().onSale : []
  return [
    ...pagesAt('landingPage'),
    ...[...versions, ...others].flatMap(({key}) => checkoutOf(typeof key === 'string' ? key : undefined)),
    ...(differs(versions, whileOnSale('buttonLabel')) ? locationsOfDemo() : []),
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
