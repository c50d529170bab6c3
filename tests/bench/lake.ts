import path from 'node:path'
import {createClient} from '@sanity/client'
import {AssetStore} from '../../local/lake/assets.ts'
import {createLake} from '../../local/lake/server.ts'
import {Store} from '../../local/lake/store.ts'
import type {Figure} from './figure.ts'
import {closing, listening, percentile, sample} from './sampling.ts'

const SIZES = [1000, 100_000]
const BATCH = 5000

/** Queries by id and by type through the real client, on a small and a large dataset in the same run. */
export async function measureLake(folder: string): Promise<Figure[]> {
  const results: Record<string, number[]> = {}
  for (const size of SIZES) {
    const store = new Store(path.join(folder, `lake-${size}`))
    for (let from = 0; from < size; from += BATCH)
      store.transact(
        'production',
        Array.from({length: Math.min(BATCH, size - from)}, (_, index) => ({
          create: {
            _id: `d${from + index}`,
            _type: `type${(from + index) % (size / 10)}`,
            title: `Title ${from + index}`,
          },
        })),
      )
    const server = createLake(store, new AssetStore(path.join(folder, 'assets')), {origins: []})
    const client = createClient({
      apiHost: await listening(server),
      useProjectHostname: false,
      projectId: 'local',
      dataset: 'production',
      apiVersion: '2025-02-19',
      useCdn: false,
    })
    const queries = {
      'by id': (i: number) => client.fetch('*[_id == $id][0]', {id: `d${Math.abs(i) % size}`}),
      'by type (10 found)': (i: number) =>
        client.fetch('*[_type == $type]', {type: `type${Math.abs(i) % (size / 10)}`}),
    }
    for (const [name, query] of Object.entries(queries)) {
      const p95 = percentile(await sample(300, query), 0.95)
      results[name] = [...(results[name] ?? []), p95]
    }
    await closing(server)
    store.close()
  }
  return Object.entries(results).map(([name, [small = 0, large = 0]]) => ({
    what: `lake: query ${name}, p95 at 100,000 documents`,
    figure: `${large.toFixed(1)} ms (${(large / small).toFixed(1)} × that of 1,000)`,
    bar: '≤ 20 ms',
  }))
}
