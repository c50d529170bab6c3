/**
 * Replaces, in the browser, modules that libraries import and this site never runs (webpack.ts): Gatsby's head exports
 * (pages use react-helmet), vendor prefixes for styles, and prop-types, which React 19 ignores.
 */
export const headHandlerForBrowser = () => {}
export const prefix = () => ''

/** Callable proxy that returns itself for any call or property. */
const callableProxy: unknown = new Proxy(() => callableProxy, {get: () => callableProxy})
export default callableProxy
