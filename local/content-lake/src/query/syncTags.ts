import {createHash} from 'node:crypto'
import {publishedId} from '../documents/document.ts'
import {conjuncts, constant, hasPlace, type Node} from './nodes.ts'

/** An opaque tag, as hosted: a client only compares two. */
const tag = (text: string) => `s1:${createHash('sha1').update(text).digest('base64url').slice(0, 8)}`

const ANYTHING = tag('*')
export const tagOfId = (id: string) => tag(`id ${publishedId(id)}`)
const tagOfType = (type: string) => tag(`type ${type}`)

/** The tags of a change of a document. */
export const tagsOfChange = (id: string, types: readonly string[]): string[] => [
  ...new Set([ANYTHING, tagOfId(id), ...types.map(tagOfType)]),
]

/** The tags of changes that may change the answer to a query: of ids and types that its filters name, or of anything. */
export function tagsOfQuery(tree: unknown, found: Set<string> = new Set()): Set<string> {
  if (typeof tree !== 'object' || tree === null || !hasPlace(tree)) return found
  const node = tree as Node
  if (node.type === 'Value') return found
  if (node.type === 'Filter' && node.base.type === 'Everything') {
    for (const each of tagsOfFilter(node.expr)) found.add(each)
    return tagsOfQuery(node.expr, found)
  }
  if (node.type === 'Everything') found.add(ANYTHING)
  for (const inner of Object.values(tree)) tagsOfQuery(inner, found)
  return found
}

/** With more tags, reading anew is faster than comparing them. */
const MOST_TAGS = 500

function tagsOfFilter(expr: Node): string[] {
  const conditions = conjuncts(expr)
  for (const [name, tagOf] of [
    ['_id', tagOfId],
    ['_type', tagOfType],
  ] as const)
    for (const condition of conditions) {
      const values = valuesOf(condition, name)
      if (values) return values.length > MOST_TAGS ? [ANYTHING] : values.map(tagOf)
    }
  return [ANYTHING]
}

/** The strings that a condition allows for a field; null for other conditions. */
function valuesOf(node: Node, name: string): string[] | null {
  if (node.type !== 'OpCall' || (node.op !== '==' && node.op !== 'in')) return null
  const isField = (side: Node) => side.type === 'AccessAttribute' && !side.base && side.name === name
  const other = isField(node.left) ? node.right : node.op === '==' && isField(node.right) ? node.left : null
  const value = other && constant(other)
  const values = [value].flat()
  return value !== null && values.every((each) => typeof each === 'string') ? values : null
}
