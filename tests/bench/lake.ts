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
import {percentile, sample, type Times, timed, WARM_UPS} from './sampling.ts'

/** Documents beside the content as it ships. */
const SIZES = [0, 1000, 10_000, 100_000]
const SHIPPED = 162
const BATCH = 5000
/** Each document but the first of so many refers to that first. */
const REFERRING = 100
/** Documents that are there to be deleted. */
const TO_DELETE = 400
/** Ranks in no order of their documents. */
const PRIME = 7919
/** A document is 0.8 kB, of words of which some are frequent and most are rare. */
const WORDS = 80
const VOCABULARY = 20_000
const DATASET = 'production'
const PARAMS = {plan: 'pro', period: 'quarterly', route: '/', template: '/'}
const AFTER_PATCH = 'by id after a patch'
/** Of what the bar of look-ups is not for. */
const BARS: Record<string, string> = {
  [AFTER_PATCH]: '≤ 5 ms of the processor',
  'a patch of one field': '',
  'a patch of 100 documents at once': '',
  'a deletion': '',
  'an edit in the Studio, and its publication': '',
  'a document by the client’s getDocument': '',
}
const QUERIES = {offerQuery, landingQuery, siteQuery, seoQuery}

const all = (sizes: readonly number[]) => sizes.map((size) => (SHIPPED + size).toLocaleString('en')).join(', ')
const told = (values: readonly number[]) => values.map((value) => value.toFixed(1)).join(', ')

/** The product's own queries and look-ups through the real client, beside groq-js alone. `upTo` leaves larger lakes out. */
export async function measureLake(folder: string, upTo = Number.POSITIVE_INFINITY): Promise<Figure[]> {
  const sizes = SIZES.filter((size) => size <= upTo)
  const own = new Map<string, {p95: number; alone: number}[]>()
  const lookUps = new Map<string, Times[]>()
  const add = <Value>(to: Map<string, Value[]>, name: string, value: Value) =>
    to.set(name, [...(to.get(name) ?? []), value])
  for (const size of sizes) {
    const {store, content: client, close} = await openLake(path.join(folder, `lake-${size}`))
    fill(store, size)
    for (const [name, query] of Object.entries(QUERIES)) {
      const {processor} = await timed(100, () => client.fetch(query, PARAMS))
      const scanned = await timed(1, () => alone(store, query))
      add(own, name, {p95: percentile(processor, 0.95), alone: percentile(scanned.processor, 0.5)})
    }
    if (size > 0)
      for (const [name, work] of Object.entries(asked(client, size))) {
        const count = /texts that match|at once/.test(name) ? 20 : 300
        await sample(WARM_UPS, work) // the first search of so many words is parsed once
        add(lookUps, name, await timed(count, work))
      }
    await close()
  }
  return [
    ...(await measureKept(path.join(folder, `lake-${sizes.at(-1)}`))),
    ...[...own].map(([name, times]) => ({
      what: `lake: ${name} at ${all(sizes)} documents, p95 of the processor in ms, the client's too (groq-js alone)`,
      figure: times.map(({p95, alone}) => `${p95.toFixed(1)} (${alone.toFixed(0)})`).join(', '),
      bar: '≤ 20 ms',
    })),
    ...[...lookUps].map(([name, times]) => ({
      what: `lake: ${name}, at ${all(sizes.slice(1))} documents, ms of the processor, the client's too`,
      figure: `${told(times.map(meanOf))}; p95 ${told(times.map(({processor}) => percentile(processor, 0.95)))}, by the clock ${told(times.map(({clock}) => percentile(clock, 0.95)))}`,
      bar: BARS[name] ?? 'p95 ≤ 20 ms',
    })),
  ]
}

const meanOf = ({processor}: Times) => processor.reduce((sum, each) => sum + each, 0) / processor.length

function fill(store: Store, size: number) {
  const create = (index: number) => ({
    create: {
      _id: `d${index}`,
      _type: index % 10 === 0 ? 'faq' : `type${index % (size / 10)}`,
      title: titleAt(index),
      question: {nl: titleAt(index)}, // where the Studio looks in a document of its own
      kind: 'same',
      rank: (index * PRIME) % size,
      slug: {_type: 'slug', current: `slug-${index}`},
      ...(index % REFERRING > 0 && {first: {_type: 'reference', _ref: `d${index - (index % REFERRING)}`}}),
      text: Array.from({length: WORDS}, (_, place) => wordAt(index * WORDS + place)).join(' '),
    },
  })
  for (let from = 0; from < size; from += BATCH)
    store.transact(
      DATASET,
      Array.from({length: Math.min(BATCH, size - from)}, (_, index) => create(from + index)),
    )
  if (size > 0)
    store.transact(
      DATASET,
      Array.from({length: TO_DELETE}, (_, index) => ({create: {_id: `gone${index}`, _type: 'gone'}})),
    )
}

