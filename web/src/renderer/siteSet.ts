import type {PlanKey} from '../../../domain/catalogue/plans.ts'
import type {PageProblem, SitePublish} from '../../../domain/content/siteStatus.ts'
import type {OwnPage} from '../../../domain/pages/pages.ts'
import {type Redirects, redirectKey} from '../../../domain/pages/redirects.ts'

/**
 * The whole site of one moment: which file is at which address. Files are stored under the hash of their bytes, so that a
 * set is one small document, and to make it the current one is one write.
 */
export type SiteSet = {
  /** The renderer that made its pages. */
  code: string
  /** The day in Amsterdam for which its prices are. */
  today: string
  sold: PlanKey[]
  /** Sets of older code have none. */
  ownPages?: OwnPage[]
  pages: Record<string, PageKeys>
  /** Everything else: sitemap, images. */
  files: Record<string, string>
  /** Images of the set before alone: a page of it that is still open may ask for one. Sets of older code have none. */
  earlierImages?: Record<string, string>
  /** By the old address, without its final slash. Sets of older code have none. */
  redirects?: Redirects
  problems: PageProblem[]
  publishes: SitePublish[]
}

/** Where the files of a page are stored; those that search engines may show are there as Markdown too. */
export type PageKeys = {html: string; data: string; markdown?: string}

/** Where sets and their files are kept. */
export type SetStore = {
  /** The set that is served, and a tag that changes with it; null before the first. */
  current: () => Promise<{set: SiteSet; tag: string} | null>
  /** Makes a set the current one, unless another one than `tag` is by now: then false. */
  replace: (set: SiteSet, tag: string | null) => Promise<boolean>
  /** Stores a file and returns its key. */
  put: (bytes: string | Uint8Array) => Promise<string>
  get: (key: string) => Promise<Uint8Array | null>
}

/** What is at an address of the site. */
export type Found = {key: string; type: string} | {redirect: string; status: 301 | 302}

const MARKDOWN = /^(.*\/)index\.md$/
const PAGE_DATA = /^\/page-data\/(.+)\/page-data\.json$/
const TYPES: Readonly<Record<string, string>> = {
  html: 'text/html; charset=utf-8',
  json: 'application/json; charset=utf-8',
  xml: 'application/xml; charset=utf-8',
  txt: 'text/plain; charset=utf-8',
  svg: 'image/svg+xml',
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  webp: 'image/webp',
  avif: 'image/avif',
  gif: 'image/gif',
  ico: 'image/x-icon',
  webmanifest: 'application/manifest+json; charset=utf-8',
  md: 'text/markdown; charset=utf-8',
}
/** The media type of what is at an address: a page, or by the ending of its name. */
export const typeOf = (address: string): string =>
  TYPES[address.endsWith('/') ? 'html' : (address.split('.').at(-1) ?? '')] ?? 'application/octet-stream'

/**
 * Looks an address up in a set; a page without its final slash is a redirect to it, and where a page stands nobody is sent
 * on. Null when the set has nothing there.
 */
export function findInSet(set: SiteSet, pathname: string, search = ''): Found | null {
  const {pages, files, redirects = {}, earlierImages = {}} = set
  const own = (address: string) => (Object.hasOwn(pages, address) ? pages[address] : undefined)
  const file = Object.hasOwn(files, pathname) ? files[pathname] : undefined
  if (file) return {key: file, type: typeOf(pathname)}
  const data = PAGE_DATA.exec(pathname)?.[1]
  if (data) {
    const page = own(data === 'index' ? '/' : data.endsWith('.html') ? `/${data}` : `/${data}/`)
    return page ? {key: page.data, type: typeOf('.json')} : null
  }
  const markdown = own(MARKDOWN.exec(pathname)?.[1] ?? '')?.markdown
  if (markdown) return {key: markdown, type: typeOf(pathname)}
  const page = own(pathname.replace(/(?<=\/)index\.html$/, ''))
  if (page) return {key: page.html, type: typeOf('.html')}
  if (own(`${pathname}/`)) return {redirect: `${pathname}/${search}`, status: 301}
  const key = redirectKey(pathname)
  const redirect = Object.hasOwn(redirects, key) ? redirects[key] : undefined
  if (redirect) return {redirect: withSearch(redirect.to, search), status: redirect.permanent ? 301 : 302}
  const earlier = Object.hasOwn(earlierImages, pathname) ? earlierImages[pathname] : undefined
  return earlier ? {key: earlier, type: typeOf(pathname)} : null
}

/** A question belongs before the anchor. */
function withSearch(address: string, search: string) {
  const [before = '', ...anchor] = address.split('#')
  const asked = before.includes('?') ? search.replace('?', '&') : search
  return [before + asked, ...anchor].join('#')
}

/** Every file of a set; of what it has from the set before, that set tells. */
export const keysOf = ({pages, files}: SiteSet): string[] => [
  ...Object.values(pages).flatMap(({html, data, markdown = []}) => [html, data].concat(markdown)),
  ...Object.values(files),
]

/** How long publishes are remembered. */
const REMEMBERED = 20

/** A set after another, and the list of publishes with this one in front; of those before, the ones that changed a page. */
export function nextSet(
  before: SiteSet | null,
  made: Omit<SiteSet, 'publishes' | 'earlierImages'>,
  publish: Omit<SitePublish, 'changed' | 'removed'>,
): SiteSet {
  const old = before?.pages ?? {}
  const changed = Object.keys(made.pages).filter((path) => old[path]?.html !== made.pages[path]?.html)
  const removed = Object.keys(old).filter((path) => !made.pages[path])
  const pages = (paths: string[]) => paths.filter((path) => path !== NOT_FOUND).sort()
  const entry = {...publish, changed: pages(changed), removed: pages(removed)}
  const earlier = (before?.publishes ?? []).filter((each) => each.changed.length + each.removed.length > 0)
  const earlierImages = Object.fromEntries(imagesOf(before).filter(([address]) => !made.files[address]))
  return {...made, earlierImages, publishes: [entry, ...earlier].slice(0, REMEMBERED)}
}

/** The images of a set by their addresses. */
export const imagesOf = (set: SiteSet | null): [address: string, key: string][] =>
  Object.entries(set?.files ?? {}).filter(([address]) => address.startsWith('/images/'))

/** The page for whatever is not found has a second address, which nobody visits. */
export const NOT_FOUND = '/404.html'

/**
 * Policy of files that are no page: a browser may open one as a document of this site's origin, and an SVG or an XML file may
 * hold a script. In a page it is shown all the same.
 */
export const FILE_POLICY = "default-src 'none'; style-src 'unsafe-inline'; sandbox"

/** Addresses under which files of editors are served. */
export const EDITORS_FILES = '/images/'

/** Pages, and the code that they load. */
const OF_PAGES = /^text\/(html|css|javascript)\b/

/** The policy of a file that is served at an address with a media type; null when it keeps that of pages. */
export const filePolicy = (address: string, type: string): string | null =>
  address.startsWith(EDITORS_FILES) || !OF_PAGES.test(type) ? FILE_POLICY : null
