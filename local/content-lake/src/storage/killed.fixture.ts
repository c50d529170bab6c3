import {writeSync} from 'node:fs'
import type {MutationRequest} from '../documents/mutations.ts'
import {DATASET} from './history.fixture.ts'
import {Store} from './store.ts'

const DAY_MS = 86_400_000

const START = Date.UTC(2026, 0, 1)
const WORDS = ['wind', 'zee', 'zeil', 'boot', 'roer', 'mast', 'kiel', 'haven']
export const PATTERNS = [...WORDS, 'zee wind', 'ze*', 'dag*', 'dag7*', 'niets']

export const momentOf = (day: number) => new Date(START + day * DAY_MS)

/** The mutations of a day, always the same. */
export function requestsOf(day: number): MutationRequest[] {
  const title = `${WORDS[day % 8]} ${WORDS[(day * 5) % 7]} dag${day}`
  const put = (place: number) => ({createOrReplace: {_id: `d${place % 40}`, _type: 'post', title}})
  const more = day % 3 === 2 ? {delete: {id: `d${(day * 7 + 1) % 40}`}} : put(day * 11 + 3)
  return [put(day * 7), more, put(day * 13 + 9)]
}

/** The last day that was stored. */
export function lastDay({history}: Store): number {
  const [newest] = history.transactions(DATASET, null, {reverse: true, limit: 1})
  return newest ? Number(newest.id) : -1
}

/** Writes one transaction per day until it is killed, and prints each that was acknowledged. */
async function write(folder: string) {
  let day = 0
  const store = new Store(folder, {now: () => momentOf(day)})
  for (day = lastDay(store) + 1; ; day++) {
    await store.transact(DATASET, requestsOf(day), {transactionId: String(day)})
    writeSync(1, `${day}\n`)
    store.forgetSome()
  }
}

if (import.meta.main) await write(process.argv[2] ?? '')
