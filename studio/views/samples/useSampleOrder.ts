import {pricesInForce} from '../../../domain/catalogue/priceList.ts'
import type {SampleQueryResult} from '../../../domain/content/content.types.ts'
import {amsterdamDay} from '../../../domain/format/dates.ts'
import type {Period} from '../../../domain/money/periods.ts'
import {vatRateOn} from '../../../domain/money/vat.ts'
import type {Language} from '../../../domain/texts/languages.ts'
import {sampleOrder} from '../../../functions/portal/view/sampleOrder.ts'
import {linkAddresses} from '../../../functions/ui/linkAddresses.ts'
import {useFollowed} from '../useFollowed.ts'
import {sampleQuery} from './sample.query.ts'

const FILTER = '*[_type in ["siteSettings", "landingPage", "checkoutPage", "price", "plan", "contentPage", "article"]]'
const read = (client: {fetch: (query: typeof sampleQuery) => Promise<SampleQueryResult>}) => client.fetch(sampleQuery)

type Sample = {
  order: ReturnType<typeof sampleOrder>
  settings: NonNullable<SampleQueryResult['settings']>
  promise: SampleQueryResult['promise']
  periods: NonNullable<SampleQueryResult['labels']>
  /** The whole address of a destination, for the links of a mail. */
  addressOf: (destination: string) => string
}

/** Sample order for the last plan of the list, bought today; nothing while it is read, null where content for it is missing. */
export function useSampleOrder(language: Language, period: Period): Sample | null | undefined {
  const {value} = useFollowed(FILTER, read)
  if (!value) return undefined
  if (!value.settings || !value.labels) return null
  const {settings, promise, labels, prices, targets} = value
  const today = amsterdamDay(new Date())
  const bought = pricesInForce(prices, today).findLast((price) => price.period === period)
  const order = sampleOrder(language, period, {
    planName: bought?.plan.name[language] ?? '…',
    periodLabel: labels[period][language],
    exclVat: bought?.exclVat ?? 0,
    vatRate: vatRateOn(settings, today),
  })
  const addressOf = linkAddresses({settings, targets}, {language, siteUrl: order.siteUrl, today})
  return {order, settings, promise, periods: labels, addressOf}
}
