import {pricesInForce} from '../../../domain/catalogue/priceList.ts'
import {amsterdamDay} from '../../../domain/format/dates.ts'
import {type Cents, centsFromEuros, isAmount} from '../../../domain/money/money.ts'
import type {Period} from '../../../domain/money/periods.ts'
import {announcedRate} from '../../../domain/money/vat.ts'
import type {ContentClient} from '../../runtime/content.ts'
import {log} from '../../runtime/log.ts'
import type {Order} from '../orders/order.ts'
import {runningPricesQuery} from './runningPrices.query.ts'

/** The terms promise that many days' notice or more. */
const LEAST_NOTICE_DAYS = 30

type RunningPrice = {
  id: string
  revision: string
  plan: string
  period: Period
  exclVat: Cents
  validFrom: string
  /** In force or coming: what a later price took the place of moves nobody any more. */
  isLive: boolean
}

/** Prices of running customers, by the content. */
export type RunningPrices = {
  prices: RunningPrice[]
  vat: {vatRate: number; vatChange: ReturnType<typeof announcedRate>}
  noticeDays: number
}

/** Throws when the content cannot be read, or a price in it is no amount, which is named: then nothing changes. */
export async function readRunningPrices(content: ContentClient, now: Date): Promise<RunningPrices> {
  const {prices, settings} = await content.fetch(runningPricesQuery)
  if (!settings) throw new Error('The settings are not in the CMS')
  const today = amsterdamDay(now)
  const whole = prices.flatMap(({plan, ...price}) => (plan ? [{...price, plan}] : []))
  for (const {_id, exclVat} of whole) if (!isAmount(exclVat)) log('price.invalid', {price: _id})
  const inForce = pricesInForce(whole, today)
  return {
    prices: whole
      .filter(({holdsForRunning}) => holdsForRunning)
      .map((price) => ({
        id: price._id,
        revision: price._rev,
        plan: price.plan.key,
        period: price.period,
        exclVat: centsFromEuros(price.exclVat),
        validFrom: price.validFrom,
        isLive: price.validFrom > today || inForce.includes(price),
      }))
      .sort((a, b) => (a.validFrom < b.validFrom ? -1 : 1)),
    vat: {vatRate: settings.vatRate, vatChange: announcedRate(settings)},
    noticeDays: Math.max(LEAST_NOTICE_DAYS, settings.noticeDays),
  }
}

/** Prices of an order's plan and period, sorted by first day. */
export const pricesOf = ({prices}: RunningPrices, {plan, period}: Pick<Order, 'plan' | 'period'>): RunningPrice[] =>
  prices.filter((price) => price.plan === plan && price.period === period)
