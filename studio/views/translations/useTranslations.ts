import {getPublishedId, isDraftId, type SanityClient, type SanityDocument} from 'sanity'
import {DEFAULT_LANGUAGE, LANGUAGES, type Language} from '../../../domain/texts/languages.ts'
import {plainText, textsOf} from '../../../domain/texts/texts.ts'
import type {StaleText} from '../../../domain/texts/translationAge.ts'
import {countTexts, type TranslationGap, translationGaps} from '../../../domain/texts/translations.ts'
import {nameOf} from '../documentName.ts'
import {useFollowed} from '../useFollowed.ts'
import {acceptanceOf, useAccepted} from './useAccepted.ts'
import {useStaleTexts} from './useStaleTexts.ts'

/** All that editors write. */
export const DOCUMENTS = `*[!(_type match "sanity.*") && !(_type match "system.*") && !(_id in path("_.**")) && !(_id in path("versions.**")) && !(_id in path("studio.**"))] | order(_type, _id)`

const readDocuments = (client: SanityClient) =>
  client.withConfig({perspective: 'raw'}).fetch<SanityDocument[]>(DOCUMENTS)

export type TranslationRow = {
  id: string
  type: string
  name: string
  texts: number
  /** As it would be published: translators work before that. */
  document: SanityDocument
  gaps: TranslationGap[]
  stale: StaleText[]
}

export const workIn = ({gaps, stale}: TranslationRow) => gaps.length + stale.length

/** How much of all texts is there in a language and up to date, in percent: never 100 while there is something to do. */
function doneIn(language: Language, rows: readonly TranslationRow[]): number {
  const texts = rows.reduce((sum, row) => sum + row.texts, 0)
  const missing = rows.flatMap(({gaps}) => gaps).filter(({kind}) => kind !== 'same' && kind.missing === language)
  const behind = rows.flatMap(({stale}) => stale).filter((text) => text.behind === language)
  return texts === 0 ? 100 : Math.floor((100 * (texts - missing.length - behind.length)) / texts)
}

export const doneByLanguage = (rows: readonly TranslationRow[]) =>
  LANGUAGES.map((language) => ({language, percent: doneIn(language, rows)}))

/** The words of a text that is the same in every language. */
export const wordsAt = (document: SanityDocument, path: string): string =>
  plainText(textsOf(document).find((each) => each.path === path)?.text[DEFAULT_LANGUAGE]).trim()

/** Every document with texts: what is missing, the same or left behind in a language; `isWhole` once all histories were read. Null until it is read. */
export function useTranslations(): {rows: TranslationRow[]; isWhole: boolean} | null {
  const {value: stored} = useFollowed('*', readDocuments)
  const {accepted} = useAccepted()
  const drafts = new Map<string, SanityDocument>(
    stored?.filter(({_id}) => isDraftId(_id)).map((draft) => [getPublishedId(draft._id), draft]),
  )
  const published = stored?.filter(({_id}) => !isDraftId(_id)) ?? null
  const {stale, isWhole} = useStaleTexts(published, drafts)
  if (!stored || !published) return null
  const others = [...drafts].filter(([id]) => !published.some(({_id}) => _id === id))
  const documents = [
    ...published.map((document) => drafts.get(document._id) ?? document),
    ...others.map(([, draft]) => draft),
  ]
  const rows = documents
    .map((document) => {
      const id = getPublishedId(document._id)
      const isNew = ({path, kind}: TranslationGap) =>
        kind !== 'same' || !accepted.includes(acceptanceOf(id, path, wordsAt(document, path)))
      return {
        id,
        type: document._type,
        name: nameOf(document),
        texts: countTexts(document),
        document,
        gaps: translationGaps(document).filter(isNew),
        stale: stale.get(id) ?? [],
      }
    })
    .filter(({texts}) => texts > 0)
  return {rows, isWhole}
}
