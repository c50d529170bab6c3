import {type LakeDocument, publishedId} from './document.ts'

/**
 * The words of documents as `match` of groq-js splits and compares them, written so that SQLite's full-text index takes each
 * for one word. What is asked of the index is never less than what groq-js would find: it decides on what was found.
 */

/** groq-js has these to itself; textIndex.test.ts holds them against what it finds. */
const EDGES = /(\b\.+|\.+\b)/g
const WORDS = /([^!@#$%^&*(),\\/?";:{}|[\]+<>\s-])+/g
const TERMS = /([^!@#$%^&(),\\/?";:{}|[\]+<>\s-])+/g
/** Any letter, and any number of them: groq-js takes a term for a regular expression. */
const ANY = /[.*]/
/** As much of a term as groq-js looks at. */
const TERM_LENGTH = 1024

/** Longer words stand under their beginning. */
const LENGTH = 40
/** Of what is asked, the rest is left to groq-js. */
const MOST_TERMS = 16

/** These differ in each document or each write, and nobody looks for them: they are not in the index. */
const EVERYWHERE = ['_key', '_originalId']
const SYSTEM = ['_rev', '_createdAt', '_updatedAt']
export const NOT_INDEXED = [...EVERYWHERE, ...SYSTEM]

/** All texts of a document, each that `match` can be asked about. */
export function textsOf(document: LakeDocument): string[] {
  const texts = [publishedId(document._id)] // its id in other perspectives
  for (const [name, value] of Object.entries(document)) if (!SYSTEM.includes(name)) collect(name, value, texts)
  return texts
}

function collect(name: string, value: unknown, texts: string[]) {
  if (typeof value === 'string') {
    if (!EVERYWHERE.includes(name)) texts.push(value)
  } else if (Array.isArray(value)) for (const item of value) collect(name, item, texts)
  else if (typeof value === 'object' && value !== null) {
    for (const [inner, field] of Object.entries(value)) collect(inner, field, texts)
    if ('children' in value && Array.isArray(value.children)) texts.push(blockText(value.children))
  }
}

/** A word may go on from one span into the next. */
const blockText = (children: {_type?: unknown; text?: unknown}[]): string =>
  children.map((child) => (child?._type === 'span' && typeof child.text === 'string' ? child.text : '')).join('')

/** To take a text apart takes longer than to compare it. */
export function haveSameTexts(before: LakeDocument, after: LakeDocument): boolean {
  const [was, is] = [textsOf(before), textsOf(after)]
  return was.length === is.length && was.every((text, index) => text === is[index])
}

/** A document as the index takes it in: each of its words once. */
export const indexed = (document: LakeDocument): string => [...wordsOf(textsOf(document))].join(' ')

export function wordsOf(texts: string[]): Set<string> {
  const words = new Set<string>()
  for (const text of texts)
    for (const word of new Set(text.replace(EDGES, '').match(WORDS))) words.add(encoded(word.slice(0, LENGTH)))
  return words
}

/** What a word of a pattern asks for: a code, or all that begin with it. */
type Term = {code: string; isWhole: boolean}
/** All of these must be so; of each, one of several; and of that one, each word must be found. */
export type Asked = Term[][][]

/** What must be found where a pattern matches, if anything must; null where it matches nothing. */
export function termsOf(pattern: unknown): Term[] | null {
  const texts = [pattern].flat()
  if (!texts.every((text) => typeof text === 'string')) return null
  const terms = texts.flatMap((text) => text.replace(EDGES, '').match(TERMS) ?? [])
  if (terms.length === 0) return null
  return terms.slice(0, MOST_TERMS).flatMap((whole) => {
    const term = whole.slice(0, TERM_LENGTH)
    const [literal = ''] = term.split(ANY)
    return literal ? {code: encoded(literal.slice(0, LENGTH)), isWhole: literal === term} : []
  })
}

/** As SQLite asks its index. */
export function inIndexWords(asked: Asked): string {
  const ofTerm = ({code, isWhole}: Term) => `"${code}"${isWhole ? '' : ' *'}`
  const joined = (parts: string[], by: string) => `(${parts.join(` ${by} `)})`
  const all = asked.map((one) =>
    joined(
      one.map((terms) => joined(terms.map(ofTerm), 'AND')),
      'OR',
    ),
  )
  return joined(all, 'AND')
}

/** As the index answers, for what is not in it. */
export function holds(words: ReadonlySet<string>, asked: Asked): boolean {
  const has = ({code, isWhole}: Term) => (isWhole ? words.has(code) : [...words].some((word) => word.startsWith(code)))
  return asked.every((one) => one.some((terms) => terms.every(has)))
}

/** Two letters that are the same to groq-js have the same code: one letter stands for one, and a beginning for a beginning. */
function encoded(word: string): string {
  if (/^[a-zA-Z0-9]*$/.test(word)) return word.toLowerCase()
  let code = ''
  for (let index = 0; index < word.length; index++) code += encodedUnit(word.charAt(index))
  return code
}

function encodedUnit(unit: string): string {
  const letter = folded(unit)
  if (/[A-Z0-9]/.test(letter)) return letter.toLowerCase()
  return /[\u0080-\ud7ff\ue000-\uffff]/.test(letter) ? letter : `_${letter.charCodeAt(0).toString(16).padStart(4, '0')}`
}

/** As a regular expression without case compares letters, or wider. */
function folded(unit: string): string {
  const upper = unit.toUpperCase()
  return upper.length === 1 ? upper : unit
}
