import {type ElementType, isValidElement, type ReactElement} from 'react'
import type {PageContext} from '../content.ts'
import type {BuiltPage} from '../layout/Slot.tsx'
import {addressOf, amsterdamDay, type Language, languageOfPath, ownPagesOf, type Route, routesFor} from '../model.ts'
import {type PageParts, soldPlans} from '../renderer/pageContext.ts'
import {routeOf} from './draft.ts'
import {withContext} from './withContext.ts'

type Words = {locales: {edges: {node: {language: string; ns: string; data: string}}[]}}
type Built = {pageContext: PageContext; data: Words}

declare global {
  interface Window {
    /** Gatsby's: a page with its screen, by its address. */
    ___loader: {
      loadPage: (address: string) => Promise<{component: {default: ElementType}; json: Built}>
    }
  }
}

/** i18next's: the page for what is not found has the words of one language, and stands at the addresses of all. */
type WordsOfInterface = {
  addResourceBundle: (language: string, namespace: string, words: object) => unknown
  changeLanguage: (language: string) => Promise<unknown>
}

/**
 * At an address where nothing is published, the page that the drafts have there: a new page of an editor, the checkout of a
 * new plan. It is drawn by the screen of another page of its kind; null where there is none, or nothing is there.
 */
export async function standInFor({element, context}: BuiltPage, result: unknown): Promise<BuiltPage | null> {
  if (routeOf(context)?.page.type !== 'notFound') return null
  const path = window.location.pathname
  const language = languageOfPath(path) // an address that a link leads to is answered in the default language
  const routes = routesIn(result as Pick<PageParts, 'facts'>)
  const route = routes.find((each) => addressOf(each, language) === path)
  if (!route || route.page.type === 'notFound') return null
  const like = await pageLike(route, routes, language)
  if (!like) return null
  const words = wordsAround(element)
  for (const {node} of like.json.data.locales.edges)
    words?.addResourceBundle(node.language, node.ns, JSON.parse(node.data))
  await words?.changeLanguage(language)
  const own: PageContext = {...context, language, route: route.path, ...(route.own && {ownPage: route.own})}
  return {element: withContext(element, context, own, like.component.default), context: own, path}
}

const routesIn = ({facts}: Pick<PageParts, 'facts'>): Route[] =>
  routesFor(soldPlans(facts, amsterdamDay(new Date())), ownPagesOf(facts.ownPages))

/** A page of the same type that is published. */
async function pageLike({page}: Route, routes: readonly Route[], language: Language) {
  for (const other of routes.filter((each) => each.page.type === page.type)) {
    const found = await window.___loader.loadPage(addressOf(other, language))
    if (found.json.pageContext.route === other.path) return found
  }
  return null
}

/** The provider of the words stands between the place of the page and the screen. */
function wordsAround(element: ReactElement): WordsOfInterface | null {
  const {i18n, children} = element.props as {i18n?: WordsOfInterface; children?: unknown}
  if (i18n) return i18n
  return isValidElement(children) ? wordsAround(children) : null
}
