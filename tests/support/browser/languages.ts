import {ownPagesOf} from '../../../domain/pages/ownPages.ts'
import {addressOf, type OwnPage, pathFor, routesFor} from '../../../domain/pages/pages.ts'
import {LANGUAGES, type Language, STAFF_LANGUAGES, type StaffLanguage} from '../../../domain/texts/languages.ts'
import {seedDocuments} from '../services/seed.ts'

export {LANGUAGES, type Language}

/** The languages in which tests know words of pages; what needs none is tried in all. */
export const WORDED_LANGUAGES = STAFF_LANGUAGES

/** One language for browser behaviour: tests of components check the words of each. */
export const ONE_LANGUAGE: readonly StaffLanguage[] = STAFF_LANGUAGES.slice(0, 1)

const OWN = ownPagesOf(seedDocuments().filter(({_type}) => _type === 'contentPage') as unknown as OwnPage[])
/** Every page that ships, by its path in the default language; the plans are those that ship on sale. */
const ROUTES = new Map(routesFor(['basis', 'pro'], OWN).map((route) => [route.path, route]))

/** Every address of the site in the default language. */
export const PATHS = [...ROUTES.keys()]

/** Logging out leaves by itself; tests that stay on a page leave it out, or stop its clock. */
export const STAYING = PATHS.filter((route) => route !== '/logout/')

/** The second address of the landing page has the same page: landing.spec.ts. */
export const DIFFERENT = STAYING.filter((route) => route !== '/homepage/')

/** The address of a path of the default language in a language. */
export function at({site}: {site: string}, path: string, language: Language): string {
  const route = ROUTES.get(path)
  return site + (route ? addressOf(route, language) : pathFor(path, language))
}

/** One of two texts. */
export const either = (language: StaffLanguage, nl: string, en: string) => (language === 'nl' ? nl : en)
