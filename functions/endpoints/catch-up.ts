import type {Config} from '@netlify/functions'
import {buildHook, deadlines, pagesFromBuild} from '../config.ts'
import {patientContentClient} from '../content.ts'
import {withErrorHandling} from '../handler.ts'
import {replyJson} from '../response.ts'
import {buildWhatWaits, publishWhatWaits} from '../site/catchUp.ts'

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
