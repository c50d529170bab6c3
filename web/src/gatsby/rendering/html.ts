import {createHash} from 'node:crypto'
import {scriptsCome} from '../../../../domain/pages/pages.ts'
import {announcementScript, CLOSES} from '../../layout/announcementScript.ts'
import {formScript} from '../../session/formScript.ts'
import {deferredScripts} from './deferredScripts.ts'

const INLINE_SCRIPT = /<script(?![^>]*\ssrc=)([^>]*)>([\s\S]*?)<\/script>/g
const INLINE_STYLE = /<style[^>]*>([\s\S]*?)<\/style>/g
const POLICY = /<meta http-equiv="Content-Security-Policy"[^>]*>/
const isData = (attributes: string) => /type="application\/(ld\+)?json"/.test(attributes)

/** Gatsby's script that names the page; its loader reads the data of the page from there. */
const PAGE_PATH = /window\.pagePath=("(?:[^"\\]|\\.)*"|location\.pathname);(?:window\.pageData=.*?;)?(?=\/\*\]\]>\*\/)/s

/** The 404 page is served at any address and is told which one: else Gatsby would load another page. */
const IS_NOT_FOUND = /"path":"(?:\/[a-z-]+)?\/404(?:\/|\.html)"/

/** Marks a script in the body that works without the page's own scripts: functions/checkout/page/checkoutPage.ts keeps it. */
const KEPT_SCRIPT = 'data-stays'

/** A script element of Gatsby's. */
const GATSBY_SCRIPT = /<script src="([^"]+)" async(?:="")?><\/script>/g

/**
 * Turns Gatsby's HTML into the served page: embeds the page data, so that a page and its data are always of one state,
 * defers the scripts, and adds the content security policy. `data` is the page's page-data.json. Idempotent.
 */
export const finishHtml = (html: string, data: string): string =>
  withScriptPolicy(
    withAnnouncementScript(withDeferredScripts(withPageData(html, data), (JSON.parse(data) as {path: string}).path)),
  )

/** A script that React renders would not run after a navigation, nor pass Trusted Types: it stands before what React renders. */
const withAnnouncementScript = (html: string) =>
  html.includes(` ${CLOSES}="`) && !html.includes(announcementScript)
    ? html.replace(/<body[^>]*>/, (body) => `${body}<script ${KEPT_SCRIPT}>${announcementScript}</script>`)
    : html

/** Replaces Gatsby's script elements with one inline script that loads them later. */
function withDeferredScripts(html: string, address: string) {
  const sources = [...html.matchAll(GATSBY_SCRIPT)].map(([, source = '']) => source)
  if (sources.length === 0) return html
  const come = scriptsCome(address)
  const form = come === 'resumed' ? `<script ${KEPT_SCRIPT}>${formScript}</script>` : ''
  const loader = `${form}<script>${deferredScripts(sources, come)}</script>`
  return html.replace(GATSBY_SCRIPT, (_, source: string) => (source === sources[0] ? loader : ''))
}

/**
 * Embeds the page data, escaped: a `</script>` of the content would end the script. Gatsby's loader knows a page by its address with
 * the query: without it, the loader would fetch the data again, or at an address without a page those of the first 404 page.
 */
const withPageData = (html: string, data: string) => {
  const literal = data.replaceAll('<', '\\u003c').replaceAll('>', '\\u003e')
  return html.replace(PAGE_PATH, (_, pagePath: string) =>
    IS_NOT_FOUND.test(data.slice(0, data.indexOf('"result"')))
      ? `window.pagePath=location.pathname;window.pageData=Object.assign(${literal},{path:decodeURI(location.pathname)+location.search});console.warn('404: '+location.pathname);`
      : `window.pagePath=${pagePath};window.pageData=${literal};window.pageData.path+=location.search;`,
  )
}

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

/** styled-components adds an empty style element for the rules of later pages. */
const EMPTY_STYLE = hashOf('')

/**
 * Adds a policy that limits a page to the scripts and styles of the site and its own inline ones, by hash, so that
 * injected code does nothing. The header of netlify.toml is the same for all pages and cannot know the hashes. Style
 * attributes are allowed: they hold lengths of bars, and no address.
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
