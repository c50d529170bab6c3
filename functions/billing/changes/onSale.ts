import {plansOnSale} from '../../../domain/catalogue/plans.ts'
import {pricesInForce} from '../../../domain/catalogue/priceList.ts'
import {amsterdamDay} from '../../../domain/format/dates.ts'
import {centsFromEuros} from '../../../domain/money/money.ts'
import {isPeriod, PERIODS} from '../../../domain/money/periods.ts'
import type {Language} from '../../../domain/texts/languages.ts'
import {fill} from '../../../domain/texts/placeholders.ts'
import {localise} from '../../../domain/texts/texts.ts'
import type {ContentClient} from '../../runtime/content.ts'
import {onSaleQuery} from './onSale.query.ts'
import type {OnSale, Sold, Wish} from './planChange.ts'

export const NOTHING_ON_SALE: OnSale = {sold: [], vat: {vatRate: 0}}

/** The wish in a text, "pro.monthly"; undefined of anything else. */
export function wishIn(text: string | null): Wish | undefined {
  const [plan = '', period] = (text ?? '').split('.')
  return plan && isPeriod(period) ? {plan, period} : undefined
}

/** All that is sold today, in the order of the plans and their periods. Throws when the content cannot be read. */
export async function readOnSale(content: ContentClient, language: Language, now: Date): Promise<OnSale> {
  const {plans, prices, settings, labels} = localise(await content.fetch(onSaleQuery), language)
  if (!settings || !labels) throw new Error('The settings are not in the CMS')
  const {brandName: brand, paymentDescription, ...vat} = settings
  const whole = prices.flatMap(({plan, ...price}) => (plan ? [{...price, plan}] : []))
  const inForce = pricesInForce(whole, amsterdamDay(now))
  const sold = plansOnSale(plans, inForce).flatMap(({key, name}) =>
    PERIODS.flatMap((period): Sold[] => {
      const price = inForce.find((each) => each.plan.key === key && each.period === period)
      if (!price) return []
      const periodLabel = labels[period]
      const description = fill(paymentDescription, {brand, plan: name, period: periodLabel})
      return [
        {
          ...{plan: key, planName: name, period, periodLabel, description, exclVat: centsFromEuros(price.exclVat)},
          ...{priceId: price._id, priceRevision: price._rev},
        },
      ]
    }),
  )
  return {sold, vat}
}
