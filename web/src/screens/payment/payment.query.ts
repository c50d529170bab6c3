import {defineQuery} from 'groq'
import {INVALID_EMAIL, PROMISE} from '../../../../domain/content/fragments.ts'

export const paymentSuccessQuery = defineQuery(`{
  "page": *[_type == "paymentPages" && _id == "paymentPages"][0]{
    success, address, waiting, duplicate, unknown, unavailable, "account": cancelSubscription.signIn.heading,
    "labels": cancelSubscription.details{plan, nextPayment}, "steps": cancelSubscription.firstDay{paid, told, connected, live}
  },
  "promise": ${PROMISE},
  "plans": *[_type == "plan"]{key, name},
  "periods": *[_type == "checkoutPage" && _id == "checkoutPage"][0].period.labels,
  "invalidEmail": ${INVALID_EMAIL}
}`)

export const paymentCancelledQuery = defineQuery(`{
  "page": *[_type == "paymentPages" && _id == "paymentPages"][0]{cancelled, failed, expired}
}`)
