import http, {type IncomingMessage, type ServerResponse} from 'node:http'
import {hasLoopbackHost, requestUrl} from '../loopback.ts'
import {ApiError, ENDPOINTS, payment as findPayment, METHODS} from './api.ts'
import {checkoutPage, OUTCOMES, overviewPage} from './pages.ts'
import type {Payment, SandboxStore} from './store.ts'
import type {Webhooks} from './webhooks.ts'

const IDEMPOTENT_FOR_MS = 60 * 60 * 1000

/** The Mollie sandbox: the API, the page where one pays, and a list of what happened. */
export function createSandbox(store: SandboxStore, webhooks: Webhooks, url: string): http.Server {
  return http.createServer(async (request, response) => {
    if (!hasLoopbackHost(request)) return void response.writeHead(403).end('This sandbox serves its own machine only')
    const {pathname} = requestUrl(request)
    try {
      if (pathname.startsWith('/v2/')) await serveApi(request, response, pathname)
      else if (pathname.startsWith('/checkout/'))
        await serveCheckout(request, response, pathname.slice('/checkout/'.length))
      else if (pathname === '/') page(response, overviewPage(store.list('payment'), store.list('delivery')))
      else response.writeHead(404).end('Not found')
    } catch (error) {
      const known = error instanceof ApiError ? error : new ApiError(500, 'Internal Server Error', 'The sandbox failed')
      if (known !== error) console.error('mollie sandbox:', error)
      json(response, known.status, known.body)
    }
  })

  async function serveApi(request: IncomingMessage, response: ServerResponse, pathname: string) {
    if (!/^Bearer test_\w+$/.test(request.headers.authorization ?? ''))
      throw new ApiError(401, 'Unauthorized Request', 'Missing authentication, or failed to authenticate')
    for (const endpoint of ENDPOINTS) {
      const match = endpoint.method === request.method ? endpoint.path.exec(pathname) : null
      if (!match) continue
      const text = await readText(request)
      const key = request.headers['idempotency-key']
      const repeated = typeof key === 'string' ? store.get('idempotency', `${pathname} ${key}`) : null
      if (repeated && Date.now() - repeated.at < IDEMPOTENT_FOR_MS)
        return json(response, endpoint.status, JSON.parse(repeated.body))
      const body = endpoint.handle({store, url, body: text ? JSON.parse(text) : {}, parts: match.slice(1)})
      if (typeof key === 'string' && endpoint.method === 'POST')
        store.put('idempotency', {id: `${pathname} ${key}`, at: Date.now(), body: JSON.stringify(body)})
      return json(response, endpoint.status, body)
    }
    throw new ApiError(404, 'Not Found', `The sandbox has no ${request.method} ${pathname}`)
  }

  async function serveCheckout(request: IncomingMessage, response: ServerResponse, id: string) {
    const payment = findPayment(store, id)
    if (request.method !== 'POST' || payment.status !== 'open') return page(response, checkoutPage(payment))
    const form = new URLSearchParams(await readText(request))
    const method = METHODS.find((candidate) => candidate.id === form.get('method'))
    const state = OUTCOMES.find((outcome) => outcome === form.get('final_state'))
    if (!state)
      return page(response, checkoutPage(method ? store.put('payment', {...payment, method: method.id}) : payment))
    const ended = store.put('payment', {...payment, status: state, statusAt: new Date().toISOString()})
    await webhooks.announce(ended)
    response.writeHead(303, {location: returnAddress(ended)}).end()
  }
}

/** cancelUrl is for an explicit cancel only; every other outcome goes to redirectUrl. */
const returnAddress = ({status, cancelUrl, redirectUrl}: Payment) =>
  status === 'canceled' ? (cancelUrl ?? redirectUrl) : redirectUrl

async function readText(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk)
  return Buffer.concat(chunks).toString('utf8')
}

const json = (response: ServerResponse, status: number, body: object) =>
  void response.writeHead(status, {'content-type': 'application/hal+json'}).end(JSON.stringify(body))

const page = (response: ServerResponse, text: string) =>
  void response.writeHead(200, {'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store'}).end(text)
