import {cloneElement, createElement, type ElementType, isValidElement, type ReactElement} from 'react'
import type {PageContext} from '../content.ts'

/** Gatsby gives a screen its context as a property: the same element with another one, drawn by another screen if one is given. */
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
