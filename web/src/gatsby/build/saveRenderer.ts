import {createHash} from 'node:crypto'
import {copyFileSync, globSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs'
import {createRequire} from 'node:module'
import path from 'node:path'
import {transformSync} from 'esbuild'
import type {BuildArgs} from 'gatsby'
import {LANGUAGES} from '../../../../domain/texts/languages.ts'
import {RESOURCES, resourcePaths} from '../../renderer/images/imageRenderer.ts'
import {IMAGE_RENDERER_FOLDER, type Manifest} from '../rendering/openRenderer.ts'
import {COMPONENTS} from './placeholderPages.ts'

/** Folder in which a complete build leaves its renderer, beside its pages. */
export const FOLDER = '.renderer'

/** A renderer needs neither source maps nor Gatsby's own development pages. */
const isNeeded = (file: string) => file.endsWith('.js') && !file.startsWith('component---cache-dev')

/**
 * Removes the paths of this machine that Gatsby writes into the renderer: React, and its trackers of built-in modules.
 */
const withoutLocalPaths = (code: string) =>
  code
    .replace(/require\("[^"]*\/ssr-builtin-trackers\/([a-z]+)"\)/g, 'require("$1")')
    .replace(/require\("\/[^"]*\/node_modules\/(react|react-dom)\/(index|server)\.js"\)/g, (_, name, file) =>
      file === 'index' ? `require("${name}")` : `require("${name}/${file}")`,
    )

/**
 * Prints code anew. Gatsby's compile cache keeps each module in the layout of the build that first compiled it; printed
 * anew, the same code is the same bytes.
 */
export const reprint = (code: string) =>
  transformSync(withoutLocalPaths(code), {
    minifyWhitespace: true,
    legalComments: 'inline',
    charset: 'utf8',
    platform: 'node',
  }).code

const readJson = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'))

function hashOf(folder: string, rest: object): string {
  const hash = createHash('sha256').update(JSON.stringify(rest))
  for (const file of readdirSync(folder).sort()) hash.update(readFileSync(path.join(folder, file)))
  return hash.digest('base64url').slice(0, 16)
}

type GatsbyComponent = {componentChunkName: string; query: string}

/**
 * Saves the renderer of this build: Gatsby's own render-page.js and its data on each screen. It names no path of this
 * machine, so that it also runs in a function, and holds no content.
 */
export async function saveRenderer({store, graphql}: Pick<BuildArgs, 'store' | 'graphql'>) {
  const {program, components} = store.getState() as unknown as {
    program: {directory: string}
    components: Map<string, GatsbyComponent>
  }
  const at = (...parts: string[]) => path.join(program.directory, ...parts)
  rmSync(at(FOLDER), {recursive: true, force: true})
  mkdirSync(at(FOLDER, 'routes'), {recursive: true})
  mkdirSync(at(FOLDER, IMAGE_RENDERER_FOLDER))
  for (const [resource, file] of Object.entries(resourcePaths(program.directory)))
    copyFileSync(file, at(FOLDER, IMAGE_RENDERER_FOLDER, RESOURCES[resource as keyof typeof RESOURCES]))
  for (const file of readdirSync(at('.cache/page-ssr/routes')).filter(isNeeded))
    writeFileSync(at(FOLDER, 'routes', file), reprint(readFileSync(at('.cache/page-ssr/routes', file), 'utf8')))
  writeFileSync(at(FOLDER, 'package.json'), '{"type": "commonjs"}\n')

  const stats: unknown = readJson(at('public/webpack.stats.json'))
  // Gatsby's choice of scripts and styles, which it exports nowhere else.
  const {getScriptsAndStylesForTemplate} = createRequire(at('package.json'))(
    'gatsby/dist/utils/client-assets-for-template',
  ) as {getScriptsAndStylesForTemplate: (chunk: string, stats: unknown) => Promise<object>}
  const templates: Manifest['templates'] = {}
  for (const component of COMPONENTS) {
    const known = components.get(at(component))
    if (!known) throw new Error(`Gatsby did not bundle ${component}`)
    const {componentChunkName: chunk, query} = known
    const words = LANGUAGES.map(async (language) => [language, (await graphql(query, {language})).data])
    templates[component] = {
      chunk,
      assets: await getScriptsAndStylesForTemplate(chunk, stats),
      data: Object.fromEntries(await Promise.all(words)),
    }
  }
  const slices = Object.fromEntries(
    globSync('*.html', {cwd: at('public/_gatsby/slices')}).map((file) => [
      path.basename(file, '.html'),
      readFileSync(at('public/_gatsby/slices', file), 'utf8'),
    ]),
  )
  const {webpackCompilationHash} = readJson(at('public/page-data/app-data.json')) as {webpackCompilationHash: string}
  const rest = {compilationHash: webpackCompilationHash, templates, slices}
  const manifest: Manifest = {code: hashOf(at(FOLDER, 'routes'), rest), ...rest}
  writeFileSync(at(FOLDER, 'manifest.json'), JSON.stringify(manifest))
}
