const PAGE_DATA = /^\/page-data\/(.+)\/page-data\.json$/

/** Second address of the 404 page, which Gatsby gives it for hosts; nobody visits it. */
export const NOT_FOUND_FILE = '/404.html'

/** Returns the page whose data Gatsby's loader requests at an address; null for every other address. */
export function pageOfData(address: string): string | null {
  const name = PAGE_DATA.exec(address)?.[1]
  if (!name) return null
  return name === 'index' ? '/' : name.endsWith('.html') ? `/${name}` : `/${name}/`
}
