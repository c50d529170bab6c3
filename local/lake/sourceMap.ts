import {type ContentSourceMap, type ContentSourceMapParsedPath, jsonPath} from '@sanity/client/csm'
import type {LakeDocument} from './document.ts'
import {type Node, rewrite} from './nodes.ts'

type Path = ContentSourceMapParsedPath
/** Which document and field a part of a result came from. */
type Place = {document: LakeDocument; path: Path}
/** The place of every object and list of the documents that a query has looked at. */
type Places = Map<object, Place>

/** The hidden attribute of what a projection makes: the object that it was made from. */
const SOURCE = '\u0000source'

/** Before the name of an attribute that took another field, or one of another object: where from. */
const TAKEN = '\u0000taken\u0000'
const takenBy = (name: string, field: string) => `${TAKEN}${name}\u0000${field}`

/** Before the number of another object whose fields were taken: `...author->`. */
const SPREAD = '\u0000spread\u0000'

const isHidden = (name: string) => name.startsWith('\u0000')

/** The query, in which every projection also yields the objects that it was made from. */
export const tracing = (tree: Node): Node =>
  rewrite(tree, (node) => {
    if (node.type === 'Projection' && node.expr.type === 'Object') {
      const own = {type: 'ObjectAttributeValue', name: SOURCE, value: {type: 'This'}} as const
      return {...node, base: tracing(node.base), expr: withSources(node.expr, [own])}
    }
    return node.type === 'Object' ? withSources(node, []) : null
  })

function withSources(node: Extract<Node, {type: 'Object'}>, more: Node[]): Node {
  const spreads = node.attributes.some((each) => each.type === 'ObjectSplat' && each.value.type !== 'This')
  const taken = node.attributes.flatMap((attribute, index): Node[] => {
    if (attribute.type === 'ObjectSplat' && spreads)
      return [{type: 'ObjectAttributeValue', name: `${SPREAD}${index}`, value: tracing(attribute.value)}]
    if (attribute.type !== 'ObjectAttributeValue' || attribute.value.type !== 'AccessAttribute') return []
    const {base, name: field} = attribute.value
    if (!base && field === attribute.name && !spreads) return []
    return [{type: 'ObjectAttributeValue', name: takenBy(attribute.name, field), value: base ?? {type: 'This'}}]
  })
  return {...node, attributes: [...node.attributes.map(tracing), ...taken, ...more]}
}

/** The documents that stand in a narrowed query in place of each `*`. */
export function documentsIn(tree: Node): LakeDocument[] {
  const found: LakeDocument[] = []
  const look = (part: unknown) => {
    if (typeof part !== 'object' || part === null) return
    if ('type' in part && part.type === 'Value' && 'value' in part)
      found.push(...[part.value].flat().filter(isDocument))
    else for (const inner of Object.values(part)) look(inner)
  }
  look(tree)
  return found
}

const isDocument = (value: unknown): value is LakeDocument =>
  typeof value === 'object' && value !== null && '_id' in value && '_type' in value

/**
 * The result of a query that was traced, and its source map, as the hosted API gives it with `resultSourceMap`. groq-js
 * keeps the identity of what it does not make: so a part that is in a document is known by identity, and the fields of
 * what a projection made by their names. What is computed has no place.
 */
export function withSourceMap(traced: unknown, documents: Iterable<LakeDocument>): Mapped {
  const places = placesIn(documents)
  const map = new MapWriter()

  const clean = (value: unknown, at: Path): unknown => {
    if (typeof value !== 'object' || value === null) return value
    const place = places.get(value)
    if (place) {
      map.add(at, place)
      return value
    }
    if (Array.isArray(value)) return value.map((item, index) => clean(item, [...at, index]))
    const {[SOURCE]: source, ...all} = value as Record<string, unknown>
    const fields = Object.entries(all).filter(([name]) => !isHidden(name))
    const takenFrom = new Map(
      Object.entries(all).flatMap(([key, from]) => {
        const [name, field] = key.startsWith(TAKEN) ? key.slice(TAKEN.length).split('\u0000') : []
        return name !== undefined && field !== undefined ? [[name, {from, field}] as const] : []
      }),
    )
    const spread = Object.keys(all).filter((key) => key.startsWith(SPREAD))
    return Object.fromEntries(
      fields.map(([name, inner]) => {
        const here = [...at, name]
        const spreadBy = spread.findLast((key) => isRecord(all[key]) && name in all[key])
        const {from, field} = takenFrom.get(name) ?? {from: spreadBy ? made(all[spreadBy]) : source, field: name}
        const origin = isRecord(from) ? places.get(from) : undefined
        if (!origin || !isRecord(from) || !isSame(from[field], inner)) return [name, clean(inner, here)]
        map.add(here, {document: origin.document, path: [...origin.path, field]})
        return [name, inner]
      }),
    )
  }
  return {result: clean(traced, []), resultSourceMap: map.map}
}

export type Mapped = {result: unknown; resultSourceMap: ContentSourceMap}

function placesIn(documents: Iterable<LakeDocument>): Places {
  const places: Places = new Map()
  const walk = (value: unknown, document: LakeDocument, path: Path) => {
    if (typeof value !== 'object' || value === null || places.has(value)) return
    places.set(value, {document, path})
    const parts = Array.isArray(value)
      ? value.map((item, index) => [element(item, index), item] as const)
      : Object.entries(value)
    for (const [step, inner] of parts) walk(inner, document, [...path, step])
  }
  for (const document of documents) walk(document, document, [])
  return places
}

/** Names every document and every path once, as the format has it. */
class MapWriter {
  readonly map: ContentSourceMap & {documents: {_id: string; _type: string}[]; paths: string[]} = {
    documents: [],
    paths: [],
    mappings: {},
  }
  readonly #documents = new Map<LakeDocument, number>()
  readonly #paths = new Map<string, number>()

  add(at: Path, {document, path}: Place) {
    const {documents, paths, mappings} = this.map
    const stored = () => ({_id: String(document._originalId ?? document._id), _type: document._type})
    const written = jsonPath(path)
    mappings[jsonPath(at)] = {
      type: 'value',
      source: {
        type: 'documentValue',
        document: numberOf(this.#documents, document, () => documents.push(stored())),
        path: numberOf(this.#paths, written, () => paths.push(written)),
      },
    }
  }
}

/** `push` answers the new length. */
function numberOf<Key>(numbers: Map<Key, number>, key: Key, push: () => number): number {
  const number = numbers.get(key) ?? push() - 1
  numbers.set(key, number)
  return number
}

const element = (item: unknown, index: number) =>
  isRecord(item) && typeof item._key === 'string' ? {_key: item._key, _index: index} : index

/** What a projection was made from; anything else is its own. */
const made = (value: unknown) => (isRecord(value) ? (value[SOURCE] ?? value) : value)

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

/** Whether a field was taken as it is: lists of plain values are made anew by groq-js. */
const isSame = (source: unknown, taken: unknown): boolean =>
  source !== undefined &&
  source !== null &&
  (source === taken ||
    (Array.isArray(source) &&
      Array.isArray(taken) &&
      source.length === taken.length &&
      source.every((item, index) => isSame(item, taken[index]))))
