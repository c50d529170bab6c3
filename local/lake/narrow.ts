import type {LakeDocument} from './document.ts'
import {lookupNamed} from './indexes.ts'
import {conjuncts, documentsNode, type Node, rewritePlaces} from './nodes.ts'
import {ordered, projectedLast} from './order.ts'
import type {Params} from './parsing.ts'
import type {Seen} from './patience.ts'
import {BY_ID, type Condition, conditionOf, type Plan, planOf} from './plan.ts'
import type {Asked} from './words.ts'

/** Fewer documents than this are looked at faster than an index of them is made. */
const FEW = 256
/** What groq-js lists by itself: releases::all(). */
const RELEASES = {index: '["_type"]', values: ['system.release']}

/** Puts documents in place of each `*`: of a filtered one, those that its conditions can let through. */
export function narrow(tree: Node, view: Seen, params: Params): Node {
  const replace = (node: Node): Node | null => {
    if (node.type === 'Everything') return documentsNode(view.all)
    const sooner = projectedLast(node)
    if (sooner) return rewritePlaces(sooner, replace)
    if (node.type === 'PipeFuncCall') {
      const narrowed = {
        ...node,
        base: rewritePlaces(node.base, replace),
        args: rewritePlaces(node.args, replace),
      }
      const {base, name, args} = narrowed
      const list = name === 'order' && base.type === 'Value' && Array.isArray(base.value) && ordered(base.value, args)
      return list ? documentsNode(list) : narrowed
    }
    if (node.type !== 'Filter' || node.base.type !== 'Everything') return null
    const exact = allOf(node.expr, view)
    if (exact) return documentsNode(exact)
    const expr = rewritePlaces(node.expr, replace)
    return {...node, base: documentsNode(candidates(planOf(expr, params), view)), expr}
  }
  return rewritePlaces(tree, replace)
}

/** The documents that plans can let through, and those with some ids. */
export function gathered(plans: Plan[], ids: string[], view: Seen): LakeDocument[] {
  const found = new Set([...find(view, RELEASES), ...view.withIds(ids)])
  for (const plan of plans) for (const document of candidates(plan, view)) found.add(document)
  return [...found]
}

/** The documents that a filter lets through, where that is the answer of one index: none is looked at. */
function allOf(filter: Node, view: Seen): LakeDocument[] | null {
  const conditions = conjuncts(filter).map((each) => (each.type === 'OpCall' ? conditionOf(each) : null))
  const [first, ...others] = new Set(conditions.map((condition) => JSON.stringify(condition)))
  const [condition] = conditions
  return condition && first && others.length === 0 ? find(view, condition) : null
}

/** The documents that a filter can let through, in `_id` order: those with its words, or what its best condition leaves. */
function candidates({conditions, asked}: Plan, view: Seen): LakeDocument[] {
  const worded = asked.length > 0 ? withWords(asked, view) : null
  if (worded) return worded.filter((document) => conditions.every((condition) => isUnder(condition, document)))
  type Counted = {condition: Condition; count: number}
  const least = (isCheap: boolean, found: Counted | null = null) =>
    conditions
      .filter((condition) => condition.isCheap === isCheap)
      .map((condition): Counted => ({condition, count: countOf(view, condition)}))
      .reduce((best, each) => (best && best.count <= each.count ? best : each), found)
  const found = least(true)
  const best = (found?.count ?? view.documents.size) > FEW ? least(false, found) : found
  return best ? find(view, best.condition) : view.all
}

/** The documents with these words; null where no index tells, or too many. */
const withWords = (asked: Asked, view: Seen): LakeDocument[] | null =>
  asked.some((one) => one.length === 0) ? [] : view.matching(asked)

function isUnder({index, values}: Condition, document: LakeDocument): boolean {
  const under = index === BY_ID ? [document._id] : lookupNamed(index).valuesOf(document)
  for (const value of under) if (values.includes(value)) return true
  return false
}

type Under = Pick<Condition, 'index' | 'values'>

function countOf(view: Seen, {index, values}: Under): number {
  return index === BY_ID ? values.length : view.count(lookupNamed(index), ...new Set(values))
}

function find(view: Seen, {index, values}: Under): LakeDocument[] {
  return index === BY_ID ? view.withIds(values) : view.find(lookupNamed(index), ...new Set(values))
}
