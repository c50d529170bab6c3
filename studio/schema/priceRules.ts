import type {ValidationContext} from 'sanity'
import {API_VERSION} from '../model/apiVersion.ts'
import {amsterdamDay} from '../model/dates.ts'
import {type DatedPrice, discountProblem, pricesInForce} from '../model/priceList.ts'
import {PERIODS, type Period} from '../model/pricing.ts'

type PriceDocument = {
  _id: string
  plan?: {_ref?: string}
  period?: Period
  exclVat?: number
  validFrom?: string
  discountNote?: {nl?: string; en?: string}
}

/** Rules look past drafts of the same document, at what is published. */
const published = (context: ValidationContext) =>
  context.getClient({apiVersion: API_VERSION}).withConfig({perspective: 'published'})

const ownId = (id: string) => id.replace(/^drafts\./, '')

/** Two prices of one plan and period that start on one day: nobody could say which is charged. */
export async function uniquePrice(validFrom: unknown, context: ValidationContext) {
  const {_id, plan, period} = context.document as unknown as PriceDocument
  if (!validFrom || !plan?._ref || !period) return true
  const others = await published(context).fetch<number>(
    'count(*[_type == "price" && _id != $id && plan._ref == $plan && period == $period && validFrom == $validFrom])',
    {id: ownId(_id), plan: plan._ref, period, validFrom},
  )
  return (
    others === 0 || 'There is a price of this plan and period from the same day: change that one, or choose another day'
  )
}

/** A price in force is normally left alone: a new one is a new document with a later start. */
export async function noticeOfChange(exclVat: unknown, context: ValidationContext) {
  const {_id} = context.document as unknown as PriceDocument
  const before = await published(context).fetch<{exclVat: number; validFrom: string} | null>(
    '*[_type == "price" && _id == $id][0]{exclVat, validFrom}',
    {id: ownId(_id)},
  )
  if (!before || before.exclVat === exclVat || before.validFrom > amsterdamDay(new Date())) return true
  return 'This price is in force. The terms promise 30 days’ notice: better duplicate it and give the copy a later start'
}

/** "10% korting" and "1 maand gratis" must follow from the prices. */
export async function trueDiscountNote(value: unknown, context: ValidationContext) {
  const {plan, period, exclVat, discountNote} = (value ?? {}) as PriceDocument
  if (!plan?._ref || !period || typeof exclVat !== 'number' || !discountNote) return true
  const prices = await published(context).fetch<DatedPrice[]>(
    '*[_type == "price" && plan._ref == $plan && period == "monthly"]{plan->{key}, period, exclVat, validFrom}',
    {plan: plan._ref},
  )
  const [monthly] = pricesInForce(prices, amsterdamDay(new Date()))
  if (!monthly) return true
  for (const note of [discountNote.nl, discountNote.en]) {
    const problem = note && discountProblem(note, {exclVat, period}, monthly.exclVat)
    if (problem) return problem
  }
  return true
}

/** A plan that can be chosen must have something to pay, for each period. */
export async function hasPricesWhenOnSale(availability: unknown, context: ValidationContext) {
  if (availability !== 'onSale') return true
  const {_id} = context.document as unknown as {_id: string}
  const prices = await published(context).fetch<DatedPrice[]>(
    '*[_type == "price" && plan._ref == $plan]{"plan": {"key": $plan}, period, exclVat, validFrom}',
    {plan: ownId(_id)},
  )
  const started = pricesInForce(prices, amsterdamDay(new Date())).map(({period}) => period)
  const missing = PERIODS.filter((period) => !started.includes(period))
  return missing.length === 0 || `A plan on sale needs a price that has started for: ${missing.join(', ')}`
}
