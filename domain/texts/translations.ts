import {isOwnType} from '../pages/pages.ts'
import {LANGUAGES, type Language} from './languages.ts'
import {PLACEHOLDER} from './placeholders.ts'
import {plainText, textsOf} from './texts.ts'

/** A text of a document that lacks a language, by its path; `same` when all languages have the same words. */
export type TranslationGap = {path: string; kind: {missing: Language} | 'same'}

/** Short words are often the same in every language (a name, a number); only longer texts are worth a look, beside placeholders. */
const WORTH_A_LOOK = 25

type Addressed = {_type: string; address?: Partial<Record<Language, {current?: string} | null>>}
/** A page of editors has an address in each language, which is written as its texts are. */
const hasAddress = (document: unknown): document is Addressed =>
  isOwnType((document as Partial<Addressed> | null)?._type)

const addressGaps = (document: unknown): TranslationGap[] =>
  hasAddress(document)
    ? LANGUAGES.filter((language) => !document.address?.[language]?.current).map((language) => ({
        path: 'address',
        kind: {missing: language},
      }))
    : []

/** Texts of a document that lack a language, or are the same in all although they are long. */
export const translationGaps = (document: unknown): TranslationGap[] => [
  ...textGaps(document),
  ...addressGaps(document),
]

const textGaps = (document: unknown): TranslationGap[] =>
  textsOf(document).flatMap(({path, text}): TranslationGap[] => {
    const words = LANGUAGES.map((language) => ({language, text: plainText(text[language]).trim()}))
    const missing = words.filter((each) => !each.text)
    if (missing.length > 0) return missing.map(({language}) => ({path, kind: {missing: language}}))
    const [first = ''] = words.map((each) => each.text)
    return first.replace(PLACEHOLDER, '').length > WORTH_A_LOOK && words.every((each) => each.text === first)
      ? [{path, kind: 'same'}]
      : []
  })

/** How many localised texts a document has; its address is one. */
export const countTexts = (document: unknown): number => textsOf(document).length + (hasAddress(document) ? 1 : 0)
