import type {SanityClient} from 'sanity'
import {useFollowed} from '../useFollowed.ts'
import {priceListQuery} from './prices.query.ts'

const readPrices = (client: SanityClient) => client.withConfig({perspective: 'published'}).fetch(priceListQuery)

/** Published prices, kept up to date while the view is open. */
export const usePublishedPrices = () =>
  useFollowed('*[_type in ["price", "plan", "siteSettings", "offer"]]', readPrices)
