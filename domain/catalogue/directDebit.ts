import {type Cents, centsFromEuros} from '../money/money.ts'
import {breakdown} from '../money/pricing.ts'
import {announcedRate, type VatSettings, vatRateOn} from '../money/vat.ts'

type Settings = VatSettings & {directDebitLimit?: number | null | undefined}

/** Highest amount that Mollie collects at once by direct debit until it agrees to another. */
const MOLLIE_LIMIT: Cents = 100_000

export const directDebitLimit = (settings: Settings): Cents =>
  settings.directDebitLimit ? centsFromEuros(settings.directDebitLimit) : MOLLIE_LIMIT

type Price = {exclVat: number; validFrom: string}

/** The dearest renewal at a price, VAT included: an announced rate counts as well. */
export function dearestRenewal({exclVat, validFrom}: Price, settings: Settings, today: string): Cents {
  const first = vatRateOn(settings, validFrom > today ? validFrom : today)
  return breakdown(exclVat, Math.max(first, announcedRate(settings)?.rate ?? 0)).total
}
