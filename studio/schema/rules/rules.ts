import type {ValidationContext} from 'sanity'
import {API_VERSION} from '../../../domain/content/apiVersion.ts'
import {cleanMailAddress, isBlank as isBlankText, isMailAddress} from '../../../domain/customers/typedText.ts'
import {LANGUAGES} from '../../../domain/texts/languages.ts'
import {placeholdersIn} from '../../../domain/texts/placeholders.ts'
import {placeholderNames} from '../../../domain/texts/placeholderValues.ts'
import {plainText} from '../../../domain/texts/texts.ts'
import {languageName, nlEn} from '../../language.ts'
import {planKeysQuery} from './plan.query.ts'

/** The texts of a localised value, with the name of their language. */
const textsOf = (value: unknown): [language: string, text: string][] =>
  LANGUAGES.map((id) => [languageName(id), plainText((value as Record<string, unknown> | undefined)?.[id])])

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
    // One of the dozens for prices, as an example.
    const price = known.filter((name) => name.startsWith('price:')).slice(0, 1)
    const names = [...local, ...SETTINGS, ...price].map((name) => `{${name}}`).join(', ')
    return nlEn(
      `Het invulveld {${unknown.name}} in de tekst in het ${unknown.language} bestaat niet. Kies een ander, zoals: ${names}`,
      `The ${unknown.language} text has an unknown placeholder {${unknown.name}}. Choose another, such as: ${names}`,
    )
  }

/** Two fields of one box, of which one alone says nothing. */
export const bothOrNone =
  (other: string) =>
  (value: unknown, {parent}: ValidationContext) =>
    (value === undefined) === ((parent as Record<string, unknown> | undefined)?.[other] === undefined) ||
    nlEn('Vul beide velden in, of geen van beide', 'Fill in both fields, or neither')

/** Refuses texts that only look filled in: spaces, or an empty paragraph. A missing text is reported by its own field. */
export const notBlank = (value: unknown) => {
  const written = (value ?? {}) as Record<string, unknown>
  const isBlank = (text: unknown) =>
    Boolean(text) && !(Array.isArray(text) && text.length === 0) && isBlankText(plainText(text))
  const blank = LANGUAGES.find((id) => isBlank(written[id]))
  if (!blank) return true
  const language = languageName(blank)
  return nlEn(`Schrijf de tekst ook in het ${language}`, `Write the text in ${language} too`)
}

/** A name or number that only looks filled in. */
export const visible = (value: unknown) =>
  typeof value !== 'string' ||
  value === '' ||
  !isBlankText(value) ||
  nlEn('Hiervan is niets te zien: vul het in', 'This has no visible characters: fill it in')

/** Refuses anything but a plain address: mails are sent to exactly this text. */
export const plainAddress = (value: unknown) => {
  if (typeof value !== 'string' || value === '') return true
  const address = cleanMailAddress(value)
  if (!isMailAddress(address)) return nlEn('Dit is geen e-mailadres', 'This is not an e-mail address')
  return address === value || nlEn(`Vul alleen het adres in: ${address}`, `Enter the address only: ${address}`)
}

/** Each language within what search engines show. */
export const between = (least: number, most: number) => (value: unknown) => {
  for (const [language, text] of textsOf(value)) {
    if (text.length > most)
      return nlEn(
        `De tekst in het ${language} heeft ${text.length} tekens; zoekmachines breken hem af na ${most}: maak hem korter`,
        `The ${language} text has ${text.length} characters; search engines cut it off after ${most}: make it shorter`,
      )
    if (text && text.length < least)
      return nlEn(
        `De tekst in het ${language} heeft ${text.length} tekens: maak er minstens ${least} van`,
        `The ${language} text has ${text.length} characters: make it at least ${least}`,
      )
  }
  return true
}
