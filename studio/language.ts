import {environment} from './environment.ts'

export type StudioLanguage = 'nl' | 'en'

/** Where Sanity keeps the locale that an editor chose: by project and workspace. */
export const WORKSPACE = 'default'
export const LOCALE_KEY = `sanity-locale:${environment.projectId}:${WORKSPACE}`
/** The locales of Sanity's own words. */
export const LOCALES: Record<StudioLanguage, string> = {nl: 'nl-NL', en: 'en-US'}

/** Dutch until an editor chooses otherwise; English outside of a browser, where developers read it. */
function chosen(): StudioLanguage {
  if (typeof document === 'undefined') return 'en'
  return globalThis.localStorage?.getItem(LOCALE_KEY) === LOCALES.en ? 'en' : 'nl'
}

/** The language of the Studio itself, for as long as the page is open: the switch loads it anew. */
export const STUDIO_LANGUAGE = chosen()

/** Words of the Studio, written in both of its languages and read in one. */
export const nlEn = (nl: string, en: string): string => (STUDIO_LANGUAGE === 'nl' ? nl : en)

/** Opens the Studio again in another language: schema, lists and messages are made once, in one language. */
export function switchLanguage(language: StudioLanguage) {
  localStorage.setItem(LOCALE_KEY, LOCALES[language])
  location.reload()
}
