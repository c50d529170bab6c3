import {readFile, stat} from 'node:fs/promises'
import path from 'node:path'
import {HeadersHandler} from '@netlify/headers'
import {RedirectsHandler} from '@netlify/redirects'
import {NOT_FOUND_FILE} from '../../web/src/gatsby/conventions/pageData.ts'
import {filePolicy, findInRelease, type ReleaseStore} from '../../web/src/renderer/release.ts'
import {encodeOnce, encodingFor, isKnown} from '../http/encoding.ts'
import {contentType, findFile} from '../http/static.ts'
import {ROOT} from '../settings/environment.ts'
import type {Served} from './publisher.ts'

const configPath = path.join(ROOT, 'netlify.toml')
const redirects = new RedirectsHandler({
  configPath,
  configRedirects: [],
  jwtRoleClaim: '',
  jwtSecret: '',
  projectDir: ROOT,
})

type Store = Pick<ReleaseStore, 'get'>
/** `tag` changes with the bytes; `name` tells files apart. */
type File = {type: string; tag: string; name: string; read: () => Promise<Uint8Array>}

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
  const headers = new Headers({'content-type': file.type})
  for (const [name, value] of await ruledHeaders(request, site.assets)) headers.set(name, value)
  // Matched by the file, since an address may be written so that the rule for its folder does not match.
  const policy = filePolicy(pathname, file.type)
  if (policy) headers.set('content-security-policy', policy)
  const tag = `W/"${file.tag}"` // weak: the bytes differ by compression
  if (status === 200) headers.set('etag', tag)
  const encoding = encodingFor(request, file.type)
  if (encoding) headers.set('vary', 'accept-encoding')
  if (status === 200 && isKnown(request, tag)) return new Response(null, {status: 304, headers})
  if (encoding) headers.set('content-encoding', encoding)
  if (request.method === 'HEAD') return new Response(null, {status, headers})
  const body = encoding ? await encodeOnce(`${file.name} ${file.tag}`, encoding, file.read) : await file.read()
  return new Response(new Uint8Array(body), {status, headers})
}

const handlers = new Map<string, HeadersHandler>()

/** The parser reads its files at each call, so answers are kept for the addresses that are asked most. */
const ruled = new Map<string, Promise<[string, string][]>>()
const RULED_ADDRESSES = 5000

/** Headers of netlify.toml and of a build for an address. */
function ruledHeaders({url}: Request, assets: string): Promise<[string, string][]> {
  const key = `${assets} ${new URL(url).pathname}`
  const known = ruled.get(key)
  if (known) return known
  const handler =
    handlers.get(assets) ?? new HeadersHandler({configPath, projectDir: ROOT, publishDir: assets, logger: console})
  handlers.set(assets, handler)
  const response = new Response()
  const made = handler.apply(new Request(url), response).then(() => [...response.headers])
  made.catch(() => ruled.delete(key))
  if (ruled.size >= RULED_ADDRESSES) ruled.clear()
  ruled.set(key, made)
  return made
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
  if (found) return {type: found.type, tag: found.key.slice(0, 22), name: 'release', read: () => read(found.key, store)}
  if (pathname === '/_headers') return null
  const file = await findFile(assets, pathname.endsWith('/') ? `${pathname}index.html` : pathname)
  if (file) return {type: contentType(file), tag: await tagOf(file), name: file, read: () => readFile(file)}
  return (await findFile(assets, `${pathname}/index.html`)) ? {redirect: `${pathname}/${search}`, status: 301} : null
}

/** By size and time of change: the files of a build stay as they are. */
async function tagOf(file: string): Promise<string> {
  const {size, mtimeMs} = await stat(file)
  return `${size.toString(36)}-${Math.round(mtimeMs).toString(36)}`
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
