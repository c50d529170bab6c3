import {defineQuery} from 'groq'
import {INVALID_EMAIL} from '../../../../domain/content/fragments.ts'

export const loginQuery = defineQuery(`{
  "page": *[_type == "loginPage" && _id == "loginPage"][0].login,
  "invalidEmail": ${INVALID_EMAIL},
  "series": *[_type == "visitorSeries"] | order(_id)[0]{points[]{date, visitors, benchmark}}
}`)

export const logoutQuery = defineQuery(`{
  "page": *[_type == "loginPage" && _id == "loginPage"][0].logout
}`)
