import {defineQuery} from 'groq'
import {LINK_TARGETS, MAIL_SETTINGS, PROMISE} from '../../../domain/content/fragments.ts'

/** Content that mails and the customer portal fill in, beside their own texts. */
export const sampleQuery = defineQuery(`{
  "settings": ${MAIL_SETTINGS},
  "promise": ${PROMISE},
  "targets": ${LINK_TARGETS},
  "labels": *[_type == "checkoutPage" && _id == "checkoutPage"][0].period.labels,
  "prices": *[_type == "price" && defined(plan->key) && defined(plan->name) && defined(validFrom) && defined(exclVat)]{
    plan->{key, name}, period, exclVat, validFrom
  }
}`)
