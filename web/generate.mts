import {globSync, readFileSync, writeFileSync} from 'node:fs'
import path from 'node:path'
import {PAGES} from '../domain/pages/pages.ts'

/**
 * Writes src/renderer/screens.ts: the component and the query of every page of the table, found by their names. Part of
 * `npm run typegen`; stops and names a missing file. With a file as its argument it writes that file instead.
 */
const FOLDER = path.join(import.meta.dirname, 'src/screens')
const OUTPUT = process.argv[2] ?? path.join(import.meta.dirname, 'src/renderer/screens.ts')
const capitalised = (type: string) => type.charAt(0).toUpperCase() + type.slice(1)

const find = (pattern: string) => globSync(pattern, {cwd: FOLDER}).map((file) => file.replaceAll(path.sep, '/'))
const queryFiles = find('*/*.query.ts').sort()

const screens = [...new Map(PAGES.map((page) => [page.type, page.screen ?? page.type]))].map(([type, screen]) => {
  const [component] = find(`*/${capitalised(screen)}.tsx`)
  if (!component)
    throw new Error(`The page "${type}" has no component: write web/src/screens/${screen}/${capitalised(screen)}.tsx`)
  const query = queryFiles.find((file) =>
    readFileSync(path.join(FOLDER, file), 'utf8').includes(`export const ${type}Query = `),
  )
  if (!query)
    throw new Error(
      `The page "${type}" has no query: export ${type}Query from web/src/screens/${type}/${type}.query.ts`,
    )
  return {type, component, query}
})

const imports = queryFiles.flatMap((file) => {
  const names = screens.filter(({query}) => query === file).map(({type}) => `${type}Query`)
  return names.length > 0 ? [`import {${names.sort().join(', ')}} from '../screens/${file}'`] : []
})
const rows = screens.map(
  ({type, component}) => `  ${type}: {component: 'src/screens/${component}', query: ${type}Query},`,
)

writeFileSync(
  OUTPUT,
  `// Written by web/generate.mts (npm run typegen) from the table of pages. Do not edit.
import type {PageType} from '../../../domain/pages/pages.ts'
${imports.join('\n')}

/** Component and query of each page. Kept out of client bundles. */
export const SCREENS: Record<PageType, {component: string; query: string}> = {
${rows.join('\n')}
}
`,
)
