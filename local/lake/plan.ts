import {byFirstPart, byPath, byPublishedId, byReference} from './indexes.ts'
import {conjuncts, consistsOf, constant, type Node, rewritePlaces} from './nodes.ts'
import type {Params} from './parsing.ts'
import {type Asked, NOT_INDEXED, termsOf} from './words.ts'

/** What a condition says that an index can answer: the documents that stand there under one of these values. */
export type Condition = {index: string; values: string[]; isCheap: boolean}
/** What a filter says that indexes can answer, as data: it goes from one thread to another. */
export type Plan = {conditions: Condition[]; asked: Asked}

export const BY_ID = '_id'
/** These every document has, and they are strings. */
const ALWAYS = [BY_ID, '_type']
/** Of words that may stand for each other; more are left to groq-js. */
const MOST_PATTERNS = 16

export function planOf(filter: Node, params: Params): Plan {
  const all = conjuncts(filter)
  return {
    conditions: all.flatMap((condition) => conditionOf(condition) ?? ofFirstPart(condition) ?? []),
    asked: all
      .flatMap((condition) => {
        const asked = askedBy(condition, params)
        return asked ? [asked] : []
      })
      .slice(0, MOST_PATTERNS),
  }
}

/** Of each `*` of a query; null when one of them may let through anything. */
export function plansOf(tree: Node, params: Params): Plan[] | null {
  const plans: Plan[] = []
  let isBounded = true
  const collect = (node: Node): Node | null => {
    if (node.type === 'Everything') isBounded = false
    if (node.type !== 'Filter' || node.base.type !== 'Everything') return null
    const plan = planOf(node.expr, params)
    plans.push(plan)
    if (plan.conditions.length + plan.asked.length === 0) isBounded = false
    rewritePlaces(node.expr, collect)
    return node
  }
  rewritePlaces(tree, collect)
  return isBounded ? plans : null
}

export function conditionOf(node: Node): Condition | null {
  if (node.type === 'FuncCall') return ofFunction(node.namespace, node.name, node.args.map(constant))
  if (node.type !== 'OpCall') return null
  const {op, left, right} = node
  if (op === 'in') return ofPath(pathOf(left), constant(right))
  return op === '==' ? (ofPath(pathOf(left), [constant(right)]) ?? ofPath(pathOf(right), [constant(left)])) : null
}

/** `_id in path("drafts.**")`: what the index finds is still asked, since groq-js says what a path matches. */
function ofFirstPart(node: Node): Condition | null {
  if (node.type !== 'OpCall' || node.op !== 'in' || pathOf(node.left)?.join() !== BY_ID) return null
  const {right} = node
  const pattern = right.type === 'FuncCall' && right.name === 'path' ? constant(right.args[0] as Node) : undefined
  const [, part] = (typeof pattern === 'string' && pattern.match(/^([^.*]+)\.\*\*$/)) || []
  return part ? {index: byFirstPart.name, values: [part], isCheap: false} : null
}

function ofPath(path: string[] | null, values: unknown): Condition | null {
  if (!path || !Array.isArray(values)) return null
  const name = path.join()
  const strings = values.filter((value) => typeof value === 'string')
  const isAlways = ALWAYS.includes(name)
  // Another value, null say, may be equal to what a document does not have; to an id it is not.
  if (values.includes(undefined) || (strings.length < values.length && !isAlways)) return null
  return {index: name === BY_ID ? BY_ID : byPath(path).name, values: strings, isCheap: isAlways}
}

function ofFunction(namespace: string, name: string, args: unknown[]): Condition | null {
  const values = args.flat()
  if (values.includes(undefined)) return null
  const strings = values.filter((value) => typeof value === 'string')
  if (namespace === 'global' && name === 'references') return {index: byReference.name, values: strings, isCheap: false}
  if (namespace === 'sanity' && name === 'versionOf')
    return {index: byPublishedId.name, values: strings, isCheap: false}
  return null
}

/** `slug.current` of the document itself. */
export function pathOf(node: Node): string[] | null {
  if (node.type !== 'AccessAttribute') return null
  if (!node.base) return [node.name]
  const base = pathOf(node.base)
  return base && [...base, node.name]
}

/** Of what words must be found, one of several, so that a condition can be true; null when it may be without any. */
function askedBy(node: Node, params: Params): Asked[number] | null {
  const matches = matchesOf(node)
  if (!matches?.isIndexed) return null
  const terms = matches.patterns.flatMap((pattern) => {
    const each = termsOf(pattern.type === 'Parameter' ? given(params, pattern.name) : constant(pattern))
    return each ? [each] : []
  })
  return terms.length > MOST_PATTERNS || terms.some((each) => each.length === 0) ? null : terms
}

const given = (params: Params, name: string) => (Object.hasOwn(params, name) ? params[name] : null)

/** What a condition matches the document's own texts with: one of these must be true. */
export type Matches = {
  /** Each with the field of the document that its texts come from, where that is one. */
  all: {node: Node; field: string | null}[]
  /** Each that is written in its own way once. */
  patterns: Node[]
  /** Whether the index has all these texts. */
  isIndexed: boolean
}
const known = new WeakMap<Node, Matches | null>()

/** Null if a condition does anything else. A search of the Studio has some thousands, and is parsed once. */
export function matchesOf(node: Node): Matches | null {
  const before = known.get(node)
  if (before !== undefined) return before
  const all: Matches['all'] = []
  const patterns = new Map<string, Node>()
  let isIndexed = true
  const collect = (part: Node): boolean => {
    if (part.type === 'Group') return collect(part.base)
    if (part.type === 'Or') return collect(part.left) && collect(part.right)
    if (part.type !== 'OpCall' || part.op !== 'match' || !consistsOf(part.left, isOwnText)) return false
    if (part.right.type !== 'Parameter' && constant(part.right) === undefined) return false
    all.push({node: part, field: fieldOf(part.left)})
    patterns.set(JSON.stringify(part.right), part.right)
    isIndexed &&= consistsOf(part.left, isInIndex)
    return true
  }
  const found = collect(node) ? {all, patterns: [...patterns.values()], isIndexed} : null
  known.set(node, found)
  return found
}

const isInIndex = (node: Node) => node.type !== 'AccessAttribute' || !NOT_INDEXED.includes(node.name)

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
