import type {Language} from '../../../domain/texts/languages.ts'
import {fillText} from '../../../domain/texts/phrases.ts'
import type {PlaceholderValues} from '../../../domain/texts/placeholders.ts'
import {plainText, textsOf} from '../../../domain/texts/texts.ts'
import {nlEn} from '../../language.ts'

type Texts = Partial<Record<Language, string>>
/** The texts for search engines, which a page of the table holds itself and a page of editors in its group. */
export type SearchEntry = {
  title?: Texts
  description?: Texts
  noIndex?: boolean
  shareImage?: {asset?: {_ref?: string}} | null
}
export type Page = {_id?: string; _type?: string; seo?: SearchEntry; parts?: unknown[]} & SearchEntry

export const searchEntryOf = (page: Page): SearchEntry => (page._type === 'page' ? page : (page.seo ?? {}))

/** Lengths that the schema asks for, and at which search engines cut. */
const TITLE = {from: 10, to: 60}
const DESCRIPTION = {from: 70, to: 160}
/** Words from which a text without headings is hard to scan, and below which a page says little. */
const LONG_TEXT = 300
const SHORT_TEXT = 60

/** An answer to a question of the audit; `text` says what to do where it is not fine. */
export type Check = {isFine: boolean; text: string}

/** The text cut as a search result cuts it. */
export const cutAt = (text: string, length: number): string =>
  text.length <= length ? text : `${text.slice(0, length).replace(/\s+\S*$/, '')} …`

export type SearchResult = {title: string; description: string}

export const resultIn = (page: Page, language: Language, values: PlaceholderValues): SearchResult => {
  const {title, description} = searchEntryOf(page)
  return {
    title: fillText(title?.[language] ?? '', values),
    description: fillText(description?.[language] ?? '', values),
  }
}

/** The questions of the product's own audit that a draft can answer, in a language; `others` are the titles of other pages. */
export function checksOf(
  page: Page,
  language: Language,
  {title, description}: SearchResult,
  others: readonly string[],
): Check[] {
  const checks = [
    lengthCheck(nlEn('Titel', 'Title'), title, TITLE),
    lengthCheck(nlEn('Omschrijving', 'Description'), description, DESCRIPTION),
    others.includes(title)
      ? wrong(nlEn('Een andere pagina heeft dezelfde titel', 'Another page has the same title'))
      : fine(nlEn('Geen andere pagina heeft deze titel', 'No other page has this title')),
  ]
  const parts = page.parts?.filter((part) => !(part as {hidden?: boolean}).hidden)
  return parts ? [...checks, ...textChecks(parts, language)] : checks
}

const fine = (text: string): Check => ({isFine: true, text})
const wrong = (text: string): Check => ({isFine: false, text})

function lengthCheck(name: string, text: string, {from, to}: {from: number; to: number}): Check {
  const said = nlEn(`${name}: ${text.length} tekens`, `${name}: ${text.length} characters`)
  if (text.length > to)
    return wrong(
      nlEn(`${said}. Na ongeveer ${to} wordt de tekst afgeknipt`, `${said}. It is cut off after about ${to}`),
    )
  if (text.length < from) return wrong(nlEn(`${said}. Schrijf er minstens ${from}`, `${said}. Write at least ${from}`))
  return fine(said)
}

function textChecks(parts: readonly unknown[], language: Language): Check[] {
  const words = textsOf(parts)
    .flatMap(({text}) => plainText(text[language]).split(/\s+/))
    .filter(Boolean).length
  const headings = parts.filter((part) => plainText((part as {title?: Texts}).title?.[language]) !== '').length
  const links = destinationsIn(parts).length + parts.filter((part) => typeOf(part) === 'plansPart').length
  return [
    words < SHORT_TEXT
      ? wrong(
          nlEn(
            `${words} woorden: een zoekmachine leert hier weinig uit`,
            `${words} words: little for a search engine to learn from`,
          ),
        )
      : fine(nlEn(`${words} woorden`, `${words} words`)),
    words >= LONG_TEXT && headings < 2
      ? wrong(
          nlEn(
            'Een lange tekst: verdeel haar in onderdelen met een kop',
            'A long text: divide it into parts with a heading',
          ),
        )
      : fine(nlEn(`${headings} koppen`, `${headings} headings`)),
    links === 0
      ? wrong(
          nlEn(
            'Niets leidt verder: link naar een andere pagina van de site',
            'Nothing leads on: link to another page of the site',
          ),
        )
      : fine(nlEn(`${links} keer een weg naar een andere pagina`, `${links} ways on to other pages`)),
  ]
}

const typeOf = (part: unknown) => (part as {_type?: string} | null)?._type

/** Destinations within the site, at any depth: those of links and buttons. */
function destinationsIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return []
  if (Array.isArray(value)) return value.flatMap(destinationsIn)
  return Object.entries(value).flatMap(([name, inner]) =>
    name === 'destination' && typeof inner === 'string' && !/^(https?:|mailto:|tel:)/.test(inner)
      ? [inner]
      : destinationsIn(inner),
  )
}
