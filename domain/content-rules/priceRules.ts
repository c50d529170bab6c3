import {amsterdamDay, daysLater} from '../format/dates.ts'
import {type Cents, centsFromEuros, formatEuros} from '../money/money.ts'
import {breakdown} from '../money/pricing.ts'
import {vatRateOn} from '../money/vat.ts'
import {DEFAULT_LANGUAGE} from '../texts/languages.ts'
import {staffDay, staffText} from '../texts/staffText.ts'
import {type Dataset, type DatasetProblem, type PlanPrice, priceWords} from './dataset.ts'

/** Mollie's limit for direct debits, unless it agrees to a higher one. */
const DIRECT_DEBIT_CEILING: Cents = 100_000
const SUSPICIOUS_FACTOR = 10
/** Ten years; a calendar ends somewhere. */
const MOST_DAYS = 3650

/** Prices that are in force or coming, as far as they deserve a second look. */
export const priceProblems = (dataset: Dataset): DatasetProblem[] =>
  dataset.prices
    .filter((price) => dataset.inForce.includes(price) || price.validFrom > dataset.today)
    .flatMap((price) => {
      const last = priceBefore(price, dataset)
      return [
        ...tooHigh(price, dataset),
        ...(last ? [...suspicious(price, last.exclVat, dataset), ...tooSoon(price, dataset)] : []),
      ]
    })

/** The price of the same plan and period that this one takes the place of. */
export function priceBefore({plan, period, validFrom}: PlanPrice, {prices}: Dataset): PlanPrice | undefined {
  return prices
    .filter((price) => price.plan.key === plan.key && price.period === period && price.validFrom < validFrom)
    .sort((a, b) => (a.validFrom < b.validFrom ? -1 : 1))
    .at(-1)
}

function tooHigh(price: PlanPrice, dataset: Dataset): DatasetProblem[] {
  const {total} = breakdown(price.exclVat, vatOf(price, dataset))
  if (total <= DIRECT_DEBIT_CEILING) return []
  return [
    ask(
      price,
      'exclVat',
      staffText(
        `${capital(priceWords(price, dataset))} is ${euros(total)} met btw. Mollie incasseert meestal niet meer dan ${euros(DIRECT_DEBIT_CEILING)} per keer, dus verlengingen kunnen mislukken: vraag het eerst aan Mollie`,
        `${capital(priceWords(price, dataset))} is ${euros(total)} with VAT. Mollie usually collects no more than ${euros(DIRECT_DEBIT_CEILING)} at a time by direct debit, so renewals may fail: check with Mollie first`,
      ),
    ),
  ]
}

/** A comma in the wrong place. */
function suspicious(price: PlanPrice, lastExclVat: number, dataset: Dataset): DatasetProblem[] {
  const [now, last] = [centsFromEuros(price.exclVat), centsFromEuros(lastExclVat)]
  if (now < last * SUSPICIOUS_FACTOR && now * SUSPICIOUS_FACTOR > last) return []
  return [
    ask(
      price,
      'exclVat',
      staffText(
        `${capital(priceWords(price, dataset))} gaat van ${euros(last)} naar ${euros(now)}: staat de komma goed?`,
        `${capital(priceWords(price, dataset))} goes from ${euros(last)} to ${euros(now)}: is the comma in the right place?`,
      ),
    ),
  ]
}

/** A price that is typed, beside the last one: more than half as much again, or less than half, may be a slip. */
export function farFrom(price: PlanPrice, lastExclVat: number, dataset: Dataset): DatasetProblem[] {
  const [now, last] = [centsFromEuros(price.exclVat), centsFromEuros(lastExclVat)]
  const misplaced = suspicious(price, lastExclVat, dataset)
  if (misplaced.length > 0 || Math.abs(now - last) * 2 <= last) return misplaced
  const words = capital(priceWords(price, dataset))
  return [
    ask(
      price,
      'exclVat',
      now > last
        ? staffText(
            `${words} gaat van ${euros(last)} naar ${euros(now)}, meer dan de helft erbij: klopt het bedrag?`,
            `${words} goes from ${euros(last)} to ${euros(now)}, which is more than half as much again: is the amount right?`,
          )
        : staffText(
            `${words} gaat van ${euros(last)} naar ${euros(now)}, minder dan de helft ervan: klopt het bedrag?`,
            `${words} goes from ${euros(last)} to ${euros(now)}, which is less than half of it: is the amount right?`,
          ),
    ),
  ]
}

/** Customers who pay by this price were promised to hear of another in time. */
function tooSoon(price: PlanPrice, {settings, today}: Dataset): DatasetProblem[] {
  const written = price.document._createdAt
  if (!settings || !written || price.validFrom <= today) return []
  const earliest = daysLater(amsterdamDay(new Date(written)), Math.min(settings.noticeDays, MOST_DAYS))
  if (price.validFrom >= earliest) return []
  return [
    ask(
      price,
      'validFrom',
      staffText(
        `Deze prijs gaat in op ${staffDay(price.validFrom)}. De voorwaarden beloven klanten een aankondiging, ${settings.noticeDays} dagen van tevoren: laat hem ingaan op ${staffDay(earliest)} of later`,
        `This price starts on ${staffDay(price.validFrom)}. The terms promise customers ${settings.noticeDays} days’ notice, so let it start on ${staffDay(earliest)} or later`,
      ),
    ),
  ]
}

export const ask = ({document}: PlanPrice, path: string, message: string): DatasetProblem => ({
  severity: 'ask',
  documentId: document._id,
  documentType: document._type,
  path,
  message,
})

export const euros = (cents: Cents) => formatEuros(cents, DEFAULT_LANGUAGE)
export const capital = (words: string) => words.charAt(0).toUpperCase() + words.slice(1)

/** The rate when the price counts. */
const vatOf = ({validFrom}: PlanPrice, {settings, today}: Dataset) =>
  settings ? vatRateOn(settings, validFrom > today ? validFrom : today) : 0
