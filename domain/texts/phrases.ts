import {fill, PLACEHOLDER, type PlaceholderValues} from './placeholders.ts'

/** From the first sign to the one after the last. */
type Range = readonly [from: number, to: number]
/** Whether each character of a text stays. */
type Kept = readonly boolean[]

/** The fact of a saving that there is not: its name stays known, and what speaks of it is left out. */
export const NO_SAVING = ''
const SAVING = /^(?:discount|monthsFree):/
/** Figures of our own site (domain/brand/ownFigures.ts), which are left out once they are old. */
const MEASURED = /^measured[A-Z]/
/** Between the parts of a line: "Opzeggen kan altijd · 10% korting". */
const SEPARATOR = /\s+[·•|]\s+/g
const IN_BRACKETS = /\s*\([^()]*\)/g

export const isSaving = (name: string): boolean => SAVING.test(name)

/** Fills a text, without what would speak of a saving that there is not. */
export const fillText = (text: string, values: PlaceholderValues): string =>
  fill(withoutEmptyPhrases(text, values), values)

/** The text with its placeholders, without the phrases that come to nothing. */
export function withoutEmptyPhrases(text: string, values: PlaceholderValues): string {
  const kept = keptSigns(text, values)
  return kept ? keptPart(text, kept) : text
}

/** The phrases that come to nothing, with their placeholders; empty where all of the text is read. */
export function emptyPhrases(text: string, values: PlaceholderValues): string {
  const kept = keptSigns(text, values)
  return kept
    ? keptPart(
        text,
        kept.map((isKept) => !isKept),
      ).trim()
    : ''
}

/** Kept characters of a part of a text that begins at `offset`. */
export const keptPart = (part: string, kept: Kept, offset = 0): string =>
  part
    .split('')
    .filter((_sign, index) => kept[offset + index])
    .join('')

/**
 * Leaves out each phrase whose placeholder stands for a saving of nothing or an old figure: what is in brackets, a part of a line, or the whole
 * sentence, of which the rest would seldom be one. Null where there is none.
 */
export function keptSigns(text: string, values: PlaceholderValues): Kept | null {
  const nothings = rangesOf(PLACEHOLDER, text).filter(([from, to]) => {
    const name = text.slice(from + 1, to - 1)
    return (isSaving(name) || MEASURED.test(name)) && values[name] === NO_SAVING
  })
  if (nothings.length === 0) return null
  const kept = new Array<boolean>(text.length).fill(true)
  const drop = ([from, to]: Range) => kept.fill(false, from, to)
  const isEmpty = ([from, to]: Range) => nothings.some(([at]) => kept[at] && from <= at && at < to)
  const hasWords = ([from, to]: Range) => /\S/.test(keptPart(text.slice(from, to), kept, from))

  const plain = withPlainValues(text, values)
  for (const range of rangesOf(IN_BRACKETS, plain)) if (isEmpty(range) && !isAll(plain, range)) drop(range)
  const separators = rangesOf(SEPARATOR, plain)
  const parts = between(separators, plain.length)
  for (const part of parts) for (const sentence of sentencesOf(plain, part)) if (isEmpty(sentence)) drop(sentence)
  for (const [index, separator] of separators.entries()) {
    const next = parts[index + 1]
    if (!next || !hasWords(next) || !hasWords([0, separator[0]])) drop(separator)
  }
  for (let last = text.length - 1; last >= 0 && (!kept[last] || /\s/.test(text.charAt(last))); last--)
    kept[last] = false
  return kept
}

const rangesOf = (pattern: RegExp, text: string): Range[] =>
  [...text.matchAll(pattern)].map(({0: found, index}) => [index, index + found.length])

const between = (separators: readonly Range[], end: number): Range[] =>
  [...separators, [end, end] as const].map(([to], index) => [separators[index - 1]?.[1] ?? 0, to])

/** Whether a text is nothing but what is in the range. */
const isAll = (text: string, [from, to]: Range) => !/[^\s.!?]/.test(text.slice(0, from) + text.slice(to))

/** Each fact is as long as its name and one word, so that places stay what they are and a name like "V. B.V." ends no sentence. */
const withPlainValues = (text: string, values: PlaceholderValues) =>
  text.replace(PLACEHOLDER, (whole, name: string) => {
    const [first = '9'] = values[name] ?? 'X'
    return (/\p{L}/u.test(first) ? (/\p{Lu}/u.test(first) ? 'X' : 'x') : '9').repeat(whole.length)
  })

const SENTENCES = new Intl.Segmenter('nl', {granularity: 'sentence'})

const sentencesOf = (text: string, [from, to]: Range): Range[] =>
  [...SENTENCES.segment(text.slice(from, to))].map(({index, segment}) => [from + index, from + index + segment.length])
