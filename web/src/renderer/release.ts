import type {PlanKey} from '../../../domain/catalogue/plans.ts'
import type {PageProblem, SitePublish} from '../../../domain/content/siteStatus.ts'
import {type Redirects, redirectKey} from '../../../domain/pages/redirects.ts'
import {NOT_FOUND_FILE, pageOfData} from '../gatsby/conventions/pageData.ts'

/**
 * The whole site at one moment: the file at each address. Files are stored under the hash of their bytes, so that a
 * release is one small document, and making it current is one write.
 */
export type Release = {
  /** The renderer that made its pages. */
  code: string
  /** The day in Amsterdam whose prices it shows. */
  today: string
  sold: PlanKey[]
  /** Introductory offers that it leaves out, because nothing was left of them. */
  usedUp?: readonly string[] | undefined
  pages: Record<string, PageKeys>
  /** All other files: sitemap, images. */
  files: Record<string, string>
  /** Images of the previous release only, for pages of it that are still open. */
  earlierImages: Record<string, string>
  /** By the old path, without its final slash. */
  redirects: Redirects
  problems: PageProblem[]
  publishes: SitePublish[]
}

/**
 * Keys of a page's files; Markdown only for pages that search engines may show. `words`: hash of the HTML without scripts and
 * their policy, which is equal where nobody sees a difference.
 */
export type PageKeys = {html: string; data: string; markdown?: string; words?: string}

/** Store of releases and their files. */
export type ReleaseStore = {
  /** The current release, and a tag that changes with it; null before the first. */
  current: () => Promise<{release: Release; tag: string} | null>
  /** Makes a release current. Returns false when the current one no longer has the tag. */
  replace: (release: Release, tag: string | null) => Promise<boolean>
  /** Stores a file and returns its key. */
  put: (bytes: string | Uint8Array) => Promise<string>
  get: (key: string) => Promise<Uint8Array | null>
}

/** File or redirect at an address. */
export type Found = {key: string; type: string} | {redirect: string; status: 301 | 302}

const MARKDOWN = /^(.*\/)index\.md$/
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
/** Media type of an address: a page, or by file extension. */
export const typeOf = (address: string): string =>
  TYPES[address.endsWith('/') ? 'html' : (address.split('.').at(-1) ?? '')] ?? 'application/octet-stream'

/**
 * Looks up an address. A page without its final slash redirects to it, and a page takes precedence over a redirect.
 * Null when the release has neither.
 */
export function findInRelease(release: Release, pathname: string, search = ''): Found | null {
  const {pages, files, redirects, earlierImages} = release
  const own = (address: string) => (Object.hasOwn(pages, address) ? pages[address] : undefined)
  const file = Object.hasOwn(files, pathname) ? files[pathname] : undefined
  if (file) return {key: file, type: typeOf(pathname)}
  const ofData = pageOfData(pathname)
  if (ofData) {
    const page = own(ofData)
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

/** Inserts the query string before the hash. */
function withSearch(address: string, search: string) {
  const [before = '', ...anchor] = address.split('#')
  const asked = before.includes('?') ? search.replace('?', '&') : search
  return [before + asked, ...anchor].join('#')
}

/** Keys of all files of a release; those of `earlierImages` belong to the previous one. */
export const fileKeys = ({pages, files}: Release): string[] => [
  ...Object.values(pages).flatMap(({html, data, markdown = []}) => [html, data].concat(markdown)),
  ...Object.values(files),
]

/** Number of publications that a release lists. */
const LISTED_PUBLICATIONS = 20

/** Makes the next release: lists this publication first, then earlier ones that changed a page. */
export function nextRelease(
  before: Release | null,
  made: Omit<Release, 'publishes' | 'earlierImages'>,
  publish: Omit<SitePublish, 'changed' | 'removed'>,
): Release {
  const old = before?.pages ?? {}
  const changed = Object.keys(made.pages).filter((path) => isChanged(old[path], made.pages[path]))
  const removed = Object.keys(old).filter((path) => !made.pages[path])
  const pages = (paths: string[]) => paths.filter((path) => path !== NOT_FOUND_FILE).sort()
  const entry = {...publish, changed: pages(changed), removed: pages(removed)}
  const earlier = (before?.publishes ?? []).filter((each) => each.changed.length + each.removed.length > 0)
  const earlierImages = Object.fromEntries(imagesOf(before).filter(([address]) => !made.files[address]))
  return {...made, earlierImages, publishes: [entry, ...earlier].slice(0, LISTED_PUBLICATIONS)}
}

/** Whether visitors see a difference: every page has the data of all plans. */
const isChanged = (old: PageKeys | undefined, now: PageKeys | undefined) =>
  old?.words && now?.words ? old.words !== now.words : old?.html !== now?.html

/** Images of a release by address. */
export const imagesOf = (release: Release | null): [address: string, key: string][] =>
  Object.entries(release?.files ?? {}).filter(([address]) => address.startsWith('/images/'))

/**
 * Policy of files that are no page: a browser may open one as a document of this origin, and an SVG or an XML file may
 * hold a script. Within a page it is shown all the same.
 */
export const FILE_POLICY = "default-src 'none'; style-src 'unsafe-inline'; sandbox"

/** Path of files from editors. */
export const EDITORS_FILES = '/images/'

/** Media types of pages and their code. */
const PAGE_TYPES = /^text\/(html|css|javascript)\b/

/** Returns the policy of a file by address and media type; null when it keeps that of pages. */
export const filePolicy = (address: string, type: string): string | null =>
  address.startsWith(EDITORS_FILES) || !PAGE_TYPES.test(type) ? FILE_POLICY : null
