import {evaluateSync} from 'groq-js'
import type {LakeDocument} from './document.ts'
import {conjuncts, consistsOf, constant, documentsNode, type Node} from './nodes.ts'

/** A document with its texts as the site shows them; the same one when that is how it holds them. */
export type AsRead = (document: LakeDocument) => LakeDocument
export type Filter = (documents: LakeDocument[], expr: Node) => LakeDocument[]
/** How a search looks at documents, and how a filter is evaluated over some. */
export type Search = {asRead: AsRead; filter: Filter}

/** The documents that hold what a filter looks for in texts: found faster than by asking for each field of each type. */
export function mayMatch(documents: LakeDocument[], filter: Node, search?: Search): LakeDocument[] {
  const asked = conjuncts(filter).flatMap((condition) => {
    const patterns = patternsOf(condition)
    return patterns ? [[...new Set(patterns)]] : []
  })
  if (asked.length === 0) return documents
  return documents.filter((document) => {
    const read = search?.asRead(document) ?? document
    const text = read === document ? textOf(document) : `${textOf(document)}\n${textOf(read)}`
    return asked.every((patterns) => patterns.some((pattern) => isMatch(text, pattern)))
  })
}

/** What a filter that looks into texts finds in documents as they are and as they are read; null for another filter. */
export function searched(documents: LakeDocument[], filter: Node, search?: Search): Node | null {
  const isSearch = conjuncts(filter).some((condition) => patternsOf(condition))
  const standsAlone = consistsOf(filter, ({type}) => type !== 'Parent')
  if (!search || !isSearch || !standsAlone) return null
  const found = new Set(search.filter(documents, filter))
  const others = documents.filter((document) => !found.has(document) && search.asRead(document) !== document)
  const read = new Set(search.filter(others.map(search.asRead), filter))
  return documentsNode(documents.filter((document) => found.has(document) || read.has(search.asRead(document))))
}

/** What a condition matches the document's own texts with, as JSON: one of these must be found. Null if it does else. */
function patternsOf(node: Node): string[] | null {
  if (node.type === 'Group') return patternsOf(node.base)
  if (node.type === 'Or') {
    const [left, right] = [patternsOf(node.left), patternsOf(node.right)]
    return left && right && [...left, ...right]
  }
  if (node.type !== 'OpCall' || node.op !== 'match' || !consistsOf(node.left, isOwnText)) return null
  const pattern = constant(node.right)
  return pattern === undefined ? null : [JSON.stringify(pattern)]
}

const WITHIN = ['AccessAttribute', 'AccessElement', 'Array', 'ArrayCoerce', 'ArrayElement', 'FlatMap', 'Group', 'Map']
const isOwnText = (node: Node) =>
  WITHIN.includes(node.type) || node.type === 'This' || (node.type === 'FuncCall' && node.namespace === 'pt')

const isMatch = (text: string, pattern: string): boolean =>
  evaluateSync({type: 'OpCall', op: 'match', left: valueNode(text), right: valueNode(JSON.parse(pattern))}).data

const valueNode = (value: unknown): Node => ({type: 'Value', value})

const texts = new WeakMap<LakeDocument, string>()

/** All texts of a document, a line each. */
function textOf(document: LakeDocument): string {
  let text = texts.get(document)
  if (text === undefined) {
    text = textsIn(document).join('\n')
    texts.set(document, text)
  }
  return text
}

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  if (typeof value !== 'object' || value === null) return []
  const inner = Object.values(value).flatMap(textsIn)
  return 'children' in value && Array.isArray(value.children) ? [...inner, blockText(value.children)] : inner
}

/** A word may go on from one span into the next. */
const blockText = (children: {_type?: unknown; text?: unknown}[]): string =>
  children.map((child) => (child?._type === 'span' && typeof child.text === 'string' ? child.text : '')).join('')
