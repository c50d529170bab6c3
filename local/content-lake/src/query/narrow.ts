import type {LakeDocument} from '../documents/document.ts'
import {byId} from '../documents/indexes.ts'
import type {View} from '../documents/view.ts'
import {type Condition, conditionOf, conditionsOf} from './conditions.ts'
import {conjuncts, documentsNode, type Node, rewritePlaces} from './nodes.ts'
import {ordered, projectedLast} from './order.ts'

/** Looking at fewer documents than this is faster than making an index of them. */
const FEW = 256

/** Puts documents in place of each `*`: of a filtered one, those that its conditions can let through. */
export function narrow(tree: Node, view: View): Node {
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
    const exact = exactlyOf(node.expr, view)
    if (exact) return documentsNode(exact)
    const expr = rewritePlaces(node.expr, replace)
    return {...node, base: documentsNode(candidates(expr, view)), expr}
  }
  return rewritePlaces(tree, replace)
}

/** The documents that a filter lets through when one index answers it exactly, so that none is looked at. */
function exactlyOf(filter: Node, view: View): LakeDocument[] | null {
  const conditions = conjuncts(filter).map((each) => (each.type === 'OpCall' ? conditionOf(each) : null))
  const [condition] = conditions
  const isOne =
    new Set(conditions.map((each) => each && `${each.lookup.name} ${JSON.stringify(each.values)}`)).size === 1
  return condition && isOne ? find(view, condition) : null
}

/** The documents that a filter can let through, in `_id` order: those of its condition that leaves the fewest. */
function candidates(filter: Node, view: View): LakeDocument[] {
  const conditions = conditionsOf(filter)
  const best = fewest(
    conditions.filter(({isCheap}) => isCheap),
    view,
  )
  if ((best?.count ?? view.documents.size) <= FEW) return best ? find(view, best.condition) : view.all
  const found = fewest(conditions, view)
  return found ? find(view, found.condition) : view.all
}

function fewest(conditions: Condition[], view: View) {
  const counted = conditions.map((condition) => ({condition, count: countOf(view, condition)}))
  return counted.reduce<(typeof counted)[number] | null>(
    (best, each) => (best && best.count <= each.count ? best : each),
    null,
  )
}

const countOf = (view: View, {lookup, values}: Condition): number =>
  lookup === byId ? values.length : view.count(lookup, ...new Set(values))

const find = (view: View, {lookup, values}: Condition): LakeDocument[] =>
  lookup === byId ? view.withIds(values) : view.find(lookup, ...new Set(values))
