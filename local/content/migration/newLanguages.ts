import {DEFAULT_LANGUAGE, LANGUAGES, type Language} from '../../../domain/texts/languages.ts'
import {plainText, textsOf} from '../../../domain/texts/texts.ts'
import {publishedId} from '../../content-lake/index.ts'
import type {ContentDocument} from '../ndjson.ts'
import {fixedIdentity} from './fixed.ts'

type Text = Partial<Record<Language | '_type', unknown>>
type Found = {path: string; text: Text}
/** Field and text that a document gets, such as `intro.de`. */
export type Translated = {id: string; set: Record<string, unknown>}

type Contents = {before: readonly ContentDocument[]; now: readonly ContentDocument[]; seed: readonly ContentDocument[]}

/**
 * Finds texts for a language that none of a document's texts had, and new texts in any language they lack: the shipped
 * translation, wherever the default language has the shipped text. So a new language reaches existing content, and
 * migrations need not know it; editors translate their own texts.
 */
export function inNewLanguages({before, now, seed}: Contents): Translated[] {
  const earlier = new Map(before.map((document) => [document._id, wordsOf(document)]))
  const shipped = new Map(seed.map((document) => [identityOf(document), document]))
  return now.flatMap((document) => {
    const had = earlier.get(document._id) ?? []
    const theirs = wordsOf(shipped.get(identityOf(document)))
    const isNew = (path: string, language: Language) =>
      had.every((text) => text.path !== path) || had.every(({text}) => !says(text[language]))
    const added = wordsOf(document).flatMap(({path, text}) =>
      LANGUAGES.filter((language) => !says(text[language]) && isNew(path, language)).flatMap((language) => {
        const same = theirs.filter((each) => isSame(each.text, text) && says(each.text[language]))
        const translation = same.find((each) => each.path === path) ?? same[0] // editors drag items
        return translation ? [[`${path}.${language}`, translation.text[language]] as const] : []
      }),
    )
    return added.length > 0 ? [{id: document._id, set: Object.fromEntries(added)}] : []
  })
}

/** Id of the shipped document, for drafts too. */
const identityOf = (document: ContentDocument) => fixedIdentity(document) ?? publishedId(document._id)

/** Returns the texts of a document, and the address of a page of text. */
const wordsOf = (document: ContentDocument | undefined): Found[] =>
  document?.address ? [...textsOf(document), {path: 'address', text: document.address as Text}] : textsOf(document)

const isSame = (one: Text, other: Text) =>
  one._type === other._type && says(one[DEFAULT_LANGUAGE]) === says(other[DEFAULT_LANGUAGE])

/** Renders a text, rich text or address as one string. */
const says = (value: unknown): string =>
  plainText((value as {current?: string} | null | undefined)?.current ?? value).trim()
