import {type Cents, centsFromEuros} from './money.ts'
import {MONTHS, type Period} from './periods.ts'

/** Amounts of one period, in cents. */
export type Breakdown = {exclVat: Cents; vat: Cents; total: Cents}

/**
 * VAT over one price, rounded half up to the cent; excl. + VAT is always the total.
 * `exclVat` in euros as the price document holds it, `vatRate` in percent. Table: specification, section 9.
 */
export function breakdown(exclVat: number, vatRate: number): Breakdown {
  const cents = centsFromEuros(exclVat)
  const vat = Math.round((cents * vatRate) / 100)
  return {exclVat: cents, vat, total: cents + vat}
}

/** The price of one month within a period, excl. VAT, rounded to the cent: 745 over 6 months is 124.17. */
export function perMonth(exclVat: Cents, period: Period): Cents {
  return Math.round(exclVat / MONTHS[period])
}
