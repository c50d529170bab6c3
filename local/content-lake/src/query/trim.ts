import type {LakeDocument} from '../documents/document.ts'
import {conjuncts, consistsOf, constant, documentsNode, type Node, rewritePlaces} from './nodes.ts'

/** Evaluates a filter over documents. */
export type Filter = (documents: LakeDocument[], expr: Node) => LakeDocument[]

/** Evaluates each filter of a narrowed query that looks into texts, type by type, and puts what it finds in its place. */
export function withFound(tree: Node, filter: Filter): Node {
  const replace = (node: Node): Node | null => {
    if (node.type !== 'Filter' || node.base.type !== 'Value' || !Array.isArray(node.base.value)) return null
    const expr = rewritePlaces(node.expr, replace)
    const isSearch = conjuncts(expr).some((condition) => matchesOf(condition))
    const standsAlone = consistsOf(expr, ({type}) => type !== 'Parent')
    return isSearch && standsAlone ? documentsNode(found(node.base.value, expr, filter)) : {...node, expr}
  }
  return rewritePlaces(tree, replace)
}

function found(documents: LakeDocument[], expr: Node, filter: Filter): LakeDocument[] {
  const byType = [...Map.groupBy(documents, ({_type}) => _type).values()]
  const hits = byType.flatMap((alike) => {
    const fields = new Set(alike.flatMap((document) => Object.keys(document)))
    return filter(alike, withoutOthers(expr, fields))
  })
  const isHit = new Set(hits)
  return documents.filter((document) => isHit.has(document))
}

/**
 * A filter for documents that have these fields only. The Studio asks for each field of each type, and most documents have
 * few of them; what is matched in a field that is not there is never found.
 */
function withoutOthers(filter: Node, fields: ReadonlySet<string>): Node {
  const all = conjuncts(filter).map((condition) => {
    const matches = matchesOf(condition)
    const left = matches?.filter(({field}) => field === null || fields.has(field))
    return left ? left.map(({node}) => node).reduceRight(either, NEVER) : condition
  })
  return all.reduce((left, right): Node => ({type: 'And', left, right}))
}

const NEVER: Node = {type: 'Value', value: false}
const either = (right: Node, left: Node): Node => (right === NEVER ? left : {type: 'Or', left, right})

/** One text that is matched, and the field of the document that it comes from, where that is one. */
type Match = {node: Node; field: string | null}
const known = new WeakMap<Node, Match[] | null>()

/**
 * The matches of which one must be true so that a condition is; null for a condition that does anything else. A search of the
 * Studio has thousands and is parsed once, so the answer is kept.
 */
function matchesOf(condition: Node): Match[] | null {
  const before = known.get(condition)
  if (before !== undefined) return before
  const matches: Match[] = []
  const collect = (part: Node): boolean => {
    if (part.type === 'Group') return collect(part.base)
    if (part.type === 'Or') return collect(part.left) && collect(part.right)
    if (part.type !== 'OpCall' || part.op !== 'match' || !consistsOf(part.left, isOwnText)) return false
    if (part.right.type !== 'Parameter' && constant(part.right) === undefined) return false
    matches.push({node: part, field: fieldOf(part.left)})
    return true
  }
  const found = collect(condition) ? matches : null
  known.set(condition, found)
  return found
}

const WAYS = ['AccessAttribute', 'AccessElement', 'ArrayCoerce', 'FlatMap', 'Group', 'Map']
const WITHIN = [...WAYS, 'Array', 'ArrayElement', 'This']
const isOwnText = (node: Node) => WITHIN.includes(node.type) || (node.type === 'FuncCall' && node.namespace === 'pt')

/** The field that a text comes from; null when it may come from another one too. */
function fieldOf(node: Node | undefined): string | null {
  if (node?.type === 'FuncCall') return fieldOf(node.args[0])
  if (!node || !WAYS.includes(node.type)) return null
  if (node.type === 'AccessAttribute' && !node.base) return node.name
  return fieldOf((node as {base?: Node}).base)
}
