/** A link of published content that was dead on at least two days; `since` is the first (ISO day). */
export type DeadLink = {url: string; problem: LinkProblem; since: string}
export type LinkProblem =
  | 'gone'
  | 'unknownHost'
  | 'certificate'
  | 'timeout'
  | 'tooManyRedirects'
  | 'unreachable'
  | 'failing'

/** Path of the endpoint that tells the Studio which links are dead. */
export const DEAD_LINKS_PATH = '/api/dead-links'

const isWebAddress = (text: string) => /^https?:\/\/\S+$/.test(text) && URL.canParse(text)

/** Fields of Sanity's own, and of pictures: no link that a visitor follows. */
const isOwnField = (name: string) => name.startsWith('_') || name === 'asset'

/** The web addresses that stand as the whole of a field in a document: those of links, menus, buttons and redirects. */
export function externalLinksIn(document: unknown): string[] {
  if (typeof document === 'string') return isWebAddress(document) ? [document] : []
  if (typeof document !== 'object' || document === null) return []
  if (Array.isArray(document)) return document.flatMap(externalLinksIn)
  return Object.entries(document).flatMap(([name, value]) => (isOwnField(name) ? [] : externalLinksIn(value)))
}
