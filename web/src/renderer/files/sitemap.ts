import {LANGUAGES} from '../../../../domain/texts/languages.ts'
import {isShown} from '../../page/pageContext.ts'
import type {SitePage} from '../content/makePages.ts'

/** sitemap.xml: every page that search engines may show, in every language, with its last change. */
type Listed = Pick<SitePage, 'context' | 'changedAt'>

export function sitemap(pages: readonly Listed[], siteUrl: string): string {
  const shown = pages.filter(({context}) => isShown(context.seo))
  const routes = new Map(shown.map((page) => [page.context.route, page]))
  const entries = [...routes.keys()].sort().flatMap((route) => {
    const {context: {addresses} = {}, changedAt} = routes.get(route) ?? {}
    const lastmod = changedAt ? `<lastmod>${changedAt}</lastmod>` : ''
    return LANGUAGES.map((language) => {
      const alternates = LANGUAGES.map(
        (other) => `<xhtml:link rel="alternate" hreflang="${other}" href="${siteUrl}${addresses?.[other]}"/>`,
      )
      return `<url><loc>${siteUrl}${addresses?.[language]}</loc>${lastmod}${alternates.join('')}</url>`
    })
  })
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${entries.join('\n')}
</urlset>
`
}

/** robots.txt, which names the sitemap. */
export const robots = (siteUrl: string) => `User-agent: *\nAllow: /\nSitemap: ${siteUrl}/sitemap.xml\n`
