import {constant, type Element, type Node} from './nodes.ts'

type Estimate = {
  /** The number of documents, and of their parts, that are looked at. */
  cost: number
  /** The number of results. */
  size: number
}

const NOTHING: Estimate = {cost: 0, size: 1}
/** A cost above any limit. */
const SLOW = 1_000_000
/** Nodes that evaluate their expression for each result of their base. */
const FOR_EACH = ['Filter', 'Projection', 'Map', 'FlatMap', 'PipeFuncCall']

/** Estimates the cost of a narrowed query: a `*` within a filter or a projection is scanned for each document. */
export function estimate(part: unknown): Estimate {
  if (typeof part !== 'object' || part === null) return NOTHING
  if (Array.isArray(part)) return together(part.map(estimate))
  const node = part as Node & {base?: unknown; value?: unknown}
  if (node.type === 'Value')
    return Array.isArray(node.value) ? {cost: node.value.length, size: node.value.length} : NOTHING
  if (node.type === 'Array') return listed(node.elements)
  if (isCountOfList(node)) return NOTHING
  const {type, base, ...rest} = node
  const inner = together(Object.values(rest).map(estimate))
  if (isSlowMatch(node)) return {...inner, cost: inner.cost + SLOW}
  if (base === undefined) return inner
  const from = estimate(base)
  if (FOR_EACH.includes(type)) return {cost: from.cost + from.size * (1 + inner.cost), size: from.size}
  const size = Math.min(from.size, mostTaken(node))
  const isList = (base as Node).type === 'Value'
  return {cost: (isList ? size : from.cost) + inner.cost, size}
}

/** Counting a known list looks at none of it. */
const isCountOfList = (node: Node) =>
  node.type === 'FuncCall' && node.name === 'count' && node.args[0]?.type === 'Value'

/** With several wildcards in a word, the time of a match grows with a power of the length of the text. */
const WILD = /\*\S*\*/

/** Whether a match may take long; its pattern may be unknown before the evaluation. */
export function isSlowMatch(node: Node): boolean {
  if (node.type !== 'OpCall' || node.op !== 'match') return false
  const patterns = constant(node.right)
  return patterns === undefined || [patterns].flat().some((pattern) => WILD.test(String(pattern)))
}

/** A list literal. */
function listed(elements: Element[]): Estimate {
  const parts = elements.map(({value, isSplat}) => ({...estimate(value), isSplat}))
  const size = parts.reduce((sum, part) => sum + (part.isSplat ? part.size : 1), 0)
  return {cost: size + together(parts).cost, size}
}

/** The number of items that a slice or an element takes of a list. */
function mostTaken(node: {type: string; left?: unknown; right?: unknown; isInclusive?: unknown}): number {
  if (node.type === 'AccessElement') return 1
  if (node.type !== 'Slice') return Number.POSITIVE_INFINITY
  const [left, right] = [Number(node.left), Number(node.right)]
  // A slice that is counted from the end depends on the length.
  return left < 0 === right < 0 ? Math.max(0, right - left + (node.isInclusive ? 1 : 0)) : Number.POSITIVE_INFINITY
}

const together = (parts: Estimate[]): Estimate => ({
  cost: parts.reduce((sum, {cost}) => sum + cost, 0),
  size: Math.max(1, ...parts.map(({size}) => size)),
})
