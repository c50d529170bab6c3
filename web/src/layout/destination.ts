import type {Site} from '../content.ts'
import type {Language} from '../model.ts'
import {findRoute, pathFor} from '../routes.ts'

export type Destination =
  | {kind: 'page'; href: string}
  | {kind: 'anchor'; href: string}
  | {kind: 'outside'; href: string}
  | {kind: 'mail'; href: string}

/**
 * Where a button or link of the content leads. On the page that has the anchor it only scrolls. Null for a page that the
 * site does not have (yet): such a link is not shown.
 */
export function destinationOf(
  destination: string,
  {links, emails, language, route}: Pick<Site['settings'], 'links' | 'emails'> & {language: Language; route: string},
): Destination | null {
  if (destination === 'introCall' || destination === 'reviews') return {kind: 'outside', href: links[destination]}
  if (destination === 'supportEmail') return {kind: 'mail', href: `mailto:${emails.support}`}
  if (destination.startsWith('#')) return {kind: 'anchor', href: destination}
  const [path = '', anchor] = destination.split('#')
  const target = findRoute(path)
  if (!target) return null
  const here = findRoute(route)
  if (anchor && here?.screen === target.screen) return {kind: 'anchor', href: `#${anchor}`}
  return {kind: 'page', href: pathFor(target.path, language) + (anchor ? `#${anchor}` : '')}
}
