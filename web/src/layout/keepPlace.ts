import type {GatsbyBrowser} from 'gatsby'

/** What a link to the same page in another language leaves in the history: where it came from. */
export type KeptPlace = {from: string}

const cameFrom = (location: object) => (location as {state?: Partial<KeptPlace> | null}).state?.from

/**
 * Where the first page stands is the browser's: scripts may come when a visitor has long scrolled. A page that was open
 * already is read on from the same place in the other language, and so it is after Back from there. Other pages stand at
 * their top, or where they were left, at once: a smooth way up would end where the shorter page does.
 */
export const shouldUpdateScroll: GatsbyBrowser['shouldUpdateScroll'] = ({
  prevRouterProps,
  routerProps: {location},
  getSavedScrollPosition,
}) => {
  const before = prevRouterProps?.location
  if (!before || cameFrom(location) === before.pathname || cameFrom(before) === location.pathname) return false
  if (location.hash) return true
  const [, top] = getSavedScrollPosition(location) as [number, number | null]
  window.scrollTo({top: top ?? 0, behavior: 'instant'})
  return false
}
