import {matches, type Params, parseQuery} from './groq.ts'
import type {ChangeEvent, Store} from './store.ts'

export type ListenOptions = {
  dataset: string
  query: string
  params: Params
  mendoza: boolean
  includeMutations: boolean
  includeResult: boolean
  includePreviousRevision: boolean
  visibility: string
  enableResume: boolean
  lastEventId: string | null
}

/** Where a stream's bytes go: an SSE response or a WebSocket. */
export type Sink = {send: (chunk: string) => void; onClose: (callback: () => void) => void}

export function sse(event: string, data: unknown, id?: string): string {
  return `${id ? `id: ${id}\n` : ''}event: ${event}\ndata: ${JSON.stringify(data)}\n\n`
}

const HEARTBEAT_MS = 15_000

function keepAlive(sink: Sink, stop: () => void) {
  const heartbeat = setInterval(() => sink.send(':\n\n'), HEARTBEAT_MS)
  sink.onClose(() => {
    clearInterval(heartbeat)
    stop()
  })
}

let listeners = 0

/** Streams the changes of documents that match the query, before or after the change. Throws when it cannot parse. */
export function listen(store: Store, options: ListenOptions, sink: Sink) {
  const tree = parseQuery(options.query, options.params)
  sink.send(greeting(store, options))
  let queue: Promise<void> = Promise.resolve() // matching is asynchronous; the order of events must hold
  const stop = store.onChange((dataset, events) => {
    if (dataset !== options.dataset) return
    for (const event of events)
      queue = queue.then(async () => {
        const was = await matches(tree, options.params, event.before)
        const is = await matches(tree, options.params, event.after)
        if (was || is) sink.send(mutationMessage(event, was, is, options))
      })
  })
  keepAlive(sink, stop)
}

function greeting(store: Store, options: ListenOptions): string {
  const listenerName = `local-${++listeners}`
  if (!options.enableResume || !options.lastEventId) return sse('welcome', {listenerName})
  const seen = options.lastEventId.split('#')[0]
  // Nothing was missed, or the client reads afresh: a reset is always right, and rare on one machine.
  return seen === store.latestTransaction(options.dataset) ? sse('welcomeback', {listenerName}) : sse('reset', {})
}

function mutationMessage(event: ChangeEvent, was: boolean, is: boolean, options: ListenOptions): string {
  const eventId = `${event.transactionId}#${event.id}`
  return sse(
    'mutation',
    {
      eventId,
      documentId: event.id,
      transactionId: event.transactionId,
      transition: was && is ? 'update' : is ? 'appear' : 'disappear',
      identity: event.author,
      ...(options.includeMutations && {mutations: event.mutations}),
      ...(options.mendoza && {effects: event.effects}),
      ...(options.includeResult && event.after && {result: event.after}),
      ...(options.includePreviousRevision && {previous: event.before}),
      ...(event.before && {previousRev: event.before._rev}),
      resultRev: event.transactionId, // on disappear too, or the Studio hangs on "Saving…"
      timestamp: event.timestamp,
      visibility: options.visibility === 'transaction' ? 'transaction' : 'query',
      transactionTotalEvents: event.total,
      transactionCurrentEvent: event.index,
    },
    eventId,
  )
}

/** The live content API: tells that something changed. One tag stands for everything. */
export const LIVE_TAG = 's1:all'

export function liveEvents(store: Store, dataset: string, sink: Sink) {
  sink.send(sse('welcome', {id: 'welcome'}))
  const stop = store.onChange((changed, [event]) => {
    if (changed === dataset && event) sink.send(sse('message', {tags: [LIVE_TAG]}, event.transactionId))
  })
  keepAlive(sink, stop)
}
