import type {DueSetsQueryResult, SetQueryResult} from '../../../domain/content/content.types.ts'
import type {ContentSchema} from '../../../domain/content/shape.ts'
import {refuse} from '../../../domain/content-rules/problem.ts'
import type {ChangeSet} from '../../../domain/sets/changeSet.ts'
import {type Decision, decideDue, stopping} from '../../../domain/sets/decideDue.ts'
import {changing} from '../../../domain/sets/mutations.ts'
import {readAround} from '../../../domain/sets/readAround.ts'
import type {OperatorMail} from '../../notifications/operatorMail.ts'
import {caught, log} from '../../runtime/log.ts'
import {NotTaken, type SetLake} from './setLake.ts'
import {dueSetsQuery, setQuery} from './sets.query.ts'
import {stopMail} from './stopMail.ts'

type Services = {
  lake: SetLake
  schema: ContentSchema
  tellOperators: (mail: OperatorMail) => Promise<unknown>
  studioUrl?: string | undefined
  now?: () => Date
}
type Report = Record<Decision['step'] | 'mailed' | 'failed', number>

/** Editors write while the job reads: it reads again, so many times. */
const TRIES = 3

/**
 * Publishes the sets of changes whose moment has come, and returns those whose end has. Each is one transaction with the set
 * itself: a run that is cut off anywhere has made all of it or nothing, and the next one goes on. One that fails holds up no other.
 */
export async function carryOutSets(services: Services): Promise<Report> {
  const {lake, now = () => new Date()} = services
  const report: Report = {live: 0, end: 0, stopped: 0, mailed: 0, failed: 0}
  const read = () => lake.fetch<DueSetsQueryResult>(dueSetsQuery, {now: now().toISOString()})
  for (const id of (await read()).due) {
    try {
      const step = await carryOut(id, services, now)
      if (step) report[step]++
    } catch (error) {
      report.failed++
      caught('set.publish_failed', {set: id}, error)
    }
  }
  for (const id of (await read()).stopped) {
    try {
      if (await mailOnce(id, services, now())) report.mailed++
    } catch (error) {
      report.failed++
      caught('set.mail_failed', {set: id}, error)
    }
  }
  return report
}

async function carryOut(id: string, {lake, schema}: Services, now: () => Date): Promise<Decision['step'] | null> {
  for (let tries = TRIES; ; tries--) {
    const set = await lake.fetch<SetQueryResult>(setQuery, {id})
    if (!set) return null
    const moment = now().toISOString()
    const decision = decideDue(set, await readAround(lake.fetch, set), {now: moment, schema})
    if (!decision) return null
    try {
      await lake.mutate(decision.transaction)
      log(EVENTS[decision.step], {set: id})
      return decision.step
    } catch (error) {
      if (!(error instanceof NotTaken)) throw error
      if (error.isConflict && tries > 1) continue
      await stopAs(set, error.message, {lake, moment})
      return 'stopped'
    }
  }
}

const EVENTS = {live: 'set.published', end: 'set.returned', stopped: 'set.stopped'} as const

/** A transaction that the lake does not take would not be taken later either. */
async function stopAs(set: ChangeSet, reason: string, {lake, moment}: {lake: SetLake; moment: string}) {
  const nowhere = {_id: null, _type: null}
  await lake.mutate(stopping(set, [refuse(nowhere, undefined, 'notTaken', {reason})], moment).transaction)
  log(EVENTS.stopped, {set: set._id})
}

/** The set itself is the outbox: the mail goes out until the set says that it did, always with the same Message-ID. */
async function mailOnce(id: string, {lake, tellOperators, studioUrl}: Services, now: Date): Promise<boolean> {
  const set = await lake.fetch<SetQueryResult>(setQuery, {id})
  if (!set?.stopped) return false
  await tellOperators(stopMail(set, studioUrl))
  const stopped = {...set.stopped, mailedAt: now.toISOString()}
  await lake.mutate({mutations: [changing(set, {stopped})]}).catch((error: unknown) => {
    // An editor has changed the set meanwhile. One who planned it again knows; otherwise the mail goes out twice, as one.
    if (!(error instanceof NotTaken)) throw error
  })
  return true
}
