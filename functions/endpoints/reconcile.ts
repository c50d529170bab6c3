import type {Config} from '@netlify/functions'
import type {Database} from '../database/database.ts'
import {withErrorHandling} from '../http/handler.ts'
import {replyJson} from '../http/response.ts'
import {idleStateAt, saveIdlePeriod} from '../jobs/idle/idle.ts'
import {nextDue} from '../jobs/idle/nextDue.ts'
import {reconcile} from '../jobs/reconcile.ts'
import {sendSummary} from '../jobs/summary.ts'
import {raiseAlarms} from '../monitoring/alarm.ts'
import {measure} from '../monitoring/measures.ts'
import {startInBackground} from '../runtime/background.ts'
import {caught} from '../runtime/log.ts'
import {openServices} from '../runtime/services.ts'

/** Run by the clock and not by a visitor: what webhooks left undone. (On one machine local/site calls it.) */
export default () =>
  withErrorHandling('reconcile', async () => {
    const now = new Date()
    const {rest} = await idleStateAt(now)
    if (rest) return replyJson(200, {restsUntil: rest.until})
    const services = {...openServices(), startInBackground, now: () => new Date()}
    const report = await reconcile(services)
    await sendSummary(services).catch((error: unknown) => caught('job.step_failed', {step: 'summary'}, error))
    await raiseAlarms(services).catch((error: unknown) => caught('job.step_failed', {step: 'alarms'}, error))
    const isComplete = report.failed === 0 && Date.now() - now.getTime() < services.deadlines.schedule
    if (isComplete) await rests(services.database, now)
    return replyJson(200, report)
  })

/** Notes what health answers and when the next run looks, once this one has nothing left to do. */
async function rests(database: Database, ranAt: Date) {
  const moment = new Date()
  const [measures, until] = await Promise.all([measure(database, moment), nextDue(database, moment)])
  await saveIdlePeriod({ranAt: ranAt.toISOString(), until, measures})
}

export const config: Config = {schedule: '*/5 * * * *'}
