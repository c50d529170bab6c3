import {
  copyFileSync,
  existsSync,
  globSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import path from 'node:path'
import type {BuildArgs} from 'gatsby'
import {amsterdamDay} from '../../../../domain/format/dates.ts'
import {markdownAddress} from '../../../../domain/pages/pages.ts'
import {withoutCircles} from '../../../../domain/pages/redirects.ts'
import {isShown} from '../../page/pageContext.ts'
import type {Pages} from '../../renderer/content/makePages.ts'
import {siteUrl} from '../../renderer/environment.ts'
import {markdownOf} from '../../renderer/files/markdown.ts'
import {siteFiles} from '../../renderer/files/siteFiles.ts'
import {ICON_ALIASES} from '../../renderer/images/drawings.ts'
import {openImageRenderer} from '../../renderer/images/imageRenderer.ts'
import {finishHtml} from '../rendering/html.ts'
import {IMAGE_RENDERER_FOLDER} from '../rendering/openRenderer.ts'
import {FOLDER} from './saveRenderer.ts'

/** Data for the work that is left once Gatsby has rendered the pages. */
export type RenderedBuild = Pick<Pages, 'pages' | 'drawings' | 'redirects'>

function write(file: string, content: string | Uint8Array) {
  mkdirSync(path.dirname(file), {recursive: true})
  writeFileSync(file, content)
}

/** Gatsby does not remove the folder of a deleted page that holds another file. */
function removeFileAndEmptyFolder(file: string) {
  rmSync(file)
  if (readdirSync(path.dirname(file)).length === 0) rmdirSync(path.dirname(file))
}

/**
 * Does for the pages of the build what the renderer does for each release. Redirects belong to the release; with
 * PAGES_FROM=build Netlify reads them from a file.
 */
export async function finishPages({store}: Pick<BuildArgs, 'store'>, {pages, drawings, redirects}: RenderedBuild) {
  const {directory} = store.getState().program
  const folder = path.join(directory, 'public')
  for (const file of globSync('**/*.html', {cwd: folder})) {
    const page = file === 'index.html' ? 'index' : file.replace(/\/index\.html$/, '')
    const data = path.join(folder, 'page-data', page, 'page-data.json')
    if (!existsSync(data)) continue // part of a page
    const address = path.join(folder, file)
    writeFileSync(address, finishHtml(readFileSync(address, 'utf8'), readFileSync(data, 'utf8')))
  }
  for (const [address, text] of Object.entries(siteFiles(pages, siteUrl, amsterdamDay(new Date()))))
    write(path.join(folder, address), text)
  for (const file of globSync('**/index.md', {cwd: folder})) removeFileAndEmptyFolder(path.join(folder, file))
  for (const {path: address, context} of pages.filter(({context}) => isShown(context.seo))) {
    const html = readFileSync(path.join(folder, address, 'index.html'), 'utf8')
    write(path.join(folder, markdownAddress(address)), await markdownOf(html, context, siteUrl))
  }
  const draw = openImageRenderer(path.join(directory, FOLDER, IMAGE_RENDERER_FOLDER))
  for (const drawing of drawings) write(path.join(folder, drawing.address), await draw(drawing))
  for (const [alias, address] of Object.entries(ICON_ALIASES))
    copyFileSync(path.join(folder, address), path.join(folder, alias))
  const lines = Object.entries(withoutCircles(redirects, siteUrl)).map(
    ([from, {to, permanent}]) => `${from} ${to} ${permanent ? 301 : 302}\n`,
  )
  const file = path.join(folder, '_redirects')
  if (process.env.PAGES_FROM === 'build') writeFileSync(file, lines.join(''))
  else rmSync(file, {force: true}) // left by an earlier build
}

/** Source maps, kept beside the published files for the error tracker. */
const MAPS = '.source-maps'

export function keepMaps({store}: Pick<BuildArgs, 'store'>) {
  const {directory} = store.getState().program
  rmSync(path.join(directory, MAPS), {recursive: true, force: true})
  for (const file of globSync('**/*.js.map', {cwd: path.join(directory, 'public')})) {
    mkdirSync(path.dirname(path.join(directory, MAPS, file)), {recursive: true})
    renameSync(path.join(directory, 'public', file), path.join(directory, MAPS, file))
  }
}
