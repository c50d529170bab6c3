import {type ExprNode, evaluate, parse} from 'groq-js'
import type {LakeDocument} from './document.ts'
import {LakeError} from './errors.ts'
import type {View} from './view.ts'

export type Params = Record<string, unknown>

/** The parameter that carries the pre-selected documents; no query of ours or the Studio's uses the name. */
const SELECTED = '__selected'

export function parseQuery(query: string, params: Params): ExprNode {
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

/** Evaluates a query over a view. groq-js scans; we first narrow by what the query's first filter says. */
export async function runQuery(query: string, params: Params, view: View, dataset: string): Promise<unknown> {
  const tree = parseQuery(query, params)
  const candidates = narrow(tree, params, view)
  const value = await evaluate(candidates ? replaceEverything(tree) : tree, {
    dataset: view.all,
    params: candidates ? {...params, [SELECTED]: candidates} : params,
    identity: 'local-editor',
    sanity: {projectId: 'local', dataset},
    dereference: async ({_ref}: {_ref: string}) => view.documents.get(_ref) ?? null,
  })
  return (await value.get()) ?? null
}

type Node = ExprNode & {base?: Node}

/** The first thing the query looks at: follows `base` down to `*[…]`. */
function firstFilter(tree: ExprNode): {expr: ExprNode} | null {
  let node = tree as Node
  while (node.base) {
    if (node.type === 'Filter' && node.base.type === 'Everything') return node as unknown as {expr: ExprNode}
    node = node.base
  }
  return null
}

function narrow(tree: ExprNode, params: Params, view: View): LakeDocument[] | null {
  const filter = firstFilter(tree)
  if (!filter) return null
  for (const condition of conjuncts(filter.expr)) {
    const found = lookUp(condition, params, view)
    if (found) return found
  }
  return null
}

function conjuncts(node: ExprNode): ExprNode[] {
  if (node.type === 'And') return [...conjuncts(node.left), ...conjuncts(node.right)]
  if (node.type === 'Group') return conjuncts(node.base)
  return [node]
}

function lookUp(node: ExprNode, params: Params, view: View): LakeDocument[] | null {
  if (node.type !== 'OpCall') return null
  const attribute = node.left.type === 'AccessAttribute' && !node.left.base ? node.left.name : null
  const value = constant(node.right, params)
  if (attribute === '_id' && node.op === '==' && typeof value === 'string') return pick(view, [value])
  if (attribute === '_id' && node.op === 'in' && Array.isArray(value)) return pick(view, value)
  if (attribute === '_type' && node.op === '==' && typeof value === 'string') return view.ofType(value)
  if (attribute === '_type' && node.op === 'in' && Array.isArray(value)) {
    const types = [...new Set(value)].filter((type) => typeof type === 'string')
    return types.flatMap((type) => view.ofType(type)).sort((a, b) => (a._id < b._id ? -1 : 1))
  }
  return null
}

function pick(view: View, ids: unknown[]): LakeDocument[] {
  const wanted = [...new Set(ids)].filter((id) => typeof id === 'string').sort()
  return wanted.flatMap((id) => view.documents.get(id) ?? [])
}

function constant(node: ExprNode, params: Params): unknown {
  if (node.type === 'Value') return node.value
  if (node.type === 'Parameter') return params[node.name]
  if (node.type === 'Array') {
    const values = node.elements.map((element: {isSplat: boolean; value: ExprNode}) =>
      element.isSplat ? undefined : constant(element.value, params),
    )
    return values.includes(undefined) ? undefined : values
  }
  return undefined
}

/** The same tree with the first `*` replaced by the pre-selected documents; inner `*` keep the whole dataset. */
function replaceEverything(node: ExprNode): ExprNode {
  if (node.type === 'Everything') return {type: 'Parameter', name: SELECTED} as ExprNode
  const {base} = node as Node
  return base ? ({...node, base: replaceEverything(base)} as ExprNode) : node
}

/** Whether a listener's filter lets this document through. Listeners see one document at a time, as hosted. */
export async function matches(tree: ExprNode, params: Params, document: LakeDocument | null): Promise<boolean> {
  if (!document) return false
  const value = await evaluate(tree, {dataset: [document], params})
  const result: unknown = await value.get()
  return Array.isArray(result) ? result.length > 0 : Boolean(result)
}
