import {defineQuery} from 'groq'
import {MAIL_SETTINGS, PROMISE} from '../../domain/content/fragments.ts'

export const subscriptionPageQuery = defineQuery(`{
  "texts": *[_type == "paymentPages" && _id == "paymentPages"][0].cancelSubscription,
  "orderLabel": *[_type == "paymentPages" && _id == "paymentPages"][0].success.orderLabel,
  "waiting": *[_type == "paymentPages" && _id == "paymentPages"][0].waiting{heading, checkAgain},
  "paid": *[_type == "paymentPages" && _id == "paymentPages"][0].success{processed, mailed},
  "periods": *[_type == "checkoutPage" && _id == "checkoutPage"][0].period.labels,
  "promise": ${PROMISE},
  "settings": ${MAIL_SETTINGS}
}`)
