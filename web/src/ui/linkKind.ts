import {ACCOUNT_PATHS} from '../../../domain/pages/portalAddress.ts'

type LinkKind = 'page' | 'served' | 'anchor' | 'external' | 'mail'

/** What a link of the content leads to; the renderer made its address. `served`: a page that a function makes, which no script can load. */
export function linkKind(href: string): LinkKind {
  if (href.startsWith('/')) return ACCOUNT_PATHS.includes(href) ? 'served' : 'page'
  return href.startsWith('#') ? 'anchor' : href.startsWith('mailto:') ? 'mail' : 'external'
}
