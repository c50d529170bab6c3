import {defineQuery} from 'groq'
import {PLACEHOLDER_SETTINGS} from '../../../domain/content/fragments.ts'

/** Every price and plan, for the price list. */
export const priceListQuery = defineQuery(`{
  "settings": ${PLACEHOLDER_SETTINGS},
  "prices": *[_type == "price" && defined(plan->key) && defined(validFrom) && defined(exclVat)]{
    _id, plan->{key, name, orderRank}, "planId": plan._ref, period, exclVat, validFrom, discountNote
  }
}`)
