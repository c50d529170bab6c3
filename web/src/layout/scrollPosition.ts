import type {GatsbyBrowser} from 'gatsby'

/** State that a language link leaves in the history: the address it came from. */
export type LanguageLinkState = {from: string}

const originOf = (location: object) => (location as {state?: Partial<LanguageLinkState> | null}).state?.from

/**
 * Decides the scroll position after navigation. The first page keeps the browser's: scripts may arrive long after a
 * visitor scrolled. In the other language a page keeps its position, also after Back. Other pages start at the top or
 * at their saved position, instantly: smooth scrolling would stop at the end of the shorter page.
 */
export const shouldUpdateScroll: GatsbyBrowser['shouldUpdateScroll'] = ({
  prevRouterProps,
  routerProps: {location},
  getSavedScrollPosition,
}) => {
  const before = prevRouterProps?.location
  if (!before || originOf(location) === before.pathname || originOf(before) === location.pathname) return false
  if (location.hash) return true
  const [, top] = getSavedScrollPosition(location) as [number, number | null]
  window.scrollTo({top: top ?? 0, behavior: 'instant'})
  return false
}
