import type {SanityClient} from '@sanity/client'
import type {ContentSchema} from '../../../domain/content/shape.ts'
import type {PageProblem} from '../../../domain/content/siteStatus.ts'
import {NOT_FOUND_PATH} from '../../../domain/pages/pages.ts'
import {withoutCircles} from '../../../domain/pages/redirects.ts'
import {isShown} from '../page/pageContext.ts'
import {makePages, type SitePage} from './content/makePages.ts'
import {soldPlans} from './content/pageContexts.ts'
import {readContent, type SiteContent} from './content/readContent.ts'
import {markdownOf} from './files/markdown.ts'
import {siteFiles} from './files/siteFiles.ts'
import {fetchImage, imageAddress} from './images/contentImages.ts'
import {ICON_ALIASES} from './images/drawings.ts'
import {imagesOf, NOT_FOUND_FILE, nextRelease, type PageKeys, type Release, type ReleaseStore} from './release.ts'
import type {RenderedPage, Renderer} from './renderer.ts'

export {InvalidContent} from './content/readContent.ts'

export type PublishOptions = {
  client: Pick<SanityClient, 'fetch'>
  schema: ContentSchema
  renderer: Renderer
  store: ReleaseStore
  siteUrl: string
  now?: () => Date
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
  const {client, schema, renderer, store, siteUrl, now = () => new Date(), onRenderError = () => {}} = options
  const remember = (pageErrors: RenderErrors, error: unknown, address: string) => {
    onRenderError(error, address)
    addError(pageErrors, error, address)
  }
  const startedAt = now()
  const content = await readContent(client, {schema, now: startedAt, before: before ?? {sold: []}})
  const {pages, images, drawings, redirects, problems} = makePages(content, schema)
  const made: Record<string, PageKeys> = {}
  const pageErrors: RenderErrors = new Map()
  for (const page of withNotFound(pages)) {
    const keys = await keysOfPage(page, before, options).catch((error: unknown) => {
      remember(pageErrors, error, page.path)
      return null
    })
    if (keys) made[page.path] = keys
  }
  problems.push(...renderProblems(pageErrors))
  const kept = new Set(problems.flatMap((problem) => problem.pages))
  for (const path of [...kept, ...(kept.has(NOT_FOUND_PATH) ? [NOT_FOUND_FILE] : [])]) {
    const keys = await keptPage(path, before, options).catch((error: unknown) => onRenderError(error, path))
    if (keys) made[path] = keys
    else delete made[path]
  }
  const keptKeys = [...kept].flatMap((path) => made[path] ?? [])
  const newPages = pages.filter(({path}) => made[path] && !kept.has(path))
  const served = [...newPages, ...(await keptPages(keptKeys, options))]
  const files: Record<string, string> = {}
  for (const [address, text] of Object.entries(siteFiles(served, siteUrl, content.today)))
    files[address] = await store.put(text)
  const wanted = [
    ...images.map((source) => ({address: imageAddress(source), make: () => fetchImage(source)})),
    ...drawings.map((drawing) => ({address: drawing.address, make: () => renderer.draw(drawing)})),
  ]
  const imageErrors: RenderErrors = new Map()
  for (const {address, make} of wanted) {
    const known = files[address] ?? before?.files[address]
    const key = known ?? (await make().then(store.put, (error) => remember(imageErrors, error, address)))
    if (key) files[address] = key
  }
  // A page without its drawing or its image is still a page; the next publication tries again.
  problems.push(...renderProblems(imageErrors).map((problem) => ({...problem, pages: []})))
  for (const [alias, address] of Object.entries(ICON_ALIASES)) if (files[address]) files[alias] = files[address]
  // A page that stays as it was shows the images that it had.
  if (kept.size > 0) for (const [address, key] of imagesOf(before)) files[address] ??= key
  return nextRelease(
    before,
    {
      code: renderer.code,
      today: content.today,
      sold: soldPlans(content.facts, content.today),
      ownPages: content.routes.flatMap(({route: {own}}) => own ?? []),
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
async function keptPages(kept: readonly PageKeys[], {renderer, store}: PublishOptions): Promise<SitePage[]> {
  const pages: SitePage[] = []
  for (const {data} of kept) {
    const bytes = await store.get(data)
    if (bytes) pages.push({...renderer.pageOf(Buffer.from(bytes).toString()), changedAt: ''})
  }
  return pages
}

type Where = Pick<PublishOptions, 'store' | 'siteUrl'>

async function keysOfFiles({html, data, context}: RenderedPage, {store, siteUrl}: Where): Promise<PageKeys> {
  const keys = {html: await store.put(html), data: await store.put(data)}
  return isShown(context.seo) ? {...keys, markdown: await store.put(await markdownOf(html, context, siteUrl))} : keys
}

/** Failed addresses by error message: a page mostly exists in two languages, with one cause. */
type RenderErrors = Map<string, string[]>

function addError(pageErrors: RenderErrors, error: unknown, address: string) {
  const cause = error instanceof Error ? error.message : String(error)
  pageErrors.set(cause, [...(pageErrors.get(cause) ?? []), address])
}

const renderProblems = (pageErrors: RenderErrors): PageProblem[] =>
  [...pageErrors].map(([cause, pages]) => ({
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
