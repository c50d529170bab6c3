import {PORTAL_PATHS} from '../../../domain/pages/portalAddress.ts'

type LinkKind = 'page' | 'served' | 'anchor' | 'external' | 'mail'

/**
 * Kind of a content link, by the address that the renderer made. `served`: a page that a function answers, which Gatsby
 * cannot load.
 */
export function linkKind(href: string): LinkKind {
  if (href.startsWith('/')) return PORTAL_PATHS.includes(href) ? 'served' : 'page'
  return href.startsWith('#') ? 'anchor' : href.startsWith('mailto:') ? 'mail' : 'external'
}
