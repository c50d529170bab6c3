import {defineQuery} from 'groq'

export const loginQuery = defineQuery(`{
  "page": *[_type == "loginPage" && _id == "loginPage"][0].login,
  "series": *[_type == "visitorSeries"] | order(_id)[0]{points[]{date, visitors, benchmark}}
}`)

export const logoutQuery = defineQuery(`{
  "page": *[_type == "loginPage" && _id == "loginPage"][0].logout
}`)
