import {DEFAULT_LANGUAGE, LANGUAGES, type Language} from '../texts/languages.ts'
import {pathFor} from './pages.ts'

/** Words of the addresses, for languages that have their own. */
const WORDS: Partial<Record<Language, string>> = {nl: 'meet-de-wind', en: 'measure-the-wind'}

/** Name by which we make ourselves known to a website that a visitor measures, and which its robots.txt may name. */
export const MEASURE_AGENT = 'VindkrachtWind'

/** Field of the form, and parameter of the address that measures. */
export const MEASURED_SITE = 'site'

/** Address of the page on which visitors measure a website, with its final slash. */
export const windPath = (language: Language): string =>
  pathFor(`/${WORDS[language] ?? WORDS[DEFAULT_LANGUAGE]}/`, language)

/** Address that measures a website, each time it is opened. */
export const measuringAddress = (language: Language, site: string): string =>
  `${windPath(language)}?${new URLSearchParams({[MEASURED_SITE]: site})}`

/** Those addresses in all languages. */
export const WIND_PATHS: readonly string[] = LANGUAGES.map(windPath)
