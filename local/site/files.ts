import {readFile} from 'node:fs/promises'
import path from 'node:path'
import {promisify} from 'node:util'
import zlib from 'node:zlib'
import {HeadersHandler} from '@netlify/headers'
import {RedirectsHandler} from '@netlify/redirects'
import {NOT_FOUND_FILE} from '../../web/src/gatsby/conventions/pageData.ts'
import {filePolicy, findInRelease, type ReleaseStore} from '../../web/src/renderer/release.ts'
import {contentType, findFile} from '../http/static.ts'
import {ROOT} from '../settings/environment.ts'
import type {Served} from './publisher.ts'

const gzip = promisify(zlib.gzip)
const configPath = path.join(ROOT, 'netlify.toml')
const redirects = new RedirectsHandler({
  configPath,
  configRedirects: [],
  jwtRoleClaim: '',
  jwtSecret: '',
  projectDir: ROOT,
})

type Store = Pick<ReleaseStore, 'get'>
type File = {type: string; read: () => Promise<Uint8Array>}

/**
 * Answers from a release and the files of its build, by the rules of netlify.toml: pretty addresses, redirects,
 * headers, 404.
 */
export async function serveSite(request: Request, site: Served, store: Store): Promise<Response> {
  if (request.method !== 'GET' && request.method !== 'HEAD')
    return new Response(null, {status: 405, headers: {allow: 'GET, HEAD'}})
  const {pathname, search} = new URL(request.url)
  const found = await look(pathname, site, store, search)
  if (found && 'redirect' in found)
    return new Response(null, {status: found.status, headers: {location: found.redirect}})
  const {file, status} = found ? {file: found, status: 200} : await fallback(request, site, store)
  const zipped = isZipped(request, file.type)
  const response = new Response(await bodyOf(request, file, zipped), {status, headers: {'content-type': file.type}})
  if (zipped) {
    response.headers.set('content-encoding', 'gzip')
    response.headers.set('vary', 'accept-encoding')
  }
  await headersOf(site.assets).apply(request, response)
  // Matched by the file, since an address may be written so that the rule for its folder does not match.
  const policy = filePolicy(pathname, file.type)
  if (policy) response.headers.set('content-security-policy', policy)
  return response
}

const handlers = new Map<string, HeadersHandler>()

/** Headers of netlify.toml and of a build. */
function headersOf(assets: string): HeadersHandler {
  const handler =
    handlers.get(assets) ?? new HeadersHandler({configPath, projectDir: ROOT, publishDir: assets, logger: console})
  handlers.set(assets, handler)
  return handler
}

/** Compresses text for clients that accept it, as Netlify does. */
const isZipped = (request: Request, type: string) =>
  /\bgzip\b/.test(request.headers.get('accept-encoding') ?? '') && /^text\/|javascript|json|xml|svg/.test(type)

async function bodyOf(request: Request, file: File, zipped: boolean) {
  if (request.method === 'HEAD') return null
  const content = await file.read()
  return new Uint8Array(zipped ? await gzip(content) : content)
}

type Redirect = {redirect: string; status: number}

/** Returns the release's file at an address, or else the build's. */
async function look(
  pathname: string,
  {release, assets}: Served,
  store: Store,
  search = '',
): Promise<File | Redirect | null> {
  const found = findInRelease(release, pathname, search)
  if (found && 'redirect' in found) return found
  if (found) return {type: found.type, read: () => read(found.key, store)}
  if (pathname === '/_headers') return null
  const file = await findFile(assets, pathname.endsWith('/') ? `${pathname}index.html` : pathname)
  if (file) return {type: contentType(file), read: () => readFile(file)}
  return (await findFile(assets, `${pathname}/index.html`)) ? {redirect: `${pathname}/${search}`, status: 301} : null
}

async function read(key: string, store: Store): Promise<Uint8Array> {
  const bytes = await store.get(key)
  if (!bytes) throw new Error(`The file ${key} of the release is gone`)
  return bytes
}

async function fallback(request: Request, site: Served, store: Store): Promise<{file: File; status: number}> {
  const match = await redirects.match(request).catch(() => undefined) // an address that cannot be decoded
  const target = match && !match.external ? await look(match.target.pathname, site, store) : null
  if (match && target && 'read' in target) return {file: target, status: match.statusCode}
  const notFound = await look(NOT_FOUND_FILE, site, store)
  if (!notFound || 'redirect' in notFound) throw new Error(`The site has no ${NOT_FOUND_FILE}`)
  return {file: notFound, status: 404}
}
