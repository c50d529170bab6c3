import fc from 'fast-check'
import type {LakeDocument} from '../documents/document.ts'
import {type Applied, applyMutations, type MutationRequest} from '../documents/mutations.ts'
import {Store} from './store.ts'

const MINUTE_MS = 60_000
export const DATASET = 'production'

/** A transaction with the requests that it was made of. */
export type Written = Applied & {transactionId: string; timestamp: string; requests: MutationRequest[]}

export type Documents = Map<string, LakeDocument | null>

/** The transactions of a list of requests, a minute apart or more; impossible ones are left out. */
export function written(told: MutationRequest[][], {between = MINUTE_MS} = {}): Written[] {
  const now: Documents = new Map()
  return told.flatMap((requests, index) => {
    const timestamp = new Date(Date.UTC(2026, 0, 1) + index * between).toISOString()
    const about = {transactionId: `t${index}`, timestamp}
    try {
      const applied = applyMutations(requests, (id) => now.get(id) ?? null, about)
      for (const {id, after} of applied.changes) now.set(id, after)
      return applied.changes.length > 0 ? [{...applied, ...about, requests}] : []
    } catch {
      return []
    }
  })
}

/** A store with a clock of its own. */
export function lakeIn(folder: string) {
  const clock = {now: new Date(Date.UTC(2026, 0, 1))}
  return {store: new Store(folder, {now: () => clock.now}), clock}
}

/** Writes transactions to a store, at their times. */
export async function told({store, clock}: ReturnType<typeof lakeIn>, transactions: Written[]) {
  for (const {requests, transactionId, timestamp} of transactions) {
    clock.now = new Date(timestamp)
    await store.transact(DATASET, requests, {transactionId})
  }
}

export const IDS = ['p', 'drafts.p', 'q']
const id = fc.constantFrom(...IDS)
const text = fc.constantFrom('', 'wind', 'windkracht', 'een windmolen', '🌬️ zee', '\ud800 half')
const value = fc.oneof(text, fc.constant(null), fc.array(fc.record({_key: fc.constantFrom('a', 'b', 'c'), text})))
const body = fc.record(
  {_id: id, _type: fc.constant('plan'), title: value, list: value},
  {requiredKeys: ['_id', '_type']},
)
const mutation: fc.Arbitrary<MutationRequest> = fc.oneof(
  body.map((create) => ({create})),
  body.map((createOrReplace) => ({createOrReplace})),
  body.map((createIfNotExists) => ({createIfNotExists})),
  fc.record({patch: fc.record({id, set: fc.dictionary(fc.constantFrom('title', 'list'), value, {minKeys: 1})})}),
  fc.record({patch: fc.record({id, unset: fc.constant(['title'])})}),
  fc.record({delete: fc.record({id})}),
)
export const transactions = fc.array(fc.array(mutation, {minLength: 1, maxLength: 3}), {minLength: 1, maxLength: 12})
