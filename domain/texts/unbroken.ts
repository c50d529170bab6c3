/** A word joiner (U+2060): it shows nothing, is found as if it were not there, and no line ends at it. */
const JOINER = '\u2060'

/** Texts in which no line ends within "e-mail": what stands after its hyphen is half a word. */
export function unbroken<T>(value: T): T
export function unbroken(value: unknown): unknown {
  if (typeof value === 'string') return value.replace(/(?<=\s)e-(?=mail)/gi, `$&${JOINER}`)
  if (Array.isArray(value)) return value.map(unbroken)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, unbroken(inner)]))
}

/** The same texts for programs: without soft hyphens too. */
export const joined = (text: string) => text.replaceAll(JOINER, '').replaceAll('\u00ad', '')
