import type {Config} from '@netlify/functions'
import {buildHook} from '../config.ts'
import {contentClient} from '../content.ts'
import {answer} from '../handler.ts'
import {amsterdamDay} from '../model.ts'
import {startingPricesQuery} from '../payments/startingPrices.query.ts'
import {Refusal, reply} from '../request.ts'

const HOOK_WITHIN_MS = 8000

/**
 * Runs by the clock and not by a visitor: on a day that a price starts, the site is built again, so that pages and
 * charges change together. (On one machine local/site does the same.)
 */
export default () =>
  answer('price-day', async () => {
    const starting = await contentClient().fetch(startingPricesQuery, {day: amsterdamDay(new Date())})
    if (starting === 0) return reply(200, {starting})
    const {ok} = await fetch(buildHook(), {method: 'POST', signal: AbortSignal.timeout(HOOK_WITHIN_MS)})
    if (!ok) throw new Refusal(503, 'Unknown error occurred')
    return reply(200, {starting})
  })

// Midnight in Amsterdam is 22:00 UTC in summer and 23:00 in winter; the other of the two finds nothing new.
export const config: Config = {schedule: '1 22,23 * * *'}
