import {ownPagesOf} from '../../../domain/pages/ownPages.ts'
import {addressOf, type Route, routesFor} from '../../../domain/pages/pages.ts'
import {type Language, languageOfPath} from '../../../domain/texts/languages.ts'
import {type I18nInstance, i18nOf, withContext} from '../gatsby/browser/pageElement.ts'
import {loadScreen} from '../gatsby/browser/screenModules.ts'
import type {BuiltPage} from '../layout/Slot.tsx'
import type {PageContext} from '../page/pageContext.ts'
import {type SharedParts, soldPlans} from '../renderer/content/pageContexts.ts'
import {SCREENS} from '../renderer/screens.ts'
import {routeOf} from './draft.ts'

/**
 * Returns the page that the drafts have at an address without a published page: a new page of an editor, the first
 * article, the checkout of a new plan. Null without one.
 */
export async function draftOnlyPageFor(
  {element, context}: BuiltPage,
  result: unknown,
  today: string,
): Promise<BuiltPage | null> {
  if (routeOf(context)?.page.type !== 'notFound') return null
  const path = window.location.pathname
  const language = languageOfPath(path) // an address that a link leads to is answered in the default language
  const route = routesIn(result as Pick<SharedParts, 'catalogue'>, today).find(
    (each) => addressOf(each, language) === path,
  )
  if (!route || route.page.type === 'notFound') return null
  const screen = await loadScreen(SCREENS[route.page.type].component)
  if (!screen) return null
  await loadStrings(language, i18nOf(element))
  const own: PageContext = {...context, language, route: route.path, ...(route.own && {ownPage: route.own})}
  return {element: withContext(element, context, own, screen), context: own, path}
}

const routesIn = ({catalogue}: Pick<SharedParts, 'catalogue'>, today: string): Route[] =>
  routesFor(soldPlans(catalogue, today), ownPagesOf(catalogue.ownPages))

/** Loads the strings of all pages, since the 404 page has those of public pages only. */
async function loadStrings(language: Language, i18n: I18nInstance | null) {
  const files = (await Promise.all([
    import(`../../locales/${language}/common.json`),
    import(`../../locales/${language}/customer.json`),
  ])) as {default: Record<string, string>}[]
  const namespace = String(i18n?.options.defaultNS)
  for (const {default: own} of files) i18n?.addResourceBundle(language, namespace, own, true, true)
  await i18n?.changeLanguage(language)
}
