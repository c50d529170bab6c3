import {defineQuery} from 'groq'

export const paymentSuccessQuery = defineQuery(`{
  "page": *[_type == "paymentPages" && _id == "paymentPages"][0].success{heading, body, action, noMail}
}`)

export const paymentCancelledQuery = defineQuery(`{
  "page": *[_type == "paymentPages" && _id == "paymentPages"][0].cancelled{heading, body, retry, back, help}
}`)
