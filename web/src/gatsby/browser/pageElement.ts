import {cloneElement, createElement, type ElementType, isValidElement, type ReactElement} from 'react'
import type {PageContext} from '../../page/pageContext.ts'

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
