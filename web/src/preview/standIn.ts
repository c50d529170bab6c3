import type {ElementType} from 'react'
import type {PageContext} from '../content.ts'
import type {BuiltPage} from '../layout/Slot.tsx'
import {addressOf, amsterdamDay, type Language, languageOfPath, ownPagesOf, type Route, routesFor} from '../model.ts'
import {type PageParts, soldPlans} from '../renderer/pageContext.ts'
import {routeOf} from './draft.ts'
import {withContext} from './withContext.ts'

declare global {
  interface Window {
    /** Gatsby's: a page with its screen, by its address. */
    ___loader: {
      loadPage: (address: string) => Promise<{component: {default: ElementType}; json: {pageContext: PageContext}}>
    }
  }
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
  const Screen = await screenLike(route, routes, language)
  if (!Screen) return null
  const own: PageContext = {...context, language, route: route.path, ...(route.own && {ownPage: route.own})}
  return {element: withContext(element, context, own, Screen), context: own, path}
}

const routesIn = ({facts}: Pick<PageParts, 'facts'>): Route[] =>
  routesFor(soldPlans(facts, amsterdamDay(new Date())), ownPagesOf(facts.ownPages))

/** The screen of a page of the same type that is published. */
async function screenLike({page}: Route, routes: readonly Route[], language: Language): Promise<ElementType | null> {
  for (const other of routes.filter((each) => each.page.type === page.type)) {
    const {component, json} = await window.___loader.loadPage(addressOf(other, language))
    if (json.pageContext.route === other.path) return component.default
  }
  return null
}
