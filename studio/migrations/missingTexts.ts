import {at, defineMigration, patch, setIfMissing} from 'sanity/migrate'

export const line = (nl: string, en: string) => ({_type: 'localeString', nl, en})
export const longLine = (nl: string, en: string) => ({_type: 'localeText', nl, en})

export const paragraph = (nl: string, en: string) => ({_type: 'localeText', nl, en})

type Texts = Readonly<Record<string, object>>

/** Migration that adds texts to documents that lack them: `{checkoutPage: {'customer.city': line('Plaats', 'City')}}`. */
export const addMissingTexts = (title: string, texts: Readonly<Record<string, Texts>>) =>
  defineMigration({
    title,
    documentTypes: Object.keys(texts),
    migrate: {
      document: ({_id, _type, ...fields}) => {
        const missing = Object.entries(texts[_type] ?? {}).filter(([place]) => lacks(fields, place.split('.')))
        return missing.length > 0
          ? patch(
              _id,
              missing.map(([place, text]) => at(place, setIfMissing(text))),
            )
          : undefined
      },
    },
  })

/** Whether a value has everything of a path but its last part: a document without its parent is of no known shape. */
function lacks(value: unknown, [name = '', ...rest]: string[]): boolean {
  if (typeof value !== 'object' || value === null) return false
  return rest.length === 0 ? !(name in value) : lacks(Object(value)[name], rest)
}
