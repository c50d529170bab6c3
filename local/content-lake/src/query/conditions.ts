import {byFirstPart, byId, byPath, byPublishedId, byReference, type Lookup} from '../documents/indexes.ts'
import {conjuncts, constant, type Node} from './nodes.ts'

/** A part of a filter that an index answers: the documents under one of these values. */
export type Condition = {lookup: Lookup; values: string[]; isCheap: boolean}

/** Fields that every document has, as strings. */
const ALWAYS = ['_id', '_type']

/** The conditions of a filter that indexes can answer; a document must meet all of them. */
export const conditionsOf = (filter: Node): Condition[] =>
  conjuncts(filter).flatMap((condition) => conditionOf(condition) ?? ofFirstPart(condition) ?? [])

export function conditionOf(node: Node): Condition | null {
  if (node.type === 'FuncCall') return ofFunction(node.namespace, node.name, node.args.map(constant))
  if (node.type !== 'OpCall') return null
  const {op, left, right} = node
  if (op === 'in') return ofPath(pathOf(left), constant(right))
  return op === '==' ? (ofPath(pathOf(left), [constant(right)]) ?? ofPath(pathOf(right), [constant(left)])) : null
}

/** `_id in path("drafts.**")`: the index narrows, and groq-js decides what the path matches. */
function ofFirstPart(node: Node): Condition | null {
  if (node.type !== 'OpCall' || node.op !== 'in' || pathOf(node.left)?.join() !== byId.name) return null
  const {right} = node
  const pattern = right.type === 'FuncCall' && right.name === 'path' ? constant(right.args[0] as Node) : undefined
  const [, part] = (typeof pattern === 'string' && pattern.match(/^([^.*]+)\.\*\*$/)) || []
  return part ? {lookup: byFirstPart, values: [part], isCheap: false} : null
}

function ofPath(path: string[] | null, values: unknown): Condition | null {
  if (!path || !Array.isArray(values)) return null
  const name = path.join()
  const strings = values.filter((value) => typeof value === 'string')
  const isAlways = ALWAYS.includes(name)
  // Another value, null say, may be equal to what a document does not have; to an id it is not.
  if (values.includes(undefined) || (strings.length < values.length && !isAlways)) return null
  return {lookup: name === byId.name ? byId : byPath(path), values: strings, isCheap: isAlways}
}

function ofFunction(namespace: string, name: string, args: unknown[]): Condition | null {
  const values = args.flat()
  if (values.includes(undefined)) return null
  const strings = values.filter((value) => typeof value === 'string')
  if (namespace === 'global' && name === 'references') return {lookup: byReference, values: strings, isCheap: false}
  if (namespace === 'sanity' && name === 'versionOf') return {lookup: byPublishedId, values: strings, isCheap: false}
  return null
}

/** `slug.current` of the document itself. */
export function pathOf(node: Node): string[] | null {
  if (node.type !== 'AccessAttribute') return null
  if (!node.base) return [node.name]
  const base = pathOf(node.base)
  return base && [...base, node.name]
}
