import {defineQuery} from 'groq'

/** Every price and plan, for the price list. */
export const priceListQuery = defineQuery(`{
  "vatRate": *[_type == "siteSettings" && _id == "siteSettings"][0].vatRate,
  "prices": *[_type == "price" && defined(plan->key) && defined(validFrom) && defined(exclVat)]{
    _id, plan->{key, name, orderRank}, period, exclVat, validFrom, discountNote
  }
}`)
