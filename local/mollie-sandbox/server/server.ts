import http, {type IncomingMessage, type ServerResponse} from 'node:http'
import * as v from 'valibot'
import {ENDPOINTS} from '../api/endpoints.ts'
import {ApiError} from '../api/errors.ts'
import {choicesOf, METHODS} from '../api/methods.ts'
import {changeStatus, findPayment, openPayment} from '../api/statuses.ts'
import {checkoutPage, choicesFor} from '../pages/checkout.ts'
import {type Frame, plainFrame} from '../pages/html.ts'
import {methodPicture} from '../pages/methodPicture.ts'
import {overviewPage} from '../pages/overview.ts'
import type {Sandbox} from '../sandbox.ts'
import {isDiskFull} from '../state/database.ts'
import type {Payment} from '../state/items.ts'
import {logError} from '../state/log.ts'
import {control} from './control.ts'
import {guarded, KEEP_ALIVE} from './guard.ts'
import {parseBody, readText, sendJson, sendPage} from './requests.ts'

const IDEMPOTENT_FOR_MS = 60 * 60 * 1000

type Options = {
  /** Address of the sandbox, as links in its answers name it. */
  url: string
  /** Origins whose pages may show the pictures of payment methods. */
  origins?: readonly string[]
  /** Draws whole pages; plain ones by default. */
  frame?: Frame
  /** Other services on the same port, by the beginning of their paths (`/name/`). Faults strike their calls too. */
  services?: Record<string, Service>
}

/** Answers a request at a moment of the sandbox's clock. */
export type Service = (request: Request, now: Date) => Promise<Response>

/** Returns the server of a sandbox: Mollie's API, the checkout page, `/control/` for tests, and the overview at `/`. */
export const sandboxServer = (sandbox: Sandbox, options: Options): http.Server =>
  http.createServer(
    KEEP_ALIVE,
    guarded(options.origins ?? [], async (request, response) => {
      try {
        await serve(sandbox, options, request, response)
      } catch (error) {
        const answer = asApiError(error)
        if (answer.status === 500) logError(error)
        sendJson(response, answer.status, answer.body)
      }
    }),
  )

async function serve(sandbox: Sandbox, options: Options, request: IncomingMessage, response: ServerResponse) {
  const {pathname, searchParams} = URL.parse(request.url ?? '/', 'http://localhost') ?? new URL('http://localhost/')
  const {url, frame = plainFrame, services = {}} = options
  const [, area, rest = ''] = /^\/(v2|checkout|control|methods)\/(.*)$/.exec(pathname) ?? []
  const [, service] = Object.entries(services).find(([path]) => pathname.startsWith(path)) ?? []
  if (area === 'v2') await serveApi({sandbox, url, pathname, query: searchParams}, request, response)
  else if (area === 'checkout') await serveCheckout(sandbox, frame, rest, request, response)
  else if (area === 'control') await serveControl(sandbox, rest, request, response)
  else if (area === 'methods') serveMethodPicture(response, rest)
  else if (service) await serveService(sandbox, service, pathname, request, response)
  else if (pathname === '/') sendPage(response, overviewPage(sandbox, frame))
  else response.writeHead(404).end('Not found')
}

type ApiCall = {sandbox: Sandbox; url: string; pathname: string; query: URLSearchParams}

async function serveApi({sandbox, url, pathname, query}: ApiCall, request: IncomingMessage, response: ServerResponse) {
  const {store, clock, faults, webhooks} = sandbox
  // The balance is the organisation's, whose access token is of no profile.
  const bearer = /^\/v2\/(balances|settlements)\b/.test(pathname) ? /^Bearer access_\w+$/ : /^Bearer test_\w+$/
  if (!bearer.test(request.headers.authorization ?? ''))
    throw new ApiError(401, 'Unauthorized Request', 'Missing authentication, or failed to authenticate')
  const endpoint = ENDPOINTS.find(({method, path}) => method === request.method && path.test(pathname))
  if (!endpoint) throw new ApiError(404, 'Not Found', `The sandbox has no ${request.method} ${pathname}`)
  const text = await readText(request)
  const call = `${request.method} ${pathname}`
  const before = faults.strike(call, false)
  if (before) return faults.answer(before, response)
  const key = request.headers['idempotency-key']
  const repeated = typeof key === 'string' ? store.get('idempotency', `${pathname} ${key}`) : null
  if (repeated && clock.now().getTime() - repeated.at < IDEMPOTENT_FOR_MS)
    return sendJson(response, endpoint.status, JSON.parse(repeated.body))
  const parts = endpoint.path.exec(pathname)?.slice(1) ?? []
  const received = {store, url, body: parseBody(text), parts, query, path: pathname, now: clock.now()}
  const {body, delivery} = store.transaction(() => {
    const body = endpoint.handle(received)
    if (typeof key === 'string' && endpoint.method === 'POST')
      store.put('idempotency', {id: `${pathname} ${key}`, at: clock.now().getTime(), body: JSON.stringify(body)})
    const changed = endpoint.changed?.(received)
    return {body, delivery: changed ? webhooks.enqueue(findPayment(store, changed)) : null}
  })
  webhooks.deliver(delivery).catch(logError)
  const after = faults.strike(call, true)
  if (after) return faults.answer(after, response)
  return body ? sendJson(response, endpoint.status, body) : void response.writeHead(endpoint.status).end()
}

