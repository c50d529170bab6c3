import {defineQuery} from 'groq'

export const paymentSuccessQuery = defineQuery(`{
  "page": *[_type == "paymentPages" && _id == "paymentPages"][0]{
    success, address, waiting, duplicate, unknown, unavailable
  }
}`)

export const paymentCancelledQuery = defineQuery(`{
  "page": *[_type == "paymentPages" && _id == "paymentPages"][0]{cancelled, failed, expired}
}`)
