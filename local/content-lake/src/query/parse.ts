import {parse} from 'groq-js'
import {LakeError} from '../errors.ts'
import {refuseFunction, refuseUnsupported} from '../unsupported.ts'
import {consistsOf, type Node} from './nodes.ts'

export type Params = Record<string, unknown>

/** Only searches of a Studio are longer: parsing one takes up to half a second. */
export const LONG = 8000
/** Long queries that are kept parsed: a Studio has one for each number of words. */
const KEPT = 4

const longOnes = new Map<string, Node>()

export function parseQuery(query: string, params: Params): Node {
  return query.length > LONG ? parseLong(query, params) : parsed(query, params)
}

/** Long queries differ in the words only, so those parameters stay open in the kept tree. */
function parseLong(query: string, params: Params): Node {
  const open = Object.keys(params).filter((name) => isMatchedOnly(query, name))
  const others = Object.fromEntries(Object.entries(params).filter(([name]) => !open.includes(name)))
  const key = JSON.stringify([query, others, open])
  const tree = longOnes.get(key) ?? parsed(query, others, open)
  longOnes.delete(key)
  longOnes.set(key, tree)
  const [oldest] = longOnes.keys()
  if (oldest !== undefined && longOnes.size > KEPT) longOnes.delete(oldest)
  return tree
}

/** Whether a parameter is only the pattern of matches: elsewhere its value may change how a query is parsed. */
function isMatchedOnly(query: string, name: string): boolean {
  if (!/^\w+$/.test(name)) return false
  const all = query.match(new RegExp(`\\$${name}\\b`, 'g')) ?? []
  const matched = query.match(new RegExp(`\\bmatch \\$${name}(?= \\|\\| |\\))`, 'g')) ?? []
  return all.length === matched.length
}

/** Parses a query; open parameters stay in the tree. */
function parsed(query: string, params: Params, open: string[] = []): Node {
  try {
    const tree = parse(query, {params})
    refuseUnsupported(tree)
    refuseMissing(tree, query, open)
    return tree
  } catch (error) {
    if (error instanceof LakeError) throw error
    const message = error instanceof Error ? error.message : String(error)
    refuseFunction(`global::${message.replace(/^Undefined function: /, '')}`)
    const position = (error as {position?: number}).position ?? 0
    throw new LakeError(400, {
      type: 'queryParseError',
      description: inHostedWords(message),
      query,
      start: position,
      end: query.length,
    })
  }
}

/** Refuses (400) a query with a parameter that is not given, as hosted. */
function refuseMissing(tree: Node, query: string, open: string[]) {
  const missing: string[] = []
  consistsOf(tree, (node) => {
    if (node.type === 'Parameter' && !open.includes(node.name)) missing.push(node.name)
    return missing.length === 0
  })
  const [name] = missing
  if (name === undefined) return
  const start = query.search(new RegExp(`\\$${name}(?!\\w)`))
  const description = `param $${name} referenced, but not provided`
  throw new LakeError(400, {type: 'queryParseError', description, query, start, end: start + name.length + 1})
}

/** Error messages in the words of the hosted API where clients look for them. */
const inHostedWords = (message: string) =>
  message
    .replace(/^Syntax error in GROQ query at position \d+: /, '')
    .replace(/^Unexpected end of query.*/, 'unexpected end-of-file, expected expression')
    .replace(/^Undefined function: (.*)/, 'unknown function: $1()')
