import type {ContentSourceMapParsedPath} from '@sanity/client/csm'
import type {LakeDocument} from '../../documents/document.ts'

export type Path = ContentSourceMapParsedPath

/** A part of a document. */
export class Origin {
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
export const SOURCES = Symbol('sources')
/** A source without a name is that of all spread fields: `...author->`. */
type Source = {name?: string; told: unknown}

/** Work on the traced values, done once the query is answered. */
export const STEP = Symbol('step')
export type Step = (origins: Origins, ...told: unknown[]) => unknown

/** Finds the origins of values. groq-js keeps the identity of values that it does not make, so those are found in documents. */
export class Origins {
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

const element = (item: unknown, index: number) =>
  isRecord(item) && typeof item._key === 'string' ? {_key: item._key, _index: index} : index

export const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : [])

export const isRecord = (value: unknown): value is Record<string | symbol, unknown> =>
  typeof value === 'object' && value !== null
