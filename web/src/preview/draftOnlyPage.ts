import {type ElementType, isValidElement, type ReactElement} from 'react'
import {amsterdamDay} from '../../../domain/format/dates.ts'
import {ownPagesOf} from '../../../domain/pages/ownPages.ts'
import {addressOf, type Route, routesFor} from '../../../domain/pages/pages.ts'
import {type Language, languageOfPath} from '../../../domain/texts/languages.ts'
import {withContext} from '../gatsby/browser/pageElement.ts'
import type {BuiltPage} from '../layout/Slot.tsx'
import type {PageContext} from '../page/pageContext.ts'
import {type SharedParts, soldPlans} from '../renderer/content/pageContexts.ts'
import {SCREENS} from '../renderer/screens.ts'
import {routeOf} from './draft.ts'

declare global {
  interface Window {
    /** Gatsby's loaders of each screen's code, also of screens without a page (gatsby/build/placeholderPages.ts). */
    asyncRequires: {components: Record<string, () => Promise<{default: ElementType}>>}
  }
}

type Words = Record<string, string>
/** The part of i18next in use: the 404 page has the strings of one language, and is served at the addresses of all. */
type WordsOfInterface = {
  options: {defaultNS?: string | false | readonly string[]}
  addResourceBundle: (language: string, namespace: string, words: Words, deep: boolean, overwrite: boolean) => unknown
  changeLanguage: (language: string) => Promise<unknown>
}

/**
 * Returns the page that the drafts have at an address without a published page: a new page of an editor, the first
 * article, the checkout of a new plan. Null without one.
 */
export async function draftOnlyPageFor({element, context}: BuiltPage, result: unknown): Promise<BuiltPage | null> {
  if (routeOf(context)?.page.type !== 'notFound') return null
  const path = window.location.pathname
  const language = languageOfPath(path) // an address that a link leads to is answered in the default language
  const route = routesIn(result as Pick<SharedParts, 'facts'>).find((each) => addressOf(each, language) === path)
  if (!route || route.page.type === 'notFound') return null
  const screen = await screenOf(route)
  if (!screen) return null
  await speak(language, wordsAround(element))
  const own: PageContext = {...context, language, route: route.path, ...(route.own && {ownPage: route.own})}
  return {element: withContext(element, context, own, screen), context: own, path}
}

const routesIn = ({facts}: Pick<SharedParts, 'facts'>): Route[] =>
  routesFor(soldPlans(facts, amsterdamDay(new Date())), ownPagesOf(facts.ownPages))

/** Gatsby names the chunk of a screen after its file, in lower case with hyphens. */
const lettersOf = (name: string) => name.replace(/[^a-z]/gi, '').toLowerCase()

async function screenOf({page}: Route): Promise<ElementType | null> {
  const {components} = window.asyncRequires
  const file = lettersOf(SCREENS[page.type].component)
  const [, load] = Object.entries(components).find(([name]) => lettersOf(name).endsWith(file)) ?? []
  return load ? (await load()).default : null
}

/** Loads the strings of all pages, since the 404 page has those of public pages only. */
async function speak(language: Language, words: WordsOfInterface | null) {
  const files = (await Promise.all([
    import(`../../locales/${language}/common.json`),
    import(`../../locales/${language}/customer.json`),
  ])) as {default: Words}[]
  const namespace = String(words?.options.defaultNS)
  for (const {default: own} of files) words?.addResourceBundle(language, namespace, own, true, true)
  await words?.changeLanguage(language)
}

/** Finds the i18next instance in the elements around the screen. */
function wordsAround(element: ReactElement): WordsOfInterface | null {
  const {i18n, children} = element.props as {i18n?: WordsOfInterface; children?: unknown}
  if (i18n) return i18n
  return isValidElement(children) ? wordsAround(children) : null
}
