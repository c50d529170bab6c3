import {type ContentSourceMap, type ContentSourceMapParsedPath, jsonPath} from '@sanity/client/csm'
import {evaluateSync} from 'groq-js'
import type {LakeDocument} from '../../documents/document.ts'
import {type Node, rewrite} from '../nodes.ts'

type Path = ContentSourceMapParsedPath

/** A part of a document. */
class Origin {
  readonly value: unknown
  readonly #whole: Origin | null
  readonly #step: Path[number]
  #items: Origin[] | null = null

  constructor(value: unknown, whole: Origin | null = null, step: Path[number] = '') {
    this.value = value
    this.#whole = whole
    this.#step = step
  }

  get document(): LakeDocument {
    return this.#whole ? this.#whole.document : (this.value as LakeDocument)
  }

  get path(): Path {
    return this.#whole ? [...this.#whole.path, this.#step] : []
  }

  field(name: string): Origin | undefined {
    const {value} = this
    return isRecord(value) && Object.hasOwn(value, name) ? new Origin(value[name], this, name) : undefined
  }

  /** The items of a list; null for anything else. */
  get items(): Origin[] | null {
    const {value} = this
    if (Array.isArray(value)) this.#items ??= value.map((item, index) => new Origin(item, this, element(item, index)))
    return this.#items
  }
}

/**
 * Hidden attribute of an object that a query makes, with the sources of its attributes, the last one first. JSON and groq-js
 * ignore symbols, unless an object is copied whole.
 */
const SOURCES = Symbol('sources')
/** A source without a name is that of all spread fields: `...author->`. */
type Source = {name?: string; told: unknown}

/** Work on the traced values, done once the query is answered. */
const STEP = Symbol('step')
type Step = (origins: Origins, ...told: unknown[]) => unknown

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

/** The documents that stand in a narrowed query in place of each `*`. */
export function documentsIn(tree: Node): LakeDocument[] {
  const found: LakeDocument[] = []
  const look = (part: unknown) => {
    if (typeof part !== 'object' || part === null) return
    if ('type' in part && part.type === 'Value' && 'value' in part)
      for (const each of [part.value].flat()) isDocument(each) && found.push(each)
    else for (const inner of Object.values(part)) look(inner)
  }
  look(tree)
  return found
}

const isDocument = (value: unknown): value is LakeDocument =>
  typeof value === 'object' && value !== null && '_id' in value && '_type' in value

/** The result of a traced query and its source map, as the hosted API answers with `resultSourceMap`. */
export function withSourceMap(answer: unknown, documents: Iterable<LakeDocument>): Mapped {
  const origins = new Origins(documents)
  const map = new MapWriter()
  const write = (value: unknown, at: Path, told: unknown) => {
    if (value === null || value === undefined) return
    const from = origins.of(origins.isKnown(value) ? value : told)
    // An object that `+` merged carries only the sources of the second operand.
    if (from instanceof Origin && from.value === value) map.add(at, from)
    else if (Array.isArray(value)) {
      const items = origins.items(from)
      for (const [index, item] of value.entries()) write(item, [...at, index], items?.[index])
    } else if (isRecord(value))
      for (const [name, inner] of Object.entries(value)) write(inner, [...at, name], origins.field(value, name))
  }
  const {result = null} = answer as {result?: unknown}
  write(result, [], origins.field(answer, 'result'))
  return {result, resultSourceMap: map.map}
}

export type Mapped = {result: unknown; resultSourceMap: ContentSourceMap}

/** Finds the origins of values. groq-js keeps the identity of values that it does not make, so those are found in documents. */
class Origins {
  readonly #parts = new Map<unknown, Origin>()
  /** Results by value: a query that reads its own objects asks for the same ones again. */
  readonly #read = new WeakMap<object, unknown>()

  constructor(documents: Iterable<LakeDocument>) {
    for (const document of documents) this.#learn(new Origin(document))
  }

  #learn(part: Origin) {
    if (!isRecord(part.value) || this.#parts.has(part.value)) return
    this.#parts.set(part.value, part)
    for (const inner of part.items ?? Object.keys(part.value).flatMap((name) => part.field(name) ?? []))
      this.#learn(inner)
  }

  isKnown(value: unknown) {
    return this.#parts.has(value)
  }

  /** Resolves a traced value: an Origin, an object or a list that the query made, or a computed value. */
  of(told: unknown): unknown {
    if (!isRecord(told)) return null
    const work = told[STEP] as Step | undefined
    if (!work) return this.#parts.get(told instanceof Origin ? told.value : told) ?? told
    if (!this.#read.has(told)) this.#read.set(told, this.of(work(this, ...listOf(told.told))))
    return this.#read.get(told)
  }

  /** The traced items of a list; null for anything else. */
  items(told: unknown): unknown[] | null {
    const from = this.of(told)
    if (from instanceof Origin) return from.items
    return Array.isArray(from) ? from : null
  }

  /** The traced value of a field; undefined where there is none. */
  field(told: unknown, name: string): unknown {
    const from = this.of(told)
    if (from instanceof Origin) return from.field(name)
    if (!isRecord(from)) return undefined
    for (const source of listOf(from[SOURCES]) as Source[]) {
      if (source.name === name) return source.told ?? from[name] ?? null
      const spread = source.name === undefined ? this.field(source.told, name) : undefined
      if (spread !== undefined) return spread
    }
    return undefined
  }
}

/** Builds the map: every document and every path stands in it once. */
class MapWriter {
  readonly map: ContentSourceMap & {documents: {_id: string; _type: string}[]; paths: string[]} = {
    documents: [],
    paths: [],
    mappings: {},
  }
  readonly #documents = new Map<LakeDocument, number>()
  readonly #paths = new Map<string, number>()

  add(at: Path, {document, path}: Origin) {
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

const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : [])

const isRecord = (value: unknown): value is Record<string | symbol, unknown> =>
  typeof value === 'object' && value !== null
