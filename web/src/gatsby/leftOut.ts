/**
 * In the browser, in the place of parts that libraries import and this site never runs (webpack.ts): pages export no head of
 * their own, browsers that know the colours want no prefixes, and React looks at no types of properties.
 */
export const headHandlerForBrowser = () => {}
export const prefix = () => ''

const anyType = Object.assign(() => anyType, {
  get isRequired() {
    return anyType
  },
}) as () => unknown
export default new Proxy({}, {get: () => anyType})
