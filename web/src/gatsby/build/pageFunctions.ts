import {mkdirSync, rmSync, writeFileSync} from 'node:fs'
import path from 'node:path'
import {parseAllHeaders} from '@netlify/headers-parser'
import type {BuildArgs} from 'gatsby'
import {FIXED_PAGES, feedAddress, manifestAddress, PAGES, pathFor, pathOf} from '../../../../domain/pages/pages.ts'
import {PORTAL_PATHS} from '../../../../domain/pages/portalAddress.ts'
import {LANGUAGES} from '../../../../domain/texts/languages.ts'
import type {SitePage} from '../../renderer/content/makePages.ts'
import {SECURITY_FILE} from '../../renderer/files/siteFiles.ts'
import {ICON_ALIASES} from '../../renderer/images/drawings.ts'
import {EDITORS_FILES} from '../../renderer/release.ts'
import {SCREENS} from '../../renderer/screens.ts'
import {HEADERS_FILE} from './headers.ts'

/**
 * Netlify's folders for functions that a build makes, from the project's root. Netlify reads the first, or only the
 * second when `web` is the package directory (as with `netlify build --filter web`).
 */
const FOLDERS = ['.netlify/v1/functions', 'web/.netlify/v1/functions']

/** Addresses of the table of pages and of the editors' pages so far. The deployed 404 pages stay. */
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

/** Netlify's notation. */
const pattern = (address: string) => address.replace(/(?<=.)\/$/, '{/}?')

/** The table of pages has it. */
const isBlog = (address: string) => LANGUAGES.some((language) => pathOf('blog', language) === address)

/** Files that rendering in a function needs besides its code. The renderer loads React itself. */
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

/** Paths that are never a page, whatever editors make. */
const NEVER = [
  ...['/api/*', '/functions/*', '/beheer', '/beheer/*', '/.netlify/*'],
  ...PORTAL_PATHS.flatMap((page) => [page.slice(0, -1), page, `${page}*`]),
]

/**
 * Writes the Netlify functions that answer page addresses, from the table of pages and the headers of the build. `page`
 * comes before the deployed files; `address` comes after all files, for content newer than the deploy: pages of editors
 * and redirects. With PAGES_FROM=build there is neither, and the deployed files answer.
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
    const up = path.posix.relative(folder, '.') // relative to the file
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
