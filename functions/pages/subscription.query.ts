import {defineQuery} from 'groq'

export const subscriptionPageQuery = defineQuery(`{
  "texts": *[_type == "paymentPages" && _id == "paymentPages"][0].cancelSubscription,
  "orderLabel": *[_type == "paymentPages" && _id == "paymentPages"][0].success.orderLabel,
  "settings": *[_type == "siteSettings" && _id == "siteSettings"][0]{brandName, company, phone, emails, vatRate}
}`)
