import {createHash} from 'node:crypto'
import {createRequire} from 'node:module'
import {headElements} from '../gatsby/build/documentHead.ts'
import type {PageContext} from '../page/pageContext.ts'
import type {DrawImage} from '../renderer/images/imageRenderer.ts'
import type {Renderer} from '../renderer/renderer.ts'
import {SCRIPT} from './state.ts'

// react-dom's server for Node. Loaded here only: published pages are rendered by the react-dom of their build.
const {renderToStaticMarkup} = createRequire(import.meta.url)('react-dom/server') as {
  renderToStaticMarkup: (element: unknown) => string
}

type PageData = {path: string; component: string; result: {pageContext: PageContext}}

/** Escapes JSON for a script element: a `</script>` of the content would end it. */
const literal = (json: string) => json.replaceAll('<', '\\u003c')

const documentOf = (language: string, head: string, script: string) =>
  `<!doctype html>
<html lang="${language}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">${head}</head>
<body><div id="___gatsby"></div>${script}<script type="module" src="${SCRIPT}"></script></body>
</html>
`

const headOf = (address: string) => headElements(address).map(renderToStaticMarkup).join('')

/** The page at `/__states/`, which has no content. */
export const statesPage = () => documentOf('en', `<title>States</title>${headOf('/')}`, '')

/**
 * Renderer of `npm run dev`: head and data, without Gatsby. The browser renders the body with the current code
 * (develop/entry.tsx), so that a failing component shows there and blocks no page.
 */
export function shellRenderer(draw: DrawImage): Renderer {
  const dataOf: Renderer['dataOf'] = ({path: address, component, context}) =>
    JSON.stringify({path: address, component, result: {pageContext: context}} satisfies PageData)
  const pageOf: Renderer['pageOf'] = (data) => {
    const {path: address, component, result} = JSON.parse(data) as PageData
    return {path: address, component, context: result.pageContext}
  }
  const render: Renderer['render'] = async (data) => {
    const {path: address, context} = pageOf(data)
    const html = documentOf(context.language, headOf(address), `<script>window.pageData=${literal(data)}</script>`)
    return {html, data, context}
  }
  // Changes with the head of every page; the rest of a page is its data.
  const code = createHash('sha256').update(statesPage()).digest('hex').slice(0, 16)
  return {code, dataOf, pageOf, render, redraw: render, draw}
}
