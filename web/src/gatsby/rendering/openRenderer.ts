import {readFileSync} from 'node:fs'
import {createRequire} from 'node:module'
import path from 'node:path'
import type {Language} from '../../../../domain/texts/languages.ts'
import type {PageContext} from '../../page/pageContext.ts'
import {openImageRenderer} from '../../renderer/images/imageRenderer.ts'
import type {Renderer} from '../../renderer/renderer.ts'
import {finishHtml} from './html.ts'

/** Data on pages besides their content, from a complete Gatsby build; written by gatsby/build/saveRenderer.ts. */
export type Manifest = {
  /** Hash of everything but content that affects HTML. */
  code: string
  compilationHash: string
  /** By component: Gatsby's chunk name, scripts and styles, and the answer to its page query in each language. */
  templates: Record<string, {chunk: string; assets: object; data: Record<Language, unknown>}>
  /** HTML that Gatsby inserts into each page last. */
  slices: Record<string, string>
}

/** Folder of the image renderer within the folder of a renderer. */
export const IMAGE_RENDERER_FOLDER = 'drawing'

type RenderPage = (options: object) => Promise<{html: string}>

/** Opens the renderer that a complete Gatsby build left in a folder. */
export function openRenderer(folder: string): Renderer {
  process.env.NODE_ENV ??= 'production' // React reads it when it is loaded
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
    draw: openImageRenderer(path.join(folder, IMAGE_RENDERER_FOLDER)),
    redraw: (data) => render(dataOf(pageOf(data))),
  }
}

type PageData = {
  componentChunkName: string
  path: string
  result: {pageContext: PageContext}
}

const SLICE = /<slice-start id="([^"]+)"><\/slice-start><slice-end id="[^"]+"><\/slice-end>/g
