import {LANGUAGES, type Language} from './languages.ts'
import {fillText} from './phrases.ts'
import type {Facts} from './placeholders.ts'
import {plainText, textsOf} from './texts.ts'

/** A text of a document in one language, as it reads on the site, in which the words were found. */
export type Hit<Document> = {
  document: Document
  path: string
  language: Language
  before: string
  match: string
  after: string
}

/** Amounts have hard spaces, and nobody types accents to search. One character stays one, so that places stay what they are. */
const plain = (text: string) =>
  [...text].map((letter) => (/\s/.test(letter) ? ' ' : (letter.normalize('NFD')[0] ?? '').toLowerCase())).join('')

const AROUND = 60

/** Where these words stand on the site: placeholders are filled in, as visitors read them. */
export function findTexts<Document>(
  documents: readonly Document[],
  words: string,
  facts: Readonly<Record<Language, Facts>>,
): Hit<Document>[] {
  const wanted = plain(words.trim())
  if (!wanted) return []
  return documents.flatMap((document) =>
    textsOf(document).flatMap(({path, text}) =>
      LANGUAGES.flatMap((language): Hit<Document>[] => {
        const read = [...fillText(plainText(text[language]), facts[language])]
        const at = plain(read.join('')).indexOf(wanted)
        if (at < 0) return []
        const end = at + wanted.length
        const part = (from: number, to: number) => read.slice(Math.max(0, from), to).join('')
        return [
          {
            document,
            path,
            language,
            before: part(at - AROUND, at),
            match: part(at, end),
            after: part(end, end + AROUND),
          },
        ]
      }),
    ),
  )
}
