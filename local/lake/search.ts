import type {LakeDocument} from './document.ts'
import {grouped} from './grouped.ts'
import {conjuncts, consistsOf, documentsNode, type Node, rewritePlaces} from './nodes.ts'
import {matchesOf} from './plan.ts'

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
  const byType = grouped(documents, ({_type}) => _type)
  const hits = byType.flatMap(([, alike]) => {
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
    const matches = matchesOf(condition)?.all
    const left = matches?.filter(({field}) => field === null || fields.has(field))
    return left ? left.map(({node}) => node).reduceRight(either, NEVER) : condition
  })
  return all.reduce((left, right): Node => ({type: 'And', left, right}))
}

const NEVER: Node = {type: 'Value', value: false}
const either = (right: Node, left: Node): Node => (right === NEVER ? left : {type: 'Or', left, right})
