import {limitedOffersQuery} from '../billing/offers/limitedOffers.query.ts'
import {usedUpOffers} from '../billing/offers/usedUp.ts'
import {openDatabase} from '../database/index.ts'
import {databaseUrl, mollieConfig} from '../runtime/config.ts'
import type {ContentClient} from '../runtime/content.ts'
import {caught} from '../runtime/log.ts'

/**
 * Introductory offers that nothing is left of, which pages leave out. None when that cannot be read: the function that sells
 * decides, and answers with the regular amount.
 */
export async function usedUpNow(content: ContentClient): Promise<string[]> {
  // Publishing says itself that content is away.
  const limited = await content.fetch(limitedOffersQuery).catch(() => [])
  if (limited.length === 0) return []
  try {
    const mode = mollieConfig().apiKey.startsWith('live_') ? 'live' : 'test'
    return await usedUpOffers(openDatabase(databaseUrl()), limited, mode, new Date())
  } catch (error) {
    caught('site.offers_read_failed', {}, error)
    return []
  }
}
