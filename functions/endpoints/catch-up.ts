import type {Config} from '@netlify/functions'
import {withErrorHandling} from '../http/handler.ts'
import {replyJson} from '../http/response.ts'
import {buildWhatWaits, publishWhatWaits} from '../publishing/catchUp.ts'
import {buildHook, deadlines, pagesFromBuild} from '../runtime/config.ts'
import {patientContentClient} from '../runtime/content.ts'

/**
 * Run by the clock and not by a visitor: publishes what Sanity's webhook did not tell of. Sanity tries a call three times
 * within a minute, so an outage of two would otherwise keep a publication back until midnight.
 */
export default () =>
  withErrorHandling('catch-up', async () => {
    const content = patientContentClient()
    if (pagesFromBuild())
      return replyJson(200, {building: await buildWhatWaits({content, buildHook, deadlines: deadlines()})})
    return replyJson(200, await publishWhatWaits(content))
  })

export const config: Config = {schedule: '*/5 * * * *'}
