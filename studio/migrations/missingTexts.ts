import {at, defineMigration, type NodePatch, patch, set, setIfMissing, unset} from 'sanity/migrate'

export const line = (nl: string, en: string) => ({_type: 'localeString', nl, en})
export const longLine = (nl: string, en: string) => ({_type: 'localeText', nl, en})

export const paragraph = (nl: string, en: string) => ({_type: 'localeText', nl, en})

type Fields = Readonly<Record<string, unknown>>
/** Texts by their places; a function makes one of what the document has. */
type Texts = Readonly<Record<string, object | ((fields: Fields) => object)>>

type Path = readonly (string | {_key: string})[]

/**
 * Migration that adds texts to documents that lack them: `{checkoutPage: {'customer.city': line('Plaats', 'City')}}`. With
 * `reworded`, shipped texts of these documents that nobody changed become others. `gone` are places that lose their texts.
 */
export const addMissingTexts = (
  title: string,
  texts: Readonly<Record<string, Texts>>,
  reworded: Readonly<Record<string, string>> = {},
  gone: readonly string[] = [],
) =>
  defineMigration({
    title,
    documentTypes: Object.keys(texts),
    migrate: {
      document: ({_id, _type, ...fields}) => {
        const changes = [
          ...missingTexts(fields, texts[_type] ?? {}),
          ...rewordings(fields, [], reworded),
          ...gone.filter((place) => has(fields, place.split('.'))).map((place) => at(place, unset())),
        ]
        return changes.length > 0 ? patch(_id, changes) : undefined
      },
    },
  })

/** Changes that add the texts that a document lacks. */
export const missingTexts = (fields: Fields, texts: Texts): NodePatch[] =>
  Object.entries(texts)
    .filter(([place]) => lacks(fields, place.split('.')))
    .map(([place, text]) => at(place, setIfMissing(typeof text === 'function' ? text(fields) : text)))

/** Whether a value has everything of a path but its last part: a document without its parent is of no known shape. */
function lacks(value: unknown, [name = '', ...rest]: string[]): boolean {
  if (typeof value !== 'object' || value === null) return false
  return rest.length === 0 ? !(name in value) : lacks(Object(value)[name], rest)
}

const has = (value: unknown, [name = '', ...rest]: string[]): boolean =>
  typeof value === 'object' && value !== null && name in value && (rest.length === 0 || has(Object(value)[name], rest))

/** Changes of all texts in a value that are one of the shipped ones. */
export function rewordings(value: unknown, path: Path, reworded: Readonly<Record<string, string>>): NodePatch[] {
  if (typeof value === 'string') {
    const text = Object.hasOwn(reworded, value) ? reworded[value] : undefined
    return text === undefined ? [] : [at([...path], set(text))]
  }
  if (Array.isArray(value))
    return value.flatMap((item) => (item?._key ? rewordings(item, [...path, {_key: item._key}], reworded) : []))
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, item]) => rewordings(item, [...path, name], reworded))
}
