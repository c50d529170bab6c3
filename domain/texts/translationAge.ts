import {LANGUAGES, type Language} from './languages.ts'
import {type LocaleValue, plainText, textsOf} from './texts.ts'

/** A text that another language left behind: `behind` is as it was although the text changed at `since` (ISO). */
export type StaleText = {path: string; behind: Language; since: string}

/** A version of a document and the moment from which it was current; newest first. */
export type Version = {document: object | null; since: string}

/**
 * The texts of which one language changed and another did not follow, by the versions of a document, newest first. A
 * change in a language that was behind catches up, one that comes or goes is a translation or is missing; any other change
 * leaves the languages behind that it did not touch. A text that is as it was once in every language, by an undo, is behind
 * where it was behind then.
 */
export function staleTexts(versions: readonly Version[]): StaleText[] {
  let stale: StaleText[] = []
  let before: ReadonlyMap<string, LocaleValue> | null = null
  const once = new Map<string, StaleText[]>()
  for (const {document, since} of [...versions].reverse()) {
    const now = new Map(textsOf(document).map(({path, text}) => [path, text]))
    stale = stale.filter(({path}) => now.has(path))
    for (const [path, text] of now) {
      const earlier = before?.get(path)
      const key = `${path} ${stateOf(text)}`
      const was = once.get(key)
      if (was && earlier && stateOf(earlier) !== stateOf(text))
        stale = [...stale.filter((each) => each.path !== path), ...was]
      else if (earlier) stale = afterChange(stale, path, {earlier, text, since})
      once.set(
        key,
        stale.filter((each) => each.path === path),
      )
    }
    before = now
  }
  return stale
}

const stateOf = (text: LocaleValue) => JSON.stringify(LANGUAGES.map((language) => text[language]))

const changedLanguages = (earlier: LocaleValue, now: LocaleValue) =>
  LANGUAGES.filter((language) => JSON.stringify(earlier[language]) !== JSON.stringify(now[language]))

type Change = {earlier: LocaleValue; text: LocaleValue; since: string}

function afterChange(stale: StaleText[], path: string, {earlier, text, since}: Change): StaleText[] {
  const changed = changedLanguages(earlier, text)
  const wasBehind = (language: Language) => stale.some((each) => each.path === path && each.behind === language)
  const isRewritten = (language: Language) => [earlier, text].every((each) => plainText(each[language]).trim() !== '')
  const left = changed.some((language) => isRewritten(language) && !wasBehind(language))
    ? LANGUAGES.filter((language) => !changed.includes(language) && !wasBehind(language))
    : []
  return [
    ...stale.filter((each) => each.path !== path || !changed.includes(each.behind)),
    ...left.map((behind) => ({path, behind, since})),
  ]
}
