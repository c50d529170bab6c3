import {Worker} from 'node:worker_threads'
import type {SanityClient} from '@sanity/client'
import {offerQuery} from '../../functions/checkout/offer.query.ts'
import type {Figure} from './figure.ts'
import {percentile, sample} from './sampling.ts'
import type {BenchServices} from './services.ts'
import {studioSearch} from './studioQueries.ts'

const ROUNDS = 10
const RUNS = 30
const SEARCHES = ['vindkracht', 'legt een', 'ranktracker'].map(studioSearch)

/**
 * Waits of customers while an editor searches without a pause, by the real lake and the real function. A search takes a
 * processor, and the machine may have two: hence the same beside a thread that only counts, and asks the lake nothing. In
 * turns, since the machine may do something else in between.
 */
export async function measureSearching({client, urls}: BenchServices): Promise<Figure[]> {
  const ask = () => client.fetch(offerQuery, {plan: 'pro', period: 'quarterly'})
  const pay = async () => {
    const {status} = await fetch(`${urls.site}/api/create-payment`, {
      method: 'POST',
      headers: {'content-type': 'application/json'},
      body: JSON.stringify({planType: 'pro', billingPeriod: 'quarterly', language: 'nl'}),
    })
    if (status !== 200) throw new Error(`create-payment answers ${status}`)
  }
  const waits = (): Waits => ({asked: [], paid: []})
  const [quiet, searching, counting, searches] = [waits(), waits(), waits(), [] as number[]]
  const collect = async (into: Waits) => {
    into.asked.push(...(await sample(RUNS, ask)))
    into.paid.push(...(await sample(RUNS, pay)))
  }
  for (let round = 0; round < ROUNDS; round++) {
    await collect(quiet)
    const stop = searchOn(client)
    await collect(searching)
    searches.push(...(await stop()))
    const counter = new Worker('for (;;);', {eval: true})
    await collect(counting)
    await counter.terminate()
  }
  const p95 = (times: number[]) => percentile(sorted(times), 0.95)
  const ratio = ({paid}: Waits) => `${(p95(paid) / p95(quiet.paid)).toFixed(2)} ×`
  const longest = ({asked, paid}: Waits) => `${ms(Math.max(...asked))}, ${ms(Math.max(...paid))}`
  const took = percentile(sorted(searches), 0.5)
  return [
    {
      what: `create-payment while an editor searches without a pause (a search: ${ms(took)}), p95`,
      figure: `${ratio(searching)} that without (${ms(p95(searching.paid))} against ${ms(p95(quiet.paid))}; beside a busy thread ${ratio(counting)})`,
      bar: '≤ 1.5 ×',
    },
    {
      what: 'lake: offerQuery meanwhile, p95',
      figure: `${ms(p95(searching.asked))} (${ms(p95(quiet.asked))} without)`,
      bar: '≤ 50 ms more',
    },
    {
      what: 'longest wait of one offerQuery, one create-payment meanwhile',
      figure: `${longest(searching)} (${longest(quiet)} without; ${longest(counting)} beside a busy thread)`,
      bar: '≤ 50 ms more, by a search',
    },
  ]
}

type Waits = {asked: number[]; paid: number[]}

const sorted = (times: number[]) => times.toSorted((a, b) => a - b)
const ms = (value: number) => `${value.toFixed(0)} ms`

/** An editor who searches again and again. Returns what stops it, and tells how long each search took. */
function searchOn(client: SanityClient): () => Promise<number[]> {
  let isSearching = true
  const searching = (async () => {
    const times: number[] = []
    while (isSearching)
      for (const {query, params} of SEARCHES) {
        const started = performance.now()
        await client.fetch(query, params, {perspective: 'drafts'})
        times.push(performance.now() - started)
      }
    return times
  })()
  return () => {
    isSearching = false
    return searching
  }
}
