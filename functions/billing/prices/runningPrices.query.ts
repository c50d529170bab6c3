import {defineQuery} from 'groq'
import {SETTINGS} from '../../../domain/content/fragments.ts'

/** What prices say about customers who have a subscription, and the rate of VAT that is and comes. */
export const runningPricesQuery = defineQuery(`{
  "prices": *[_type == "price" && defined(plan->key) && defined(validFrom) && defined(exclVat)]{
    _id, _rev, plan->{key}, period, exclVat, validFrom, "holdsForRunning": holdsForRunning == true
  },
  "settings": ${SETTINGS}{vatRate, vatChange, noticeDays}
}`)
