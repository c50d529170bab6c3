import {mkdirSync, rmSync, writeFileSync} from 'node:fs'
import path from 'node:path'
import {parseAllHeaders} from '@netlify/headers-parser'
import type {BuildArgs} from 'gatsby'
import {FIXED_PAGES, feedAddress, manifestAddress, PAGES, pathFor, pathOf} from '../../../domain/pages/pages.ts'
import {ACCOUNT_PATHS} from '../../../domain/pages/portalAddress.ts'
import {LANGUAGES} from '../../../domain/texts/languages.ts'
import {ICON_ALIASES} from '../renderer/drawings.ts'
import type {SitePage} from '../renderer/pages.ts'
import {SCREENS} from '../renderer/screens.ts'
import {SECURITY_FILE} from '../renderer/siteFiles.ts'
import {EDITORS_FILES} from '../renderer/siteSet.ts'
import {HEADERS_FILE} from './headers.ts'

/**
 * Netlify's folder for functions that a build makes, from the project's root and from the workspace: Netlify looks into the
 * first, or, where somebody chose `web` as package directory (`netlify build --filter web` does), into the second alone.
 */
const FOLDERS = ['.netlify/v1/functions', 'web/.netlify/v1/functions']

/** Every address of the table of pages, and of the pages that editors made so far; 404 pages stay the deployed ones. */
const patterns = (pages: readonly SitePage[]): string[] => [
  ...FIXED_PAGES.filter(({type}) => type !== 'notFound').flatMap(({path: page}) =>
    LANGUAGES.map((language) => pattern(pathFor(page, language))),
  ),
  ...pages
    .filter(({path: own, component}) => component === SCREENS.content.component && !isBlog(own))
    .map((page) => pattern(page.path)),
  ...['/index.md', '/*/index.md', '/llms.txt', SECURITY_FILE],
  '/page-data/*',
  `${EDITORS_FILES}*`,
  '/sitemap.xml',
  ...LANGUAGES.flatMap((language) => [feedAddress(language), manifestAddress(language)]),
  ...Object.keys(ICON_ALIASES),
]

/** As Netlify writes them. */
const pattern = (address: string) => address.replace(/(?<=.)\/$/, '{/}?')

/** It stands in the table. */
const isBlog = (address: string) => LANGUAGES.some((language) => pathOf('blog', language) === address)

/** What a page is rendered with in a function, beside its code; React is loaded by the renderer. */
const INCLUDED = [
  'web/.renderer/**',
  'web/public/**/*.html',
  'web/public/**/page-data.json',
  'web/public/{sitemap.xml,llms.txt,favicon.ico,apple-touch-icon.png,logo.png}',
  'web/public/**/{index.md,manifest.webmanifest,feed.xml}',
  'web/public/images/**',
  `web/public${SECURITY_FILE}`,
  'node_modules/react/{package.json,index.js,cjs/react.production.js}',
  'node_modules/react-dom/{package.json,index.js,server.js,server.node.js,cjs/react-dom.production.js}',
  'node_modules/react-dom/cjs/react-dom-server{,-legacy}.node.production.js',
]

/** What is no page, whatever editors make. */
const NEVER = [
  ...['/api/*', '/functions/*', '/beheer', '/beheer/*', '/.netlify/*'],
  ...ACCOUNT_PATHS.flatMap((page) => [page.slice(0, -1), page, `${page}*`]),
]

/**
 * Hands Netlify the functions that answer the pages' addresses, made from the table of pages and the headers of the build.
 * One stands before the deployed pages; the other behind all files, for what came after the deploy: pages that editors made,
 * redirects. With PAGES_FROM=build there is neither, and the deployed files answer.
 */
export async function writePageFunctions({store}: Pick<BuildArgs, 'store'>, pages: readonly SitePage[]) {
  const root = path.dirname(store.getState().program.directory)
  for (const folder of FOLDERS) rmSync(path.join(root, folder), {recursive: true, force: true})
  if (process.env.PAGES_FROM === 'build') return
  const {headers} = await parseAllHeaders({
    headersFiles: [path.join(store.getState().program.directory, HEADERS_FILE)],
    netlifyConfigPath: path.join(root, 'netlify.toml'),
    configHeaders: [],
    minimal: true,
  })
  const valuesOf = (pattern: string) => headers.filter((rule) => rule.for === pattern).map(({values}) => values)
  const everywhere: Record<string, string> = Object.assign({}, ...valuesOf('/*'))
  const images: Record<string, string> = Object.assign({}, everywhere, ...valuesOf(`${EDITORS_FILES}*`))
  const known = patterns(pages)
  const notFound = ['/page-data/app-data.json', ...PAGES.flatMap(notFoundData)]
  const functions = {
    page: {path: known, excludedPath: notFound, preferStatic: false},
    address: {path: '/*', excludedPath: [...NEVER, ...known], preferStatic: true},
  }
  for (const folder of FOLDERS) {
    mkdirSync(path.join(root, folder), {recursive: true})
    const up = path.posix.relative(folder, '.') // from where the file stands
    for (const [name, routes] of Object.entries(functions)) {
      const config = {...routes, includedFiles: INCLUDED.map((file) => path.posix.join(up, file))}
      writeFileSync(
        path.join(root, folder, `${name}.mjs`),
        `import {pageHandler} from '${up}/functions/publishing/page.ts'

export default pageHandler(${JSON.stringify({everywhere, images})})

export const config = ${JSON.stringify(config, null, 2)}
`,
      )
    }
  }
}

const notFoundData = ({type, path: page}: (typeof PAGES)[number]) =>
  type === 'notFound'
    ? ['/page-data/404.html/*', ...LANGUAGES.map((language) => `/page-data${pathFor(page, language)}*`)]
    : []
