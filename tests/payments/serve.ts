import {existsSync, readFileSync} from 'node:fs'
import http from 'node:http'
import path from 'node:path'
import {requestUrl} from '../../local/loopback.ts'
import {serve} from '../../local/service.ts'
import {sendResponse, toRequest} from '../../local/site/functions.ts'

/**
 * Runs the unpacked bundles at the routes of their manifest, and beside them the pages of a site:
 * `node serve.ts <bundles> <site> <port>`. As on Netlify, one is loaded
 * when it is first called. The parent may change settings by a message: they are read at each call.
 */
type Manifest = {functions: {name: string; routes?: {literal?: string}[]}[]}
type Handler = (request: Request) => Promise<Response>

const [folder = '', site = '', port = ''] = process.argv.slice(2)
const {functions}: Manifest = JSON.parse(readFileSync(path.join(folder, 'manifest.json'), 'utf8'))
const bundles = new Map<string, string>()
for (const {name, routes = []} of functions) {
  const bundle = ['mjs', 'js']
    .map((extension) => path.join(folder, name, `functions/endpoints/${name}.${extension}`))
    .find((file) => existsSync(file))
  if (!bundle) throw new Error(`The bundle of ${name} has no entry`)
  for (const {literal} of routes) if (literal) bundles.set(literal, bundle)
}

function servePage(file: string, response: http.ServerResponse) {
  if (!existsSync(file)) return void response.writeHead(404).end()
  response.writeHead(200, {'content-type': 'text/html; charset=utf-8'}).end(readFileSync(file))
}

const server = http.createServer(async (request, response) => {
  const {pathname} = requestUrl(request)
  const bundle = bundles.get(pathname)
  if (!bundle) return servePage(path.join(site, pathname, 'index.html'), response)
  const {default: handler} = (await import(bundle)) as {default: Handler}
  sendResponse(await handler(toRequest(request, `http://localhost:${port}`)), response)
})
process.on('message', (settings: Record<string, string | null>) => {
  for (const [name, value] of Object.entries(settings))
    if (value === null) delete process.env[name]
    else process.env[name] = value
  process.send?.('changed')
})
await serve(server, Number(port))
