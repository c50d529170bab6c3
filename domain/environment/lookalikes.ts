import type {Environment} from './read.ts'
import {LEFT_ALONE, PARTS, VARIABLE_NAMES, type Variable, type VariableName} from './variables.ts'

/** Names that a person sets for a host; those that Netlify and `npm start` set cannot be mistyped. */
const OURS = Object.entries(PARTS).flatMap(([title, part]) =>
  Object.entries<Variable>(part).flatMap(([name, {readBy}]) =>
    title !== LEFT_ALONE && readBy.some((reader) => reader === 'build' || reader === 'functions')
      ? [name as VariableName]
      : [],
  ),
)

/** Beginnings of names that nothing else on a host has. */
const PREFIXES = ['MOLLIE_', 'SMTP_', 'PEPPOL_', 'MONEYBIRD_', 'OPERATOR_', 'BOOKKEEPER_']

const plain = (name: string) => name.toUpperCase().replace(/[^A-Z0-9]/g, '')

/** Number of letters to add, drop, change or swap with the next; 3 for more than two. */
function distance(one: string, other: string): number {
  if (Math.abs(one.length - other.length) > 2) return 3
  let [older, last] = [[] as number[], Array.from({length: other.length + 1}, (_, column) => column)]
  for (let row = 1; row <= one.length; row++) {
    const line = [row]
    for (let column = 1; column <= other.length; column++) {
      const same = one[row - 1] === other[column - 1] ? 0 : 1
      const isSwapped =
        row > 1 && column > 1 && one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1]
      line[column] = Math.min(
        (last[column] ?? 0) + 1,
        (line[column - 1] ?? 0) + 1,
        (last[column - 1] ?? 0) + same,
        isSwapped ? (older[column - 2] ?? 0) + 1 : 3,
      )
    }
    ;[older, last] = [last, line]
  }
  return Math.min(3, last[other.length] ?? 3)
}

/** Setting of ours that a name which is none looks like: MOLLIE_APIKEY, SANTIY_DATASET, site_url; null for other names. */
export function lookalikeOf(name: string): VariableName | null {
  if (VARIABLE_NAMES.some((own) => own === name)) return null
  const nearest = OURS.map((own) => ({own, far: distance(plain(name), plain(own))})).sort((a, b) => a.far - b.far)[0]
  const allowed = name.length >= 10 ? 2 : 1
  if (nearest && nearest.far <= allowed) return nearest.own
  const prefix = PREFIXES.find((each) => name.toUpperCase().startsWith(each))
  return OURS.find((own) => prefix && own.startsWith(prefix)) ?? null
}

/** Names that look like a setting of ours which is not set: the value went to a name that nobody reads. */
export const mistyped = (environment: Environment): {name: string; own: VariableName}[] =>
  Object.keys(environment).flatMap((name) => {
    const own = environment[name] ? lookalikeOf(name) : null
    return own && !environment[own] ? [{name, own}] : []
  })
