import {type Cents, centsFromEuros, formatEuros, isAmount} from '../money/money.ts'
import {isPeriod, type Period} from '../money/periods.ts'
import {breakdown, perMonth} from '../money/pricing.ts'
import {type VatSettings, vatRateOn} from '../money/vat.ts'
import {type Discount, discounted} from '../offers/offers.ts'
import {LANGUAGES, type Language} from './languages.ts'
import {fillText} from './phrases.ts'
import type {PlaceholderValues} from './placeholders.ts'
import {plainText, textsOf} from './texts.ts'

/** A piece of a text; `isMatch` of the words that were looked for. */
type Piece = {text: string; isMatch: boolean}
/** A text of a document as it reads on the site, in which the words were found; `language` is null of what has none. */
export type Hit<Document> = {
  document: Document
  path: string
  language: Language | null
  pieces: readonly Piece[]
}

/** Placeholder values, and the VAT of prices, which is null until it is known; promotions that are over by `today` show no amounts. */
type Known = {values: Readonly<Record<Language, PlaceholderValues>>; vat: VatSettings | null; today: string}
type Source = {path: string; language: Language | null; text: string}

/** Amounts have hard spaces, and nobody types accents to search. One character stays one, so that places stay what they are. */
const plain = (text: string) =>
  [...text].map((letter) => (/\s/.test(letter) ? ' ' : (letter.normalize('NFD')[0] ?? '').toLowerCase())).join('')

const onOneLine = (text: string) => text.replace(/\s+/g, (spaces) => spaces.slice(0, 1))

const AROUND = 60
const isSpace = (letter = '') => /\s/.test(letter)

/** A placeholder that only its page or mail can fill in stands for words that are not known here. */
const UNFILLED = /\{[^{}]*\}/g

/** Finds words in texts as visitors read them, with placeholders filled in: side by side, or else all of them in one text. */
export function findTexts<Document>(documents: readonly Document[], words: string, known: Known): Hit<Document>[] {
  const wanted = plain(onOneLine(words.trim()))
  if (!wanted) return []
  const sources = documents.map((document) => ({document, sources: sourcesOf(document, documents, known)}))
  const find = (all: readonly string[]) =>
    sources.flatMap(({document, sources}) => {
      const hits = sources.flatMap((source): Hit<Document>[] => hitIn(document, source, all))
      return hits.filter(({language, path}, index) => language || hits.findIndex((hit) => hit.path === path) === index)
    })
  const together = find([wanted])
  const each = [...new Set(wanted.split(' '))]
  return together.length > 0 || each.length < 2 ? together : find(each)
}

function hitIn<Document>(
  document: Document,
  {path, language, text}: Source,
  wanted: readonly string[],
): Hit<Document>[] {
  const read = [...onOneLine(text)]
  const searched = plain(read.join(''))
  const places = wanted.map((words) => ({at: searched.indexOf(words), length: [...words].length}))
  if (places.some(({at}) => at < 0)) return []
  const isFound = (index: number) => places.some(({at, length}) => index >= at && index < at + length)
  const first = Math.min(...places.map(({at}) => at))
  const last = Math.max(...places.map(({at, length}) => at + length))
  const pieces: Piece[] = []
  // In whole words: half of an amount is another amount.
  const isInside = (index: number) =>
    index > 0 && index < read.length && !isSpace(read[index - 1]) && !isSpace(read[index])
  let [start, end] = [Math.max(0, first - AROUND), Math.min(read.length, last + AROUND)]
  while (start < first && isInside(start)) start++
  while (end > last && isInside(end)) end--
  for (let index = start; index < end; index++) {
    const [letter = '', isMatch] = [read[index], isFound(index)]
    const open = pieces.at(-1)
    if (open?.isMatch === isMatch) open.text += letter
    else pieces.push({text: letter, isMatch})
  }
  return [{document, path, language, pieces}]
}

const sourcesOf = (document: unknown, documents: readonly unknown[], {values, vat, today}: Known): Source[] => [
  ...textsOf(document).flatMap(({path, text}) =>
    LANGUAGES.map((language) => ({
      path,
      language,
      text: fillText(plainText(text[language]), values[language]).replace(UNFILLED, '…'),
    })),
  ),
  ...wordsIn(document),
  ...(vat ? [...amountsOf(document, vat), ...amountsOfOffer(document, documents, {vat, today})] : []),
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

type Price = {_type?: unknown; plan?: {_ref?: string}; exclVat?: unknown; period?: unknown; validFrom?: unknown}
type Sold = {plan: string; cents: Cents; period: Period; validFrom: string}

/** A price that can be paid; null of anything else. */
function soldBy(document: unknown): Sold | null {
  const {_type, exclVat, period, validFrom, plan} = document as Price
  if (_type !== 'price' || typeof exclVat !== 'number' || !isAmount(exclVat) || !isPeriod(period)) return null
  return {plan: plan?._ref ?? '', cents: centsFromEuros(exclVat), period, validFrom: String(validFrom ?? '')}
}

/** Amounts that the site shows for a price. */
function amountsOf(document: unknown, vat: VatSettings): Source[] {
  const sold = soldBy(document)
  return sold ? amountsIn('exclVat', sold, sold.cents, vat) : []
}

const amountsIn = (path: string, {period, validFrom}: Sold, cents: Cents, vat: VatSettings): Source[] => {
  const {exclVat, vat: tax, total} = breakdown(cents / 100, vatRateOn(vat, validFrom))
  return LANGUAGES.map((language) => {
    const amounts = [
      formatEuros(exclVat, language, {whole: true}),
      ...[exclVat, tax, total, perMonth(exclVat, period)].map((amount) => formatEuros(amount, language)),
    ]
    return {path, language: null, text: [...new Set(amounts)].join(' · ')}
  })
}

type Offered = Discount & {
  _type?: unknown
  code?: unknown
  plans?: {_ref?: string}[]
  periods?: string[]
  lastDay?: string
}

/** Amounts that the site shows for prices while a promotion runs; those by a code stand at the checkout alone, for whoever has it. */
function amountsOfOffer(
  document: unknown,
  documents: readonly unknown[],
  {vat, today}: {vat: VatSettings; today: string},
): Source[] {
  const {_type, code, plans, periods, lastDay, ...discount} = document as Offered
  if (_type !== 'offer' || code !== undefined || (lastDay && lastDay < today)) return []
  const isMeant = ({plan, period}: Sold) =>
    (!plans?.length || plans.some(({_ref}) => _ref === plan)) && (!periods?.length || periods.includes(period))
  const path = discount.percent ? 'percent' : 'amount'
  return documents
    .flatMap((each) => soldBy(each) ?? [])
    .filter(isMeant)
    .flatMap((sold) => amountsIn(path, sold, discounted(discount, sold.cents), vat))
}
