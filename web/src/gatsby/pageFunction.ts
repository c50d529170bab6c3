import {mkdirSync, rmSync, writeFileSync} from 'node:fs'
import path from 'node:path'
import {parseAllHeaders} from '@netlify/headers-parser'
import type {BuildArgs} from 'gatsby'
import {LANGUAGES, PAGES, pathFor} from '../model.ts'
import {HEADERS_FILE} from './headers.ts'

/** Netlify's folder for functions that a build makes. */
const FOLDER = '.netlify/v1/functions'

/** Every address of the table of pages as Netlify writes patterns; 404 pages stay the deployed ones. */
const patterns = (): string[] => [
  ...PAGES.filter(({type}) => type !== 'notFound').flatMap(({path: page}) =>
    LANGUAGES.map((language) => pathFor(page, language).replace(/(?<=.)\/$/, '{/}?')),
  ),
  '/page-data/*',
  '/images/*',
  '/sitemap.xml',
]

/** What a page is rendered with in a function, beside its code; React is loaded by the renderer. */
const INCLUDED = [
  'web/.renderer/**',
  'web/public/**/*.html',
  'web/public/**/page-data.json',
  'web/public/sitemap.xml',
  'web/public/images/**',
  'node_modules/react/{package.json,index.js,cjs/react.production.js}',
  'node_modules/react-dom/{package.json,index.js,server.js,server.node.js,cjs/react-dom.production.js}',
  'node_modules/react-dom/cjs/react-dom-server{,-legacy}.node.production.js',
]

/**
 * Hands Netlify the function that answers the pages' addresses, which is made from the table of pages and the headers of
 * the build. With PAGES_FROM=build there is none, and the deployed files answer.
 */
export async function writePageFunction({store}: Pick<BuildArgs, 'store'>) {
  const root = path.dirname(store.getState().program.directory)
  const folder = path.join(root, FOLDER)
  rmSync(folder, {recursive: true, force: true})
  if (process.env.PAGES_FROM === 'build') return
  const {headers} = await parseAllHeaders({
    headersFiles: [path.join(store.getState().program.directory, HEADERS_FILE)],
    netlifyConfigPath: path.join(root, 'netlify.toml'),
    configHeaders: [],
    minimal: true,
  })
  const everywhere = headers.find((rule) => rule.for === '/*')?.values ?? {}
  const config = {
    path: patterns(),
    excludedPath: ['/page-data/app-data.json', ...PAGES.flatMap(notFoundData)],
    preferStatic: false,
    includedFiles: INCLUDED.map((file) => path.posix.join('../../..', file)), // from where this file stands
  }
  mkdirSync(folder, {recursive: true})
  writeFileSync(
    path.join(folder, 'page.mjs'),
    `import {pageHandler} from '../../../functions/site/page.ts'

export default pageHandler(${JSON.stringify(everywhere)})

export const config = ${JSON.stringify(config, null, 2)}
`,
  )
}

const notFoundData = ({type, path: page}: (typeof PAGES)[number]) =>
  type === 'notFound'
    ? ['/page-data/404.html/*', ...LANGUAGES.map((language) => `/page-data${pathFor(page, language)}*`)]
    : []
