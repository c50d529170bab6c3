import {amsterdamDay, daysLater} from '../../domain/format/dates.ts'
import {startingPricesQuery} from '../billing/prices/startingPrices.query.ts'
import type {ContentClient} from '../runtime/content.ts'
import {callBuildHook} from './buildHook.ts'

type Services = {content: ContentClient; buildHook: () => string; now?: () => Date}

/**
 * On a day that a price starts or an introductory one ends, the site is built again, so that pages and charges change
 * together; on the first day of an announcement and after its last one too. Returns how many things change today. Throws when the build hook refuses.
 */
export async function buildOnPriceDay({content, buildHook, now = () => new Date()}: Services): Promise<number> {
  const day = amsterdamDay(now())
  const starting = await content.fetch(startingPricesQuery, {day, before: daysLater(day, -1)})
  if (starting === 0) return starting
  await callBuildHook(buildHook())
  return starting
}
