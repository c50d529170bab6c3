import {evaluateSync} from 'groq-js'
import type {LakeDocument} from './document.ts'

/** The nodes of a parsed query that are looked into; groq-js 2.0.0 declares none of its types. */
export type Node =
  | {type: 'Value'; value: unknown}
  | {type: 'And' | 'Or'; left: Node; right: Node}
  | {type: 'OpCall'; op: string; left: Node; right: Node}
  | {type: 'Filter'; base: Node; expr: Node}
  | {type: 'AccessAttribute'; base?: Node; name: string}
  | {type: 'FuncCall'; namespace: string; name: string; args: Node[]}
  | {type: 'PipeFuncCall'; base: Node; name: string; args: Node[]}
  | {type: 'Group' | 'Asc' | 'Desc' | 'ArrayCoerce' | 'Deref'; base: Node}
  | {type: 'Parameter'; name: string}
  | {type: 'Projection' | 'Map' | 'FlatMap'; base: Node; expr: Node}
  | {type: 'Select'; alternatives: Alternative[]; fallback?: Node}
  | {type: 'Slice'; base: Node; left: number; right: number; isInclusive: boolean}
  | {type: 'AccessElement'; base: Node; index: number}
  | {type: 'Object'; attributes: Node[]}
  | {type: 'ObjectAttributeValue'; name: string | symbol; value: Node}
  | {type: 'ObjectConditionalSplat'; condition: Node; value: Node}
  | {type: 'ObjectSplat'; value: Node}
  | {type: 'Array'; elements: Element[]}
  | {type: 'Everything' | 'Parent' | 'This'}

export type Element = {value: Node; isSplat: boolean}
type Alternative = {condition: Node; value: Node}

export const documentsNode = (value: LakeDocument[]): Node => ({type: 'Value', value})

/** The tree with what `replace` makes of a node in its place; where that is null, of the parts of the node. */
export function rewrite<Tree>(tree: Tree, replace: (node: Node) => Node | null): Tree {
  if (typeof tree !== 'object' || tree === null) return tree
  if (Array.isArray(tree)) return tree.map((item) => rewrite(item, replace)) as Tree
  const node = tree as unknown as Node
  if (node.type === 'Value') return tree
  const replaced = replace(node)
  if (replaced) return replaced as Tree
  return Object.fromEntries(Object.entries(tree).map(([key, inner]) => [key, rewrite(inner, replace)])) as Tree
}

/** As `rewrite`, where `replace` has to do with a `*`, or what stands in its place, and with functions after a pipe only. */
export const rewritePlaces = <Tree>(tree: Tree, replace: (node: Node) => Node | null): Tree =>
  rewrite(tree, (node) => (hasPlace(node) ? replace(node) : node))

const PLACES = ['Everything', 'PipeFuncCall']
const known = new WeakMap<object, boolean>()

/** Most of a long query has none; it is gone through once, since it is parsed once. */
export function hasPlace(part: unknown): boolean {
  if (typeof part !== 'object' || part === null) return false
  const node = part as Node
  if (node.type === 'Value') return Array.isArray(node.value)
  if (PLACES.includes(node.type)) return true
  const before = known.get(part)
  if (before !== undefined) return before
  const has = Object.values(part).some(hasPlace)
  known.set(part, has)
  return has
}

/** Whether each node of an expression is such a one. What a Value holds is no node. */
export function consistsOf(part: unknown, isSuch: (node: Node) => boolean): boolean {
  if (typeof part !== 'object' || part === null) return true
  if ('type' in part && !isSuch(part as Node)) return false
  return ('type' in part && part.type === 'Value') || Object.values(part).every((inner) => consistsOf(inner, isSuch))
}

const CONSTANT = ['Value', 'Group', 'Array', 'ArrayElement', 'OpCall']

/** The value of an expression that is the same for every document; undefined when it may not be, or may take long to know. */
export const constant = (node: Node): unknown => (consistsOf(node, isConstant) ? evaluateSync(node).data : undefined)

const isConstant = (node: Node) => CONSTANT.includes(node.type) && !(node.type === 'OpCall' && node.op === 'match')

/** What must all be true for a filter to let a document through. */
export function conjuncts(node: Node): Node[] {
  if (node.type === 'And') return [...conjuncts(node.left), ...conjuncts(node.right)]
  return node.type === 'Group' ? conjuncts(node.base) : [node]
}
