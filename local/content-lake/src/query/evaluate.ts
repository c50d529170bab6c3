import {evaluate, evaluateSync} from 'groq-js'
import type {LakeDocument} from '../documents/document.ts'
import {byPath} from '../documents/indexes.ts'
import type {View} from '../documents/view.ts'
import {estimate} from './cost.ts'
import {narrow} from './narrow.ts'
import type {Node} from './nodes.ts'
import {type Params, parseQuery} from './parse.ts'
import {documentsIn, type Mapped, withSourceMap} from './source-map/sourceMap.ts'
import {tracing} from './source-map/tracing.ts'
import {tagOfId, tagsOfQuery} from './syncTags.ts'
import {type Filter, withFound} from './trim.ts'

/** A query that is parsed and narrowed, ready to be answered. */
export type Prepared = {
  /** The number of documents that it looks at; those of a `*` within a filter count once for each document there. */
  looksAt: () => number
  answer: () => Promise<Answer>
}
type Answer = ({result: unknown} | Mapped) & {syncTags: string[]}

type QueryOptions = {
  /** Whether the answer says which field of which document each part came from. */
  sourceMap?: boolean
  /** The answer of `sanity::projectId()`. */
  project?: string
}

/** Parses a question. */
export function treeOf({query, params, idsOnly}: {query: string; params: Params; idsOnly?: boolean}): Node {
  const tree = parseQuery(query, params)
  return idsOnly ? idsIn(tree) : tree
}

/** `…[]._id`, with null for values that are not documents. */
const idsIn = (base: Node): Node => ({
  type: 'Map',
  base,
  expr: {type: 'AccessAttribute', base: {type: 'This'}, name: '_id'},
})

export const prepareQuery = (query: string, params: Params, view: View, dataset: string, options?: QueryOptions) =>
  prepare(parseQuery(query, params), params, view, dataset, options)

/** Narrows each `*[…]` of a query to a few documents, since groq-js scans. */
export function prepare(
  parsed: Node,
  params: Params,
  view: View,
  dataset: string,
  {sourceMap = false, project = 'local'}: QueryOptions = {},
): Prepared {
  const followed = new Set<LakeDocument>()
  const tags = new Set<string>()
  const options = {
    params,
    identity: 'local-editor',
    sanity: {projectId: project, dataset},
    dataset: view.find(byPath(['_type']), 'system.release'), // for releases::all(); all else stands in the tree
    dereference: ({_ref}: {_ref: string}) => {
      tags.add(tagOfId(_ref))
      const document = view.documents.get(_ref) ?? null
      if (document) followed.add(document)
      return document
    },
  }
  const filter: Filter = (base, expr) =>
    evaluateSync({type: 'Filter', base: {type: 'Value', value: base}, expr}, options).data
  const narrowed = narrow(sourceMap ? tracing(parsed) : parsed, view)
  return {
    looksAt: () => estimate(narrowed).cost,
    answer: async () => {
      const tree = withFound(narrowed, filter)
      const result = (await evaluated(tree, options)) ?? null
      const syncTags = [...tagsOfQuery(parsed, tags)]
      return {...(sourceMap ? withSourceMap(result, [...documentsIn(tree), ...followed]) : {result}), syncTags}
    },
  }
}

export async function runQuery(query: string, params: Params, view: View, dataset: string): Promise<unknown> {
  const {result} = await prepareQuery(query, params, view, dataset).answer()
  return result
}

/** Evaluates without promises, which is three times as fast; some functions need them. */
async function evaluated(tree: Node, options: object): Promise<unknown> {
  try {
    return evaluateSync(tree, options).data
  } catch {
    const value = await evaluate(tree, options)
    return value.get()
  }
}

/** Whether a listener's filter lets this document through. Listeners see one document at a time, as hosted. */
export async function matches(tree: Node, params: Params, document: LakeDocument | null): Promise<boolean> {
  if (!document) return false
  const value = await evaluate(tree, {dataset: [document], params})
  const result: unknown = await value.get()
  return Array.isArray(result) ? result.length > 0 : Boolean(result)
}
