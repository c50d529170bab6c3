import {mkdtempSync} from 'node:fs'
import {createRequire} from 'node:module'
import {tmpdir} from 'node:os'
import path from 'node:path'
import {build} from 'esbuild'
import type {Language} from '../../../domain/texts/languages.ts'
import {WITHOUT_GATSBY} from '../../../local/develop/programs.ts'
import {ROOT} from '../../../local/settings/environment.ts'
import type {drawBody} from '../../../web/src/develop/drawBody.tsx'
import type {PageContext} from '../../../web/src/page/pageContext.ts'
import {SCREENS} from '../../../web/src/renderer/screens.ts'

type Modules = {
  drawBody: typeof drawBody
  screens: Record<string, Parameters<typeof drawBody>[0]>
  words: Record<Language, Parameters<typeof drawBody>[3]>
}

const COMPONENTS = [...new Set(Object.values(SCREENS).map(({component}) => component))]

const ENTRY = `
${COMPONENTS.map((component, index) => `import Screen${index} from './${component}'`).join('\n')}
import enCommon from './locales/en/common.json'
import enCustomer from './locales/en/customer.json'
import nlCommon from './locales/nl/common.json'
import nlCustomer from './locales/nl/customer.json'
export {drawBody} from './src/develop/drawBody.tsx'
export const screens = {${COMPONENTS.map((component, index) => `'${component}': Screen${index}`)}}
export const words = {en: {common: enCommon, customer: enCustomer}, nl: {common: nlCommon, customer: nlCustomer}}
`

/** Bundles all screens by esbuild for a site at an address, and draws the body of a page from its page-data.json. */
export async function screensWithoutGatsby(siteUrl: string) {
  const outfile = path.join(mkdtempSync(path.join(tmpdir(), 'vindkracht-screens-')), 'screens.cjs')
  await build({
    stdin: {contents: ENTRY, resolveDir: path.join(ROOT, 'web'), loader: 'tsx'},
    outfile,
    bundle: true,
    platform: 'node',
    format: 'cjs',
    mainFields: ['module', 'main'],
    jsx: 'automatic',
    define: {'process.env.NODE_ENV': '"production"', 'process.env.GATSBY_SITE_URL': JSON.stringify(siteUrl)},
    alias: WITHOUT_GATSBY,
  })
  const {drawBody, screens, words} = createRequire(outfile)(outfile) as Modules
  return (data: string): string => {
    const {componentChunkName, path: address, result} = JSON.parse(data) as PageData
    const [, Screen] = Object.entries(screens).find(([name]) => chunkOf(name) === componentChunkName) ?? []
    if (!Screen) throw new Error(`${componentChunkName} is no screen`)
    return drawBody(Screen, result.pageContext, address, words[result.pageContext.language]).body
  }
}

type PageData = {componentChunkName: string; path: string; result: {pageContext: PageContext}}

/** Gatsby's name of a component, by its file. */
const chunkOf = (component: string) =>
  `component---${component
    .replace(/([a-z])([A-Z])/g, '$1-$2')
    .toLowerCase()
    .replace(/[/.]/g, '-')}`

const TAG = /<([a-z][a-z0-9-]*)((?:\s[\w:-]+(?:="[^"]*")?)*)\s*\/?>/gi
const ATTRIBUTE = /[\w:-]+(?:="[^"]*")?/g

/**
 * Elements, attributes and words of some HTML. Left out is what two tools name differently: classes, React's ids, the order of
 * attributes, and the mark of Gatsby's links that lead to the page itself.
 */
export const elementsOf = (html: string): string =>
  html.replace(/<style.*?<\/style>/gs, '').replace(TAG, (_, tag: string, attributes: string) => {
    const kept = [...attributes.matchAll(ATTRIBUTE)]
      .map(([attribute]) => attribute.replace(/_R_\w+_/g, '_R_'))
      .filter((attribute) => !/^(class|aria-current)=/.test(attribute))
    return `<${[tag, ...kept.sort()].join(' ')}>`
  })
