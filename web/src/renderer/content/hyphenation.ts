import english from 'hyphen/en-gb/index.js'
import dutch from 'hyphen/nl/index.js'
import type {Language} from '../../../../domain/texts/languages.ts'

/** Shorter words fit every screen. */
const LONG = /\p{L}{13,}/gu
const SOFT = '\u00ad'

/** Words of ours that the patterns divide within a part. */
const OURS = ['zoekwoord-analyse', 'zoekmachine-optimalisatie', 'concurrentie-analyse']

/** A language without patterns has no hyphens of ours: the browser's remain. */
const PATTERNS: Partial<Record<Language, (word: string) => string>> = {
  nl: (word) => dutch.hyphenateSync(word, {exceptions: OURS}),
  en: (word) => english.hyphenateSync(word),
}

/** Keeps a hyphen where three letters or more are on each side of the word, and no letter stands alone. */
function kept(word: string): string {
  const parts = word.split(SOFT)
  return parts.reduce((before, part, index) => {
    const [left, right] = [parts.slice(0, index).join(''), parts.slice(index).join('')]
    const isWhole = left.length > 2 && right.length > 2 && part.length > 1 && (parts[index - 1]?.length ?? 0) > 1
    return before + (isWhole ? SOFT : '') + part
  })
}

/** The names of the fields that are headings. */
const HEADINGS: ReadonlySet<string> = new Set(['title', 'heading', 'headline'])

/** Strings of headings in a page's content: titles, and sub-headings of texts. */
function headingsIn(value: unknown, name = ''): string[] {
  if (typeof value === 'string') return HEADINGS.has(name) ? [value] : []
  if (Array.isArray(value)) return value.flatMap((item) => headingsIn(item, name))
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([field, inner]) => headingsIn(inner, field))
}

/** Long words in the headings of a page with their soft hyphens, by the word without: patterns stay out of browsers. */
export function hyphensOf(content: unknown, language: Language): Record<string, string> {
  const hyphenate = PATTERNS[language]
  if (!hyphenate) return {}
  const words = new Set(headingsIn(content).flatMap((text) => text.match(LONG) ?? []))
  const found = [...words].map((word) => [word, kept(hyphenate(word))] as const)
  return Object.fromEntries(found.filter(([word, hyphenated]) => word !== hyphenated))
}
