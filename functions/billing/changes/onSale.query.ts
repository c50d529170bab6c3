import {defineQuery} from 'groq'
import {SETTINGS} from '../../../domain/content/fragments.ts'

/** All plans with their prices, and the words that an order has of them. */
export const onSaleQuery = defineQuery(`{
  "plans": *[_type == "plan" && defined(key)] | order(orderRank){key, name, availability},
  "prices": *[_type == "price" && defined(plan->key) && defined(validFrom) && defined(exclVat)]{
    _id, _rev, plan->{key}, period, exclVat, validFrom
  },
  "settings": ${SETTINGS}{brandName, vatRate, vatChange, paymentDescription},
  "labels": *[_type == "checkoutPage" && _id == "checkoutPage"][0].period.labels
}`)
