import {
  type ContentSourceMap,
  type ContentSourceMapParsedPath,
  jsonPathToStudioPath,
  parseJsonPath,
  resolveMapping,
  studioPath,
  walkMap,
} from '@sanity/client/csm'
import type {View} from '../../documents/view.ts'
import {prepareQuery} from '../evaluate.ts'
import type {Params} from '../parse.ts'

export type Mapped = {result: unknown; resultSourceMap: ContentSourceMap}

/** An answer with its source map, as it is sent. */
export async function mapped(query: string, view: View, params: Params = {}): Promise<Mapped> {
  const answer = await prepareQuery(query, params, view, 'production', {sourceMap: true}).answer()
  return JSON.parse(JSON.stringify(answer))
}

/** The value at the place that the map names for a part of the result, as @sanity/client reads it; null where it names none. */
export function sourceOf(at: ContentSourceMapParsedPath, map: ContentSourceMap, view: View): {value: unknown} | null {
  const found = resolveMapping(at, map)
  if (found?.mapping.type !== 'value' || found.mapping.source.type !== 'documentValue') return null
  const {document, path: field} = found.mapping.source
  const rest = at.slice(parseJsonPath(found.matchedPath).length)
  const whole = jsonPathToStudioPath([...parseJsonPath(map.paths[field] ?? ''), ...rest])
  const id = map.documents[document]?._id
  const seen = [...view.documents.values()].find((each) => (each._originalId ?? each._id) === id)
  return {value: studioPath.get(seen, whole)}
}

/** Every text, number and boolean of a result, with the value at its place. */
export function leavesOf({result, resultSourceMap}: Mapped, view: View) {
  const leaves: {at: string; value: unknown; source: {value: unknown} | null}[] = []
  walkMap(result, (value, at) => {
    const source = sourceOf(at, resultSourceMap, view)
    if (value !== null) leaves.push({at: studioPath.toString(jsonPathToStudioPath(at)), value, source})
    return value
  })
  return leaves
}
