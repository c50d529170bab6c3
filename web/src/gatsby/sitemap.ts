import {writeFileSync} from 'node:fs'
import path from 'node:path'
import type {BuildArgs} from 'gatsby'
import {LANGUAGES, pathFor} from '../model.ts'
import {siteUrl} from './environment.ts'

type SitePage = {
  path: string
  pageContext: {route?: string; seo?: {noIndex: boolean; canonicalRoute: string | null}}
}
type Nodes = {allSitePage: {nodes: SitePage[]}}

/** sitemap.xml with every page that search engines may show, in every language, and a robots.txt that names it. */
export async function writeSitemap({graphql, store}: Pick<BuildArgs, 'graphql' | 'store'>) {
  const {data} = await graphql<Nodes>('{allSitePage {nodes {path pageContext}}}')
  const folder = path.join(store.getState().program.directory, 'public')
  writeFileSync(path.join(folder, 'sitemap.xml'), sitemap(data?.allSitePage.nodes ?? []))
  writeFileSync(path.join(folder, 'robots.txt'), `User-agent: *\nAllow: /\nSitemap: ${siteUrl}/sitemap.xml\n`)
}

function sitemap(pages: readonly SitePage[]): string {
  const shown = pages.filter(({pageContext: {seo}}) => seo && !seo.noIndex && !seo.canonicalRoute)
  const routes = [...new Set(shown.flatMap(({pageContext: {route}}) => route ?? []))].sort()
  const entries = routes.flatMap((route) =>
    LANGUAGES.map((language) => {
      const alternates = LANGUAGES.map(
        (other) => `<xhtml:link rel="alternate" hreflang="${other}" href="${siteUrl}${pathFor(route, other)}"/>`,
      )
      return `<url><loc>${siteUrl}${pathFor(route, language)}</loc>${alternates.join('')}</url>`
    }),
  )
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${entries.join('\n')}
</urlset>
`
}
