import {existsSync, readFileSync} from 'node:fs'
import http from 'node:http'
import path from 'node:path'
import {requestUrl} from '../../local/loopback.ts'
import {serve} from '../../local/service.ts'
import {sendResponse, toRequest} from '../../local/site/functions.ts'

/** Runs the unpacked bundles at the routes of their manifest: `node serve.ts <folder> <port>`. */
type Manifest = {functions: {name: string; routes?: {literal?: string}[]}[]}
type Handler = (request: Request) => Promise<Response>

const [folder = '', port = ''] = process.argv.slice(2)
const {functions}: Manifest = JSON.parse(readFileSync(path.join(folder, 'manifest.json'), 'utf8'))
const handlers = new Map<string, Handler>()
for (const {name, routes = []} of functions) {
  const bundle = ['mjs', 'js']
    .map((extension) => path.join(folder, name, `functions/endpoints/${name}.${extension}`))
    .find((file) => existsSync(file))
  if (!bundle) throw new Error(`The bundle of ${name} has no entry`)
  const {default: handler} = (await import(bundle)) as {default: Handler}
  for (const {literal} of routes) if (literal) handlers.set(literal, handler)
}

const server = http.createServer(async (request, response) => {
  const handler = handlers.get(requestUrl(request).pathname)
  if (!handler) return void response.writeHead(404).end()
  sendResponse(await handler(toRequest(request, `http://localhost:${port}`)), response)
})
await serve(server, Number(port))
