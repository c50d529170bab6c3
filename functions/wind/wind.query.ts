import {defineQuery} from 'groq'
import {MAIL_SETTINGS} from '../../domain/content/fragments.ts'

/** The words of the page, the scale of the score, and the plans with their prices. */
export const windQuery = defineQuery(`{
  "words": *[_type == "windPage" && _id == "windPage"][0]{form, result, questions, service, failures, owner},
  "scale": *[_type == "dashboardPage" && _id == "dashboardPage"][0].windScale.steps,
  "pricing": *[_type == "landingPage" && _id == "landingPage"][0].pricing{perMonth, inclVat},
  "plans": *[_type == "plan"] | order(orderRank){key, availability, name, badge, tagline, buttonLabel},
  "prices": *[_type == "price" && defined(plan->key) && defined(period) && defined(validFrom) && defined(exclVat)]{
    plan->{key}, period, exclVat, validFrom
  },
  "settings": ${MAIL_SETTINGS}
}`)
