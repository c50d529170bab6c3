import {formatEuros, isAmount} from '../money/money.ts'
import {isPeriod} from '../money/periods.ts'
import {breakdown, perMonth} from '../money/pricing.ts'
import {type VatSettings, vatRateOn} from '../money/vat.ts'
import {LANGUAGES, type Language} from './languages.ts'
import {fillText} from './phrases.ts'
import type {PlaceholderValues} from './placeholders.ts'
import {plainText, textsOf} from './texts.ts'

/** A text of a document as it reads on the site, in which the words were found; `language` is null of what has none. */
export type Hit<Document> = {
  document: Document
  path: string
  language: Language | null
  before: string
  match: string
  after: string
}

/** Placeholder values, and the VAT of prices, which is null until it is known. */
type Known = {values: Readonly<Record<Language, PlaceholderValues>>; vat: VatSettings | null}
type Source = {path: string; language: Language | null; text: string}

/** Amounts have hard spaces, and nobody types accents to search. One character stays one, so that places stay what they are. */
const plain = (text: string) =>
  [...text].map((letter) => (/\s/.test(letter) ? ' ' : (letter.normalize('NFD')[0] ?? '').toLowerCase())).join('')

const onOneLine = (text: string) => text.replace(/\s+/g, (spaces) => spaces.slice(0, 1))

const AROUND = 60

/** Finds words in texts as visitors read them, with placeholders filled in. */
export function findTexts<Document>(documents: readonly Document[], words: string, known: Known): Hit<Document>[] {
  const wanted = plain(onOneLine(words.trim()))
  if (!wanted) return []
  return documents.flatMap((document) => {
    const hits = sourcesOf(document, known).flatMap((source): Hit<Document>[] => hitIn(document, source, wanted))
    return hits.filter(({language, path}, index) => language || hits.findIndex((hit) => hit.path === path) === index)
  })
}

function hitIn<Document>(document: Document, {path, language, text}: Source, wanted: string): Hit<Document>[] {
  const read = [...onOneLine(text)]
  const at = plain(read.join('')).indexOf(wanted)
  if (at < 0) return []
  const end = at + [...wanted].length
  const part = (from: number, to: number) => read.slice(Math.max(0, from), to).join('')
  const around = {before: part(at - AROUND, at), match: part(at, end), after: part(end, end + AROUND)}
  return [{document, path, language, ...around}]
}

const sourcesOf = (document: unknown, {values, vat}: Known): Source[] => [
  ...textsOf(document).flatMap(({path, text}) =>
    LANGUAGES.map((language) => ({path, language, text: fillText(plainText(text[language]), values[language])})),
  ),
  ...wordsIn(document),
  ...amountsOf(document, vat),
]

/** A name of a value, of a document, of an address, or a day: nothing that visitors read. */
const NO_WORDS = /^(?:[a-z][\w-]*|\d{4}-\d\d-\d\d.*|\/.*)$/

/** Lines that are the same in every language: names, numbers, addresses. */
function wordsIn(value: unknown, path = ''): Source[] {
  if (typeof value === 'string') return NO_WORDS.test(value) ? [] : [{path, language: null, text: value}]
  if (Array.isArray(value)) return value.flatMap((item, index) => wordsIn(item, `${path}[${index}]`))
  if (typeof value !== 'object' || value === null) return []
  if ('_type' in value && /^(?:locale|block$)/.test(String(value._type))) return []
  return Object.entries(value).flatMap(([name, inner]) =>
    name.startsWith('_') ? [] : wordsIn(inner, path ? `${path}.${name}` : name),
  )
}

type Price = {_type?: unknown; exclVat?: unknown; period?: unknown; validFrom?: unknown}

/** Amounts that the site shows for a price. */
function amountsOf(document: unknown, vat: VatSettings | null): Source[] {
  const {_type, exclVat, period, validFrom} = document as Price
  if (_type !== 'price' || !vat || typeof exclVat !== 'number' || !isAmount(exclVat) || !isPeriod(period)) return []
  const cents = breakdown(exclVat, vatRateOn(vat, String(validFrom ?? '')))
  return LANGUAGES.map((language) => {
    const amounts = [
      formatEuros(cents.exclVat, language, {whole: true}),
      ...[cents.exclVat, cents.vat, cents.total, perMonth(cents.exclVat, period)].map((amount) =>
        formatEuros(amount, language),
      ),
    ]
    return {path: 'exclVat', language: null, text: [...new Set(amounts)].join(' · ')}
  })
}
