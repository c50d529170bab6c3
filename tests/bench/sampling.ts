export {closing, listening} from '../../local/supervision/service.ts'

export const WARM_UPS = 10

/** Milliseconds of each of `count` runs, after a few that do not count, sorted. */
export async function sample(count: number, work: (index: number) => Promise<unknown>): Promise<number[]> {
  for (let index = 0; index < Math.min(WARM_UPS, count); index++) await work(-1 - index)
  const times: number[] = []
  for (let index = 0; index < count; index++) {
    const started = performance.now()
    await work(index)
    times.push(performance.now() - started)
  }
  return times.sort((a, b) => a - b)
}

/** In milliseconds, sorted. On a machine that others use the processor's time tells more than a clock. */
export type Times = {clock: number[]; processor: number[]}

/** A measurement repeated so many times, with another index each. */
export type Measured = {
  work: (index: number) => Promise<unknown>
  /** The query, when it is one over published content. */
  asked?: {query: string; params: Record<string, unknown>}
  bar?: string
  count?: number
  end?: () => void
}

/** Times of `count` runs, after a few that do not count. */
export async function timed(count: number, work: (index: number) => Promise<unknown>): Promise<Times> {
  const processor: number[] = []
  const clock = await sample(count, async (index) => {
    const spent = await cpuOf(() => work(index))
    if (index >= 0) processor.push(spent)
  })
  return {clock, processor: processor.sort((a, b) => a - b)}
}

/** Milliseconds that work takes of the processor, of this process with all its threads. */
export async function cpuOf(work: () => Promise<unknown>): Promise<number> {
  const before = process.cpuUsage()
  await work()
  const {user, system} = process.cpuUsage(before)
  return (user + system) / 1000
}

export const percentile = (sorted: number[], share: number) => sorted[Math.floor(sorted.length * share)] ?? 0
