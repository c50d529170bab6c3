import {parse, unparse} from 'groq-js'

/** Node of a parsed query, as far as it is used; groq-js 2.0.0 declares no types for them. */
type Node = {
  type: string
  base?: Node
  expr?: Node
  left?: Node
  right?: Node
  condition?: Node
  value?: unknown
  attributes?: Node[]
  elements?: {value: Node}[]
  name?: string
  op?: string
}
type Params = Record<string, unknown>

const isObject = (tree: unknown): tree is Partial<Node> => typeof tree === 'object' && tree !== null

const treeOf = (query: string, params: Params = {}): Node => parse(query, {params})

/**
 * Returns a query with values in place of its parameters. Without a value for `id` it becomes a part of a projection of the
 * document `$id`: `@` replaces the look-up.
 */
export const withValues = (query: string, params: Params): string => unparse(withoutLookUp(treeOf(query, params)))

function withoutLookUp(tree: unknown): unknown {
  if (Array.isArray(tree)) return tree.map(withoutLookUp)
  if (!isObject(tree)) return tree
  const {type, base} = tree
  if (type === 'AccessElement' && base?.type === 'Filter' && isById(base.expr)) return {type: 'This'}
  return Object.fromEntries(Object.entries(tree).map(([key, inner]) => [key, withoutLookUp(inner)]))
}

const isById = (condition: Node | undefined): boolean =>
  condition?.type === 'And'
    ? isById(condition.left) || isById(condition.right)
    : condition?.op === '==' && condition.left?.name === '_id' && condition.right?.type === 'Parameter'

/** Document types that a query reads, the outermost first, or `ANY`. `byPart`: those that one part of a page reads. */
type Reads = {types: Set<string>; byPart: Map<string, Set<string>>}
const ANY = '*'

const known = new Map<string, Reads>()

function readsOf(query: string): Reads {
  const reads = known.get(query) ?? collect(treeOf(query))
  known.set(query, reads)
  return reads
}

function collect(tree: unknown, reads: Reads = {types: new Set(), byPart: new Map()}, into = reads.types): Reads {
  if (!isObject(tree)) return reads
  const {type, base, expr, left, condition, value} = tree
  const isFilter = type === 'Filter' && base?.type === 'Everything'
  // The document `$id` is the page's own.
  if (isFilter && !isById(expr)) for (const each of typesOf(expr) ?? [ANY]) into.add(each)
  // `@->_type == "faq"`: a reference that is followed.
  if (type === 'OpCall' && left?.base?.type === 'Deref') for (const each of typesOf(tree) ?? []) into.add(each)
  if (type === 'Everything') into.add(ANY)
  const parts = type === 'ObjectConditionalSplat' && typesOf(condition)
  if (!parts) for (const inner of isFilter ? [expr] : Object.values(tree)) collect(inner, reads, into)
  else
    for (const part of parts) {
      const own = reads.byPart.get(part) ?? new Set()
      reads.byPart.set(part, own)
      collect(value, reads, own)
    }
  return reads
}

/** Types that a condition allows; null when it allows any. */
function typesOf(node: Partial<Node> | undefined): string[] | null {
  const {left, right} = node ?? {}
  if (node?.type === 'Group') return typesOf(node.base)
  if (node?.type === 'And') return typesOf(left) ?? typesOf(right)
  if (node?.type === 'Or') {
    const [one, other] = [typesOf(left), typesOf(right)]
    return one && other && [...one, ...other]
  }
  if (node?.op === '==' && right?.name === '_type') return textsIn(left)
  return (node?.op === '==' || node?.op === 'in') && left?.name === '_type' ? textsIn(right) : null
}

/** Texts of a constant; null for what is known only when the query is asked. */
function textsIn(node: Node | undefined): string[] | null {
  const values = node?.type === 'Array' ? (node.elements ?? []).map(({value}) => value.value) : [node?.value].flat()
  return values.every((value) => typeof value === 'string') ? values : null
}

/** Whether a query reads documents of a type beside the page's own; `parts` are those that its page has, else all. */
export function readsType(query: string, type: string, parts?: readonly string[]): boolean {
  const {types, byPart} = readsOf(query)
  const shown = parts ? parts.flatMap((part) => byPart.get(part) ?? []) : [...byPart.values()]
  return [types, ...shown].some((each) => each.has(type) || each.has(ANY))
}

/** Document type of a field of a query's answer. */
export function typeOfField(query: string, field: string): string | undefined {
  const [type] = collect(treeOf(query).attributes?.find(({name}) => name === field)?.value).types
  return type
}
