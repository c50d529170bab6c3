/** Part of the package that is used; it ships without types. */
declare module 'hyphen/*/index.js' {
  const language: {hyphenateSync: (text: string, options?: {exceptions?: readonly string[]}) => string}
  export default language
}
