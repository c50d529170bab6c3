import type {Config} from '@netlify/functions'
import {buildHook} from '../config.ts'
import {contentClient} from '../content.ts'
import {withErrorHandling} from '../handler.ts'
import {buildOnPriceDay} from '../payments/priceDay.ts'
import {replyJson} from '../response.ts'

/** Run by the clock and not by a visitor. (On one machine local/site does the same.) */
export default () =>
  withErrorHandling('price-day', async () =>
    replyJson(200, {starting: await buildOnPriceDay({content: contentClient(), buildHook})}),
  )

// Midnight in Amsterdam is 22:00 UTC in summer and 23:00 in winter; the other of the two finds nothing new.
export const config: Config = {schedule: '1 22,23 * * *'}
