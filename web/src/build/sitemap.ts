import {writeFileSync} from 'node:fs'
import path from 'node:path'
import type {BuildArgs} from 'gatsby'
import {LANGUAGES} from '../model.ts'
import {pathFor, ROUTES} from '../routes.ts'
import {siteUrl} from './environment.ts'

type Nodes = {
  allSitePage: {nodes: {path: string; pageContext: {seo?: {noIndex: boolean; canonicalRoute: string | null}}}[]}
}

/** sitemap.xml with every page that search engines may show, in both languages, and a robots.txt that names it. */
export async function writeSitemap({graphql, store}: Pick<BuildArgs, 'graphql' | 'store'>) {
  const {data} = await graphql<Nodes>('{allSitePage {nodes {path pageContext}}}')
  const shown = new Set(
    (data?.allSitePage.nodes ?? [])
      .filter(({pageContext: {seo}}) => seo && !seo.noIndex && !seo.canonicalRoute)
      .map((page) => page.path),
  )
  const folder = path.join(store.getState().program.directory, 'public')
  writeFileSync(path.join(folder, 'sitemap.xml'), sitemap(shown))
  writeFileSync(path.join(folder, 'robots.txt'), `User-agent: *\nAllow: /\nSitemap: ${siteUrl}/sitemap.xml\n`)
}

function sitemap(shown: ReadonlySet<string>): string {
  const entries = ROUTES.flatMap(({path: route}) =>
    LANGUAGES.filter((language) => shown.has(pathFor(route, language))).map((language) => {
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
