export {closing, listening} from '../../local/service.ts'

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

export const percentile = (sorted: number[], share: number) => sorted[Math.floor(sorted.length * share)] ?? 0
