import {setImmediate as nextTurn} from 'node:timers/promises'

/** Other requests wait no longer than this for work that is done in slices. */
const SLICE_MS = 8

/** Yields the results of `work`, those of one time slice together; other requests are answered between two slices. */
export async function* slicesOf<Item, Result>(items: Iterable<Item>, work: (item: Item, index: number) => Result) {
  let results: Result[] = []
  let end = performance.now() + SLICE_MS
  let index = 0
  for (const item of items) {
    results.push(work(item, index++))
    if (performance.now() < end) continue
    yield results
    results = []
    await nextTurn()
    end = performance.now() + SLICE_MS
  }
  yield results
}

/** The results of `work` on each item, done in time slices. */
export async function inSlices<Item, Result>(
  items: Iterable<Item>,
  work: (item: Item, index: number) => Result,
): Promise<Result[]> {
  const all: Result[] = []
  for await (const results of slicesOf(items, work)) all.push(...results)
  return all
}
