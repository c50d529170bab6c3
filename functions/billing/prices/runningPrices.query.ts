import {defineQuery} from 'groq'
import {SETTINGS} from '../../../domain/content/fragments.ts'

/** Prices that hold for running customers, and the present and announced rate of VAT. */
export const runningPricesQuery = defineQuery(`{
  "prices": *[_type == "price" && defined(plan->key) && defined(validFrom) && defined(exclVat)]{
    _id, _rev, plan->{key}, period, exclVat, validFrom, "holdsForRunning": holdsForRunning == true
  },
  "settings": ${SETTINGS}{vatRate, vatChange, noticeDays}
}`)
