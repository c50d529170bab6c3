import {existsSync, mkdtempSync, rmSync, statSync} from 'node:fs'
import http from 'node:http'
import {tmpdir} from 'node:os'
import path from 'node:path'
import type {SanityClient} from '@sanity/client'
import {encodeSignatureHeader, SIGNATURE_HEADER_NAME} from '@sanity/webhook'
import {ROOT} from '../../local/environment.ts'
import {serveSite} from '../../local/site/files.ts'
import {sendResponse, toRequest} from '../../local/site/functions.ts'
import {closing, listening} from '../bench/sampling.ts'
import {BundledFunctions, bundleFunctions} from '../support/bundledFunctions.ts'
import {FUNCTION_FOLDERS, readRoutes} from '../support/functionRoutes.ts'
import {openLake} from '../support/lake.ts'
import {once} from '../support/once.ts'
import {freePorts} from '../support/ports.ts'
import {setting} from '../support/setting.ts'
import {Blobs} from './blobs.ts'

const SECRET = 'a-secret-that-signs-what-is-published'
const TOKEN = 'purge'
/** Netlify's: so often may one tag be purged within so many milliseconds. */
const PURGES = {count: 2, within: 5000}
/** What a deploy has beside its pages: nothing of it is in a set. */
const NO_SET = {code: '', today: '', sold: [], pages: {}, files: {}, problems: [], publishes: []}

/** Whether a deploy has a file at an address, as Netlify looks for it. */
const isDeployed = (pathname: string) =>
  [pathname, `${pathname}/index.html`].some((name) => {
    const file = path.join(ROOT, 'web/public', decodeURI(name))
    return existsSync(file) && statSync(file).isFile()
  })

type Kept = {response: Response; tags: string[]; until: number}

/**
 * What Netlify would run of the last build: the bundles of its own bundler, behind a CDN that keeps and purges by tag, with
 * Blobs and a purge API around them, and a lake in the place of Sanity's.
 */
export class Netlify {
  readonly folder = mkdtempSync(path.join(tmpdir(), 'vindkracht-hosted-'))
  readonly blobs = new Blobs()
  content!: SanityClient
  /** The site's public address: the CDN. */
  site = ''
  /** The times of the purges that were let through. */
  readonly purges: number[] = []
  #origin = ''
  #functions!: BundledFunctions
  readonly #kept = new Map<string, Kept>()
  #close: (() => Promise<void> | void)[] = []

  async open(siteUrl: string) {
    const bundles = path.join(setting('TEST_RUN'), 'hosted-bundles')
    await once('hosted-bundles', async () => bundleFunctions(bundles, FUNCTION_FOLDERS))
    const lake = await openLake(this.folder)
    this.content = lake.content
    const api = http.createServer((request, response) => void this.#purge(request, response))
    const blobsUrl = await listening(this.blobs.server)
    const apiUrl = await listening(api)
    const [port = 0] = await freePorts(1)
    this.#origin = `http://localhost:${port}`
    const context = {
      edgeURL: blobsUrl,
      uncachedEdgeURL: blobsUrl,
      siteID: 'site',
      token: 'blobs',
      deployID: '64f0c0ffee0000000000abcd',
      primaryRegion: 'us-east-2',
    }
    this.#functions = new BundledFunctions(bundles, this.folder, port)
    await this.#functions.start({
      SITE_URL: siteUrl,
      LAKE_URL: lake.url,
      STUDIO_URL: 'http://localhost:3333',
      SANITY_WEBHOOK_SECRET: SECRET,
      NETLIFY_BLOBS_CONTEXT: Buffer.from(JSON.stringify(context)).toString('base64'),
      NETLIFY_API_URL: apiUrl,
      NETLIFY_PURGE_API_TOKEN: TOKEN,
      SITE_ID: 'site',
    })
    const entryFor = readRoutes(bundles, isDeployed)
    const cdn = http.createServer(async (incoming, outgoing) => {
      const request = toRequest(incoming, this.site)
      const isFunction = entryFor(new URL(request.url).pathname) !== undefined
      const answer = isFunction ? this.#throughCdn(request) : this.#static(request)
      sendResponse(await answer.catch((error) => new Response(String(error), {status: 502})), outgoing)
    })
    this.site = await listening(cdn)
    this.#close = [() => closing(cdn), () => closing(api), () => closing(this.blobs.server), lake.close]
  }

  async close() {
    await this.#functions.kill()
    for (const close of this.#close) await close()
    rmSync(this.folder, {recursive: true})
  }

  /** As after a deploy: the CDN keeps nothing, and the store has no set. */
  forget() {
    this.#kept.clear()
    this.blobs.entries.clear()
    this.purges.length = 0
  }

  /** What Sanity does when a document is published; `at` is when it signed. */
  async publish(id: string, {at = Date.now(), secret = SECRET, operation = 'update'} = {}): Promise<Response> {
    const document = await this.content.getDocument(id)
    const body = JSON.stringify({_id: id, _updatedAt: document?._updatedAt ?? null, operation})
    const signature = await encodeSignatureHeader(body, at, secret)
    return this.call(body, signature)
  }

  call = (body: string, signature?: string): Promise<Response> =>
    fetch(`${this.site}/api/content-changed`, {
      method: 'POST',
      body,
      headers: signature ? {[SIGNATURE_HEADER_NAME]: signature} : {},
    })

  read = async (address: string) => (await fetch(this.site + address)).text()

  #static(request: Request): Promise<Response> {
    const site = {set: NO_SET, assets: path.join(ROOT, 'web/public')}
    return serveSite(request, site, {get: async () => null})
  }

  async #throughCdn(request: Request): Promise<Response> {
    const {pathname, search} = new URL(request.url)
    const isCached = request.method === 'GET' && !pathname.startsWith('/api/')
    const kept = this.#kept.get(pathname)
    if (isCached && kept && kept.until > Date.now()) return kept.response.clone()
    const response = await fetch(this.#origin + pathname + search, {
      method: request.method,
      headers: request.headers,
      redirect: 'manual',
      ...(request.method === 'POST' && {body: await request.arrayBuffer()}),
    })
    const seconds = /s-maxage=(\d+)/.exec(response.headers.get('netlify-cdn-cache-control') ?? '')?.[1]
    if (isCached && response.status === 200 && seconds && response.headers.get('netlify-vary') === 'query=none')
      this.#kept.set(pathname, {
        response: response.clone(),
        tags: (response.headers.get('netlify-cache-tag') ?? '').split(','),
        until: Date.now() + Number(seconds) * 1000,
      })
    return response
  }

  async #purge(request: http.IncomingMessage, response: http.ServerResponse) {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk)
    const {cache_tags: tags, site_id: id} = JSON.parse(Buffer.concat(chunks).toString())
    const mayPurge = request.headers.authorization === `Bearer ${TOKEN}` && id === 'site'
    if (request.url !== '/api/v1/purge' || !mayPurge) return void response.writeHead(401).end()
    const recent = this.purges.filter((at) => at > Date.now() - PURGES.within)
    if (recent.length >= PURGES.count) return void response.writeHead(429).end()
    this.purges.push(Date.now())
    for (const [address, kept] of this.#kept)
      if (kept.tags.some((tag) => tags.includes(tag))) this.#kept.delete(address)
    response.writeHead(202).end()
  }
}
