import {defineQuery} from 'groq'
import {PROMISE, SETTINGS, SHOWN_PRICE} from '../../../../domain/content/fragments.ts'

export const checkoutQuery = defineQuery(`{
  "page": *[_type == "checkoutPage" && _id == "checkoutPage"][0]{
    eyebrow, heading, steps, period, customer, today, renewal, included, submit, agree, next, debit, mandate, messages,
    code{fold, label, apply, applied, refused}
  },
  "stops": ${PROMISE}.items,
  "plan": *[_type == "plan" && key == $plan][0]{_id, key, name, tagline, features, details, availability},
  "otherPlans": *[_type == "plan" && key != $plan && defined(invitation)] | order(orderRank){_id, key, invitation},
  "offers": *[_type == "offer" && defined(code)]{_id},
  "countries": coalesce(${SETTINGS}.countries, []),
  "prices": *[_type == "price" && plan->key == $plan]${SHOWN_PRICE}
}`)
