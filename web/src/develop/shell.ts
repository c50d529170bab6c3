import {createHash} from 'node:crypto'
import {createRequire} from 'node:module'
import type {PageContext} from '../content.ts'
import {headParts} from '../gatsby/document.ts'
import type {Draw} from '../renderer/artist.ts'
import type {Renderer} from '../renderer/render.ts'

/** Where the scripts of a page are, as local/develop writes them. */
const SCRIPT = '/__develop/develop/entry.mjs'

// With react-dom's server for Node; loaded here, since pages that visitors get are rendered by the one of their build.
const {renderToStaticMarkup} = createRequire(import.meta.url)('react-dom/server') as {
  renderToStaticMarkup: (element: unknown) => string
}

type PageData = {path: string; component: string; result: {pageContext: PageContext}}

/** As JSON within a script: a `</script>` of the content would end it. */
const literal = (json: string) => json.replaceAll('<', '\\u003c')

const documentOf = (language: string, head: string, script: string) =>
  `<!doctype html>
<html lang="${language}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">${head}</head>
<body><div id="___gatsby"></div>${script}<script type="module" src="${SCRIPT}"></script></body>
</html>
`

const headOf = (address: string) => headParts(address).map(renderToStaticMarkup).join('')

/** The page of `/__states/`, which no content has. */
export const statesPage = () => documentOf('en', `<title>States</title>${headOf('/')}`, '')

/**
 * Renders pages for `npm run dev`: head and data, without Gatsby. The browser draws them with the code of now
 * (develop/entry.tsx), so that a component which fails is seen there and keeps no page back.
 */
export function shellRenderer(draw: Draw): Renderer {
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
  // Changes with what stands in every page; the rest of a page is its data.
  const code = createHash('sha256').update(statesPage()).digest('hex').slice(0, 16)
  return {code, dataOf, pageOf, render, redraw: render, draw}
}
