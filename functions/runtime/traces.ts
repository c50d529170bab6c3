import {AsyncLocalStorage} from 'node:async_hooks'
import {createHash, randomBytes} from 'node:crypto'
import {subscribe} from 'node:diagnostics_channel'
import type {ClientRequest, IncomingMessage} from 'node:http'
import {requestId} from '../http/requestId.ts'
import {release, type TracesConfig} from './config.ts'
import type {Tracer} from './tracing.ts'

/**
 * Traces as OTLP/HTTP JSON, without a library: a span per request, per call of another system and per mail, with log lines as
 * events. The trace of a purchase is found by its order: its id is made from the order's, so that nothing has to travel through
 * Mollie, a mail or a day.
 *
 * @see https://opentelemetry.io/docs/specs/otlp/
 */
const WITHIN_MS = 1500
const SERVER = 2
const CLIENT = 3
const INTERNAL = 1
const FAILED = 2

type Value = string | number | boolean
type Span = {
  id: string
  parent: string | null
  name: string
  kind: number
  start: bigint
  end: bigint
  order: string | null
  attributes: Record<string, Value>
  events: {name: string; at: bigint; attributes: Record<string, Value>}[]
  failed: boolean
}
type Trace = Pick<TracesConfig, 'systems'> & {
  request: string
  spans: Span[]
  isOfJobs: boolean
  order: string | null
}
type Current = {trace: Trace; span: Span}

const current = new AsyncLocalStorage<Current>()
const hex = (bytes: number) => randomBytes(bytes).toString('hex')
const hash = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 32)
const now = () => BigInt(Math.round((performance.timeOrigin + performance.now()) * 1000)) * 1000n

/** The trace of everything about an order. */
export const traceIdOf = (order: string) => hash(`order ${order}`)

function begin({spans}: Trace, {name, kind, parent, order}: Pick<Span, 'name' | 'kind' | 'parent' | 'order'>): Span {
  const start = now()
  const span = {id: hex(8), parent, name, kind, start, end: start, order, attributes: {}, events: [], failed: false}
  spans.push(span)
  return span
}

/** Runs a request under a span, and sends all of its spans once it is over. */
export async function traced(
  name: string,
  config: TracesConfig,
  handle: () => Promise<Response>,
): Promise<{response: Response; sent: Promise<void>}> {
  followCalls()
  const {systems} = config
  const trace: Trace = {request: requestId(), spans: [], isOfJobs: name === 'reconcile', order: null, systems}
  const span = begin(trace, {name, kind: SERVER, parent: null, order: null})
  const response = await current.run({trace, span}, handle)
  span.end = now()
  span.attributes['http.response.status_code'] = response.status
  span.failed = response.status >= 500
  return {response, sent: send(trace, config)}
}

/** Spans and events of whatever runs within a traced request. */
export const otlpTracer: Tracer = {
  async span(name, order, work) {
    const within = current.getStore()
    if (!within) return work()
    const {trace, span: parent} = within
    const span = begin(trace, {name, kind: INTERNAL, parent: parent.id, order})
    try {
      return await current.run({trace, span}, work)
    } catch (error) {
      span.failed = true
      throw error
    } finally {
      span.end = now()
    }
  },
  line(event, fields) {
    const within = current.getStore()
    if (!within) return
    const {span} = within
    if (typeof fields.order === 'string') this.about(fields.order)
    const simple = Object.entries(fields).filter(([, value]) => ['string', 'number', 'boolean'].includes(typeof value))
    span.events.push({name: event, at: now(), attributes: Object.fromEntries(simple) as Record<string, Value>})
  },
  about(order) {
    const {trace} = current.getStore() ?? {}
    if (trace && !trace.isOfJobs) trace.order ??= order
  },
}

let isFollowing = false

/** Makes a span of each call of another system: its name, method and status, since a path may hold what somebody typed. */
function followCalls() {
  if (isFollowing) return
  isFollowing = true
  const open = new WeakMap<object, Span>()
  const started = (call: object, host: string, method: string) => {
    const within = current.getStore()
    if (!within) return
    const system = within.trace.systems[host] ?? 'another system'
    const span = begin(within.trace, {name: `${method} ${system}`, kind: CLIENT, parent: within.span.id, order: null})
    span.attributes['http.request.method'] = method
    open.set(call, span)
  }
  const ended = (call: object, status: number | null) => {
    const span = open.get(call)
    if (!span) return
    span.end = now()
    span.failed = status === null || status >= 500
    if (status !== null) span.attributes['http.response.status_code'] = status
  }
  type Http = {request: ClientRequest; response: IncomingMessage}
  subscribe('http.client.request.start', (message) => {
    const {request} = message as Http
    started(request, String(request.getHeader('host')), request.method)
  })
  subscribe('http.client.response.finish', (message) => {
    const {request, response} = message as Http
    ended(request, response.statusCode ?? null)
  })
  subscribe('http.client.request.error', (message) => ended((message as Http).request, null))
  type Undici = {request: {origin: string; method: string}; response: {statusCode: number}}
  subscribe('undici:request:create', (message) => {
    const {request} = message as Undici
    started(request, new URL(request.origin).host, request.method)
  })
  subscribe('undici:request:headers', (message) => {
    const {request, response} = message as Undici
    ended(request, response.statusCode)
  })
  subscribe('undici:request:error', (message) => ended((message as Undici).request, null))
}

const attributesOf = (values: Record<string, Value>) =>
  Object.entries(values).map(([key, value]) => ({
    key,
    value:
      typeof value === 'number'
        ? Number.isInteger(value)
          ? {intValue: String(value)}
          : {doubleValue: value}
        : typeof value === 'boolean'
          ? {boolValue: value}
          : {stringValue: value},
  }))

/** A body of OTLP. A span of another order than its request's is in that one's trace, and leads back by a link. */
function bodyOf({request, spans, order}: Trace) {
  const own = order ? traceIdOf(order) : hash(`request ${request}`)
  const [root] = spans
  const written = spans.map(({id, parent, name, kind, start, end, attributes, events, failed, ...span}) => {
    const of = span.order ?? order
    const traceId = of ? traceIdOf(of) : own
    const isElsewhere = traceId !== own
    return {
      ...{traceId, spanId: id, name, kind},
      ...(parent && !isElsewhere && {parentSpanId: parent}),
      ...(isElsewhere && root && {links: [{traceId: own, spanId: root.id}]}),
      ...{startTimeUnixNano: String(start), endTimeUnixNano: String(end)},
      attributes: attributesOf({...attributes, request, ...(of && {order: of})}),
      events: events.map((event) => ({
        name: event.name,
        timeUnixNano: String(event.at),
        attributes: attributesOf(event.attributes),
      })),
      ...(failed && {status: {code: FAILED}}),
    }
  })
  const resource = {attributes: attributesOf({'service.name': 'vindkracht', 'service.version': release()})}
  return {resourceSpans: [{resource, scopeSpans: [{scope: {name: 'functions/runtime/traces.ts'}, spans: written}]}]}
}

/** Never throws: nobody waits for a trace. */
async function send(trace: Trace, {endpoint, headers}: TracesConfig): Promise<void> {
  try {
    await current.exit(() =>
      fetch(`${endpoint}/v1/traces`, {
        method: 'POST',
        body: JSON.stringify(bodyOf(trace)),
        headers: {'content-type': 'application/json', ...headers},
        signal: AbortSignal.timeout(WITHIN_MS),
      }),
    )
  } catch {
    // The log has the request.
  }
}
