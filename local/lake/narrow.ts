import {evaluateSync} from 'groq-js'
import type {LakeDocument} from './document.ts'
import {inIdOrder, lookupNamed} from './indexes.ts'
import {conjuncts, consistsOf, documentsNode, type Node, rewritePlaces} from './nodes.ts'
import type {Params} from './parsing.ts'
import {BY_ID, type Condition, conditionOf, type Plan, planOf} from './plan.ts'
import type {AsRead} from './search.ts'
import type {View} from './view.ts'
import {type Asked, holds, textsOf, wordsOf} from './words.ts'

/** Fewer documents than this are looked at faster than an index of them is made. */
const FEW = 256
/** What groq-js lists by itself: releases::all(). */
const RELEASES = {index: '["_type"]', values: ['system.release']}

/**
 * The query with the documents in place of each `*`: of those it filters, the ones that its conditions can let through.
 * With `asRead`, texts are found also as the site shows them.
 */
export function narrow(tree: Node, view: View, params: Params, asRead?: AsRead): Node {
  const replace = (node: Node): Node | null => {
    if (node.type === 'Everything') return documentsNode(view.all)
    if (node.type === 'PipeFuncCall') {
      const narrowed = {
        ...node,
        base: rewritePlaces(node.base, replace),
        args: rewritePlaces(node.args, replace),
      }
      return ordered(narrowed) ?? narrowed
    }
    if (node.type !== 'Filter' || node.base.type !== 'Everything') return null
    const exact = allOf(node.expr, view)
    if (exact) return documentsNode(exact)
    const expr = rewritePlaces(node.expr, replace)
    return {...node, base: documentsNode(candidates(planOf(expr, params), view, asRead)), expr}
  }
  return rewritePlaces(tree, replace)
}

/** The documents that plans can let through, and those with some ids; null when there are more of them. */
export function gathered(plans: Plan[], ids: string[], view: View, asRead: AsRead, most: number) {
  const found = new Set(find(view, RELEASES))
  for (const id of ids) for (const document of find(view, {index: BY_ID, values: [id]})) found.add(document)
  for (const plan of plans) {
    const documents = candidates(plan, view, asRead)
    if (documents.length > most) return null
    for (const document of documents) found.add(document)
  }
  return found.size > most ? null : [...found]
}

/** The documents that a filter lets through, where that is the answer of one index: none is looked at. */
function allOf(filter: Node, view: View): LakeDocument[] | null {
  const [only, ...others] = conjuncts(filter)
  const condition = others.length === 0 && only?.type === 'OpCall' && conditionOf(only)
  return condition ? find(view, condition) : null
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

/** The documents that a filter can let through, in `_id` order: those with its words, or what its best condition leaves. */
function candidates({conditions, asked}: Plan, view: View, asRead?: AsRead): LakeDocument[] {
  const worded = asked.length > 0 ? withWords(asked, view, asRead) : null
  if (worded) return worded.filter((document) => conditions.every((condition) => isUnder(condition, document)))
  const shortest = (isCheap: boolean, found: LakeDocument[] | null = null) =>
    conditions
      .filter((condition) => condition.isCheap === isCheap)
      .map((condition) => find(view, condition))
      .reduce((best, list) => (best && best.length <= list.length ? best : list), found)
  const found = shortest(true)
  const count = found?.length ?? view.documents.size
  return (count > FEW ? shortest(false, found) : found) ?? view.all
}

/** The documents with these words, as they are or as they are read; null where no index tells, or too many. */
function withWords(asked: Asked, view: View, asRead?: AsRead): LakeDocument[] | null {
  if (asked.some((one) => one.length === 0)) return []
  const found = view.matching(asked, Boolean(asRead))
  if (!asRead || !found) return found
  return found.filter((document) => {
    const read = asRead(document)
    return read === document || holds(wordsOfBoth(document, read), asked)
  })
}

/** Few documents read in another way, but each search asks each of them. */
const WORDS = new WeakMap<LakeDocument, ReadonlySet<string>>()

function wordsOfBoth(document: LakeDocument, read: LakeDocument): ReadonlySet<string> {
  const words = WORDS.get(read) ?? wordsOf([...textsOf(document), ...textsOf(read)])
  WORDS.set(read, words)
  return words
}

function isUnder({index, values}: Condition, document: LakeDocument): boolean {
  const under = index === BY_ID ? [document._id] : lookupNamed(index).valuesOf(document)
  for (const value of under) if (values.includes(value)) return true
  return false
}

function find(view: View, {index, values}: Pick<Condition, 'index' | 'values'>): LakeDocument[] {
  const unique = [...new Set(values)]
  if (index === BY_ID) return inIdOrder(unique.flatMap((id) => view.documents.get(id) ?? []))
  const lookup = lookupNamed(index)
  const [only] = unique
  if (only !== undefined && unique.length === 1) return view.find(lookup, only)
  return inIdOrder(new Set(unique.flatMap((value) => view.find(lookup, value))))
}
