import * as v from 'valibot'
import {HOUR_MS, MINUTE_MS} from '../../../domain/format/dates.ts'
import type {Orders} from '../../billing/orders/orders.ts'
import {Measures} from '../../monitoring/numbers.ts'
import {withDeadline} from '../../runtime/deadline.ts'
import {caught} from '../../runtime/log.ts'

/**
 * Checkpoint of idle background jobs, kept outside the database: a serverless database costs by the hour that it is awake, and
 * a query every five minutes would never let it sleep.
 */
const IdlePeriod = v.object({
  /** When the last run began that came to its end. */
  ranAt: v.string(),
  /** The moment of the next thing that is due. */
  until: v.string(),
  measures: Measures,
})
export type IdlePeriod = v.InferOutput<typeof IdlePeriod>

/** The longest rest: what no mark knows of waits no longer, as a payment whose webhook Mollie could not deliver. */
export const MOST_MS = 6 * HOUR_MS
/** After a change of an order the schedule goes on for so long: what follows from it is done within minutes. */
const ACTIVE_FOR_MS = 15 * MINUTE_MS
/** One process notes a change this often; the note holds for longer than that. */
const NOTE_EACH_MS = 5 * MINUTE_MS
const WITHIN_MS = 1500

/** Store of the mark; without one the database is asked each time. */
export type CheckpointStore = {
  read: (key: string) => Promise<unknown>
  write: (key: string, value: unknown) => Promise<unknown>
}

async function blobStore(): Promise<CheckpointStore | null> {
  if (!process.env.NETLIFY_BLOBS_CONTEXT && !Reflect.has(globalThis, 'netlifyBlobsContext')) return null
  const {getStore} = await import('@netlify/blobs')
  const store = getStore({name: 'schedule', consistency: 'strong'})
  return {
    read: (key) => withDeadline(WITHIN_MS, store.get(key, {type: 'json'})),
    write: (key, value) => withDeadline(WITHIN_MS, store.setJSON(key, value)),
  }
}

/** From a change of an order on, the schedule is to run until then; both are moments. */
const Active = v.object({since: v.string(), until: v.string()})

/** Whether the schedule rests, by its mark; or since when it is to run, null when no mark tells. */
export type IdleState = {rest: IdlePeriod} | {rest: null; awakeSince: string | null}

export async function idleStateAt(
  now: Date,
  open: () => Promise<CheckpointStore | null> = blobStore,
): Promise<IdleState> {
  try {
    const store = await open()
    if (!store) return {rest: null, awakeSince: null}
    const [rest, active] = await Promise.all([store.read('rest'), store.read('active')])
    const [parsed, changed] = [v.safeParse(IdlePeriod, rest), v.safeParse(Active, active)]
    return parsed.success
      ? decide(parsed.output, changed.success ? changed.output : null, now.toISOString())
      : {rest: null, awakeSince: null}
  } catch (error) {
    caught('job.checkpoint_read_failed', {}, error)
    return {rest: null, awakeSince: null}
  }
}

function decide(rest: IdlePeriod, active: v.InferOutput<typeof Active> | null, moment: string): IdleState {
  if (moment < rest.until && moment >= (active?.until ?? '')) return {rest}
  const woken = active && active.until > rest.ranAt ? later(active.since, rest.ranAt) : rest.until
  return {rest: null, awakeSince: woken < rest.until ? woken : rest.until}
}

const later = (one: string, other: string) => (one > other ? one : other)

/** Lets the schedule rest. A store that is away only means that the next run looks. */
export async function saveIdlePeriod(rest: IdlePeriod, open: () => Promise<CheckpointStore | null> = blobStore) {
  try {
    await (await open())?.write('rest', rest)
  } catch (error) {
    caught('job.checkpoint_write_failed', {}, error)
  }
}

/** Orders whose changes keep the schedule awake for a while. A change is never held up or undone by that. */
export function wakingJobs(
  orders: Orders,
  now = () => new Date(),
  open: () => Promise<CheckpointStore | null> = blobStore,
): Orders {
  const noted = async <T>(change: Promise<T>): Promise<T> => {
    const [result] = await Promise.all([change, noteChange(now(), open)]) // side by side: a customer waits
    return result
  }
  return {
    ...orders,
    create: (...given) => noted(orders.create(...given)),
    update: (...given) => noted(orders.update(...given)),
    updateClaiming: (...given) => noted(orders.updateClaiming(...given)),
  }
}

let notedAt = Number.NEGATIVE_INFINITY

/** Keeps the schedule awake for a while: something is due that no change of an order tells of. */
export async function noteChange(now: Date, open: () => Promise<CheckpointStore | null> = blobStore) {
  if (Math.abs(now.getTime() - notedAt) < NOTE_EACH_MS) return
  try {
    const store = await open()
    if (!store) return
    const before = v.safeParse(Active, await store.read('active'))
    const isActive = before.success && before.output.until > now.toISOString()
    const since = isActive ? before.output.since : now.toISOString()
    await store.write('active', {since, until: new Date(now.getTime() + ACTIVE_FOR_MS).toISOString()})
    notedAt = now.getTime()
  } catch (error) {
    caught('job.checkpoint_write_failed', {}, error)
  }
}
