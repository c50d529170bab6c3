import {createHash} from 'node:crypto'
import type {SanityClient} from '@sanity/client'
import type {ContentSchema} from '../../../domain/content/shape.ts'
import type {PageProblem} from '../../../domain/content/siteStatus.ts'
import {NOT_FOUND_PATH} from '../../../domain/pages/pages.ts'
import {withoutCircles} from '../../../domain/pages/redirects.ts'
import {NOT_FOUND_FILE} from '../gatsby/conventions/pageData.ts'
import {isShown} from '../page/pageContext.ts'
import {makePages, type Pages, type SitePage} from './content/makePages.ts'
import {soldPlans} from './content/pageContexts.ts'
import {readContent, type SiteContent} from './content/readContent.ts'
import {markdownOf} from './files/markdown.ts'
import {siteFiles} from './files/siteFiles.ts'
import {fetchImage, imageAddress} from './images/contentImages.ts'
import {ICON_ALIASES} from './images/drawings.ts'
import {imagesOf, nextRelease, type PageKeys, type Release, type ReleaseStore} from './release.ts'
import type {RenderedPage, Renderer} from './renderer.ts'

export {InvalidContent} from './content/readContent.ts'

export type PublishOptions = {
  client: Pick<SanityClient, 'fetch'>
  schema: ContentSchema
  renderer: Renderer
  store: ReleaseStore
  siteUrl: string
  now?: () => Date
  /** Introductory offers that nothing is left of. */
  usedUp?: readonly string[] | undefined
  /** Called for each error that keeps a page or an image from being rendered; the release has its message only. */
  onRenderError?: (error: unknown, address: string) => void
}

/** When several publish at the same time, the later reading of the content wins. */
const TRIES = 10

/**
 * Publishes the current content: renders the pages that changed, keeps the others, and switches to the new release at
 * once. A page that cannot be rendered stays as it was, and the release says why. Throws a ContentUnreachable when the content
 * cannot be read. Idempotent.
 */
export async function publish(options: PublishOptions): Promise<Release> {
  const {store} = options
  for (let tries = TRIES; ; tries--) {
    const current = await store.current()
    const release = await makeRelease(options, current?.release ?? null)
    if (await store.replace(release, current?.tag ?? null)) return release
    const other = (await store.current())?.release
    if (other && isAtLeast(other, release)) return other
    if (tries === 1) throw new Error('Too many publish at once')
  }
}

/** Returns whether a concurrent release was made by the same code from content that is as new. */
function isAtLeast(other: Release, release: Release): boolean {
  const [theirs, ours] = [other.publishes[0], release.publishes[0]]
  return (
    other.code === release.code &&
    theirs !== undefined &&
    ours !== undefined &&
    theirs.contentUpTo >= ours.contentUpTo &&
    theirs.startedAt >= ours.startedAt
  )
}

async function makeRelease(options: PublishOptions, before: Release | null): Promise<Release> {
  const {client, schema, renderer, siteUrl, usedUp, now = () => new Date()} = options
  const startedAt = now()
  const content = await readContent(client, {schema, now: startedAt, before: before ?? {sold: []}})
  const {pages, images, drawings, redirects, problems} = makePages({...content, usedUp}, schema)
  const {made, errors} = await renderPages(pages, before, options)
  problems.push(...renderProblems(errors))
  const kept = new Set(problems.flatMap((problem) => problem.pages))
  const keptKeys = await keepPages(made, kept, before, options)
  const newPages = pages.filter(({path}) => made[path] && !kept.has(path))
  const served = [...newPages, ...(await pagesOfKeys(keptKeys, options))]
  const files = await storeTexts(siteFiles(served, siteUrl, content.today), options)
  // A page without its drawing or its image is still a page; the next publication tries again.
  const imageErrors = await storeImages(files, {images, drawings}, before, options)
  problems.push(...renderProblems(imageErrors).map((problem) => ({...problem, pages: []})))
  // A page that stays as it was shows the images that it had.
  if (kept.size > 0) for (const [address, key] of imagesOf(before)) files[address] ??= key
  return nextRelease(
    before,
    {
      code: renderer.code,
      today: content.today,
      sold: soldPlans(content.catalogue, content.today),
      usedUp,
      pages: made,
      files,
      redirects: withoutCircles(redirects, siteUrl),
      problems,
    },
    {
      startedAt: startedAt.toISOString(),
      seconds: (now().getTime() - startedAt.getTime()) / 1000,
      contentUpTo: newest(content),
      documents: content.documents.length,
    },
  )
}

type Made = Record<string, PageKeys>

async function renderPages(pages: readonly SitePage[], before: Release | null, options: PublishOptions) {
  const made: Made = {}
  const errors: RenderErrors = new Map()
  for (const page of withNotFound(pages)) {
    const keys = await keysOfPage(page, before, options).catch(recordError(errors, page.path, options))
    if (keys) made[page.path] = keys
  }
  return {made, errors}
}

