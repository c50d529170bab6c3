import {type Cents, centsFromEuros} from '../money/money.ts'
import {MONTHS, PERIODS, type Period} from '../money/periods.ts'

/** A price as the queries read it; `validFrom` is a day (YYYY-MM-DD) that begins in Amsterdam, `exclVat` in euros. */
export type DatedPrice = {plan: {key: string}; period: Period; exclVat: number; validFrom: string}

const slot = ({plan, period}: DatedPrice) => `${plan.key}/${period}`

/**
 * Rule for the price of a plan: of the prices of a plan and period that have started, the one that started last. Pages
 * and payments both use it. `today` is the day in Amsterdam.
 */
export function pricesInForce<T extends DatedPrice>(prices: readonly T[], today: string): T[] {
  const latest = new Map<string, T>()
  for (const price of prices) {
    if (price.validFrom > today) continue
    const current = latest.get(slot(price))
    if (!current || price.validFrom > current.validFrom) latest.set(slot(price), price)
  }
  return [...latest.values()]
}

/** Prices that are announced and have not started, soonest first. */
export const comingPrices = <T extends DatedPrice>(prices: readonly T[], today: string): T[] =>
  prices.filter(({validFrom}) => validFrom > today).sort((a, b) => (a.validFrom < b.validFrom ? -1 : 1))

/**
 * The prices in force of one plan, the shortest period first: the first is the one that is chosen until a customer chooses
 * another, so monthly where it is sold.
 */
export const byPeriod = <T extends {period: Period}>(inForce: readonly T[]): T[] =>
  PERIODS.flatMap((period) => inForce.find((price) => price.period === period) ?? [])

/** The monthly price among prices in force, with which the longer periods are compared. */
export const monthlyOf = <T extends {plan: {key: string}; period: string}>(prices: readonly T[], plan: string) =>
  prices.find((price) => price.plan.key === plan && price.period === 'monthly')

/** Saving against paying by the month, to one decimal: in percent, and in months, rounded down. */
export type Saving = {percent: number; months: number}

export function savingOf({exclVat, period}: Pick<DatedPrice, 'exclVat' | 'period'>, monthlyExclVat: number): Saving {
  const monthly = centsFromEuros(monthlyExclVat)
  const full = monthly * MONTHS[period]
  if (full === 0) return {percent: 0, months: 0}
  const saved = Math.max(0, full - centsFromEuros(exclVat))
  return {percent: Math.round((saved * 1000) / full) / 10, months: Math.floor((saved * 10) / monthly) / 10}
}

/**
 * Saving of a period against paying by the month, in cents without VAT; null where there is none, and where a promotional price
 * of either would make it another amount.
 */
export function savedBy<T extends {period: Period; exclVat: number; introductory?: unknown}>(
  price: T,
  prices: readonly T[],
): Cents | null {
  const monthly = prices.find(({period}) => period === 'monthly')
  if (!monthly || monthly === price || price.introductory || monthly.introductory) return null
  const saved = centsFromEuros(monthly.exclVat) * MONTHS[price.period] - centsFromEuros(price.exclVat)
  return saved > 0 ? saved : null
}

/** Saving that a text promises: "10% korting", "1 month free". */
export type Claim = {percent: number} | {months: number}

/** Whether a price keeps what is promised of it, in months to the cent, in percent to one decimal. */
export function keepsClaim(
  claim: Claim,
  price: Pick<DatedPrice, 'exclVat' | 'period'>,
  monthlyExclVat: number,
): boolean {
  if ('percent' in claim) return claim.percent === savingOf(price, monthlyExclVat).percent
  return centsFromEuros(price.exclVat) === centsFromEuros(monthlyExclVat) * (MONTHS[price.period] - claim.months)
}
