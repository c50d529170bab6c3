import {evaluate, evaluateSync, parse} from 'groq-js'
import {estimate} from './cost.ts'
import type {LakeDocument} from './document.ts'
import {LakeError} from './errors.ts'
import {byPath} from './indexes.ts'
import {narrow} from './narrow.ts'
import type {Node} from './nodes.ts'
import type {AsRead, Filter} from './search.ts'
import {documentsIn, type Mapped, tracing, withSourceMap} from './sourceMap.ts'
import {tagOfId, tagsOfQuery} from './syncTags.ts'
import {refuseUnsupported} from './unsupported.ts'
import type {View} from './view.ts'

export type Params = Record<string, unknown>

export function parseQuery(query: string, params: Params): Node {
  try {
    const tree = parse(query, {params})
    refuseUnsupported(tree)
    return tree
  } catch (error) {
    if (error instanceof LakeError) throw error
    const position = (error as {position?: number}).position ?? 0
    throw new LakeError(400, {
      type: 'queryParseError',
      description: inHostedWords(error instanceof Error ? error.message : String(error)),
      query,
      start: position,
      end: query.length,
    })
  }
}

/** Clients look for these words of the hosted API; the others are those of groq-js. */
const inHostedWords = (message: string) =>
  message
    .replace(/^Syntax error in GROQ query at position \d+: /, '')
    .replace(/^Unexpected end of query.*/, 'unexpected end-of-file, expected expression')
    .replace(/^Undefined function: (.*)/, 'unknown function: $1()')

/** A query that is parsed and narrowed, ready to be answered. */
export type Prepared = {
  /** How many documents it looks at: those of a `*` within a filter once for each. */
  looksAt: number
  answer: () => Promise<Answer>
}
type Answer = ({result: unknown} | Mapped) & {syncTags: string[]}

type QueryOptions = {
  /** Texts are found as they read on the site too. */
  asRead?: AsRead | undefined
  /** Whether the answer says which field of which document each part came from. */
  sourceMap?: boolean
}

/** groq-js scans; so each `*[…]` of the query is narrowed to a few documents first. */
export function prepareQuery(
  query: string,
  params: Params,
  view: View,
  dataset: string,
  {asRead, sourceMap = false}: QueryOptions = {},
): Prepared {
  const followed = new Set<LakeDocument>()
  const tags = new Set<string>()
  const options = {
    params,
    identity: 'local-editor',
    sanity: {projectId: 'local', dataset},
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
  const parsed = parseQuery(query, params)
  const tree = narrow(sourceMap ? tracing(parsed) : parsed, view, asRead && {asRead, filter})
  return {
    looksAt: estimate(tree).cost,
    answer: async () => {
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

/** Some functions are asynchronous only; all else is three times as fast without promises. */
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
