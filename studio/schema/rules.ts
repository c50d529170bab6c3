import type {ValidationContext} from 'sanity'
import {API_VERSION} from '../model/apiVersion.ts'
import {LANGUAGE_ROWS} from '../model/languages.ts'
import {placeholderNames, placeholdersIn} from '../model/placeholders.ts'
import {plainText} from '../model/texts.ts'
import {planKeysQuery} from './plan.query.ts'

/** The texts of a localised value, with the name of their language. */
const textsOf = (value: unknown): [language: string, text: string][] =>
  LANGUAGE_ROWS.map(({id, title}) => [title, plainText((value as Record<string, unknown> | undefined)?.[id])])

/** Rules look past drafts, at what is published. */
export const published = (context: ValidationContext) =>
  context.getClient({apiVersion: API_VERSION}).withConfig({perspective: 'published'})

const SETTINGS = placeholderNames([])

/** Placeholders that nothing fills would be read by visitors as they are. `local` are those that the page itself fills. */
export const knownPlaceholders =
  (local: readonly string[]) =>
  async (value: unknown, context: ValidationContext): Promise<string | true> => {
    const used = textsOf(value).flatMap(([language, text]) => placeholdersIn(text).map((name) => ({language, name})))
    // Most texts have no prices, and need not ask which plans there are.
    if (used.every(({name}) => local.includes(name) || SETTINGS.includes(name))) return true
    const known = [...local, ...placeholderNames(await published(context).fetch(planKeysQuery))]
    const unknown = used.find(({name}) => !known.includes(name))
    if (!unknown) return true
    const names = known.map((name) => `{${name}}`).join(', ')
    return `{${unknown.name}} in the ${unknown.language} text is not known. There are: ${names}`
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
