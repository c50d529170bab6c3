import {
  type ContentSourceMap,
  type ContentSourceMapParsedPath,
  getPublishedId,
  jsonPathToStudioPath,
  parseJsonPath,
  resolveMapping,
  walkMap,
} from '@sanity/client/csm'
import {createDataAttribute} from '@sanity/visual-editing/create-data-attribute'
import {isLanguage} from '../../../../domain/texts/languages.ts'
import {markOf} from './marks.ts'

type Path = ContentSourceMapParsedPath

/**
 * Texts that are the same in every language. All other plain strings are names, addresses or dates; the brand is a
 * drawing or a placeholder.
 */
const PLAIN_TEXTS = [/^company\.(?!countryCode)/, /^phone\.display$/, /^emails\./, /^code$/, /^author$/]

/**
 * Returns whether a field holds a text: one language of it, a part of a rich text, or a plain one. Never `_type` and
 * `_key`.
 */
function isText(path: Path): boolean {
  const last = path.at(-1)
  if (path.some((step) => typeof step === 'string' && step.startsWith('_'))) return false
  return isLanguage(last) || (last === 'text' && path.includes('children')) || isPlainText(path)
}

const isPlainText = (path: Path) => PLAIN_TEXTS.some((pattern) => pattern.test(path.join('.')))

/** Returns the result with each text marked by its field. */
export function markTexts<T>(result: T, map: ContentSourceMap | undefined): T {
  return walkMap(result, (value, at) => {
    if (typeof value !== 'string' || value === '') return value
    const source = sourceOf(at, map)
    return source && isText(source.path) ? markOf(attributeOf(source)) + value : value
  }) as T
}

type Source = {id: string; type: string; path: Path}

/** Cached per source map: each text of a page searches all of it, and it survives keystrokes. */
const found = new WeakMap<ContentSourceMap, Map<string, Source | null>>()

/** Returns the field that a part of a result came from, by the source map. */
export function sourceOf(at: Path, map: ContentSourceMap | undefined): Source | null {
  if (!map) return null
  const known = found.get(map) ?? new Map<string, Source | null>()
  found.set(map, known)
  const name = JSON.stringify(at)
  const source = known.get(name)
  if (source !== undefined) return source
  const looked = lookUp(at, map)
  known.set(name, looked)
  return looked
}

function lookUp(at: Path, map: ContentSourceMap): Source | null {
  const resolved = resolveMapping(at, map)
  if (resolved?.mapping.type !== 'value' || resolved.mapping.source.type !== 'documentValue') return null
  const {source} = resolved.mapping
  const document = map.documents[source.document]
  const whole = map.paths[source.path]
  if (!document || whole === undefined) return null
  const rest = at.slice(parseJsonPath(resolved.matchedPath).length)
  return {id: getPublishedId(document._id), type: document._type, path: [...parseJsonPath(whole), ...rest]}
}

const attributes = new WeakMap<Source, string>()

/** The value of `data-sanity` that the overlays read. */
export function attributeOf(source: Source): string {
  const {id, type, path} = source
  const attribute =
    attributes.get(source) ?? createDataAttribute({id, type, path: jsonPathToStudioPath(path), baseUrl: '/'}).toString()
  attributes.set(source, attribute)
  return attribute
}
