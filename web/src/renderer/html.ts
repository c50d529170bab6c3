import {createHash} from 'node:crypto'

const INLINE_SCRIPT = /<script(?![^>]*\ssrc=)([^>]*)>([\s\S]*?)<\/script>/g
const POLICY = /<meta http-equiv="Content-Security-Policy"[^>]*>/
const isData = (attributes: string) => /type="application\/(ld\+)?json"/.test(attributes)

/** Where Gatsby's own script says which page this is; its loader takes the data of the page from beside it. */
const PAGE_PATH = /window\.pagePath=("(?:[^"\\]|\\.)*"|location\.pathname);(?:window\.pageData=.*?;)?(?=\/\*\]\]>\*\/)/s

/** A page for what is not found stands at any address, and is told which: else Gatsby would look for another. */
const NOT_FOUND = /"path":"(?:\/[a-z-]+)?\/404(?:\/|\.html)"/

/**
 * What Gatsby rendered, as it is served: with the data of the page inside, so that a page and its data are never of two
 * states, and with the policy that names its scripts. `data` is the page's page-data.json. Doing it again changes nothing.
 */
export const finishHtml = (html: string, data: string): string => withScriptPolicy(withPageData(html, data))

/** As it is, a `</script>` of the content would end the script. */
const withPageData = (html: string, data: string) => {
  const literal = data.replaceAll('<', '\\u003c').replaceAll('>', '\\u003e')
  return html.replace(PAGE_PATH, (_, pagePath: string) =>
    NOT_FOUND.test(data.slice(0, data.indexOf('"result"')))
      ? `window.pagePath=location.pathname;window.pageData=Object.assign(${literal},{path:decodeURI(location.pathname)});`
      : `window.pagePath=${pagePath};window.pageData=${literal};`,
  )
}

/**
 * A page that says which scripts it may run: those of the site, and its own inline ones, by their hash. What somebody
 * else got into the page does not run. The header of netlify.toml is the same for all pages and cannot know the hashes.
 */
export function withScriptPolicy(html: string): string {
  const bare = html.replace(POLICY, '')
  const hashes = [...bare.matchAll(INLINE_SCRIPT)]
    .filter(([, attributes = '']) => !isData(attributes))
    .map(([, , script = '']) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`)
  const policy = ["script-src 'self'", ...new Set(hashes)].join(' ')
  return bare.replace('<head>', `<head><meta http-equiv="Content-Security-Policy" content="${policy}">`)
}
