import {type DatedPrice, pricesInForce} from '../catalogue/priceList.ts'
import {daysLater} from '../format/dates.ts'
import {type Cents, centsFromEuros} from '../money/money.ts'
import type {Period} from '../money/periods.ts'
import {discounted, introductoryFor, type Offer} from './offers.ts'

/** Days before a price reduction over which its former price is the lowest. */
const DAYS = 30

type Past = {plan: string; period: Period; prices: readonly DatedPrice[]; offers: readonly Offer[]}

/**
 * Returns the former price of an offer without VAT: the lowest that everybody was asked in the 30 days before its first day,
 * other offers without a code included. Null of a price that was not sold then, which has none.
 */
export function formerPrice({plan, period, prices, offers}: Past, firstDay: string): Cents | null {
  const own = prices.filter((price) => price.plan.key === plan && price.period === period)
  const asked = Array.from({length: DAYS}, (_, index) => daysLater(firstDay, index - DAYS)).flatMap((today) =>
    pricesInForce(own, today).map(({exclVat}) => {
      const cents = centsFromEuros(exclVat)
      const offer = introductoryFor(offers, {plan, period, exclVat: cents, today})
      return offer ? discounted(offer, cents) : cents
    }),
  )
  return asked.length > 0 ? Math.min(...asked) : null
}
