import {existsSync, globSync, readFileSync, writeFileSync} from 'node:fs'
import path from 'node:path'
import type {BuildArgs} from 'gatsby'
import {siteUrl} from '../renderer/environment.ts'
import {finishHtml} from '../renderer/html.ts'
import type {SitePage} from '../renderer/pages.ts'
import {robots, sitemap} from '../renderer/sitemap.ts'

/** What the renderer does for each set of pages, done to the pages that Gatsby itself made. */
export function finishPages({store}: Pick<BuildArgs, 'store'>, pages: readonly SitePage[]) {
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
}
