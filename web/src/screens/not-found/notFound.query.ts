import {defineQuery} from 'groq'

export const notFoundQuery = defineQuery(`{
  "page": *[_type == "notFoundPage" && _id == "notFoundPage"][0]{code, heading, text, flavour, action}
}`)
