import {DEFAULT_LANGUAGE, LANGUAGES, type Language} from '../../studio/model/languages.ts'
import {pathFor, routesFor} from '../../studio/model/pages.ts'

export {LANGUAGES, type Language}

/** What a browser does is tried in one language: the words of each are told by the tests of components. */
export const ONE_LANGUAGE: readonly Language[] = [DEFAULT_LANGUAGE]

/** Every address of the site in the default language; the plans are those that ship on sale. */
export const PATHS = routesFor(['basis', 'pro']).map((route) => route.path)

/** The address of a path of the default language in a language. */
export const at = ({site}: {site: string}, path: string, language: Language) => site + pathFor(path, language)

/** One of two texts. */
export const either = (language: Language, nl: string, en: string) => (language === 'nl' ? nl : en)
