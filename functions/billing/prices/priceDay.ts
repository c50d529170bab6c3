import {amsterdamDay} from '../../../domain/format/dates.ts'
import {callBuildHook} from '../../publishing/buildHook.ts'
import type {ContentClient} from '../../runtime/content.ts'
import {startingPricesQuery} from './startingPrices.query.ts'

type Services = {content: ContentClient; buildHook: () => string; now?: () => Date}

/**
 * On a day that a price starts, the site is built again, so that pages and charges change together. Returns how many
 * prices start today. Throws when the build hook refuses.
 */
export async function buildOnPriceDay({content, buildHook, now = () => new Date()}: Services): Promise<number> {
  const starting = await content.fetch(startingPricesQuery, {day: amsterdamDay(now())})
  if (starting === 0) return starting
  await callBuildHook(buildHook())
  return starting
}
