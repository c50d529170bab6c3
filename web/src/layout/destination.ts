import type {Site} from '../content.ts'
import {findRoute, type Language, pathFor} from '../model.ts'

export type Destination =
  | {kind: 'page'; href: string}
  | {kind: 'anchor'; href: string}
  | {kind: 'external'; href: string}
  | {kind: 'mail'; href: string}

type Place = Pick<Site, 'plansOnSale'> & {
  settings: Pick<Site['settings'], 'links' | 'emails'>
  language: Language
  route: string
}

/**
 * Where a button or link of the content leads. On the page that has the anchor it only scrolls. Null for a page that the
 * site does not have (a plan that is not sold has no checkout): such a link is not shown.
 */
export function destinationOf(
  destination: string,
  {settings: {links, emails}, plansOnSale, language, route}: Place,
): Destination | null {
  if (destination === 'introCall' || destination === 'reviews') return {kind: 'external', href: links[destination]}
  if (destination === 'supportEmail') return {kind: 'mail', href: `mailto:${emails.support}`}
  if (destination.startsWith('#')) return {kind: 'anchor', href: destination}
  const [path = '', anchor] = destination.split('#')
  const target = findRoute(path, plansOnSale)
  if (!target) return null
  const here = findRoute(route, plansOnSale)
  if (anchor && here?.page.type === target.page.type) return {kind: 'anchor', href: `#${anchor}`}
  return {kind: 'page', href: pathFor(target.path, language) + (anchor ? `#${anchor}` : '')}
}
