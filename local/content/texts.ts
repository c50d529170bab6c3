import {existsSync, readdirSync, readFileSync} from 'node:fs'
import path from 'node:path'
import {DEFAULT_LANGUAGE, type Language} from '../../domain/texts/languages.ts'
import {translationGaps} from '../../domain/texts/translations.ts'
import {ROOT} from '../settings/environment.ts'
import type {ContentDocument} from './ndjson.ts'

/** Missing text of a language: document and field, or file and key of the interface. */
export type MissingText = {language: Language; where: string; field: string}

/** Returns the texts of documents that a language lacks. */
export const missingInDocuments = (documents: ContentDocument[], language: Language): MissingText[] =>
  documents.flatMap((document) =>
    translationGaps(document).flatMap(({path: field, kind}) =>
      kind !== 'same' && kind.missing === language ? [{language, where: document._id, field}] : [],
    ),
  )

/** Returns the interface words that a language lacks. */
export function missingInInterface(language: Language, locales = path.join(ROOT, 'web/locales')): MissingText[] {
  const files = readdirSync(path.join(locales, DEFAULT_LANGUAGE))
  return files.flatMap((file) => {
    const words = readWords(path.join(locales, language, file))
    return Object.keys(readWords(path.join(locales, DEFAULT_LANGUAGE, file)))
      .filter((key) => !words[key])
      .map((field) => ({language, where: `${language}/${file}`, field}))
  })
}

const readWords = (file: string): Record<string, string> =>
  existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {}
