import {LANGUAGES, type Language} from './languages.ts'
import {mapTexts} from './texts.ts'

/** Content in which every text has the language that is shown: where a draft lacks it, another stands in. */
export function completed<T>(content: T, language: Language): {content: T; missing: string[]} {
  const missing: string[] = []
  const whole = mapTexts(content, (text, path) => {
    if (hasWords(text[language])) return text
    missing.push(path)
    const other = LANGUAGES.map((each) => text[each]).find(hasWords)
    return {...text, [language]: other ?? (RICH.includes(text._type) ? [] : '')}
  })
  return {content: whole as T, missing}
}

const RICH: readonly string[] = ['localeRichText', 'localeLongText']

const hasWords = (value: unknown) =>
  Array.isArray(value) ? value.length > 0 : typeof value === 'string' && value !== ''
