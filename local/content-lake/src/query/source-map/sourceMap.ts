import {type ContentSourceMap, jsonPath} from '@sanity/client/csm'
import type {LakeDocument} from '../../documents/document.ts'
import type {Node} from '../nodes.ts'
import {isRecord, Origin, Origins, type Path} from './origins.ts'

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
