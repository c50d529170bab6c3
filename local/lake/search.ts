import type {LakeDocument} from './document.ts'
import {grouped} from './grouped.ts'
import {conjuncts, consistsOf, documentsNode, type Node, rewritePlaces} from './nodes.ts'
import {matchesOf} from './plan.ts'

/** A document with its texts as the site shows them; the same one when that is how it holds them. */
export type AsRead = (document: LakeDocument) => LakeDocument
export type Filter = (documents: LakeDocument[], expr: Node) => LakeDocument[]
/** How a search looks at documents, and how a filter is evaluated over some. */
export type Search = {asRead: AsRead; filter: Filter}

/** A narrowed query with what it finds in place of each filter that looks into texts. */
export function withFound(tree: Node, search: Search): Node {
  const replace = (node: Node): Node | null => {
    if (node.type !== 'Filter' || node.base.type !== 'Value' || !Array.isArray(node.base.value)) return null
    const expr = rewritePlaces(node.expr, replace)
    const isSearch = conjuncts(expr).some((condition) => matchesOf(condition))
    const standsAlone = consistsOf(expr, ({type}) => type !== 'Parent')
    return isSearch && standsAlone ? documentsNode(found(node.base.value, expr, search)) : {...node, expr}
  }
  return rewritePlaces(tree, replace)
}

/** What a filter finds in documents as they are and as they are read. */
function found(documents: LakeDocument[], filter: Node, {asRead, filter: evaluated}: Search): LakeDocument[] {
  const hits = new Set<LakeDocument>()
  for (const [, alike] of grouped(documents, ({_type}) => _type)) {
    const fields = new Set(alike.flatMap((document) => Object.keys(document)))
    const own = withoutOthers(filter, fields)
    for (const document of evaluated(alike, own)) hits.add(document)
    const others = alike.filter((document) => !hits.has(document) && asRead(document) !== document)
    const read = new Set(evaluated(others.map(asRead), own))
    for (const document of others) if (read.has(asRead(document))) hits.add(document)
  }
  return documents.filter((document) => hits.has(document))
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
