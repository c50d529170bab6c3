import {evaluateSync} from 'groq-js'
import type {LakeDocument} from './document.ts'
import {byPath, byPublishedId, byReference, inIdOrder, type Lookup} from './indexes.ts'
import type {View} from './view.ts'

/** The nodes of a parsed query that are looked into; groq-js 2.0.0 declares none of its types. */
export type Node =
  | {type: 'Value'; value: unknown}
  | {type: 'And' | 'Or'; left: Node; right: Node}
  | {type: 'OpCall'; op: string; left: Node; right: Node}
  | {type: 'Filter'; base: Node; expr: Node}
  | {type: 'AccessAttribute'; base?: Node; name: string}
  | {type: 'FuncCall'; namespace: string; name: string; args: Node[]}
  | {type: 'Group'; base: Node}
  | {type: 'Everything' | 'Parent' | 'This'}

/** Fewer documents than this are looked at faster than an index of them is made. */
const FEW = 256
/** These every document has, and they are strings. */
const ALWAYS = ['_id', '_type']

/** The query with the documents in place of each `*`: of those it filters, the ones that its conditions can let through. */
export function narrow(tree: Node, view: View): Node {
  return rewrite(tree, (node) => {
    if (node.type === 'Everything') return documentsNode(view.all)
    if (node.type !== 'Filter' || node.base.type !== 'Everything') return null
    return {...node, base: documentsNode(candidates(node.expr, view)), expr: narrow(node.expr, view)}
  })
}

const documentsNode = (value: LakeDocument[]): Node => ({type: 'Value', value})

/** The tree with what `replace` makes of a node in its place; where that is null, of the parts of the node. */
function rewrite<Tree>(tree: Tree, replace: (node: Node) => Node | null): Tree {
  if (typeof tree !== 'object' || tree === null) return tree
  if (Array.isArray(tree)) return tree.map((item) => rewrite(item, replace)) as Tree
  const node = tree as unknown as Node
  if (node.type === 'Value') return tree
  const replaced = replace(node)
  if (replaced) return replaced as Tree
  return Object.fromEntries(Object.entries(tree).map(([key, inner]) => [key, rewrite(inner, replace)])) as Tree
}

/** The documents that a filter can let through, in `_id` order: what the best of its conditions leaves. */
function candidates(filter: Node, view: View): LakeDocument[] {
  const conditions = conjuncts(filter).flatMap((condition) => lookUp(condition) ?? [])
  const shortest = (isCheap: boolean, found: LakeDocument[] | null = null) =>
    conditions
      .filter((condition) => condition.isCheap === isCheap)
      .map(({lookup, values}) => find(view, lookup, values))
      .reduce((best, list) => (best && best.length <= list.length ? best : list), found)
  const found = shortest(true)
  const count = found?.length ?? view.documents.size
  return (count > FEW ? shortest(false, found) : found) ?? view.all
}

function conjuncts(node: Node): Node[] {
  if (node.type === 'And') return [...conjuncts(node.left), ...conjuncts(node.right)]
  return node.type === 'Group' ? conjuncts(node.base) : [node]
}

/** What a condition says that an index can answer: the documents under one of these values. Null stands for the ids. */
type Condition = {lookup: Lookup | null; values: string[]; isCheap: boolean}

function lookUp(node: Node): Condition | null {
  if (node.type === 'FuncCall') return ofFunction(node.namespace, node.name, node.args.map(constant))
  if (node.type !== 'OpCall') return null
  const {op, left, right} = node
  if (op === 'in') return ofPath(pathOf(left), constant(right))
  return op === '==' ? (ofPath(pathOf(left), [constant(right)]) ?? ofPath(pathOf(right), [constant(left)])) : null
}

function ofPath(path: string[] | null, values: unknown): Condition | null {
  if (!path || !Array.isArray(values)) return null
  const name = path.join()
  const strings = values.filter((value) => typeof value === 'string')
  const isAlways = ALWAYS.includes(name)
  // Another value, null say, may be equal to what a document does not have; to an id it is not.
  if (values.includes(undefined) || (strings.length < values.length && !isAlways)) return null
  return {lookup: name === '_id' ? null : byPath(path), values: strings, isCheap: isAlways}
}

function ofFunction(namespace: string, name: string, args: unknown[]): Condition | null {
  const values = args.flat()
  if (values.includes(undefined)) return null
  const strings = values.filter((value) => typeof value === 'string')
  if (namespace === 'global' && name === 'references') return {lookup: byReference, values: strings, isCheap: false}
  if (namespace === 'sanity' && name === 'versionOf') return {lookup: byPublishedId, values: strings, isCheap: false}
  return null
}

function find(view: View, lookup: Lookup | null, values: string[]): LakeDocument[] {
  const unique = [...new Set(values)]
  if (!lookup) return inIdOrder(unique.flatMap((id) => view.documents.get(id) ?? []))
  const [only] = unique
  if (only !== undefined && unique.length === 1) return view.find(lookup, only)
  return inIdOrder(new Set(unique.flatMap((value) => view.find(lookup, value))))
}

/** `slug.current` of the document itself. */
function pathOf(node: Node): string[] | null {
  if (node.type !== 'AccessAttribute') return null
  if (!node.base) return [node.name]
  const base = pathOf(node.base)
  return base && [...base, node.name]
}

const CONSTANT = ['Value', 'Group', 'Array', 'ArrayElement', 'OpCall']

/** The value of an expression that is the same for every document; undefined when it may not be. */
function constant(node: Node): unknown {
  return isConstant(node) ? evaluateSync(node).data : undefined
}

function isConstant(part: unknown): boolean {
  if (typeof part !== 'object' || part === null) return true
  if ('type' in part && part.type === 'Value') return true
  if ('type' in part && !CONSTANT.includes(String(part.type))) return false
  return Object.values(part).every(isConstant)
}
