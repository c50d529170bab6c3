import {existsSync, globSync, readFileSync, writeFileSync} from 'node:fs'
import path from 'node:path'
import type {BuildArgs} from 'gatsby'
import {withoutCircles} from '../model.ts'
import {siteUrl} from '../renderer/environment.ts'
import {feeds} from '../renderer/feed.ts'
import {finishHtml} from '../renderer/html.ts'
import type {Pages} from '../renderer/pages.ts'
import {robots, sitemap} from '../renderer/sitemap.ts'

/**
 * What the renderer does for each set of pages, done to the pages that Gatsby itself made. Redirects are of the set; where
 * the files of the build are the site, Netlify reads them from a file of its own.
 */
export function finishPages({store}: Pick<BuildArgs, 'store'>, {pages, redirects}: Pick<Pages, 'pages' | 'redirects'>) {
  const folder = path.join(store.getState().program.directory, 'public')
  for (const file of globSync('**/*.html', {cwd: folder})) {
    const page = file === 'index.html' ? 'index' : file.replace(/\/index\.html$/, '')
    const data = path.join(folder, 'page-data', page, 'page-data.json')
    if (!existsSync(data)) continue // a part of pages
    const address = path.join(folder, file)
    writeFileSync(address, finishHtml(readFileSync(address, 'utf8'), readFileSync(data, 'utf8')))
  }
  writeFileSync(path.join(folder, 'sitemap.xml'), sitemap(pages, siteUrl))
  writeFileSync(path.join(folder, 'robots.txt'), robots(siteUrl))
  for (const [address, feed] of Object.entries(feeds(pages, siteUrl))) writeFileSync(path.join(folder, address), feed)
  const lines = Object.entries(withoutCircles(redirects, siteUrl)).map(
    ([from, {to, permanent}]) => `${from} ${to} ${permanent ? 301 : 302}\n`,
  )
  if (process.env.PAGES_FROM === 'build') writeFileSync(path.join(folder, '_redirects'), lines.join(''))
}
