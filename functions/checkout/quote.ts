import type {PlanKey} from '../../domain/catalogue/plans.ts'
import {pricesInForce} from '../../domain/catalogue/priceList.ts'
import {isSampleCompany} from '../../domain/company/company.ts'
import {HOME_COUNTRY, isReverseCharged} from '../../domain/customers/countries.ts'
import type {Details} from '../../domain/customers/customerDetails.ts'
import {amsterdamDay} from '../../domain/format/dates.ts'
import type {Cents} from '../../domain/money/money.ts'
import type {Period} from '../../domain/money/periods.ts'
import {type Breakdown, breakdown} from '../../domain/money/pricing.ts'
import {vatRateOn} from '../../domain/money/vat.ts'
import {cleanCode} from '../../domain/offers/offers.ts'
import type {Language} from '../../domain/texts/languages.ts'
import {fill} from '../../domain/texts/placeholders.ts'
import {placeholderValuesFrom} from '../../domain/texts/placeholderValues.ts'
import {localise} from '../../domain/texts/texts.ts'
import type {Order} from '../billing/orders/order.ts'
import {HttpError} from '../http/httpError.ts'
import {wrongFields} from '../http/request.ts'
import type {ContentClient} from '../runtime/content.ts'
import {caught, log} from '../runtime/log.ts'
import {type Discount, discountOf, type RefusalOf} from './code/discount.ts'
import {quoteQuery} from './quote.query.ts'

type Wanted = {
  plan: PlanKey
  period: Period
  language: Language
  details?: Details | undefined
  /** The total that a page offered, in cents. */
  shownTotal?: Cents | undefined
  /** A discount code, as it was typed. */
  code?: string | undefined
}

/** Quote by the present content. Amounts in cents. */
export type Quote = Breakdown & {
  plan: PlanKey
  period: Period
  planName: string
  periodLabel: string
  vatRate: number
  /** VAT is the customer's to pay. */
  vatScheme?: Order['vatScheme']
  /** Text on the bank statement. */
  description: string
  priceId: string
  priceRevision: string
  /** The newest revision among the documents that the terms are made of; placeholders stand for settings. */
  termsRevision: string
  /** The words by which direct debits are authorised, as the page shows them; empty where the content has none. */
  mandate: string
  /** The amounts are those with it. */
  discount?: Discount | undefined
  /** Why the introductory price that the page showed is not to be had, in a sentence. */
  lost?: string | undefined
}

type Options = {
  mode: 'test' | 'live'
  refusalOf?: RefusalOf
}

/**
 * Reads the price of a plan and period. Throws an HttpError: 400 for a plan that is not on sale or is sold for other periods,
 * 503 when the price that a page showed is gone, the CMS cannot be reached, or it has the company details that ship and the
 * money is real; never a guessed price. 400 too for a country in which we do not sell and for a code that
 * does not count. `now` decides which price is in force.
 */
export async function readQuote(
  client: ContentClient,
  {plan, period, language, details, shownTotal, code}: Wanted,
  now: Date,
  {mode, refusalOf = async () => null}: Options,
): Promise<Quote> {
  const content = await client
    .fetch(quoteQuery, {plan, period, code: cleanCode(code ?? '')})
    .catch((error: unknown) => {
      caught('checkout.offer_read_failed', {plan, period}, error)
      throw new HttpError(503, 'Payment creation failed')
    })
  const read = localise(content, language)
  const {plan: onSale, prices, settings, labels, mandate, termsRevision} = read
  if (!onSale) throw new HttpError(400, 'Invalid plan configuration')
  const today = amsterdamDay(now)
  const [price] = pricesInForce(prices, today)
  if (!price && shownTotal === undefined) throw new HttpError(400, 'Invalid plan configuration')
  if (!price || !settings || !labels) throw new HttpError(503, 'Payment creation failed')
  if (mode === 'live' && isSampleCompany(settings.company)) {
    log('checkout.sample_company', {
      why: 'a live key sells nothing with it: fill in Site settings, Company in the Studio',
    })
    throw new HttpError(503, 'Payment creation failed')
  }
  const {country = HOME_COUNTRY} = details ?? {}
  if (country !== HOME_COUNTRY && !settings.countries?.includes(country)) throw wrongFields(['country'])
  const periodLabel = labels[period]
  const isReversed = isReverseCharged(details ?? {})
  const vatRate = isReversed ? 0 : vatRateOn(settings, today)
  return {
    ...breakdown(price.exclVat, vatRate),
    ...(await discountOf(
      read,
      {plan, period, periodLabel, exclVat: price.exclVat, vatRate, today},
      {language, code, shownTotal, refusalOf},
    )),
    plan,
    period,
    planName: onSale.name,
    periodLabel,
    vatRate,
    ...(isReversed && {vatScheme: 'reverseCharge' as const}),
    description: fill(settings.paymentDescription, {
      brand: settings.brandName,
      plan: onSale.name,
      period: periodLabel,
    }),
    priceId: price._id,
    priceRevision: price._rev,
    termsRevision: termsRevision ?? '',
    mandate: fill(mandate ?? '', placeholderValuesFrom({settings, prices: [], today}, language)),
  }
}
