import {readFile} from 'node:fs/promises'
import path from 'node:path'
import {promisify} from 'node:util'
import zlib from 'node:zlib'
import {HeadersHandler} from '@netlify/headers'
import {RedirectsHandler} from '@netlify/redirects'
import {ROOT} from '../environment.ts'
import {contentType, findFile} from '../static.ts'

const gzip = promisify(zlib.gzip)
const configPath = path.join(ROOT, 'netlify.toml')
const headers = new HeadersHandler({configPath, projectDir: ROOT, logger: console})
const redirects = new RedirectsHandler({
  configPath,
  configRedirects: [],
  jwtRoleClaim: '',
  jwtSecret: '',
  projectDir: ROOT,
})

/** Answers from a built site by the rules of netlify.toml: files, pretty addresses, redirects, headers, 404. */
export async function serveFile(request: Request, folder: string): Promise<Response> {
  const {pathname, search} = new URL(request.url)
  const file = await resolve(folder, pathname)
  if (file === 'slash') return new Response(null, {status: 301, headers: {location: `${pathname}/${search}`}})
  const {path: found, status} = file ? {path: file, status: 200} : await fallback(request, folder)
  const type = contentType(found)
  const response = new Response(await bodyOf(request, found, type), {status, headers: {'content-type': type}})
  if (isZipped(request, type)) {
    response.headers.set('content-encoding', 'gzip')
    response.headers.set('vary', 'accept-encoding')
  }
  await headers.apply(request, response)
  allowSandbox(response, process.env.MOLLIE_URL)
  return response
}

/** The checkout's form may be redirected to where one pays: on one machine that is the sandbox. */
function allowSandbox(response: Response, sandboxUrl: string | undefined) {
  const policy = response.headers.get('content-security-policy')
  if (policy && sandboxUrl)
    response.headers.set('content-security-policy', policy.replace('https://*.mollie.com', new URL(sandboxUrl).origin))
}

/** As Netlify does: text travels compressed to whoever takes it so. */
const isZipped = (request: Request, type: string) =>
  /\bgzip\b/.test(request.headers.get('accept-encoding') ?? '') && /^text\/|javascript|json|xml|svg/.test(type)

async function bodyOf(request: Request, file: string, type: string) {
  if (request.method === 'HEAD') return null
  const content = await readFile(file)
  return new Uint8Array(isZipped(request, type) ? await gzip(content) : content)
}

/** The file of an address; `slash` when it is a page whose address lacks its final slash. */
async function resolve(folder: string, pathname: string): Promise<string | 'slash' | null> {
  if (pathname.endsWith('/')) return findFile(folder, `${pathname}index.html`)
  const file = await findFile(folder, pathname)
  if (file) return file
  return (await findFile(folder, `${pathname}/index.html`)) ? 'slash' : null
}

async function fallback(request: Request, folder: string): Promise<{path: string; status: number}> {
  const match = await redirects.match(request).catch(() => undefined) // an address that cannot be decoded
  const target = match && !match.external ? await findFile(folder, match.target.pathname) : null
  return target && match ? {path: target, status: match.statusCode} : {path: path.join(folder, '404.html'), status: 404}
}
