export type Path = (string | number)[]

/** Each text below a value that shipped in other words, with its path. */
export function* changedTexts(
  value: unknown,
  replaced: (text: string) => string,
  path: Path = [],
): Generator<[path: Path, text: string]> {
  if (typeof value === 'string') {
    const text = replaced(value)
    if (text !== value) yield [path, text]
  } else if (Array.isArray(value))
    for (const [index, item] of value.entries()) yield* changedTexts(item, replaced, [...path, index])
  else if (typeof value === 'object' && value !== null)
    for (const [name, inner] of Object.entries(value)) yield* changedTexts(inner, replaced, [...path, name])
}
