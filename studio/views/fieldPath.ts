type Titled = {title?: string | undefined; fields?: {name: string; type: Titled}[]; of?: Titled[]}
type Segment = {name: string; index: number | null}

/** "business.fields[0].value" in its parts; a part may be an item of a list. */
const segmentsOf = (path: string): Segment[] =>
  path.split('.').map((part) => {
    const [, name = part, index] = /^(.*?)(?:\[(\d+)\])?$/.exec(part) ?? []
    return {name, index: index === undefined ? null : Number(index)}
  })

/** The path as the form knows it, which tells the items of a list apart by their keys. */
export function formPath(document: unknown, path: string): string {
  let value = document as Record<string, unknown> | undefined
  const parts = segmentsOf(path).map(({name, index}) => {
    const inner = value?.[name]
    const item = index === null ? inner : (inner as unknown[] | undefined)?.[index]
    value = item as typeof value
    const key = index === null ? undefined : (item as {_key?: string} | undefined)?._key
    return key ? `${name}[_key=="${key}"]` : name
  })
  return parts.join('.')
}

/** A path of the form, whose items are told apart by their keys, as one of the data: "parts[2].rows". */
export function dataPath(document: unknown, path: readonly unknown[]): string {
  let value = document
  return path.reduce<string>((written, segment) => {
    const list = Array.isArray(value) ? (value as {_key?: string}[]) : null
    const key = typeof segment === 'object' && segment !== null && '_key' in segment ? segment._key : undefined
    const name = list && key !== undefined ? list.findIndex(({_key}) => _key === key) : segment
    value = (value as Record<string, unknown> | undefined)?.[String(name)]
    return list ? `${written}[${name}]` : [written, String(name)].filter(Boolean).join('.')
  }, '')
}

/** The field as the form calls it: "Bedrijf › Velden 1 › Waarde"; where the schema knows no title, the name. */
export function fieldTitle(type: Titled | undefined, path: string): string {
  let at = type
  const segments = segmentsOf(path)
  const parts = segments.map(({name, index}, place) => {
    const field = at?.fields?.find((each) => each.name === name)?.type
    const next = segments[place + 1]?.name
    // A list may have items of several types: one that has the next field.
    const item = field?.of?.find(({fields}) => fields?.some((inner) => inner.name === next)) ?? field?.of?.[0]
    at = index === null ? field : item
    return [field?.title ?? name, index === null ? '' : index + 1].filter(Boolean).join(' ')
  })
  return parts.join(' › ')
}
