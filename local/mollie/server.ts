import http, {type IncomingMessage, type ServerResponse} from 'node:http'
import * as v from 'valibot'
import {isDiskFull} from '../database.ts'
import {guarded, KEEP_ALIVE, requestUrl} from '../loopback.ts'
import {ENDPOINTS} from './api.ts'
import {control} from './control.ts'
import {ApiError, logged} from './errors.ts'
import {methodPicture} from './methodPicture.ts'
import {CHOICES, METHODS} from './methods.ts'
import {checkoutPage, OUTCOMES, overviewPage} from './pages.ts'
import {type Body, changeStatus, findPayment} from './payments.ts'
import type {Sandbox} from './sandbox.ts'
import type {Payment} from './store.ts'
import {answerVies} from './vies.ts'

const IDEMPOTENT_FOR_MS = 60 * 60 * 1000
const BODY_BYTES = 64 * 1024

/**
 * The Mollie sandbox: the API, the page where one pays, and a list of what happened; and what stands in for VIES. `url` is its own address, `origins` are
 * those whose pages may show its pictures.
 */
export function createSandbox(sandbox: Sandbox, url: string, origins: readonly string[] = []): http.Server {
  const {store, clock, faults, webhooks} = sandbox
  return http.createServer(
    KEEP_ALIVE,
    guarded({origins, hasPages: true}, async (request, response) => {
      const {pathname, searchParams} = requestUrl(request)
      try {
        if (pathname.startsWith('/v2/')) await serveApi(request, response, pathname, searchParams)
        else if (pathname === '/vies/check-vat-number') await serveVies(request, response, pathname)
        else if (pathname.startsWith('/checkout/'))
          await serveCheckout(request, response, pathname.slice('/checkout/'.length))
        else if (pathname.startsWith('/control/'))
          await serveControl(request, response, pathname.slice('/control/'.length))
        else if (pathname.startsWith('/methods/')) serveMethod(response, pathname.slice('/methods/'.length))
        else if (pathname === '/') page(response, overviewPage(sandbox))
        else response.writeHead(404).end('Not found')
      } catch (error) {
        const known = asApiError(error)
        if (known.status === 500) logged(error)
        json(response, known.status, known.body)
      }
    }),
  )

  async function serveApi(
    request: IncomingMessage,
    response: ServerResponse,
    pathname: string,
    query: URLSearchParams,
  ): Promise<void> {
    if (!/^Bearer test_\w+$/.test(request.headers.authorization ?? ''))
      throw new ApiError(401, 'Unauthorized Request', 'Missing authentication, or failed to authenticate')
    for (const endpoint of ENDPOINTS) {
      const match = endpoint.method === request.method ? endpoint.path.exec(pathname) : null
      if (!match) continue
      const text = await readText(request)
      const call = `${request.method} ${pathname}`
      const before = faults.strike(call, false)
      if (before) return faults.answer(before, response)
      const key = request.headers['idempotency-key']
      const repeated = typeof key === 'string' ? store.get('idempotency', `${pathname} ${key}`) : null
      if (repeated && clock.now().getTime() - repeated.at < IDEMPOTENT_FOR_MS)
        return json(response, endpoint.status, JSON.parse(repeated.body))
      const received = {
        store,
        url,
        body: bodyIn(text),
        parts: match.slice(1),
        query,
        path: pathname,
        now: clock.now(),
      }
      const {body, owed} = store.together(() => {
        const body = endpoint.handle(received)
        if (typeof key === 'string' && endpoint.method === 'POST')
          store.put('idempotency', {id: `${pathname} ${key}`, at: clock.now().getTime(), body: JSON.stringify(body)})
        const changed = endpoint.changed?.(received)
        return {body, owed: changed ? webhooks.owe(findPayment(store, changed)) : null}
      })
      webhooks.deliver(owed).catch(logged)
      const after = faults.strike(call, true)
      if (after) return faults.answer(after, response)
      return body ? json(response, endpoint.status, body) : void response.writeHead(endpoint.status).end()
    }
    throw new ApiError(404, 'Not Found', `The sandbox has no ${request.method} ${pathname}`)
  }

  async function serveVies(request: IncomingMessage, response: ServerResponse, pathname: string) {
    const text = await readText(request)
    const fault = faults.strike(`${request.method} ${pathname}`, false)
    if (fault) faults.answer(fault, response)
    else answerVies(text, response, clock.now())
  }

  async function serveCheckout(request: IncomingMessage, response: ServerResponse, id: string) {
    const payment = findPayment(store, id)
    if (request.method !== 'POST' || payment.status !== 'open') return page(response, checkoutPage(payment))
    const form = new URLSearchParams(await readText(request))
    const method = CHOICES.find((candidate) => candidate.id === form.get('method'))
    const state = OUTCOMES.find((outcome) => outcome === form.get('final_state'))
    if (!state)
      return page(response, checkoutPage(method ? store.put('payment', {...payment, method: method.id}) : payment))
    const ended = await sandbox.announce(() => changeStatus(store, payment, state, clock.now()))
    response.writeHead(303, {location: returnAddress(ended)}).end()
  }

  /** For tests as JSON, for the forms of the overview page as a form. */
  async function serveControl(request: IncomingMessage, response: ServerResponse, action: string) {
    if (request.method !== 'POST') throw new ApiError(405, 'Method Not Allowed', 'Use POST')
    const text = await readText(request)
    const isForm = request.headers['content-type']?.startsWith('application/x-www-form-urlencoded')
    const body: unknown = isForm ? Object.fromEntries(new URLSearchParams(text)) : JSON.parse(text || '{}')
    const answer = await control(sandbox, action, body)
    if (isForm) response.writeHead(303, {location: '/'}).end()
    else json(response, 200, answer)
  }
}

function asApiError(error: unknown): ApiError {
  if (error instanceof ApiError) return error
  if (error instanceof SyntaxError) return new ApiError(400, 'Bad Request', 'The body is not JSON')
  if (v.isValiError(error)) return new ApiError(422, 'Unprocessable Entity', error.message)
  if (isDiskFull(error)) return new ApiError(503, 'Service Unavailable', 'The disk is full')
  return new ApiError(500, 'Internal Server Error', 'The sandbox failed')
}

/** cancelUrl is for an explicit cancel only; every other outcome goes to redirectUrl. */
const returnAddress = ({status, cancelUrl, redirectUrl}: Payment) =>
  (status === 'canceled' && cancelUrl) || redirectUrl || '/'

/** What was sent as JSON; nothing is an empty body. */
function bodyIn(text: string): Body {
  const body: unknown = text ? JSON.parse(text) : {}
  if (typeof body === 'object' && body !== null && !Array.isArray(body)) return body as Body
  throw new ApiError(400, 'Bad Request', 'The body must be a JSON object')
}

async function readText(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of request) {
    size += chunk.length
    if (size > BODY_BYTES) throw new ApiError(413, 'Payload Too Large', 'The body is too large')
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString('utf8')
}

function serveMethod(response: ServerResponse, file: string) {
  const method = METHODS.find(({id}) => file === `${id}.svg`)
  if (!method) return void response.writeHead(404).end('Not found')
  response.writeHead(200, {'content-type': 'image/svg+xml', 'cache-control': 'max-age=3600'})
  response.end(methodPicture(method.kind))
}

const json = (response: ServerResponse, status: number, body: object) =>
  void response.writeHead(status, {'content-type': 'application/hal+json'}).end(JSON.stringify(body))

const page = (response: ServerResponse, text: string) =>
  void response.writeHead(200, {'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store'}).end(text)
