/** A wrong argument, to be explained with the usage. */
export class UsageError extends Error {}

/** One name in the notations that code uses, with its titles for editors. */
export type Names = {
  /** client-logos */
  kebab: string
  /** clientLogos */
  camel: string
  /** ClientLogos */
  pascal: string
  title: {nl: string; en: string}
}

/** Reads `client-logos` or `clientLogos`. Throws a UsageError for anything else. */
export function namesOf(name: string, titles: {nl?: string | undefined; en?: string | undefined} = {}): Names {
  const kebab = name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(kebab))
    throw new UsageError(`"${name}" is no name: use letters and digits, as in client-logos`)
  const camel = kebab.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase())
  const words = kebab.replaceAll('-', ' ')
  const en = titles.en ?? words.charAt(0).toUpperCase() + words.slice(1)
  return {kebab, camel, pascal: camel.charAt(0).toUpperCase() + camel.slice(1), title: {nl: titles.nl ?? en, en}}
}

/** Source of a string literal. */
export const literal = (text: string) => `'${text.replaceAll('\\', '\\\\').replaceAll("'", '’')}'`

/** Source of a title or help for the helpers of studio/schema/fields.ts. */
export const words = ({nl, en}: {nl: string; en: string}) =>
  nl === en ? literal(nl) : `[${literal(nl)}, ${literal(en)}]`

/** Source of the import of nlEn in a schema, where a title needs it. */
export const importOfNlEn = ({nl, en}: {nl: string; en: string}) =>
  nl === en ? '' : "import {nlEn} from '../../language.ts'\n"

/** Source of a text in both languages of the Studio. */
export const nlEn = ({nl, en}: {nl: string; en: string}) =>
  nl === en ? literal(nl) : `nlEn(${literal(nl)}, ${literal(en)})`

const inBoth = (type: string) => (nl: string, en: string) => ({_type: type, nl, en})
export const localeString = inBoth('localeString')
export const localeText = inBoth('localeText')

/** Rich text of paragraphs in each language. */
export function localeRichText(nl: readonly string[], en: readonly string[]) {
  const blocks = (language: string, paragraphs: readonly string[]) =>
    paragraphs.map((text, index) => ({
      _key: `${language}-${index}`,
      _type: 'block',
      style: 'normal',
      markDefs: [],
      children: [{_key: `${language}-${index}-a`, _type: 'span', marks: [], text}],
    }))
  return {_type: 'localeRichText', nl: blocks('nl', nl), en: blocks('en', en)}
}
