import type {PrepareViewOptions, PreviewConfig, PreviewValue} from 'sanity'
import {isLanguage, type Language} from '../../domain/texts/languages.ts'
import {READING_ORDER} from '../language.ts'
import {filledIn, readIn} from '../published/readText.ts'

type Select = Readonly<Record<string, string>>

/** Name in a selection of a text that is read in another language than the Studio's. */
const keyIn = (key: string, language: Language) => `${key}:${language}`

const languageAt = (path: string): Language | undefined => {
  const last = path.split('.').at(-1)
  return isLanguage(last) ? last : undefined
}

/** The texts of a preview that are selected in the language of the Studio. */
const textsOf = (select: Select) => Object.entries(select).filter(([, path]) => languageAt(path) === READING_ORDER[0])

/** Selects a text in every language, so that another one can stand in for the Studio's. */
const inEveryLanguage = (select: Select): Select => ({
  ...select,
  ...Object.fromEntries(
    textsOf(select).flatMap(([key, path]) =>
      READING_ORDER.slice(1).map((language) => [
        keyIn(key, language),
        [...path.split('.').slice(0, -1), language].join('.'),
      ]),
    ),
  ),
})

/** Names documents and parts in lists by their words in the language of the Studio, with placeholders filled in. */
export function withReadablePreview<Type extends object>(type: Type): Type {
  const {preview} = type as {preview?: PreviewConfig}
  if (!preview?.select) return type
  return {
    ...type,
    preview: {...preview, select: inEveryLanguage(preview.select), prepare: readablePreparation(preview, kindOf(type))},
  }
}

/** An item of a list that nobody has written in yet goes by its kind: its dialog would be “Untitled”. */
const kindOf = ({name = '', type, title}: {name?: string; type?: string; title?: string}) =>
  type === 'object' && !name.startsWith('locale') ? title : undefined

const readablePreparation =
  (
    {select = {}, prepare = (selection: object) => selection as PreviewValue}: PreviewConfig,
    kind: string | undefined,
  ) =>
  (selection: Record<string, unknown>, options?: PrepareViewOptions): PreviewValue => {
    const read = Object.fromEntries(Object.keys(select).map((key) => [key, selection[key]]))
    for (const [key] of textsOf(select)) {
      const texts = Object.fromEntries(
        READING_ORDER.map((language, at) => [language, selection[at === 0 ? key : keyIn(key, language)]]),
      )
      const language = readIn(texts)
      const words = language && texts[language]
      read[key] = typeof words === 'string' ? filledIn(words, language as Language) : words
    }
    const value = filledSubtitle(prepare({...selection, ...read}, options), select)
    return withoutEcho(value.title || !kind ? value : {...value, title: kind})
  }

/** The other language of a list's second line, with placeholders filled in as well. */
function filledSubtitle(value: PreviewValue, select: Select): PreviewValue {
  const language = languageAt(select.subtitle ?? '')
  return language && typeof value.subtitle === 'string'
    ? {...value, subtitle: filledIn(value.subtitle, language)}
    : value
}

/** A text that stands in for another is not said twice. */
const withoutEcho = ({subtitle, ...value}: PreviewValue): PreviewValue =>
  subtitle === undefined || subtitle === value.title ? value : {...value, subtitle}
