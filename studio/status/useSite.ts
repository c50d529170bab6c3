import {createContext, useContext, useSyncExternalStore} from 'react'
import {siteUrl} from '../environment.ts'
import {type Seen, SiteWatch} from './SiteWatch.ts'

/** One watch for the whole Studio. */
export const SiteWatchContext = createContext(new SiteWatch(siteUrl))

/** How the site is and what became of what was published; follows both while it is looked at. */
export function useSite(): Seen & {watch: SiteWatch} {
  const watch = useContext(SiteWatchContext)
  return {...useSyncExternalStore(watch.subscribe, watch.seen), watch}
}
