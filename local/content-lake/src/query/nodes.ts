import {evaluateSync} from 'groq-js'
import type {LakeDocument} from '../documents/document.ts'

/** The nodes of a parsed query, as far as they are used; groq-js 2.0.0 declares no types for them. */
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

/** Replaces nodes of a tree by the result of `replace`; where that is null, goes on into the node. */
export function rewrite<Tree>(tree: Tree, replace: (node: Node) => Node | null): Tree {
  if (typeof tree !== 'object' || tree === null) return tree
  if (Array.isArray(tree)) return tree.map((item) => rewrite(item, replace)) as Tree
  const node = tree as unknown as Node
  if (node.type === 'Value') return tree
  const replaced = replace(node)
  if (replaced) return replaced as Tree
  return Object.fromEntries(Object.entries(tree).map(([key, inner]) => [key, rewrite(inner, replace)])) as Tree
}

/** A `rewrite` that visits only `*`, document lists in its place, and functions after a pipe. */
export const rewritePlaces = <Tree>(tree: Tree, replace: (node: Node) => Node | null): Tree =>
  rewrite(tree, (node) => (hasPlace(node) ? replace(node) : node))

const PLACES = ['Everything', 'PipeFuncCall']
const known = new WeakMap<object, boolean>()

/** Whether a part of a tree has such a node. Most parts of a long query have none, and the answer is kept. */
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

/** Whether a condition holds for each node of an expression. The content of a Value is no node. */
export function consistsOf(part: unknown, isSuch: (node: Node) => boolean): boolean {
  if (typeof part !== 'object' || part === null) return true
  if ('type' in part && !isSuch(part as Node)) return false
  return ('type' in part && part.type === 'Value') || Object.values(part).every((inner) => consistsOf(inner, isSuch))
}

const CONSTANT = ['Value', 'Group', 'Array', 'ArrayElement', 'OpCall']

/** The value of a constant expression; undefined for one that depends on the document, or may take long. */
export const constant = (node: Node): unknown => (consistsOf(node, isConstant) ? evaluateSync(node).data : undefined)

const isConstant = (node: Node) => CONSTANT.includes(node.type) && !(node.type === 'OpCall' && node.op === 'match')

/** The parts of a filter that are joined by `&&`. */
export function conjuncts(node: Node): Node[] {
  if (node.type === 'And') return [...conjuncts(node.left), ...conjuncts(node.right)]
  return node.type === 'Group' ? conjuncts(node.base) : [node]
}