const titleAt = (index: number) => `Title ${index} ${wordAt(index)}`
const CYCLE = 10_007
const RARE = Array.from({length: CYCLE}, (_, index) => index).filter((index) => (index * PRIME) % CYCLE > 9500)
const rareWord = (index: number) => wordAt(RARE[index] ?? 0)
const wordAt = (index: number) => `w${Math.floor(VOCABULARY ** (((index * PRIME) % CYCLE) / CYCLE)).toString(36)}ind`

function asked(client: SanityClient, size: number): Record<string, (index: number) => Promise<unknown>> {
  let gone = 0
  const idOf = (i: number) => `d${Math.abs(i) % size}`
  const typeOf = (i: number) => `type${(Math.abs(i) * 10 + 1) % (size / 10)}`
  /** One that others refer to, so that there is something to find. */
  const firstOf = (i: number) => `d${(Math.abs(i) * REFERRING) % size}`
  return {
    'a document by the client’s getDocument': (i) => client.getDocument(idOf(i)),
    'query by id': (i) => client.fetch('*[_id == $id][0]', {id: idOf(i)}),
    'query by type (10 found)': (i) => client.fetch('*[_type == $type]', {type: typeOf(i)}),
    'query by slug': (i) => client.fetch('*[slug.current == $slug][0]', {slug: `slug-${Math.abs(i) % size}`}),
    'query by type and slug': (i) =>
      client.fetch('*[_type == "faq" && slug.current == $slug][0]', {slug: `slug-${(Math.abs(i) * 10) % size}`}),
    'query by what refers (99 found)': (i) => client.fetch('*[references($id)]._id', {id: firstOf(i)}),
    'query by type and what refers (9 found)': (i) =>
      client.fetch('*[_type == "faq" && references($id)]._id', {id: firstOf(i)}),
    'query by a reference, followed (10 found)': (i) =>
      client.fetch('*[_type == $type]{title, "first": first->title}', {type: typeOf(i)}),
    'query count of a value that all have': () => client.fetch('count(*[kind == "same"])'),
    'query of titles that match a word': (i) =>
      client.fetch('*[title match $word]._id', {word: `${Math.abs(i) % size}`}),
    'query of texts that match the beginning of a word that one in 125 has': (i) =>
      client.fetch('*[text match $word]._id', {word: `${rareWord(Math.abs(i)).slice(0, -1)}*`}),
    'query of texts that match what all of them have': () => client.fetch('count(*[title match "t*"])'),
    'query of the Studio when an editor searches a word': (i) => search(client, `${(Math.abs(i) * 10 + 1000) % size}`),
    'query of the first 20 of them in an order': () =>
      client.fetch('*[kind == "same"] | order(rank desc)[0...20]{title}'),
    'a patch of one field': (i) =>
      client
        .patch(idOf(i))
        .set({title: `Once ${i}`})
        .commit({visibility: 'sync'}),
    [AFTER_PATCH]: async (i) => {
      const id = idOf(i)
      await client
        .patch(id)
        .set({title: `Patched ${i}`})
        .commit({visibility: 'sync'})
      return client.fetch('*[_id == $id][0]', {id})
    },
    'a patch of 100 documents at once': (i) =>
      Array.from({length: 100}, (_, place) => idOf(Math.abs(i) * 100 + place))
        .reduce((transaction, id) => transaction.patch(id, {set: {count: i}}), client.transaction())
        .commit(),
    'an edit in the Studio, and its publication': async (i) => {
      const ids = {publishedId: idOf(i), draftId: `drafts.${idOf(i)}`}
      await client.action({actionType: 'sanity.action.document.edit', ...ids, patch: {set: {title: `Edited ${i}`}}})
      return client.action({actionType: 'sanity.action.document.publish', ...ids})
    },
    'a deletion': () => client.delete(`gone${gone++}`),
  }
}

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
