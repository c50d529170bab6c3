import {renderToString} from 'react-dom/server'
import {ServerStyleSheet} from 'styled-components'
import type {PageContext} from '../page/pageContext.ts'
import {pageElement, type Screen, type Words} from './pageElement.tsx'

/**
 * Draws a page on the server without Gatsby: what would take the place of its render-page.js (docs/decisions/0065). The test
 * compares each page with what Gatsby makes of it.
 */
export function drawBody(Screen: Screen, pageContext: PageContext, address: string, words: Words) {
  const sheet = new ServerStyleSheet()
  try {
    const location = new URL(address, 'https://example.nl') as unknown as Location
    const body = renderToString(sheet.collectStyles(pageElement(Screen, pageContext, location, words)))
    return {body, styles: sheet.getStyleTags()}
  } finally {
    sheet.seal()
  }
}
