import {placeholderNames, placeholdersIn, planOfPlaceholder} from '../model/placeholders.ts'

/** The texts of a localised value by language: `{nl: …, en: …}` of a line, a text or rich text. */
function textsOf(value: unknown): [language: string, text: string][] {
  const {nl, en} = (value ?? {}) as {nl?: unknown; en?: unknown}
  return [
    ['Dutch', plain(nl)],
    ['English', plain(en)],
  ]
}

/** Rich text as one string. */
function plain(value: unknown): string {
  if (typeof value === 'string') return value
  if (!Array.isArray(value)) return ''
  const blocks = value as {children?: {text?: string}[]}[]
  return blocks.map(({children}) => children?.map(({text}) => text ?? '').join('') ?? '').join('\n')
}

const SETTINGS = placeholderNames([])

/** Placeholders that nothing fills would be read by visitors as they are. `local` are those that the page itself fills. */
export const knownPlaceholders = (local: readonly string[]) => (value: unknown) => {
  for (const [language, text] of textsOf(value)) {
    const unknown = placeholdersIn(text).find(
      (name) => !SETTINGS.includes(name) && !planOfPlaceholder(name) && !local.includes(name),
    )
    if (unknown) {
      const names = [...local, ...placeholderNames(['plan'])].map((name) => `{${name}}`).join(', ')
      return `{${unknown}} in the ${language} text is not known. There are: ${names}`
    }
  }
  return true
}

/** A text that only looks filled in: spaces, or an empty paragraph. */
export const notBlank = (value: unknown) => {
  if (!value) return true
  const blank = textsOf(value).find(([, text]) => text.trim() === '')
  return blank ? `The ${blank[0]} text is empty` : true
}

/** Each language within what search engines show. */
export const between = (least: number, most: number) => (value: unknown) => {
  for (const [language, text] of textsOf(value)) {
    if (text.length > most)
      return `The ${language} text has ${text.length} characters; search engines cut it off after ${most}`
    if (text && text.length < least)
      return `The ${language} text has ${text.length} characters; make it at least ${least}`
  }
  return true
}
