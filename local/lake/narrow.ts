import {evaluateSync} from 'groq-js'
import type {LakeDocument} from './document.ts'
import {byPath, byPublishedId, byReference, inIdOrder, type Lookup} from './indexes.ts'
import {conjuncts, consistsOf, constant, documentsNode, type Node, rewrite} from './nodes.ts'
import {mayMatch, type Search, searched} from './search.ts'
import type {View} from './view.ts'

/** Fewer documents than this are looked at faster than an index of them is made. */
const FEW = 256
/** These every document has, and they are strings. */
const ALWAYS = ['_id', '_type']

/**
 * The query with the documents in place of each `*`: of those it filters, the ones that its conditions can let through.
 * With a search, texts are found also as the site shows them.
 */
export function narrow(tree: Node, view: View, search?: Search): Node {
  const replace = (node: Node): Node | null => {
    if (node.type === 'Everything') return documentsNode(view.all)
    if (node.type === 'PipeFuncCall') {
      const narrowed = {...node, base: rewrite(node.base, replace), args: rewrite(node.args, replace)}
      return ordered(narrowed) ?? narrowed
    }
    if (node.type !== 'Filter' || node.base.type !== 'Everything') return null
    const exact = allOf(node.expr, view)
    if (exact) return documentsNode(exact)
    const expr = rewrite(node.expr, replace)
    const found = mayMatch(candidates(expr, view), expr, search)
    return searched(found, expr, search) ?? {...node, base: documentsNode(found), expr}
  }
  return rewrite(tree, replace)
}

/** The documents that a filter lets through, where that is the answer of one index: none is looked at. */
function allOf(filter: Node, view: View): LakeDocument[] | null {
  const [only, ...others] = conjuncts(filter)
  const condition = others.length === 0 && only?.type === 'OpCall' && lookUp(only)
  return condition ? find(view, condition.lookup, condition.values) : null
}

/** Lists that were put in order, by the order. Their documents are what they were as long as the list is the same one. */
const ORDERED = new WeakMap<LakeDocument[], Map<string, LakeDocument[]>>()
const BY_FIELDS = ['AccessAttribute', 'Asc', 'Desc']

/** A whole list in the order of its documents' own fields: it is put in order once, until one of them changes. */
function ordered(node: Node & {type: 'PipeFuncCall'}): Node | null {
  const {base, name, args} = node
  if (name !== 'order' || base.type !== 'Value' || !Array.isArray(base.value)) return null
  if (!consistsOf(args, ({type}) => BY_FIELDS.includes(type))) return null
  const list: LakeDocument[] = base.value
  const known = ORDERED.get(list) ?? new Map<string, LakeDocument[]>()
  ORDERED.set(list, known)
  const order = JSON.stringify(args)
  const result = known.get(order) ?? (evaluateSync(node).data as LakeDocument[])
  known.set(order, result)
  return documentsNode(result)
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
