import {defineQuery} from 'groq'
import {PLACEHOLDER_SETTINGS} from '../../../domain/content/fragments.ts'

/** Every price, and every offer without a code, for the price list. */
export const priceListQuery = defineQuery(`{
  "settings": ${PLACEHOLDER_SETTINGS},
  "prices": *[_type == "price" && defined(plan->key) && defined(validFrom) && defined(exclVat)]{
    _id, plan->{key, name, orderRank}, "planId": plan._ref, period, exclVat, validFrom, discountNote
  },
  "offers": *[_type == "offer" && !defined(code) && defined(firstDay)] | order(_createdAt){
    _id, name, label, percent, amount, lasts, count, "plans": plans[]->key, periods, firstDay, lastDay
  }
}`)
