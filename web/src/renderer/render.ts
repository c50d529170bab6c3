import {readFileSync} from 'node:fs'
import {createRequire} from 'node:module'
import path from 'node:path'
import type {Language} from '../../../domain/texts/languages.ts'
import type {PageContext} from '../content.ts'
import {type Draw, openArtist} from './artist.ts'
import {finishHtml} from './html.ts'
import type {SitePage} from './pages.ts'

/** What a complete Gatsby build knows of pages beside their content; gatsby/artefact.ts writes it. */
export type Manifest = {
  /** Changes with everything that changes pages beside their content. */
  code: string
  compilationHash: string
  /** By component: what Gatsby calls it, its scripts and styles, and the answer to its page query in each language. */
  templates: Record<string, {chunk: string; assets: object; data: Record<Language, unknown>}>
  /** Parts that Gatsby leaves out of each page and puts in last. */
  slices: Record<string, string>
}

/** A page as it is served, and the data that Gatsby's loader asks for beside it. */
export type RenderedPage = {html: string; data: string; context: PageContext}

type DrawnPage = Omit<SitePage, 'changedAt'>

export type Renderer = {
  code: string
  /** The content of page-data.json: the same for the same page, whoever makes it. */
  dataOf: (page: DrawnPage) => string
  /** The page that data is of, also data that an older build wrote. */
  pageOf: (data: string) => DrawnPage
  /** Draws a page from its data. Throws what the page's components throw. One at a time. */
  render: (data: string) => Promise<RenderedPage>
  /** Draws a page from data that an older build wrote. */
  redraw: (data: string) => Promise<RenderedPage>
  draw: Draw
}

/** Where in a renderer's folder the tools of drawings are. */
export const DRAWING = 'drawing'

type RenderPage = (options: object) => Promise<{html: string}>

/** Opens the renderer that a complete Gatsby build left in a folder. */
export function openRenderer(folder: string): Renderer {
  process.env.NODE_ENV ??= 'production' // React looks at it when it is loaded
  const manifest = JSON.parse(readFileSync(path.join(folder, 'manifest.json'), 'utf8')) as Manifest
  const require = createRequire(path.join(folder, 'manifest.json'))
  const {default: renderPage} = require(path.join(folder, 'routes/render-page.js')) as {default: RenderPage}
  const byChunk = new Map(Object.values(manifest.templates).map((template) => [template.chunk, template]))
  const stitch = (html: string) =>
    html.replace(
      SLICE,
      (_, id: string) => `<!-- slice-start id="${id}" -->${manifest.slices[id]}<!-- slice-end id="${id}" -->`,
    )

  const dataOf: Renderer['dataOf'] = ({path: address, component, context}) => {
    const template = manifest.templates[component]
    if (!template) throw new Error(`The build has no ${component}`)
    return JSON.stringify({
      componentChunkName: template.chunk,
      path: address,
      result: {data: template.data[context.language], pageContext: context},
      staticQueryHashes: [],
      slicesMap: {},
    })
  }
  const pageOf: Renderer['pageOf'] = (data) => {
    const {componentChunkName, path: address, result} = JSON.parse(data) as PageData
    const [component = ''] =
      Object.entries(manifest.templates).find(([, {chunk}]) => chunk === componentChunkName) ?? []
    return {path: address, component, context: result.pageContext}
  }
  const render: Renderer['render'] = async (data) => {
    const pageData = JSON.parse(data) as PageData
    const template = byChunk.get(pageData.componentChunkName)
    if (!template) throw new Error(`The build has no ${pageData.componentChunkName}`)
    const {html} = await renderPage({
      pagePath: pageData.path,
      pageData,
      webpackCompilationHash: manifest.compilationHash,
      context: {isDuringBuild: true},
      staticQueryContext: {},
      ...template.assets,
    })
    return {html: finishHtml(stitch(html), data), data, context: pageData.result.pageContext}
  }
  return {
    code: manifest.code,
    dataOf,
    pageOf,
    render,
    draw: openArtist(path.join(folder, DRAWING)),
    redraw: (data) => render(dataOf(pageOf(data))),
  }
}

type PageData = {
  componentChunkName: string
  path: string
  result: {pageContext: PageContext}
}

const SLICE = /<slice-start id="([^"]+)"><\/slice-start><slice-end id="[^"]+"><\/slice-end>/g
