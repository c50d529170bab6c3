import {existsSync, mkdtempSync, rmSync, statSync} from 'node:fs'
import http from 'node:http'
import {tmpdir} from 'node:os'
import path from 'node:path'
import {KEEP_ALIVE} from '../../local/http/loopback.ts'
import {serveSite} from '../../local/site/files.ts'
import {sendResponse, toRequest} from '../../local/site/functions.ts'
import {closing, listening} from '../bench/sampling.ts'
import {freePorts} from '../support/run/ports.ts'
import {BundledFunctions} from '../support/shop/bundledFunctions.ts'
import {readRoutes, scheduledAt} from '../support/shop/functionRoutes.ts'
import {Blobs} from './blobs.ts'

const TOKEN = 'purge'
/** Netlify's: so often may one tag be purged within so many milliseconds. */
const PURGES = {count: 2, within: 5000}
/** Netlify's CDN keeps where an address leads as it does pages. */
const KEPT = [200, 301, 302]
/** Set of a deploy's own files, none of which is a page of a release. */
const NO_RELEASE = {
  code: '',
  today: '',
  sold: [],
  pages: {},
  files: {},
  redirects: {},
  earlierImages: {},
  problems: [],
  publishes: [],
}

/** A build of the project: where its files are, and its functions as Netlify's bundler made them, in folders. */
export type Artefact = {files: string; bundles: readonly string[]}

/** Whether a deploy has a file at an address, as Netlify looks for it. */
const isDeployed =
  ({files}: Artefact) =>
  (pathname: string) =>
    [pathname, `${pathname}/index.html`].some((name) => {
      const file = path.join(files, decodeURI(name))
      return existsSync(file) && statSync(file).isFile()
    })

type Kept = {response: Response; tags: string[]; until: number}

/** A deploy as Netlify runs it: its functions behind a CDN that keeps and purges by tag, with Blobs and a purge API around them. */
export class Deploy {
  readonly folder = mkdtempSync(path.join(tmpdir(), 'vindkracht-hosted-'))
  readonly blobs = new Blobs()
  /** Address of the CDN. */
  site = ''
  /** The times of the purges that were let through. */
  readonly purges: number[] = []
  #origin = ''
  #files = ''
  #functions!: BundledFunctions
  #environment: Record<string, string> = {}
  #startBackground!: () => Promise<string>
  /** Functions in the background have a process of their own, as on Netlify, from the first call on. */
  #background: Promise<string> | null = null
  readonly #begun: Promise<void>[] = []
  readonly #kept = new Map<string, Kept>()
  #close: (() => Promise<void> | void)[] = []

  async open(artefact: Artefact, environment: Record<string, string>) {
    this.#files = artefact.files
    const api = http.createServer(KEEP_ALIVE, (request, response) => void this.#purge(request, response))
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
    const entryFor = readRoutes(artefact.bundles, isDeployed(artefact))
    const cdn = http.createServer(KEEP_ALIVE, async (incoming, outgoing) => {
      const request = toRequest(incoming, this.site)
      const found = entryFor(new URL(request.url).pathname)
      const answer = found ? this.#throughCdn(request, found.isBackground) : this.#static(request)
      sendResponse(await answer.catch((error) => new Response(String(error), {status: 502})), outgoing)
    })
    this.site = await listening(cdn)
    this.#environment = {
      URL: this.site,
      ...environment,
      NETLIFY_BLOBS_CONTEXT: Buffer.from(JSON.stringify(context)).toString('base64'),
      NETLIFY_API_URL: apiUrl,
      NETLIFY_PURGE_API_TOKEN: TOKEN,
      SITE_ID: 'site',
    }
    this.#functions = new BundledFunctions(artefact.bundles, this.folder, port)
    await this.#functions.start(this.#environment)
    this.#startBackground = async () => {
      const [port = 0] = await freePorts(1)
      const functions = new BundledFunctions(artefact.bundles, this.folder, port)
      this.#close.push(() => functions.kill())
      await functions.start(this.#environment)
      return `http://localhost:${port}`
    }
    this.#close = [() => closing(cdn), () => closing(api), () => closing(this.blobs.server)]
  }

  /** Changes settings of the functions while they run. */
  change = (settings: Record<string, string>) => this.#functions.change(settings)

  async close() {
    await this.#functions.kill()
    await Promise.all(this.#begun)
    for (const close of this.#close) await close()
    rmSync(this.folder, {recursive: true})
  }

  /** Ends what functions do, as Netlify does when their time is up, and has them answer again; the background goes on. */
  async endFunctions(settings: Record<string, string> = {}) {
    await this.#functions.kill()
    await this.#functions.start({...this.#environment, ...settings})
  }

  /** The CDN keeps nothing, and nothing was purged lately. */
  forgetAnswers() {
    this.#kept.clear()
    this.purges.length = 0
  }

  /** As after a deploy: the CDN keeps nothing, and the store has no set. */
  forget() {
    this.forgetAnswers()
    this.blobs.entries.clear()
  }

  /** Runs a function as the schedule does, which no visitor can. */
  runScheduled = async (name: string) => (await fetch(this.#origin + scheduledAt(name), {method: 'POST'})).json()

  read = async (address: string) => (await fetch(this.site + address)).text()

  #static(request: Request): Promise<Response> {
    const site = {release: NO_RELEASE, assets: this.#files}
    return serveSite(request, site, {get: async () => null})
  }

  async #throughCdn(request: Request, isBackground: boolean): Promise<Response> {
    const {pathname} = new URL(request.url)
    const isCached = request.method === 'GET' && !pathname.startsWith('/api/')
    const kept = this.#kept.get(pathname)
    if (isCached && kept && kept.until > Date.now()) return kept.response.clone()
    const body = request.method === 'POST' ? await request.arrayBuffer() : null
    if (isBackground) return this.#inBackground(request, body)
    const response = await this.#forward(request, body, this.#origin)
    const seconds = /s-maxage=(\d+)/.exec(response.headers.get('netlify-cdn-cache-control') ?? '')?.[1]
    if (isCached && KEPT.includes(response.status) && seconds && response.headers.get('netlify-vary') === 'query=none')
      this.#kept.set(pathname, {
        response: response.clone(),
        tags: (response.headers.get('netlify-cache-tag') ?? '').split(','),
        until: Date.now() + Number(seconds) * 1000,
      })
    return response
  }

  #forward({url, method, headers}: Request, body: ArrayBuffer | null, origin: string): Promise<Response> {
    const {pathname, search} = new URL(url)
    return fetch(origin + pathname + search, {method, headers, redirect: 'manual', ...(body && {body})})
  }

  /** Answers at once, as Netlify does; the work begins when its process stands. */
  #inBackground(request: Request, body: ArrayBuffer | null): Response {
    this.#background ??= this.#startBackground()
    const begun = this.#background.then((origin) => this.#forward(request, body, origin))
    this.#begun.push(
      begun.then(
        () => {},
        () => {},
      ),
    )
    return new Response(null, {status: 202})
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
