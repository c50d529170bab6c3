import {createContext, useContext} from 'react'
import type {Language} from '../../../domain/texts/languages.ts'
import {SHARED_LANGUAGE} from '../../../domain/texts/texts.ts'
import type {PageContext as Context, Menus} from './pageContext.ts'

const PageContext = createContext<Context | null>(null)
export const PageProvider = PageContext.Provider

/** Returns the context of the current page: language, route, site. */
export function usePage(): Context {
  const context = useContext(PageContext)
  if (!context) throw new Error('usePage is used outside a Page')
  return context
}

/** Returns a menu of the site. Throws on a public page for a menu of the customer area. */
export function useMenu<Name extends keyof Menus>(name: Name): Menus[Name] {
  const menu = usePage().site.navigation[name]
  if (!menu) throw new Error(`The page has no ${name}`)
  return menu
}

/** Returns the `lang` of a text in another language than the page, so that it is read out right. */
export function useLanguageOf(): (text: string) => Language | undefined {
  const {sharedTexts} = usePage()
  return (text) => (sharedTexts.includes(text) ? SHARED_LANGUAGE : undefined)
}
