import {defineQuery} from 'groq'
import {FACT_SETTINGS} from '../model.ts'

export const subscriptionPageQuery = defineQuery(`{
  "texts": *[_type == "paymentPages" && _id == "paymentPages"][0].cancelSubscription,
  "orderLabel": *[_type == "paymentPages" && _id == "paymentPages"][0].success.orderLabel,
  "settings": ${FACT_SETTINGS}
}`)
