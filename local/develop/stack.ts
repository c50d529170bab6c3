import {existsSync, readFileSync} from 'node:fs'
import {SourceMap, type SourceMapPayload} from 'node:module'
import path from 'node:path'
import type {Problem} from '../../web/src/develop/state.ts'

const FRAME = /(?:\(|@|\s)(https?:\/\/[^/\s]+(\/[^\s)]*?\.mjs)(?:\?[^\s):]*)?):(\d+):(\d+)/

type MapOf = (script: string) => string | null
type Place = NonNullable<Problem['at']>

/** Maps the error of a page to the first line of ours in its stack; without a place when none is known. */
export function problemOfError(
  {message, stack}: {message: string; stack: string},
  mapOf: MapOf,
  root: string,
): Problem {
  const places = stack.split('\n').flatMap((line) => placeOfFrame(line, mapOf, root) ?? [])
  const at = places.find(({file}) => !file.includes('node_modules/'))
  return {from: 'Browser', text: message.slice(0, 2000), ...(at && {at})}
}

function placeOfFrame(line: string, mapOf: MapOf, root: string): Place | null {
  const [, , script = '', row = '', column = ''] = FRAME.exec(line) ?? []
  const json = script ? mapOf(script) : null
  if (!json) return null
  const found = new SourceMap(JSON.parse(json) as SourceMapPayload).findEntry(Number(row) - 1, Number(column) - 1)
  if (!('originalSource' in found)) return null
  // Relative to the script's address, with one step up per folder of it.
  const file = found.originalSource.replace(/^.*?(?=(web|studio|node_modules)\/)/, '')
  const name = path.join(root, file)
  const lines = existsSync(name) ? readFileSync(name, 'utf8').split('\n') : []
  return {
    file,
    line: found.originalLine + 1,
    column: found.originalColumn + 1,
    source: lines[found.originalLine]?.trim() ?? '',
  }
}
