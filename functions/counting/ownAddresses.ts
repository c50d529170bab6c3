import {plansOnSale} from '../../domain/catalogue/plans.ts'
import {pricesInForce} from '../../domain/catalogue/priceList.ts'
import type {OwnAddressesQueryResult} from '../../domain/content/content.types.ts'
import {amsterdamDay, MINUTE_MS} from '../../domain/format/dates.ts'
import {ownPagesOf} from '../../domain/pages/ownPages.ts'
import {addressOf, type PageType, routesFor} from '../../domain/pages/pages.ts'
import {LANGUAGES, type Language} from '../../domain/texts/languages.ts'
import type {ContentClient} from '../runtime/content.ts'
import {ownAddressesQuery} from './ownAddresses.query.ts'

/** Published pages by their addresses. */
type OwnAddresses = ReadonlyMap<string, {type: PageType; language: Language}>

function ownAddressesOf({plans, prices, ownPages}: OwnAddressesQueryResult, today: string): OwnAddresses {
  const onSale = plansOnSale(plans, pricesInForce(prices, today)).map(({key}) => key)
  return new Map(
    routesFor([...new Set(onSale)], ownPagesOf(ownPages))
      .filter(({page}) => page.type !== 'notFound')
      .flatMap((route) =>
        LANGUAGES.map((language) => [addressOf(route, language), {type: route.page.type, language}] as const),
      ),
  )
}

/** How old the addresses may be, and how old when they lack the one that is asked for: it may be published just now. */
const KEPT_MS = MINUTE_MS
const MISSING_KEPT_MS = 5000

type Asked = {siteUrl: string; content: ContentClient; now: Date}
let kept: {siteUrl: string; at: number; addresses: Promise<OwnAddresses>} | null = null

/** Returns the published page at an address. Whatever is posted, one process reads them once in five seconds at most. */
export async function pageAt(address: string, asked: Asked) {
  return (await addresses(asked, KEPT_MS)).get(address) ?? (await addresses(asked, MISSING_KEPT_MS)).get(address)
}

function addresses({siteUrl, content, now}: Asked, keptMs: number): Promise<OwnAddresses> {
  if (kept?.siteUrl === siteUrl && Math.abs(now.getTime() - kept.at) < keptMs) return kept.addresses
  const read = content.fetch(ownAddressesQuery).then((result) => ownAddressesOf(result, amsterdamDay(now)))
  kept = {siteUrl, at: now.getTime(), addresses: read}
  read.catch(() => {
    kept = null // the next request asks again
  })
  return read
}
