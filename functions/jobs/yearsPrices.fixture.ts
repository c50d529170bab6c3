import type {TestShop} from '../../tests/support/shop/testShop.ts'

/** Discounts of the year. */
export const OFFERS = [
  {code: 'WELKOM10', percent: 10, lasts: 'some', count: 3},
  {code: 'PROEF50', percent: 50, lasts: 'first'},
  {code: 'VAST5', percent: 5, lasts: 'always'},
].map((offer) => ({
  ...{_id: `offer-${offer.code}`, _type: 'offer', label: {_type: 'localeString', nl: 'Korting', en: 'Discount'}},
  ...{firstDay: '2025-01-01', ...offer},
}))
/** A year is not sold as the content ships. */
export const YEARLY = [
  {plan: 'basis', period: 'yearly', exclVat: 990, validFrom: '2025-01-01'},
  {plan: 'pro', period: 'yearly', exclVat: 1490, validFrom: '2025-01-01'},
] as const
/** Prices that staff announce in the year, by the day on which they do. */
export const ANNOUNCED = [
  {on: '2032-03-15', plan: 'basis', period: 'monthly', exclVat: 109, validFrom: '2032-05-01', holdsForRunning: true},
  {on: '2032-06-01', plan: 'pro', period: 'quarterly', exclVat: 420, validFrom: '2032-08-01', holdsForRunning: true},
] as const

export function withPrice(
  {documents}: TestShop,
  {plan, period, ...price}: {plan: string; period: string; validFrom: string},
) {
  const like =
    documents.find(({_id}) => _id === `price-${plan}-${period}`) ??
    documents.find(({_id}) => _id === `price-${plan}-monthly`)
  return {
    ...like,
    _type: 'price',
    _id: `price-${plan}-${period}-${price.validFrom}`,
    _rev: `r-${price.validFrom}`,
    period,
    ...price,
  }
}
