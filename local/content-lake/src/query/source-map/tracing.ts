import {evaluateSync} from 'groq-js'
import {type Node, rewrite} from '../nodes.ts'
import {listOf, SOURCES, STEP, type Step} from './origins.ts'

const THIS: Node = {type: 'This'}
const NOTHING: Node = {type: 'Value', value: null}
const object = (attributes: [name: string | symbol, value: Node][]): Node => ({
  type: 'Object',
  attributes: attributes.map(([name, value]) => ({type: 'ObjectAttributeValue', name, value})),
})
const list = (nodes: Node[]): Node => ({type: 'Array', elements: nodes.map((value) => ({value, isSplat: false}))})
const step = (work: Step, first: Node, ...others: Node[]): Node =>
  first === NOTHING
    ? NOTHING
    : object([
        [STEP, {type: 'Value', value: work}],
        ['told', list([first, ...others])],
      ])

/** Rewrites a query so that it also yields the origin of each part of its result. */
export const tracing = (tree: Node): Node => traced(object([['result', tree]]))

const traced = (tree: Node): Node =>
  rewrite(tree, (node) => {
    if (node.type === 'Object') {
      const sources = sourcesOf(node, (value) => (isOwn(value) ? NOTHING : telling(value)))
      return {...node, attributes: [...node.attributes.map(traced), sources]}
    }
    if (node.type !== 'PipeFuncCall' || node.name !== 'score') return null
    const copied: Node = {type: 'Object', attributes: [{type: 'ObjectSplat', value: THIS}]}
    const expr: Node = {type: 'Projection', base: THIS, expr: copied}
    return {...node, base: traced({type: 'Map', base: node.base, expr})} // score() makes new objects of what it is given
  })

function sourcesOf({attributes}: Extract<Node, {type: 'Object'}>, tell: (value: Node) => Node): Node {
  const sources = attributes.map((each): Node => {
    if (each.type === 'ObjectAttributeValue')
      return object([
        ['name', {type: 'Value', value: each.name}],
        ['told', tell(each.value)],
      ])
    if (each.type === 'ObjectSplat') return object([['told', telling(each.value)]])
    const {condition, value} = each as Extract<Node, {type: 'ObjectConditionalSplat'}>
    return object([['told', {type: 'Select', alternatives: [{condition, value: telling(value)}]}]])
  })
  return {type: 'ObjectAttributeValue', name: SOURCES, value: list(sources.toReversed())}
}

/** Whether the values of an expression carry their origin, as objects do. */
function isOwn(node: Node): boolean {
  switch (node.type) {
    case 'Object':
    case 'Projection':
    case 'Deref':
    case 'Everything':
    case 'This':
    case 'Parent':
      return true
    case 'Map':
    case 'FlatMap':
      return isOwn(node.expr)
    case 'Filter':
    case 'Slice':
    case 'AccessElement':
    case 'ArrayCoerce':
    case 'Group':
    case 'PipeFuncCall':
      return isOwn(node.base)
    default:
      return false
  }
}

/**
 * An expression for the same scope that yields the origin of another one's value; Origins.of reads it. It repeats as little of
 * that expression as possible, or nested queries would be answered twice at each level.
 */
function telling(node: Node): Node {
  switch (node.type) {
    case 'Object':
      return {type: 'Object', attributes: [sourcesOf(node, telling)]}
    case 'Projection':
    case 'Map':
      return {...node, base: traced(node.base), expr: telling(node.expr)}
    case 'Group':
      return telling(node.base)
    case 'Select':
      return {
        ...node,
        alternatives: node.alternatives.map((each) => ({...each, value: telling(each.value)})),
        ...(node.fallback && {fallback: telling(node.fallback)}),
      }
    case 'Array': {
      const elements = node.elements.map(({value, isSplat}) =>
        isSplat ? step(beside, traced(value), telling(value)) : list([telling(value)]),
      )
      return step(flattened, list(elements))
    }
    case 'AccessAttribute':
      return step((origins, told) => origins.field(told, node.name), telling(node.base ?? THIS))
    case 'AccessElement':
    case 'Slice':
      if (isOwn(node.base)) return {...node, base: telling(node.base)}
  }
  if (isOwn(node)) return traced(node)
  switch (node.type) {
    case 'AccessElement':
    case 'Slice':
      return step(
        (origins, told) => evaluateSync({...node, base: {type: 'Value', value: origins.items(told)}}).data,
        telling(node.base),
      )
    case 'ArrayCoerce':
      return step((origins, told) => origins.items(told), telling(node.base))
    case 'FlatMap':
      return step(flattened, {...node, type: 'Map', base: traced(node.base), expr: telling(node.expr)})
    case 'Filter':
    case 'PipeFuncCall':
      return step(among, telling(node.base), traced(node.base), traced(node))
    case 'FuncCall':
      return tellingOfCall(node)
  }
  return NOTHING
}

/** Other functions compute their result, so it has no origin. */
function tellingOfCall(node: Extract<Node, {type: 'FuncCall'}>): Node {
  const [first = NOTHING] = node.args
  switch (`${node.namespace}::${node.name}`) {
    case 'array::compact':
    case 'array::unique':
      return step(among, telling(first), traced(first), traced(node))
    case 'global::coalesce': {
      const alternatives = node.args.map((arg) => ({
        condition: {...node, name: 'defined', args: [arg]},
        value: telling(arg),
      }))
      return {type: 'Select', alternatives}
    }
  }
  return NOTHING
}

const flattened: Step = (origins, told) => origins.items(told)?.flatMap((each) => origins.items(each) ?? [each])

/** The origins of spread items; a computed item stands for itself. */
const beside: Step = (origins, all, told) => {
  const items = origins.items(told)
  return listOf(all).map((item, index) => items?.[index] ?? item)
}

/** The origins of the items that a function kept of a list: equal items keep their order. */
const among: Step = (origins, told, all, kept) => {
  if (!Array.isArray(all) || !Array.isArray(kept)) return null
  const items = origins.items(told)
  const left = Map.groupBy([...all.keys()].reverse(), (index) => keyOf(all[index]))
  return kept.map((item) => items?.[left.get(keyOf(item))?.pop() ?? -1] ?? item)
}

/** A list may be a new array at each evaluation. */
const keyOf = (item: unknown) => (Array.isArray(item) ? JSON.stringify(item) : item)
