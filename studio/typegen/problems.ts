import path from 'node:path'
import {stripVTControlCharacters} from 'node:util'

/** Source of a query file, and its queries by name as Sanity reads them. */
export type QueryFile = {file: string; source: string; queries: Record<string, string>}

const MARK = '✖'
const QUERY_ERROR = /query from variable '(?<name>\w+)' in (?<file>[^\s:]+): (?<reason>[\s\S]+)$/
const COUNT = /Encountered errors in \d+ files? while generating types/
const POSITION = /at position (\d+)/

/** The errors in the output of `sanity typegen generate`, which exits with 0 in spite of them and drops the type. */
const errorsIn = (output: string) =>
  output
    .split('\n')
    .filter((line) => line.trimStart().startsWith(MARK))
    .map((line) => line.trim().slice(MARK.length).trim())

/** The line and column of an offset, both from 1. */
function lineAndColumn(text: string, offset: number): string {
  const before = text.slice(0, offset).split('\n')
  return `${before.length}:${(before.at(-1)?.length ?? 0) + 1}`
}

/**
 * Place of a query's position in its file. The two differ by text that the query takes from other files, so it is looked for by
 * the text of its line; failing that, the query's declaration stands for it.
 */
function placeOf({source, queries}: QueryFile, name: string, position: number | undefined): string {
  const declared = Math.max(0, source.search(new RegExp(`\\bexport const ${name}\\b`)))
  const query = queries[name]
  if (query === undefined || position === undefined) return lineAndColumn(source, declared)
  const before = query.slice(query.lastIndexOf('\n', position - 1) + 1, position)
  const found = before.trim() === '' ? -1 : source.indexOf(before, declared)
  return lineAndColumn(source, found < 0 ? declared : found + before.length)
}

function described(error: string, files: QueryFile[]): string {
  const {name = '', file = '', reason = ''} = QUERY_ERROR.exec(error)?.groups ?? {}
  // Sanity names files from the Studio's folder.
  const written = files.find((each) => each.file === path.posix.join('studio', file))
  if (!written) return error
  const position = POSITION.exec(reason)?.[1]
  return `${written.file}:${placeOf(written, name, position === undefined ? undefined : Number(position))} ${name}: ${reason}`
}

const typeOf = (query: string) => `${query.charAt(0).toUpperCase()}${query.slice(1)}Result`

/** Each query that has no type, as file:line:column, name and reason; empty when there is a type for every query. */
export function typegenProblems(output: string, types: string, files: QueryFile[]): string[] {
  const plain = stripVTControlCharacters(output)
  const errors = errorsIn(plain).map((error) => described(error, files))
  const untyped = files.flatMap((written) =>
    Object.keys(written.queries)
      .filter((name) => !types.includes(`export type ${typeOf(name)} =`))
      .filter((name) => !errors.some((error) => error.includes(` ${name}: `)))
      .map((name) => `${written.file}:${placeOf(written, name, undefined)} ${name}: typegen made no type of it`),
  )
  const problems = [...errors, ...untyped]
  const counted = COUNT.exec(plain)
  return problems.length === 0 && counted ? [counted[0]] : problems
}
