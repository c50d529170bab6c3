import {parsePath} from '@sanity/json-match'

type Fields = Record<string, unknown>

const OF_FIELDS = ['set', 'setIfMissing', 'inc', 'dec', 'diffMatchPatch']
const BESIDE = ['id', 'query', 'params', 'ifRevisionID']

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The problem with a patch; null for a valid one. */
export function problemOf(patch: Fields): string | null {
  for (const [name, value] of Object.entries(patch)) {
    if (BESIDE.includes(name)) continue
    const paths = pathsOf(name, value)
    if (!paths) return `"${name}" is no patch operation, or not of its form`
    for (const path of paths) {
      const problem = problemOfPath(path)
      if (problem) return `The path "${path}" of "${name}" cannot be read: ${problem}`
    }
  }
  return null
}

/** The paths that an operation of a patch names; null when that is no operation of its form. */
function pathsOf(operation: string, value: unknown): string[] | null {
  if (OF_FIELDS.includes(operation)) return isFields(value) ? Object.keys(value) : null
  if (operation === 'unset')
    return Array.isArray(value) && value.every((path) => typeof path === 'string') ? value : null
  if (operation !== 'insert' || !isFields(value)) return null
  const {items, ...places} = value
  const paths = Object.entries(places)
  const isPlace = paths.every(([at, path]) => ['before', 'after', 'replace'].includes(at) && typeof path === 'string')
  return Array.isArray(items) && isPlace && paths.length === 1 ? (Object.values(places) as string[]) : null
}

function problemOfPath(path: string): string | null {
  try {
    parsePath(path)
    return null
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}

const WILDCARD = /"(?:[^"\\]|\\.)*"|\[\s*\*\s*\]/g

/** The same patch in the words of @sanity/mutator, which knows all of JSONMatch but `[*]`. */
export function forMutator(patch: Fields): Fields {
  const inWords = (path: string) => path.replace(WILDCARD, (part) => (part.startsWith('"') ? part : '[0:]'))
  const rename = (fields: Fields) =>
    Object.fromEntries(Object.entries(fields).map(([path, value]) => [inWords(path), value]))
  return Object.fromEntries(
    Object.entries(patch).map(([name, value]) => {
      if (OF_FIELDS.includes(name)) return [name, rename(value as Fields)]
      if (name === 'unset') return [name, (value as string[]).map(inWords)]
      if (name !== 'insert') return [name, value]
      const {items, ...places} = value as Fields
      const [[at, path] = ['', '']] = Object.entries(places)
      return [name, {items, [at]: inWords(String(path))}]
    }),
  )
}
