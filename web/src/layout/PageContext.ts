import {createContext, useContext} from 'react'
import type {PageContext as Context} from '../content.ts'

const PageContext = createContext<Context | null>(null)
export const PageProvider = PageContext.Provider

/** The context of the page that is shown: language, route, site. */
export function usePage(): Context {
  const context = useContext(PageContext)
  if (!context) throw new Error('usePage is used outside a Page')
  return context
}
