import {once} from 'node:events'
import type http from 'node:http'
import type {AddressInfo} from 'node:net'

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

export async function listening(server: http.Server): Promise<string> {
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return `http://localhost:${(server.address() as AddressInfo).port}`
}

export async function closing(server: http.Server) {
  server.closeAllConnections()
  await new Promise((done) => server.close(done))
}
