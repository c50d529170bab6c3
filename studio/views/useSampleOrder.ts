import type {SampleQueryResult} from '../model/content.types.ts'
import {amsterdamDay} from '../model/dates.ts'
import type {Language} from '../model/languages.ts'
import {pricesInForce} from '../model/priceList.ts'
import type {Period} from '../model/pricing.ts'
import {sampleOrder} from '../model/sampleOrder.ts'
import {vatRateOn} from '../model/vat.ts'
import {sampleQuery} from './sample.query.ts'
import {useFollowed} from './useFollowed.ts'

const FILTER = '*[_type in ["siteSettings", "checkoutPage", "price", "plan"]]'
const read = (client: {fetch: (query: typeof sampleQuery) => Promise<SampleQueryResult>}) => client.fetch(sampleQuery)

type Sample = {
  order: ReturnType<typeof sampleOrder>
  settings: NonNullable<SampleQueryResult['settings']>
  periods: NonNullable<SampleQueryResult['labels']>
}

/** An order of somebody who bought the last plan of the list today; null while that is not known. */
export function useSampleOrder(language: Language, period: Period): Sample | null {
  const {value} = useFollowed(FILTER, read)
  if (!value?.settings || !value.labels) return null
  const {settings, labels, prices} = value
  const today = amsterdamDay(new Date())
  const bought = pricesInForce(prices, today).findLast((price) => price.period === period)
  const order = sampleOrder(language, period, {
    planName: bought?.plan.name[language] ?? '…',
    periodLabel: labels[period][language],
    exclVat: bought?.exclVat ?? 0,
    vatRate: vatRateOn(settings, today),
  })
  return {order, settings, periods: labels}
}
