import path from 'node:path'
import type {SanityClient} from '@sanity/client'
import {evaluate, parse} from 'groq-js'
import {offerQuery} from '../../functions/payments/offer.query.ts'
import type {Store} from '../../local/lake/store.ts'
import {studioSearch} from '../../local/lake/studioSearch.fixture.ts'
import {seoQuery, siteQuery} from '../../web/src/layout/site.query.ts'
import {landingQuery} from '../../web/src/screens/landing/landing.query.ts'
import {openLake} from '../support/lake.ts'
import type {Figure} from './figure.ts'
import {measureKept} from './kept.ts'
import {percentile, sample, WARM_UPS} from './sampling.ts'

/** Documents beside the content as it ships. */
const SIZES = [0, 10_000, 100_000]
const BATCH = 5000
/** Ranks in no order of their documents. */
const PRIME = 7919
/** A document is 0.8 kB, of words of which some are frequent and most are rare. */
const WORDS = 80
const VOCABULARY = 20_000
const DATASET = 'production'
const PARAMS = {plan: 'pro', period: 'quarterly', route: '/', template: '/'}
const AFTER_PATCH = 'by id after a patch'
const QUERIES = {offerQuery, landingQuery, siteQuery, seoQuery}

/** The processor's time is the mean; on a machine that others use it tells more than a clock. */
type LookUp = {p95: number; cpuMs: number}
const NONE: LookUp = {p95: 0, cpuMs: 0}

/** The product's own queries and look-ups through the real client, beside groq-js alone. */
export async function measureLake(folder: string): Promise<Figure[]> {
  const own: Record<string, string[]> = {}
  const lookUps: Record<string, LookUp[]> = {}
  for (const size of SIZES) {
    const {store, content: client, close} = await openLake(path.join(folder, `lake-${size}`))
    fill(store, size)
    for (const [name, query] of Object.entries(QUERIES)) {
      const ours = percentile(await sample(50, () => client.fetch(query, PARAMS)), 0.5)
      const scanned = percentile(await sample(1, () => alone(store, query)), 0.5)
      own[name] = [...(own[name] ?? []), `${ours.toFixed(1)} (${scanned.toFixed(0)})`]
    }
    if (size > 0)
      for (const [name, query] of Object.entries(byKey(client, size))) {
        const count = /texts that match/.test(name) ? 20 : 300
        await sample(WARM_UPS, query) // the first search of so many words is parsed once
        const before = process.cpuUsage()
        const p95 = percentile(await sample(count, query), 0.95)
        const {user, system} = process.cpuUsage(before)
        const cpuMs = (user + system) / 1000 / (count + WARM_UPS)
        lookUps[name] = [...(lookUps[name] ?? []), {p95, cpuMs}]
      }
    await close()
  }
  const largest = path.join(folder, `lake-${SIZES.at(-1)}`)
  return [
    ...(await measureKept(largest)),
    ...Object.entries(own).map(([name, medians]) => ({
      what: `lake: ${name} at 162, 10,162 and 100,162 documents, p50 in ms (groq-js alone)`,
      figure: medians.join(', '),
      bar: '≤ 20 ms',
    })),
    ...Object.entries(lookUps).map(([name, [small = NONE, large = NONE]]) => ({
      what: `lake: query ${name}, p95 at 100,000 documents`,
      figure: `${large.p95.toFixed(1)} ms (${(large.p95 / small.p95).toFixed(1)} × that of 10,000; processor ${large.cpuMs.toFixed(1)} ms each, the client's too)`,
      bar: name === AFTER_PATCH ? '≤ 5 ms of the processor' : '≤ 20 ms',
    })),
  ]
}

function fill(store: Store, size: number) {
  const create = (index: number) => ({
    create: {
      _id: `d${index}`,
      _type: index % 10 === 0 ? 'faq' : `type${index % (size / 10)}`,
      title: titleAt(index),
      question: {nl: titleAt(index)}, // where the Studio looks in a document of its own
      kind: 'same',
      rank: (index * PRIME) % size,
      text: Array.from({length: WORDS}, (_, place) => wordAt(index * WORDS + place)).join(' '),
    },
  })
  for (let from = 0; from < size; from += BATCH)
    store.transact(
      DATASET,
      Array.from({length: BATCH}, (_, index) => create(from + index)),
    )
}

const titleAt = (index: number) => `Title ${index} ${wordAt(index)}`
const CYCLE = 10_007
const RARE = Array.from({length: CYCLE}, (_, index) => index).filter((index) => (index * PRIME) % CYCLE > 9500)
const rareWord = (index: number) => wordAt(RARE[index] ?? 0)
const wordAt = (index: number) => `w${Math.floor(VOCABULARY ** (((index * PRIME) % CYCLE) / CYCLE)).toString(36)}ind`

const byKey = (client: SanityClient, size: number) => ({
  'by id': (i: number) => client.fetch('*[_id == $id][0]', {id: `d${Math.abs(i) % size}`}),
  'by type (10 found)': (i: number) =>
    client.fetch('*[_type == $type]', {type: `type${(Math.abs(i) * 10 + 1) % (size / 10)}`}),
  'count of a value that all have': () => client.fetch('count(*[kind == "same"])'),
  'of titles that match a word': (i: number) =>
    client.fetch('*[title match $word]._id', {word: `${Math.abs(i) % size}`}),
  'of texts that match the beginning of a word that one in 125 has': (i: number) =>
    client.fetch('*[text match $word]._id', {word: `${rareWord(Math.abs(i)).slice(0, -1)}*`}),
  'of texts that match what all of them have': () => client.fetch('count(*[title match "t*"])'),
  'of the Studio when an editor searches a word': (i: number) => search(client, `${(Math.abs(i) * 10 + 1000) % size}`),
  'the first 20 of them in an order': () => client.fetch('*[kind == "same"] | order(rank desc)[0...20]{title}'),
  [AFTER_PATCH]: async (i: number) => {
    const id = `d${Math.abs(i) % size}`
    await client
      .patch(id)
      .set({title: `Patched ${i}`})
      .commit({visibility: 'sync'})
    return client.fetch('*[_id == $id][0]', {id})
  },
})

function search(client: SanityClient, text: string) {
  const {query, params} = studioSearch(text)
  return client.fetch(query, params, {perspective: 'drafts'})
}

/** Without HTTP, and with a map for references: the best that groq-js does by itself. */
async function alone(store: Store, query: string) {
  const {all, documents} = store.view(DATASET, 'published')
  const dereference = async ({_ref}: {_ref: string}) => documents.get(_ref) ?? null
  return (await evaluate(parse(query, {params: PARAMS}), {dataset: all, params: PARAMS, dereference})).get()
}
