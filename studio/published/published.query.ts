import {defineQuery} from 'groq'
import {FACT_SETTINGS, OWN_PAGES} from '../../domain/content/fragments.ts'

/** Placeholder values, plans and pages. */
export const publishedQuery = defineQuery(`{
  "settings": ${FACT_SETTINGS},
  "prices": *[_type == "price" && defined(plan->key) && defined(validFrom) && defined(exclVat)]{
    plan->{key}, period, exclVat, validFrom
  },
  "plans": *[_type == "plan" && defined(key)] | order(orderRank){_id, key, name, availability},
  "ownPages": ${OWN_PAGES}
}`)