async function serveService(
  {faults, clock}: Sandbox,
  service: Service,
  pathname: string,
  request: IncomingMessage,
  response: ServerResponse,
) {
  const {method = 'GET', url = '/', headers} = request
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk)
  const call = `${method} ${pathname}`
  const before = faults.strike(call, false)
  if (before) return faults.answer(before, response)
  const sent = new Request(new URL(url, 'http://localhost'), {
    method,
    headers: headers as Record<string, string>,
    ...(chunks.length > 0 && {body: Buffer.concat(chunks)}),
  })
  const answer = await service(sent, clock.now())
  const body = Buffer.from(await answer.arrayBuffer())
  const after = faults.strike(call, true)
  if (after) return faults.answer(after, response)
  return void response.writeHead(answer.status, Object.fromEntries(answer.headers)).end(body)
}

async function serveCheckout(
  sandbox: Sandbox,
  frame: Frame,
  id: string,
  request: IncomingMessage,
  response: ServerResponse,
) {
  const {store, clock} = sandbox
  const payment = findPayment(store, id)
  const show = (shown: Payment) => sendPage(response, checkoutPage(shown, store.get('answer', id), frame))
  if (request.method !== 'POST') return show(payment)
  const form = new URLSearchParams(await readText(request))
  const method = choicesOf(payment).find((choice) => choice.id === form.get('method'))
  const outcome = choicesFor(payment).find((state) => state === form.get('final_state'))
  if (!outcome) {
    const isChosen = method && payment.status === 'open'
    return show(isChosen ? openPayment(store, {...payment, method: method.id}, clock.now()) : payment)
  }
  const ended = await sandbox.change(() => changeStatus(store, payment, outcome, clock.now()))
  response.writeHead(303, {location: returnAddress(ended)}).end()
}

/** Answers tests in JSON, and the forms of the overview page with a redirect. */
async function serveControl(sandbox: Sandbox, action: string, request: IncomingMessage, response: ServerResponse) {
  if (request.method !== 'POST') throw new ApiError(405, 'Method Not Allowed', 'Use POST')
  const text = await readText(request)
  const isForm = request.headers['content-type']?.startsWith('application/x-www-form-urlencoded')
  const body: unknown = isForm ? Object.fromEntries(new URLSearchParams(text)) : JSON.parse(text || '{}')
  const answer = await control(sandbox, action, body)
  if (isForm) response.writeHead(303, {location: '/'}).end()
  else sendJson(response, 200, answer)
}

function asApiError(error: unknown): ApiError {
  if (error instanceof ApiError) return error
  if (error instanceof SyntaxError) return new ApiError(400, 'Bad Request', 'The body is not JSON')
  if (v.isValiError(error)) return new ApiError(422, 'Unprocessable Entity', error.message)
  if (isDiskFull(error)) return new ApiError(503, 'Service Unavailable', 'The disk is full')
  return new ApiError(500, 'Internal Server Error', 'The sandbox failed')
}

/** Address after the checkout. cancelUrl is for an explicit cancel only; every other outcome goes to redirectUrl. */
const returnAddress = ({status, cancelUrl, redirectUrl}: Payment) =>
  (status === 'canceled' && cancelUrl) || redirectUrl || '/'

function serveMethodPicture(response: ServerResponse, file: string) {
  const method = METHODS.find(({id}) => file === `${id}.svg`)
  if (!method) return void response.writeHead(404).end('Not found')
  response.writeHead(200, {'content-type': 'image/svg+xml', 'cache-control': 'max-age=3600'})
  response.end(methodPicture(method.kind))
}
