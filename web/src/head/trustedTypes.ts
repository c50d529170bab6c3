// Trusted Types policies: they decide which text may become markup or the address of a script (docs/decisions/0049).

/** Policy of our script loader, gatsby/rendering/deferredScripts.ts. */
export const LATER_SCRIPTS_POLICY = 'later-scripts'

/** Policy of webpack's chunk loader. */
export const WEBPACK_POLICY = 'webpack'

/**
 * Policies that the site's Content-Security-Policy allows. The browser applies `default` to text that passed no other
 * policy.
 */
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

/**
 * echarts clears its container through innerHTML, and react-helmet writes structured data that way. Text without a tag
 * creates no element.
 */
const createHTML: Rule = (text) => (text.includes('<') ? null : text)

/** Text that react-helmet writes into a script is checked again as a script. JSON does nothing, even when it runs. */
const createScript: Rule = (text) => (isJson(text) ? text : null)

/**
 * Creates the default policy, which refuses all other markup and every script and script address. In the preview markup
 * passes, since the Studio's overlays draw icons of its types as markup; the page's hashes still limit which scripts
 * run.
 */
export const createTrustedTypesPolicy = ({isPreview}: {isPreview: boolean}) =>
  window.trustedTypes?.createPolicy('default', {createHTML: isPreview ? (text) => text : createHTML, createScript})
