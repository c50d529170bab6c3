import {useContext, useEffect, useState} from 'react'
import {RUNNING_CUSTOMERS_PATH, type RunningCounts} from '../../../domain/catalogue/runningCustomers.ts'
import {SiteWatchContext} from '../../status/useSite.ts'

const ANSWER_WITHIN_MS = 5000

/** `unset`: the Studio does not know the site's address. */
type Known = {kind: 'unset' | 'asking' | 'away'} | {kind: 'told'; counts: RunningCounts}
type Asked = {plan: string; period: string; price: string}

/** How many customers a price concerns, as the site says. */
export function useRunningCustomers({plan, period, price}: Asked): Known {
  const {siteUrl} = useContext(SiteWatchContext)
  const [known, setKnown] = useState<Known>({kind: siteUrl ? 'asking' : 'unset'})
  useEffect(() => {
    if (!siteUrl) return
    const leaving = new AbortController()
    setKnown({kind: 'asking'})
    void ask(siteUrl, {plan, period, price}, leaving.signal)
      .then((counts): Known => ({kind: 'told', counts}))
      .catch((): Known => ({kind: 'away'}))
      .then((next) => void (!leaving.signal.aborted && setKnown(next)))
    return () => leaving.abort()
  }, [siteUrl, plan, period, price])
  return known
}

const isCounts = (answer: unknown): answer is RunningCounts =>
  ['running', 'paying', 'told', 'withoutAddress'].every(
    (name) => typeof (answer as Record<string, unknown> | null)?.[name] === 'number',
  )

async function ask(siteUrl: string, asked: Asked, leaving: AbortSignal): Promise<RunningCounts> {
  const answer = await fetch(new URL(`${RUNNING_CUSTOMERS_PATH}?${new URLSearchParams(asked)}`, siteUrl), {
    cache: 'no-store',
    credentials: 'omit',
    signal: AbortSignal.any([leaving, AbortSignal.timeout(ANSWER_WITHIN_MS)]),
  })
  const counts: unknown = answer.ok ? await answer.json() : null
  if (!isCounts(counts)) throw new Error(`No numbers of customers at ${answer.url}`)
  return counts
}
