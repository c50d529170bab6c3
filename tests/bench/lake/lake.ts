import path from 'node:path'
import {evaluate, parse} from 'groq-js'
import type {Store} from '../../../local/content-lake/index.ts'
import {openLake} from '../../support/services/lake.ts'
import type {Figure} from '../figure.ts'
import {cpuOf, percentile, sample, type Times, timed, WARM_UPS} from '../sampling.ts'
import {fill} from './documents.ts'
import {measureKept} from './kept.ts'
import {LOOK_UP, lookUps} from './lookUps.ts'
import {ownQueries, PARAMS} from './ownQueries.ts'
import {studioAsks} from './studioAsks.ts'

/** Documents beside the content as it ships. */
const SIZES = [0, 1000, 10_000]
const SHIPPED = 162
const DATASET = 'production'
/** Number of the product's slowest queries to name. */
const NAMED = 3
type Own = {p95: number; alone: number}
type LookedUp = {bar: string; times: Times[]; alone: number[]}

const all = (sizes: readonly number[]) => sizes.map((size) => (SHIPPED + size).toLocaleString('en')).join(', ')
const told = (values: readonly number[]) => values.map((value) => value.toFixed(1)).join(', ')
const longest = (values: readonly number[]) => Math.max(...values)

/** The product's own queries and look-ups through the real client, beside groq-js alone. `upTo` leaves larger lakes out. */
export async function measureLake(folder: string, upTo = Number.POSITIVE_INFINITY): Promise<Figure[]> {
  const sizes = SIZES.filter((size) => size <= upTo)
  const large = sizes.filter((size) => size > 0)
  const own = new Map<string, Own[]>()
  const lookedUp = new Map<string, LookedUp>()
  const written: number[] = []
  const queries = await ownQueries()
  for (const size of sizes) {
    const {store, content: client, close} = await openLake(path.join(folder, `lake-${size}`))
    const rate = await fill(client, size)
    for (const [name, query] of queries) {
      const {processor} = await timed(100, () => client.fetch(query, PARAMS))
      const scanned = await cpuOf(() => alone(store, query, PARAMS))
      own.set(name, [...(own.get(name) ?? []), {p95: percentile(processor, 0.95), alone: scanned}])
    }
    if (large.includes(size)) {
      written.push(rate)
      for (const [name, {work, asked, bar = LOOK_UP, count = 100, end}] of Object.entries({
        ...lookUps(client, size),
        ...studioAsks(client, size),
      })) {
        await sample(WARM_UPS, work) // the first search of so many words is parsed once
        const one: LookedUp = lookedUp.get(name) ?? {bar, times: [], alone: []}
        lookedUp.set(name, one)
        one.times.push(await timed(count, work))
        if (asked) one.alone.push(await cpuOf(() => alone(store, asked.query, asked.params))) // scans all documents, so once
        end?.()
      }
    }
    await close()
  }
  return [
    ...(await measureKept(path.join(folder, `lake-${sizes.at(-1)}`))),
    ...ownFigures([...own], sizes),
    ...[...lookedUp].map(([name, {bar, times, alone: scanned}]) => ({
      what: `lake: ${name}, at ${all(large)} documents, ms of the processor, the client's too`,
      figure: `${told(times.map(meanOf))}; p95 ${told(times.map(({processor}) => percentile(processor, 0.95)))}, by the clock ${told(times.map(({clock}) => percentile(clock, 0.95)))}${scanned.length > 0 ? ` (groq-js alone ${told(scanned)})` : ''}`,
      bar,
    })),
    {
      what: `lake: documents written per second of the processor, the client's too, 2,000 at once, ${all(large)} of them`,
      figure: written.map((rate) => Math.round(rate).toLocaleString('en')).join(', '),
      bar: '',
    },
  ]
}

const meanOf = ({processor}: Times) => processor.reduce((sum, each) => sum + each, 0) / processor.length

/** The slowest by name, and how long the slowest of the others takes. */
function ownFigures(own: [name: string, times: Own[]][], sizes: readonly number[]): Figure[] {
  const slowest = own.toSorted(([, a], [, b]) => (b.at(-1)?.p95 ?? 0) - (a.at(-1)?.p95 ?? 0))
  const others = slowest.slice(NAMED).map(([, times]) => times)
  const figure = (what: string, times: Own[]): Figure => ({
    what: `lake: ${what} at ${all(sizes)} documents, p95 of the processor in ms, the client's too (groq-js alone)`,
    figure: times.map(({p95, alone: scanned}) => `${p95.toFixed(1)} (${scanned.toFixed(0)})`).join(', '),
    bar: '≤ 20 ms',
  })
  return [
    ...slowest.slice(0, NAMED).map(([name, times]) => figure(name, times)),
    figure(
      `the slowest of the other ${others.length} queries of the product`,
      sizes.map((_, index) => ({
        p95: longest(others.map((times) => times[index]?.p95 ?? 0)),
        alone: longest(others.map((times) => times[index]?.alone ?? 0)),
      })),
    ),
  ]
}

/** Without HTTP, and with a map for references: the best that groq-js does by itself. */
async function alone(store: Store, query: string, params: Record<string, unknown>) {
  const {all: dataset, documents} = store.view(DATASET, 'published')
  const dereference = async ({_ref}: {_ref: string}) => documents.get(_ref) ?? null
  return (await evaluate(parse(query, {params}), {dataset, params, dereference})).get()
}
