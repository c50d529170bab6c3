import type {Config} from '@netlify/functions'
import {withErrorHandling} from '../http/handler.ts'
import {replyJson} from '../http/response.ts'
import {buildOnPriceDay} from '../publishing/priceDay.ts'
import {publishInTime} from '../publishing/publishInTime.ts'
import {purgePages} from '../publishing/publishSite.ts'
import {buildHook, pagesFromBuild} from '../runtime/config.ts'
import {contentClient} from '../runtime/content.ts'

/** Run by the clock and not by a visitor: prices start with a day. (On one machine local/site does the same.) */
export default () =>
  withErrorHandling('price-day', async () => {
    if (pagesFromBuild())
      return replyJson(200, {starting: await buildOnPriceDay({content: contentClient(), buildHook})})
    const set = await publishInTime()
    if (!set) return replyJson(202, {background: true})
    await purgePages(set)
    return replyJson(200, {changed: set.publishes[0]?.changed})
  })

// Midnight in Amsterdam is 22:00 UTC in summer and 23:00 in winter; the other of the two finds nothing new.
export const config: Config = {schedule: '1 22,23 * * *'}
