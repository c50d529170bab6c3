import {defineQuery} from 'groq'

export const checkoutQuery = defineQuery(`{
  "page": *[_type == "checkoutPage" && _id == "checkoutPage"][0]{
    eyebrow, heading, steps, period, customer, today, renewal, included, submit, terms, otherPlan, messages, noJavaScript
  },
  "plan": *[_type == "plan" && key == $plan][0]{_id, key, name, tagline, features, details, availability},
  "prices": *[_type == "price" && plan->key == $plan]{plan->{key}, period, exclVat, validFrom, discountNote}
}`)