/** Replaces blocked pages by their last good version, or removes them; returns the keys of the kept ones. */
async function keepPages(made: Made, kept: ReadonlySet<string>, before: Release | null, options: PublishOptions) {
  for (const path of [...kept, ...(kept.has(NOT_FOUND_PATH) ? [NOT_FOUND_FILE] : [])]) {
    const keys = await keptPage(path, before, options).catch((error: unknown) => options.onRenderError?.(error, path))
    if (keys) made[path] = keys
    else delete made[path]
  }
  return [...kept].flatMap((path) => made[path] ?? [])
}

async function storeTexts(texts: Record<string, string>, {store}: PublishOptions): Promise<Release['files']> {
  const files: Release['files'] = {}
  for (const [address, text] of Object.entries(texts)) files[address] = await store.put(text)
  return files
}

/** Adds images to the files; those of the previous release are not made again. */
async function storeImages(
  files: Release['files'],
  {images, drawings}: Pick<Pages, 'images' | 'drawings'>,
  before: Release | null,
  options: PublishOptions,
): Promise<RenderErrors> {
  const errors: RenderErrors = new Map()
  const wanted = [
    ...images.map((source) => ({address: imageAddress(source), make: () => fetchImage(source)})),
    ...drawings.map((drawing) => ({address: drawing.address, make: () => options.renderer.draw(drawing)})),
  ]
  for (const {address, make} of wanted) {
    const known = files[address] ?? before?.files[address]
    const key = known ?? (await make().then(options.store.put, recordError(errors, address, options)))
    if (key) files[address] = key
  }
  for (const [alias, address] of Object.entries(ICON_ALIASES)) if (files[address]) files[alias] = files[address]
  return errors
}

/** Gatsby gives the 404 page a second address, which hosts look for. */
const withNotFound = (pages: readonly SitePage[]): SitePage[] =>
  pages.flatMap((page) => (page.path === NOT_FOUND_PATH ? [page, {...page, path: NOT_FOUND_FILE}] : [page]))

/** Keeps a page whose data and code are unchanged. */
async function keysOfPage(page: SitePage, before: Release | null, {renderer, store, siteUrl}: PublishOptions) {
  const data = renderer.dataOf(page)
  const key = await store.put(data)
  const old = before?.pages[page.path]
  if (old?.data === key && before?.code === renderer.code) return old
  return keysOfFiles(await renderer.render(data), {store, siteUrl})
}

/** The last good version of a page: unchanged, or rendered again with newer code. Null without one. */
async function keptPage(path: string, before: Release | null, {renderer, store, siteUrl}: PublishOptions) {
  const old = before?.pages[path]
  if (!old || before?.code === renderer.code) return old ?? null
  const bytes = await store.get(old.data)
  if (!bytes) return null
  return keysOfFiles(await renderer.redraw(Buffer.from(bytes).toString()), {store, siteUrl})
}

/** Kept pages, from their own data; the time of their last change is unknown. */
async function pagesOfKeys(kept: readonly PageKeys[], {renderer, store}: PublishOptions): Promise<SitePage[]> {
  const pages: SitePage[] = []
  for (const {data} of kept) {
    const bytes = await store.get(data)
    if (bytes) pages.push({...renderer.pageOf(Buffer.from(bytes).toString()), changedAt: ''})
  }
  return pages
}

type Where = Pick<PublishOptions, 'store' | 'siteUrl'>

async function keysOfFiles({html, data, context}: RenderedPage, {store, siteUrl}: Where): Promise<PageKeys> {
  const keys = {html: await store.put(html), data: await store.put(data), words: hashOfWords(html)}
  return isShown(context.seo) ? {...keys, markdown: await store.put(await markdownOf(html, context, siteUrl))} : keys
}

const UNSEEN = /<script(?![^>]*ld\+json)[^>]*>[\s\S]*?<\/script>|<meta http-equiv="Content-Security-Policy"[^>]*>/g

/** Hash of the HTML that a visitor or a search engine reads. */
const hashOfWords = (html: string) => createHash('sha256').update(html.replace(UNSEEN, '')).digest('base64url')

/** Failed addresses by error message: a page mostly exists in two languages, with one cause. */
type RenderErrors = Map<string, string[]>

const recordError =
  (errors: RenderErrors, address: string, {onRenderError}: PublishOptions) =>
  (error: unknown) => {
    onRenderError?.(error, address)
    const cause = error instanceof Error ? error.message : String(error)
    errors.set(cause, [...(errors.get(cause) ?? []), address])
    return null
  }

const renderProblems = (errors: RenderErrors): PageProblem[] =>
  [...errors].map(([cause, pages]) => ({
    message: `${pages.join(' and ')} cannot be drawn: ${cause}`,
    reason: 'undrawn',
    documentId: null,
    documentType: null,
    pages,
  }))

/** Last change of the content; the epoch for an empty dataset. */
const newest = ({documents}: SiteContent) =>
  documents.reduce(
    (latest, {_updatedAt = ''}) => (_updatedAt > latest ? _updatedAt : latest),
    new Date(0).toISOString(),
  )
