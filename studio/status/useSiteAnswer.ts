import {useContext, useEffect, useState} from 'react'
import {SiteWatchContext} from './useSite.ts'

const ANSWER_WITHIN_MS = 5000

/** `unset`: the Studio does not know the site's address. */
export type SiteAnswer<T> = {kind: 'unset' | 'asking' | 'away'} | {kind: 'told'; answer: T}

/** Answer of the site at a path, with its query, that is for the Studio. */
export function useSiteAnswer<T>(path: string, isAnswer: (answer: unknown) => answer is T): SiteAnswer<T> {
  const {siteUrl} = useContext(SiteWatchContext)
  const [known, setKnown] = useState<SiteAnswer<T>>({kind: siteUrl ? 'asking' : 'unset'})
  useEffect(() => {
    if (!siteUrl) return
    const leaving = new AbortController()
    setKnown({kind: 'asking'})
    void ask(new URL(path, siteUrl), leaving.signal)
      .then((answer): SiteAnswer<T> => (isAnswer(answer) ? {kind: 'told', answer} : {kind: 'away'}))
      .catch((): SiteAnswer<T> => ({kind: 'away'}))
      .then((next) => void (!leaving.signal.aborted && setKnown(next)))
    return () => leaving.abort()
  }, [siteUrl, path, isAnswer])
  return known
}

async function ask(address: URL, leaving: AbortSignal): Promise<unknown> {
  const answer = await fetch(address, {
    cache: 'no-store',
    credentials: 'omit',
    signal: AbortSignal.any([leaving, AbortSignal.timeout(ANSWER_WITHIN_MS)]),
  })
  return answer.ok ? answer.json() : null
}
