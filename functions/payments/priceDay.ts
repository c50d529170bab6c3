import type {SanityClient} from '@sanity/client'
import {amsterdamDay} from '../model.ts'
import {startingPricesQuery} from './startingPrices.query.ts'

const HOOK_DEADLINE_MS = 8000

type Services = {content: SanityClient; buildHook: () => string; now?: () => Date}

/**
 * On a day that a price starts, the site is built again, so that pages and charges change together. Returns how many
 * prices start today. Throws when the build hook refuses.
 */
export async function buildOnPriceDay({content, buildHook, now = () => new Date()}: Services): Promise<number> {
  const starting = await content.fetch(startingPricesQuery, {day: amsterdamDay(now())})
  if (starting === 0) return starting
  const {ok} = await fetch(buildHook(), {method: 'POST', signal: AbortSignal.timeout(HOOK_DEADLINE_MS)})
  if (!ok) throw new Error('The build hook refuses')
  return starting
}
