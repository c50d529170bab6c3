/**
 * Replaces, in the browser, the structured data of pages (gatsby/build/webpack.ts): it is for programs that read the HTML, where it
 * stays, and no script of a page reads it.
 */
const nothing = () => []

export const JsonLd = () => null
export {nothing as articleJsonLd, nothing as breadcrumbs, nothing as checkoutJsonLd, nothing as landingJsonLd}
