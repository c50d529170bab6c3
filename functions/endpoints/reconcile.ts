import type {Config} from '@netlify/functions'
import {withErrorHandling} from '../handler.ts'
import {caught} from '../log.ts'
import {replyJson} from '../response.ts'
import {reconcile} from '../schedule/reconcile.ts'
import {sendSummary} from '../schedule/summary.ts'
import {openServices} from '../services.ts'

/** Run by the clock and not by a visitor: what webhooks left undone. (On one machine local/site calls it.) */
export default () =>
  withErrorHandling('reconcile', async () => {
    const services = {...openServices(), now: () => new Date()}
    const report = await reconcile(services)
    await sendSummary(services).catch((error: unknown) => caught('schedule', {step: 'summary'}, error))
    return replyJson(200, report)
  })

export const config: Config = {schedule: '*/5 * * * *'}
