import {getPublishedId} from '@sanity/client/csm'
import type {ValidationContext} from 'sanity'
import {pricesInForce} from '../../../domain/catalogue/priceList.ts'
import type {Price} from '../../../domain/content/content.types.ts'
import {amsterdamDay} from '../../../domain/format/dates.ts'
import {nlEn} from '../../language.ts'
import {planPricesQuery, priceBeforeQuery, samePricesQuery} from './price.query.ts'
import {published} from './rules.ts'

/** A document that is being edited lacks what is not filled in yet. */
type Unfinished<T extends {_id: string}> = Partial<T> & Pick<T, '_id'>

const priceOf = ({document}: ValidationContext) => document as unknown as Unfinished<Price>

/** Refuses two prices of one plan and period that start on the same day: the charge would be ambiguous. */
export async function uniquePrice(validFrom: unknown, context: ValidationContext) {
  const {_id, plan, period} = priceOf(context)
  if (typeof validFrom !== 'string' || !plan?._ref || !period) return true
  const others = await published(context).fetch(samePricesQuery, {
    id: getPublishedId(_id),
    plan: plan._ref,
    period,
    validFrom,
  })
  return (
    others === 0 ||
    nlEn(
      'Er is al een prijs van dit pakket en deze periode vanaf dezelfde dag: verander die, of kies een andere dag',
      'This plan and period already have a price from the same day: change that one, or choose another day',
    )
  )
}

/** A price in force is normally left alone: a new one is a new document with a later start. */
export async function noticeOfChange(exclVat: unknown, context: ValidationContext) {
  const before = await published(context).fetch(priceBeforeQuery, {id: getPublishedId(priceOf(context)._id)})
  const isLower = typeof exclVat === 'number' && before !== null && exclVat <= (before.exclVat ?? 0)
  if (!before || isLower || before.validFrom > amsterdamDay(new Date())) return true
  return nlEn(
    `Deze prijs geldt nu. De voorwaarden beloven ${before.noticeDays} dagen van tevoren een aankondiging: maak liever een kopie die later ingaat`,
    `This price is in force. The terms promise ${before.noticeDays} days’ notice: duplicate it and give the copy a later start date`,
  )
}

/** A plan that can be chosen must have something to pay, for a period at least. */
export async function hasPricesWhenOnSale(availability: unknown, context: ValidationContext) {
  if (availability !== 'onSale') return true
  const {_id} = context.document as unknown as {_id: string}
  const prices = await published(context).fetch(planPricesQuery, {plan: getPublishedId(_id)})
  return (
    pricesInForce(prices, amsterdamDay(new Date())).length > 0 ||
    nlEn(
      'Geef dit pakket eerst een prijs die al is ingegaan, voor minstens één periode',
      'First give this plan a price that has started, for one period at least',
    )
  )
}
