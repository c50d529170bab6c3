import {DEFAULT_LANGUAGE, type Language} from '../model.ts'

/** The path of a page in a language. */
export const sitePath = (path: string, language: Language): string =>
  `${language === DEFAULT_LANGUAGE ? '' : `/${language}`}${path}`
