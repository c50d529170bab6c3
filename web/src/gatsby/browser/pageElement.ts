import {cloneElement, createElement, type ElementType, isValidElement, type ReactElement} from 'react'
import type {PageContext} from '../../page/pageContext.ts'

/** The part of i18next in use: the 404 page has the strings of one language, and is served at the addresses of all. */
export type I18nInstance = {
  options: {defaultNS?: string | false | readonly string[]}
  addResourceBundle: (
    language: string,
    namespace: string,
    strings: Record<string, string>,
    deep: boolean,
    overwrite: boolean,
  ) => unknown
  changeLanguage: (language: string) => Promise<unknown>
}

/** Finds the i18next instance that gatsby-plugin-react-i18next provides around the screen. */
export function i18nOf(element: ReactElement): I18nInstance | null {
  const {i18n, children} = element.props as {i18n?: I18nInstance; children?: unknown}
  if (i18n) return i18n
  return isValidElement(children) ? i18nOf(children) : null
}

/** Returns Gatsby's element of a page with another context, and with another screen if one is given. */
export function withContext(
  element: ReactElement,
  from: PageContext,
  to: PageContext,
  Screen?: ElementType,
): ReactElement {
  const {pageContext, children} = element.props as {pageContext?: unknown; children?: unknown}
  if (pageContext === from)
    return createElement(Screen ?? (element.type as ElementType), {
      ...(element.props as object),
      key: element.key,
      pageContext: to,
    })
  return isValidElement(children)
    ? cloneElement(element, {}, withContext(children as ReactElement, from, to, Screen))
    : element
}
