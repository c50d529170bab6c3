/** What a link of the content leads to; the renderer made its address. */
export const linkKind = (href: string): 'page' | 'anchor' | 'external' | 'mail' =>
  href.startsWith('/') ? 'page' : href.startsWith('#') ? 'anchor' : href.startsWith('mailto:') ? 'mail' : 'external'
