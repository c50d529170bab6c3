import {existsSync, readFileSync} from 'node:fs'
import http from 'node:http'
import path from 'node:path'
import {setTimeout} from 'node:timers/promises'
import {KEEP_ALIVE, requestUrl} from '../../../local/http/loopback.ts'
import {sendResponse, toRequest} from '../../../local/site/functions.ts'
import {serve} from '../../../local/supervision/service.ts'
import {readRoutes} from './functionRoutes.ts'
import './settable.ts'

/**
 * Runs the unpacked bundles at the routes of their manifest, and beside them the pages of a site:
 * `node serve.ts <folders of bundles> <site> <port>`. As on Netlify, one is loaded when it is first called. The parent may change
 * settings by a message: they are read at each call. `CLOCK_AHEAD_MS` lets days pass for them.
 */

/** Work that goes on after the answer, as on Netlify. */
const context = {waitUntil: (promise: Promise<unknown>) => void promise.catch(console.error)}
type Handler = (request: Request, context: object) => Promise<Response>

const [folders = '', site = '', port = ''] = process.argv.slice(2)

/** Netlify's description of the deploy that functions belong to. */
const {DEPLOY_CONTEXT, DEPLOY_URL} = process.env
if (DEPLOY_CONTEXT && DEPLOY_URL) {
  const told = {context: {deploy: {context: DEPLOY_CONTEXT, id: 'deploy-of-a-test'}, url: new URL(DEPLOY_URL)}}
  Object.assign(globalThis, {Netlify: told})
}

const entryFor = readRoutes(folders.split(path.delimiter), undefined, {hasSchedule: true})

/** Netlify repeats a background function that throws after one minute, and once more after two. Tests set shorter pauses. */
async function inBackground(run: () => Promise<Response>) {
  const pauses = (process.env.BACKGROUND_PAUSES_MS ?? '60000,120000').split(',').map(Number)
  for (const pause of [...pauses, null]) {
    try {
      await run()
      return
    } catch (error) {
      console.error(String(error))
      if (pause !== null) await setTimeout(pause)
    }
  }
}

function servePage(file: string, response: http.ServerResponse) {
  if (!existsSync(file)) return void response.writeHead(404).end()
  response.writeHead(200, {'content-type': 'text/html; charset=utf-8'}).end(readFileSync(file))
}

const server = http.createServer(KEEP_ALIVE, async (request, response) => {
  const {pathname} = requestUrl(request)
  const found = entryFor(pathname)
  if (!found) return servePage(path.join(site, pathname, 'index.html'), response)
  const {default: handler} = (await import(found.entry)) as {default: Handler}
  const asked = toRequest(request, `http://localhost:${port}`)
  if (!found.isBackground) return sendResponse(await handler(asked, context), response)
  const body = await asked.arrayBuffer()
  void inBackground(() =>
    handler(new Request(asked.url, {method: asked.method, headers: asked.headers, body}), context),
  )
  response.writeHead(202).end()
})
await serve(server, Number(port))
