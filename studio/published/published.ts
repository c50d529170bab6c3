import type {SanityClient} from 'sanity'
import {plansOnSale} from '../../domain/catalogue/plans.ts'
import {pricesInForce} from '../../domain/catalogue/priceList.ts'
import type {PublishedQueryResult} from '../../domain/content/content.types.ts'
import {amsterdamDay} from '../../domain/format/dates.ts'
import type {Period} from '../../domain/money/periods.ts'
import type {VatSettings} from '../../domain/money/vat.ts'
import {ownPagesOf} from '../../domain/pages/ownPages.ts'
import {type Language, perLanguage} from '../../domain/texts/languages.ts'
import type {PlaceholderValues} from '../../domain/texts/placeholders.ts'
import {placeholderValuesFrom} from '../../domain/texts/placeholderValues.ts'
import {ownPagesQuery} from './ownPages.query.ts'
import {publishedQuery} from './published.query.ts'

type Plan = PublishedQueryResult['plans'][number]
type Page = PublishedQueryResult['ownPages'][number]

/** Published content as inputs, previews and lists of the Studio use it. */
export type Published = {
  /** Placeholder values in each language; empty until known. */
  placeholderValues: Record<Language, PlaceholderValues>
  plans: readonly Plan[]
  /** The plans that can be bought. */
  onSale: readonly Plan[]
  /** Key of a plan and a billing period, of each price that holds or will. */
  prices: readonly {plan: string; period: Period}[]
  /** The pages that editors made. */
  ownPages: readonly Page[]
  /** The forms that pages of editors show. */
  formPages: PublishedQueryResult['formPages']
  /** How long before it starts a price is announced. */
  noticeDays: number
  /** Null until it is known. */
  vat: VatSettings | null
}

let published: Published = {
  placeholderValues: perLanguage(() => ({})),
  plans: [],
  onSale: [],
  prices: [],
  ownPages: [],
  formPages: [],
  noticeDays: 0,
  vat: null,
}
let listening = false
const readers = new Set<() => void>()

/** For previews and locations, which are no components and cannot subscribe. */
export const currentlyPublished = (): Published => published

/** Reads the content published at this moment. */
export async function fetchPublished(client: SanityClient): Promise<Published> {
  const {settings, prices, plans, ownPages, formPages} = await client
    .withConfig({perspective: 'published'})
    .fetch(publishedQuery)
  const inForce = pricesInForce(prices, amsterdamDay(new Date()))
  const onSale = plansOnSale(plans, inForce)
  return {
    placeholderValues: perLanguage((language) =>
      settings ? placeholderValuesFrom({settings, prices: inForce, onSale}, language) : {},
    ),
    plans,
    onSale,
    prices: prices.map(({plan, period}) => ({plan: plan.key, period})),
    ownPages: ownPagesOf(ownPages),
    formPages,
    noticeDays: settings?.noticeDays ?? 0,
    vat: settings,
  }
}

/** The pages that editors made, as their drafts have them: what is published with a page may link to it. */
export const fetchDraftPages = async (client: SanityClient): Promise<Page[]> =>
  ownPagesOf(await client.withConfig({perspective: 'drafts'}).fetch(ownPagesQuery))

/** Reads the content again and notifies all subscribers. */
export async function readPublished(client: SanityClient) {
  published = await fetchPublished(client)
  for (const reader of readers) reader()
}

/** One listener for the whole Studio, from the first that asks on. */
export function keepReading(client: SanityClient) {
  if (listening) return
  listening = true
  client
    .listen(
      '*[_type in ["price", "plan", "siteSettings", "contentPage", "article"]]',
      {},
      {events: ['welcome', 'mutation'], visibility: 'query'},
    )
    .subscribe(() => void readPublished(client))
}

export function subscribe(onChange: () => void) {
  readers.add(onChange)
  return () => {
    readers.delete(onChange)
  }
}
