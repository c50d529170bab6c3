import {evaluate, evaluateSync, parse} from 'groq-js'
import type {LakeDocument} from './document.ts'
import {LakeError} from './errors.ts'
import {type Node, narrow} from './narrow.ts'
import type {View} from './view.ts'

export type Params = Record<string, unknown>

export function parseQuery(query: string, params: Params): Node {
  try {
    return parse(query, {params})
  } catch (error) {
    const position = (error as {position?: number}).position ?? 0
    throw new LakeError(400, {
      type: 'queryParseError',
      description: error instanceof Error ? error.message : String(error),
      query,
      start: position,
      end: query.length,
    })
  }
}

/** Evaluates a query over a view. groq-js scans; each `*[…]` of the query is narrowed to a few documents first. */
export async function runQuery(query: string, params: Params, view: View, dataset: string): Promise<unknown> {
  const tree = narrow(parseQuery(query, params), view)
  const options = {
    params,
    identity: 'local-editor',
    sanity: {projectId: 'local', dataset},
    dataset: [], // they stand in the tree
    dereference: ({_ref}: {_ref: string}) => view.documents.get(_ref) ?? null,
  }
  return (await evaluated(tree, options)) ?? null
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
