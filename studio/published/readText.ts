import type {Language} from '../../domain/texts/languages.ts'
import {fillText} from '../../domain/texts/phrases.ts'
import {READING_ORDER} from '../language.ts'
import {currentlyPublished} from './published.ts'

/** A text with its placeholders filled in; as it is stored when nothing of it would be left on the site. */
export const filledIn = (text: string, language: Language): string =>
  fillText(text, currentlyPublished().placeholderValues[language]) || text

/** Language in which the Studio shows a text of the content: its own, the next one while that text is empty. */
export const readIn = (text: Partial<Record<Language, unknown>>): Language | undefined =>
  READING_ORDER.find((language) => !isEmpty(text[language]))

const isEmpty = (words: unknown) =>
  typeof words === 'string' ? words.trim() === '' : !Array.isArray(words) || words.length === 0

/** A text of the content as the Studio names things by it; empty for what is no text. */
export function readText(text: unknown): string {
  if (typeof text !== 'object' || text === null) return ''
  const language = readIn(text)
  const words = language && (text as Partial<Record<Language, unknown>>)[language]
  return typeof words === 'string' ? filledIn(words, language as Language) : ''
}
