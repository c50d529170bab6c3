import {defineQuery} from 'groq'

/** What placeholders stand for, and which plans there are. */
export const publishedQuery = defineQuery(`{
  "settings": *[_type == "siteSettings" && _id == "siteSettings"][0]{brandName, company, phone, emails, vatRate},
  "prices": *[_type == "price" && defined(plan->key) && defined(validFrom) && defined(exclVat)]{
    plan->{key}, period, exclVat, validFrom
  },
  "plans": *[_type == "plan" && defined(key)] | order(orderRank){key, name, availability}
}`)
