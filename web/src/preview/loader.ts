import type {ContentSourceMap} from '@sanity/client/csm'
import {createNode, createNodeMachine} from '@sanity/comlink'
import {createCompatibilityActors, type LoaderControllerMsg, type LoaderNodeMsg} from '@sanity/presentation-comlink'
import {sameIfEqual} from './sameIfEqual.ts'

export type Query = {query: string; params: Record<string, unknown>}
export type Answer = {result: unknown; resultSourceMap?: ContentSourceMap | undefined}
type Where = Extract<LoaderControllerMsg, {type: 'loader/perspective'}>['data']

const keyOf = ({query, params}: Query) => `${query}${JSON.stringify(params)}`

/** The Studio forgets a query that is not repeated within this time, in ms. */
const HEARTBEAT = 10_000

/**
 * Has the Studio around this frame answer queries with its own session, again after each change of a draft;
 * `loader/perspective` says which content to show. The page itself knows no dataset and holds no token.
 */
export function createLoader() {
  const node = createNode<LoaderNodeMsg, LoaderControllerMsg>(
    {name: 'loaders', connectTo: 'presentation'},
    createNodeMachine<LoaderNodeMsg, LoaderControllerMsg>().provide({
      actors: createCompatibilityActors<LoaderNodeMsg>(),
    }),
  )
  const listeners = new Set<() => void>()
  let where: Where | null = null
  let asked: readonly Query[] = []
  /** Answers to all queries so far: the Studio repeats none, and keeps sending changes of earlier ones. */
  const answers = new Map<string, Answer>()
  let listed: unknown

  const ask = () => {
    for (const query of asked) if (where) node.post('loader/query-listen', {...where, ...query, heartbeat: HEARTBEAT})
  }
  node.on('loader/perspective', (data) => {
    where = data
    answers.clear()
    listed = undefined
    ask()
  })
  node.on('loader/query-change', ({perspective, query, params, result, resultSourceMap}) => {
    if (String(perspective) !== String(where?.perspective)) return
    const key = keyOf({query, params})
    const before = answers.get(key)
    const answer = {
      result: sameIfEqual(result, before?.result),
      resultSourceMap: sameIfEqual(resultSourceMap, before?.resultSourceMap),
    }
    if (answer.result === before?.result && answer.resultSourceMap === before?.resultSourceMap) return
    answers.set(key, answer)
    // The Studio lists them beside the page.
    const documents = resultSourceMap?.documents ?? []
    if (where && sameIfEqual(documents, listed) !== listed) node.post('loader/documents', {...where, documents})
    listed = documents
    for (const tell of listeners) tell()
  })
  node.onStatus((status) => {
    if (status === 'connected') ask()
  })
  node.start()
  setInterval(ask, HEARTBEAT / 2)

  return {
    /** Replaces the queries to answer. */
    ask(queries: readonly Query[]) {
      asked = queries
      ask()
    },
    /** Returns the last answer; the same object until the next. */
    answerTo: (query: Query): Answer | null => answers.get(keyOf(query)) ?? null,
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
