import {setImmediate as nextTurn} from 'node:timers/promises'
import {isPublicId} from '../documents/document.ts'
import {documentsOf} from '../documents/mutations.ts'
import {LakeError} from '../errors.ts'
import {isSlowMatch} from '../query/cost.ts'
import {matches} from '../query/evaluate.ts'
import {consistsOf, type Node} from '../query/nodes.ts'
import {type Params, parseQuery} from '../query/parse.ts'
import {tagsOfChange} from '../query/syncTags.ts'
import {effectsOf} from '../storage/effects.ts'
import type {ChangeEvent, Store} from '../storage/store.ts'

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
  /** Whether the listener may hear of a document. */
  isSeen: (id: string) => boolean
}

/** The receiver of a stream: an SSE response or a WebSocket. */
export type Sink = {send: (chunk: string) => void; onClose: (callback: () => void) => void}

export function sse(event: string, data: unknown, id?: string): string {
  return `${id ? `id: ${id}\n` : ''}event: ${event}\ndata: ${JSON.stringify(data)}\n\n`
}

const HEARTBEAT_MS = 15_000
/** Changes sent per turn of the event loop: to fifty listeners, some milliseconds. */
const TOLD_AT_ONCE = 20

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
  refuseSlow(tree)
  /** A filter that cannot be evaluated for a document, such as `round(n, 200)`, does not match it. */
  const isMatch = (document: ChangeEvent['before']) => matches(tree, options.params, document).catch(() => false)
  let queue: Promise<void> = Promise.resolve() // matching is asynchronous; the order of events must hold
  const tell = (events: ChangeEvent[]) => {
    const seen = events.filter(({id}) => options.isSeen(id))
    queue = queue.then(async () => {
      for (const [index, event] of seen.entries()) {
        if (index % TOLD_AT_ONCE === TOLD_AT_ONCE - 1) await nextTurn()
        const was = await isMatch(event.before)
        const is = await isMatch(event.after)
        if (was || is) sink.send(mutationMessage(event, was, is, options))
      }
    })
  }
  const missed =
    options.enableResume && options.lastEventId ? missedSince(store, options.dataset, options.lastEventId) : []
  const listenerName = `local-${++listeners}`
  if (missed === null) sink.send(sse('reset', {}))
  else sink.send(sse(options.enableResume && options.lastEventId ? 'welcomeback' : 'welcome', {listenerName}))
  tell(missed ?? [])
  const stop = store.onChange((dataset, events) => {
    if (dataset === options.dataset) tell(events)
  })
  keepAlive(sink, stop)
}

/** Refuses (400) slow matches: each write would wait for them. */
function refuseSlow(tree: Node) {
  if (consistsOf(tree, (node) => !isSlowMatch(node))) return
  const description = 'A listener may look for texts with at most one wildcard in a word'
  throw new LakeError(400, {type: 'notSupported', description})
}

/** With more missed events, reading anew is faster. */
const MOST_MISSED = 500

/** The events after the last one that a listener received; null when they are not known. An event's id is "transaction#document". */
function missedSince(store: Store, dataset: string, lastEventId: string): ChangeEvent[] | null {
  const [transactionId = '', documentId = ''] = lastEventId.split('#')
  const kept = store.history.since(dataset, transactionId, MOST_MISSED)
  if (!kept) return null
  const events = kept.flatMap(({id, timestamp, author, mutations, changes}) =>
    changes.map((change, index) => ({
      ...change,
      mutations: mutations.filter((request) => documentsOf(request).includes(change.id)),
      transactionId: id,
      timestamp,
      author,
      index: index + 1,
      total: changes.length,
    })),
  )
  return events.slice(
    events.findIndex(({transactionId: id, ...event}) => id === transactionId && event.id === documentId) + 1,
  )
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
      ...(options.mendoza && {effects: effectsOf(event)}),
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

type LiveOptions = {dataset: string; includeDrafts: boolean; lastEventId: string | null}

/** The live content API: sends the tags of each change. */
export function liveEvents(store: Store, {dataset, includeDrafts, lastEventId}: LiveOptions, sink: Sink) {
  const tell = (events: ChangeEvent[]) => {
    const seen = events.filter(({id}) => includeDrafts || isPublicId(id))
    const [first] = seen
    if (!first) return
    const tags = seen.flatMap(({id, before, after}) =>
      tagsOfChange(
        id,
        [before, after].flatMap((document) => document?._type ?? []),
      ),
    )
    sink.send(sse('message', {tags: [...new Set(tags)]}, first.transactionId))
  }
  // A client that received only a welcome reads anew: its id is no place in the history.
  const missed = lastEventId ? missedSince(store, dataset, lastEventId) : []
  sink.send(missed ? sse('welcome', {id: WELCOME}, WELCOME) : sse('restart', {id: WELCOME}, WELCOME))
  for (const [id, events] of Map.groupBy(missed ?? [], ({transactionId}) => transactionId))
    if (id !== lastEventId) tell(events)
  const stop = store.onChange((changed, events) => {
    if (changed === dataset) tell(events)
  })
  keepAlive(sink, stop)
}

const WELCOME = 'welcome'
