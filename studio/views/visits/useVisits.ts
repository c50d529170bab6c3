import {useContext, useEffect, useState} from 'react'
import {PAGE_COUNTS_PATH, type PageCounts, STEPS} from '../../../domain/pages/counting.ts'
import {SiteWatchContext} from '../../status/useSite.ts'

const ANSWER_WITHIN_MS = 5000

/** `unset`: the Studio does not know the site's address. */
type Known = {kind: 'unset' | 'asking' | 'away'} | {kind: 'told'; counts: PageCounts}

/** Views and steps of the last days as the site counted them, of all pages or of these. */
export function useVisits(pages: readonly string[] = []): Known {
  const {siteUrl} = useContext(SiteWatchContext)
  const [known, setKnown] = useState<Known>({kind: siteUrl ? 'asking' : 'unset'})
  const query = new URLSearchParams(pages.map((page) => ['page', page])).toString()
  useEffect(() => {
    if (!siteUrl) return
    const leaving = new AbortController()
    setKnown({kind: 'asking'})
    void ask(new URL(`${PAGE_COUNTS_PATH}?${query}`, siteUrl), leaving.signal)
      .then((counts): Known => ({kind: 'told', counts}))
      .catch((): Known => ({kind: 'away'}))
      .then((next) => void (!leaving.signal.aborted && setKnown(next)))
    return () => leaving.abort()
  }, [siteUrl, query])
  return known
}

const isCounts = (answer: unknown): answer is PageCounts => {
  const {days, pages} = (answer ?? {}) as {days?: Record<string, unknown>; pages?: unknown}
  return Array.isArray(pages) && STEPS.every((step) => Array.isArray(days?.[step]))
}

async function ask(address: URL, leaving: AbortSignal): Promise<PageCounts> {
  const answer = await fetch(address, {
    cache: 'no-store',
    credentials: 'omit',
    signal: AbortSignal.any([leaving, AbortSignal.timeout(ANSWER_WITHIN_MS)]),
  })
  const counts: unknown = answer.ok ? await answer.json() : null
  if (!isCounts(counts)) throw new Error(`No counts at ${answer.url}`)
  return counts
}
