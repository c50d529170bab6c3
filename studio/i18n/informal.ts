import type {LocaleResourceBundle} from 'sanity'
import {LOCALES} from '../language.ts'

const likeFirst = (word: string, replacement: string) =>
  /^\p{Lu}/u.test(word) ? replacement.charAt(0).toUpperCase() + replacement.slice(1) : replacement

const FORMS: readonly (readonly [RegExp, string])[] = [
  // Before "je" the verb loses its t.
  [/\b(?:heeft|hebt) u\b/gi, 'heb je'],
  [/\bbent u\b/gi, 'ben je'],
  [/\bkunt u\b/gi, 'kun je'],
  [/\bwilt u\b/gi, 'wil je'],
  [/\bu heeft\b/gi, 'je hebt'],
  [/\bu (deze \w+) heeft\b/gi, 'je $1 hebt'],
  [/\buw?\b/gi, 'je'],
  [/ alstublieft\b/gi, ''],
]

/** A Dutch sentence that says "u", saying "je", as all other words in the Studio do. */
export const informal = (text: string): string =>
  FORMS.reduce(
    (said, [form, replacement]) =>
      said.replace(form, (match, part: unknown) =>
        likeFirst(match, typeof part === 'string' ? replacement.replace('$1', part) : replacement),
      ),
    text,
  )

type Words = Record<string, string>

/** Resources of a bundle, loaded on demand; Dutch ones say "je". A loader returns the words or a module of them. */
export const informalBundle = (bundle: LocaleResourceBundle): LocaleResourceBundle =>
  bundle.locale === LOCALES.nl ? {...bundle, resources: () => informalWords(bundle.resources)} : bundle

async function informalWords(resources: LocaleResourceBundle['resources']): Promise<Words> {
  const loaded = typeof resources === 'function' ? await resources() : resources
  const words = (typeof loaded?.default === 'object' ? loaded.default : loaded) as Words
  return Object.fromEntries(Object.entries(words).map(([key, text]) => [key, informal(text)]))
}
