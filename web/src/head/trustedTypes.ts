// Who may make markup and addresses of scripts out of text, in browsers that know Trusted Types: docs/decisions/0049.

/** Our loader of scripts, renderer/laterScripts.ts. */
export const LATER_SCRIPTS_POLICY = 'later-scripts'

/** Webpack's loader of the parts of its own build. */
export const WEBPACK_POLICY = 'webpack'

/** What the site's Content-Security-Policy names; `default` is asked for every text that no other made. */
export const POLICIES = [LATER_SCRIPTS_POLICY, WEBPACK_POLICY, 'default'] as const

type Rule = (text: string) => string | null

declare global {
  interface Window {
    trustedTypes?: {createPolicy: (name: 'default', rules: {createHTML: Rule; createScript: Rule}) => unknown}
  }
}

const isJson = (text: string) => {
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}

/** echarts empties its box as markup, and react-helmet writes structured data so: without a tag no element comes of it. */
const createHTML: Rule = (text) => (text.includes('<') ? null : text)

/** What react-helmet has written into a script is asked for again as a script. Data does nothing, also when it is run. */
const createScript: Rule = (text) => (isJson(text) ? text : null)

/**
 * All other markup is refused, and so is every script and every address of one. In the preview the Studio's overlays draw the
 * icons of its types, which are markup: there it is let through, and what it may run is still up to the page's hashes.
 */
export const admitTexts = ({isPreview}: {isPreview: boolean}) =>
  window.trustedTypes?.createPolicy('default', {createHTML: isPreview ? (text) => text : createHTML, createScript})
