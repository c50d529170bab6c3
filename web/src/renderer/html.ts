import {createHash} from 'node:crypto'
import {scriptsCome} from '../../../domain/pages/pages.ts'
import {earlyForm} from './earlyForm.ts'
import {laterScripts} from './laterScripts.ts'

const INLINE_SCRIPT = /<script(?![^>]*\ssrc=)([^>]*)>([\s\S]*?)<\/script>/g
const INLINE_STYLE = /<style[^>]*>([\s\S]*?)<\/style>/g
const POLICY = /<meta http-equiv="Content-Security-Policy"[^>]*>/
const isData = (attributes: string) => /type="application\/(ld\+)?json"/.test(attributes)

/** Where Gatsby's own script says which page this is; its loader takes the data of the page from beside it. */
const PAGE_PATH = /window\.pagePath=("(?:[^"\\]|\\.)*"|location\.pathname);(?:window\.pageData=.*?;)?(?=\/\*\]\]>\*\/)/s

/** A page for what is not found stands at any address, and is told which: else Gatsby would look for another. */
const NOT_FOUND = /"path":"(?:\/[a-z-]+)?\/404(?:\/|\.html)"/

/** Marks a script in the body that works without the page's own: functions/checkout/checkoutPage.ts keeps it. */
const STAYS = 'data-stays'

/** A script of Gatsby's. */
const SCRIPT = /<script src="([^"]+)" async(?:="")?><\/script>/g

/**
 * What Gatsby rendered, as it is served: with the data of the page inside, so that a page and its data are never of two
 * states, with scripts that come when they are wanted, and with the policy that names them. `data` is the page's
 * page-data.json. Doing it again changes nothing.
 */
export const finishHtml = (html: string, data: string): string =>
  withScriptPolicy(withLaterScripts(withPageData(html, data), (JSON.parse(data) as {path: string}).path))

/** In the place of Gatsby's scripts, one that fetches them. */
function withLaterScripts(html: string, address: string) {
  const sources = [...html.matchAll(SCRIPT)].map(([, source = '']) => source)
  if (sources.length === 0) return html
  const come = scriptsCome(address)
  const form = come === 'resumed' ? `<script ${STAYS}>${earlyForm}</script>` : ''
  const later = `${form}<script>${laterScripts(sources, come)}</script>`
  return html.replace(SCRIPT, (_, source: string) => (source === sources[0] ? later : ''))
}

/** As it is, a `</script>` of the content would end the script. */
const withPageData = (html: string, data: string) => {
  const literal = data.replaceAll('<', '\\u003c').replaceAll('>', '\\u003e')
  return html.replace(PAGE_PATH, (_, pagePath: string) =>
    NOT_FOUND.test(data.slice(0, data.indexOf('"result"')))
      ? `window.pagePath=location.pathname;window.pageData=Object.assign(${literal},{path:decodeURI(location.pathname)});console.warn('404: '+location.pathname);`
      : `window.pagePath=${pagePath};window.pageData=${literal};`,
  )
}

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

/** The element in which styled-components keeps the rules of later pages is empty when it comes; scripts add to it. */
const EMPTY_STYLE = hashOf('')

/**
 * A page that says which scripts it may run and which styles it may have: those of the site, and its own inline ones, by
 * their hash. What somebody else got into the page does nothing. The header of netlify.toml is the same for all pages and
 * cannot know the hashes. Style attributes are allowed: they hold lengths of bars, and no address.
 */
export function withScriptPolicy(html: string): string {
  const bare = html.replace(POLICY, '')
  const hashes = [...bare.matchAll(INLINE_SCRIPT)]
    .filter(([, attributes = '']) => !isData(attributes))
    .map(([, , script = '']) => hashOf(script))
  const styles = [...bare.matchAll(INLINE_STYLE)].map(([, style = '']) => hashOf(style))
  const policy = [
    ["script-src 'self'", ...new Set(hashes)],
    ["style-src-elem 'self'", ...new Set([...styles, EMPTY_STYLE])],
  ]
    .map((sources) => sources.join(' '))
    .join('; ')
  return bare.replace('<head>', `<head><meta http-equiv="Content-Security-Policy" content="${policy}">`)
}
